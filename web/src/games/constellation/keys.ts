/** Keys of the table, besides Enter, Tab and the arrows: piles by their stars' points, and zoom. */
import type { Camera } from "./camera.svelte";
import { type Selection, pilePart } from "./selection.svelte";
import { STARS } from "./advance";

export const ZOOM_STEP = 1.35;

/** Does what a key means; says whether it means anything. */
export function pressKey(key: string, camera: Camera, selection: Selection): boolean {
  const star = STARS.find((one) => String(one) === key);
  if (star !== undefined) selection.pick(pilePart(star));
  else if (key === "+" || key === "=") camera.zoom(ZOOM_STEP);
  else if (key === "-") camera.zoom(1 / ZOOM_STEP);
  else if (key === "0") camera.reset();
  else return false;
  return true;
}
