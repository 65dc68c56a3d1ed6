/** How long each event stays on screen. */
import type { Event } from "./types";

/** A solitaire player does not have to follow others, so events are short. */
const MOVE = 420;
const DRAW = 180;
const JOIN = 1200;
const END = 2200;

/** How long an event stays on screen, in milliseconds. */
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

/** Whether an event is the player's move, rather than something it caused. */
export function startsTurn(event: Event): boolean {
  return ["laid", "row_started", "rows_joined"].includes(event.type);
}
