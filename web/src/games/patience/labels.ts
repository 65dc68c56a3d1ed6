/** Labels of the cards for screen readers. */
import type { Say } from "../../ui/i18n.svelte";
import { type Face, nameOf } from "../_shared/africa-cards/deck";

/** A card with its place, as the log calls it. */
export function faceName(face: Face | undefined, say: Say): string {
  return face ? nameOf(face, say) : "";
}
