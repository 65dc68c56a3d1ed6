/** Who is to sit where when a match is played on. */
import type { SeatPlan } from "../protocol/types";

/** What the form calls the person at this browser, and whoever comes by the link; all else is the name of a bot. */
export const ME = "me";
export const FRIEND = "open";

const USUAL_BOT = "star";

/** Oneself in one seat, and bots in the others. */
export function usualPlan(seats: number, own: number, bot: string): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === own ? ME : bot || USUAL_BOT));
}

/** The same as the server wants it. */
export function planOf(chosen: string[]): SeatPlan[] {
  return chosen.map((who): SeatPlan => {
    if (who === ME) return { kind: "me" };
    return who === FRIEND ? { kind: "open" } : { kind: "bot", bot: who };
  });
}
