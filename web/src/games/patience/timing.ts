/** How long each event stays on screen. */
import type { Event } from "./types";

/** One plays alone and at one's own speed: nothing is to be waited for. */
const MOVE = 420;
const DRAW = 180;
const JOIN = 1200;
const END = 2200;

/** The pause after an event, in milliseconds. */
export function durationOf(event: Event): number {
  switch (event.type) {
    case "drawn":
      return DRAW;
    case "rows_joined":
      return JOIN;
    case "finished":
      return END;
    default:
      return MOVE;
  }
}

/** Whether a move laid the last card, after which the rows are counted. */
export function isExplained(events: Event[]): boolean {
  return events.some((event) => event.type === "finished");
}

/** Whether an event is what the player did, rather than what came of it. */
export function startsTurn(event: Event): boolean {
  return ["laid", "row_started", "rows_joined"].includes(event.type);
}
