/** The seats of a table that plays a match on. */
import type { SeatPlan } from "../protocol/types";

/** How the form names the person at this browser, and a friend who gets the link; all else is a bot's name. */
export const ME = "me";
export const FRIEND = "open";

const USUAL_BOT = "star";

/** The player in one seat, and bots in the others. */
export function usualPlan(seats: number, own: number, bot: string): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === own ? ME : bot || USUAL_BOT));
}

/** The plan in the form that the server takes. */
export function planOf(chosen: string[]): SeatPlan[] {
  return chosen.map((who): SeatPlan => {
    if (who === ME) return { kind: "me" };
    return who === FRIEND ? { kind: "open" } : { kind: "bot", bot: who };
  });
}
