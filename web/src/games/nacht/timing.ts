/** How long each event stays on screen. */
import { prefersReducedMotion } from "../../ui/motion";
import type { Event } from "./types";

const MOVE = 650;
/** A spoken word, with nothing to look at. */
const WORD = 900;
/** Passing is not shown at all, because it must not delay a player who is about to knock. */
const NOD = 0;
const STEP = 1100;
/** Payments are shown longest. */
const PAYMENT = 1600;
/** Without animation, the sentence alone has to be read. */
const STILL_STEP = 1700;

/** How long an event stays on screen, in milliseconds. */
export function durationOf(event: Event, explained: boolean): number {
  if (event.type === "let_pass") return NOD;
  if (!explained) return event.type === "said_weiter" ? WORD : MOVE;
  if (prefersReducedMotion()) return STILL_STEP;
  return isPayment(event) ? PAYMENT : STEP;
}

/** Whether a turn is explained step by step: coins change hands, or a player knocks. */
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

/** Whether an event is the first of a turn. A tile won by knocking belongs to its knock. */
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
