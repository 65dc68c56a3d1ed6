/** Tiles that fly from the stack or a player to their place in the picture. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "../../ui/motion";

type Flight = (node: Element, params: CrossfadeParams & { key: string }) => () => TransitionConfig;

export interface TileTransitions {
  leave: Flight;
  arrive: Flight;
}

const FLIGHT = 550;

/** One pair of transitions for a whole table: a tile that leaves with a key arrives with the same key. */
export function tileTransitions(): TileTransitions {
  const duration = prefersReducedMotion() ? 0 : FLIGHT;
  const [leave, arrive] = crossfade({
    duration,
    easing: cubicOut,
    fallback: (node) => scale(node, { duration: duration / 2, start: 0.9 }),
  });
  return { leave, arrive };
}
