/** Tiles that travel: from the stack or a player to their place in the picture. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { stillness } from "../../ui/motion";

type Journey = (node: Element, params: CrossfadeParams & { key: string }) => () => TransitionConfig;

export interface Travel {
  leave: Journey;
  arrive: Journey;
}

const JOURNEY = 550;

/** One pair of journeys for a whole table: what leaves with a key arrives with the same key. */
export function makeTravel(): Travel {
  const duration = stillness() ? 0 : JOURNEY;
  const [leave, arrive] = crossfade({
    duration,
    easing: cubicOut,
    fallback: (node) => scale(node, { duration: duration / 2, start: 0.9 }),
  });
  return { leave, arrive };
}
