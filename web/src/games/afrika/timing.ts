/** How long each event stays on screen. */
import { prefersReducedMotion } from "../../ui/motion";
import type { Event } from "./types";

const MOVE = 650;
/** A card from the stock needs no more than a glance, and passing little more. */
const GLANCE = 160;
const WORD = 480;
/** Tricks are swept up. */
const SWEEP = 1000;
const STEP = 1000;
/** Tokens are what one plays for. */
const REWARD = 1400;
/** Without movement to show what changed, the sentence alone must be read. */
const STILL_STEP = 1500;

/** The pause after an event, in milliseconds. */
export function durationOf(event: Event, explained: boolean): number {
  if (explained && prefersReducedMotion() && !isDeal(event)) return STILL_STEP;
  switch (event.type) {
    case "drawn":
    case "hand_dealt":
      return GLANCE;
    case "passed":
    case "player_out":
    case "lead_passed_on":
      return WORD;
    case "trick_won":
    case "pile_taken":
    case "pile_discarded":
      return SWEEP;
    case "token_awarded":
    case "bonus_awarded":
    case "tie_broken":
    case "match_won":
      return REWARD;
    default:
      return explained ? STEP : MOVE;
  }
}

function isDeal(event: Event): boolean {
  return event.type === "drawn" || event.type === "hand_dealt";
}

/** Whether a move ended a round. */
export function isExplained(events: Event[]): boolean {
  return events.some((event) => event.type === "round_ended");
}

/** Whether an event is what a player did, rather than what came of it. */
export function startsTurn(event: Event): boolean {
  return ["led", "beaten", "slid_under", "passed"].includes(event.type);
}
