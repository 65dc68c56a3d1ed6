/** How long each event stays on screen. */
import { prefersReducedMotion } from "../../ui/motion";
import type { Event } from "./types";

const MOVE = 650;
/** Tokens turn up, boards come and go: a glance is enough. */
const GLANCE = 600;
const STEP = 900;
/** Money is what one wants to see. */
const PAYMENT = 1300;
/** Without movement to show what changed, the sentence alone must be read. */
const STILL_STEP = 1500;

/** The pause after an event, in milliseconds. */
export function durationOf(event: Event, explained: boolean): number {
  if (!explained) return MOVE;
  if (prefersReducedMotion()) return STILL_STEP;
  switch (event.type) {
    case "prize_paid":
    case "consolation_paid":
    case "tied":
    case "tie_broken":
      return PAYMENT;
    case "placed":
    case "revealed":
    case "constellation_discarded":
    case "constellation_laid_out":
      return GLANCE;
    default:
      return STEP;
  }
}

/** Whether a move completed a constellation. */
export function isExplained(events: Event[]): boolean {
  return events.some((event) => event.type === "constellation_discarded");
}

/** Whether an event is what a player did, rather than what it caused. */
export function startsTurn(event: Event): boolean {
  return event.type === "placed";
}
