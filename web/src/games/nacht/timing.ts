/** How long each event stays on screen. */
import { prefersReducedMotion } from "../../ui/motion";
import type { Event } from "./types";

const MOVE = 650;
/** A word, and nothing to look at. */
const WORD = 450;
/** Nothing to look at, and whoever is about to knock must not be kept from it. */
const NOD = 0;
const STEP = 1100;
/** Money is what one wants to see. */
const PAYMENT = 1600;
/** Without movement to show what changed, the sentence alone must be read. */
const STILL_STEP = 1700;

/** The pause after an event, in milliseconds. */
export function durationOf(event: Event, explained: boolean): number {
  if (event.type === "let_pass") return NOD;
  if (!explained) return event.type === "said_weiter" ? WORD : MOVE;
  if (prefersReducedMotion()) return STILL_STEP;
  return isPayment(event) ? PAYMENT : STEP;
}

/** Whether a move has to be explained step by step: money moves, or somebody knocks. */
export function isExplained(events: Event[]): boolean {
  return events.some((event) => isPayment(event) || event.type === "strict_from_now" || event.type === "match_ended");
}

function isPayment(event: Event): boolean {
  switch (event.type) {
    case "square_closed":
    case "constellation_finished":
    case "set_aside_paid":
    case "knocked":
    case "knock_rewarded":
    case "knock_fined":
    case "bonus_paid":
    case "tiles_paid_for":
      return true;
    default:
      return false;
  }
}

/** Whether an event is the first of a move's events. A tile won by knocking belongs to its knock. */
export function startsTurn(event: Event): boolean {
  switch (event.type) {
    case "tile_laid":
      return event.rule !== "N58";
    case "did_not_fit":
    case "forgone":
    case "said_weiter":
    case "let_pass":
    case "knocked":
      return true;
    default:
      return false;
  }
}
