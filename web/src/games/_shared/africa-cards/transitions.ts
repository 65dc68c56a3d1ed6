/** Cards that fly: from a player to the table, and from the table to the player who won them. */
import type { TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "../../../ui/motion";

const FLIGHT = 420;

/** A card that flies from or to the element that the selector finds; it fades if there is none. */
export function flight(card: Element, { to, delay = 0 }: { to: () => string; delay?: number }): TransitionConfig {
  if (prefersReducedMotion()) return { duration: 0 };
  const here = card.getBoundingClientRect();
  const there = document.querySelector(to())?.getBoundingClientRect() ?? here;
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return {
    delay,
    duration: FLIGHT,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, away) =>
      `transform: translate(${x * away}px, ${y * away}px) scale(${0.35 + 0.65 * t}) rotate(${away * -14}deg); opacity: ${Math.min(1, t * 3)}`,
  };
}
