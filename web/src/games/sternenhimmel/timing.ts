/** How long each event stays on screen. */
import { prefersReducedMotion } from "../../ui/motion";
import type { Event } from "./types";

const MOVE = 650;
/** Revealed tokens and new boards are shown briefly. */
const GLANCE = 600;
const STEP = 900;
/** Payments are shown longest. */
const PAYMENT = 1300;
/** Without animation, the sentence alone has to be read. */
const STILL_STEP = 1500;

/** How long an event stays on screen, in milliseconds. */
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

/** Whether an event is a player's move, rather than something it caused. */
export function startsTurn(event: Event): boolean {
  return event.type === "placed";
}
