/** How long each event stays on screen. */
import { prefersReducedMotion } from "../../ui/motion";
import type { Event } from "./types";

const MOVE = 650;
/** Drawing a card is shown briefly, passing a little longer. */
const GLANCE = 160;
const WORD = 900;
/** A trick is collected. */
const SWEEP = 1000;
const STEP = 1000;
/** Victory tokens are shown longest. */
const REWARD = 1400;
/** Without animation, the sentence alone has to be read. */
const STILL_STEP = 1500;

/** How long an event stays on screen, in milliseconds. */
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

/** Whether an event is a player's move, rather than something it caused. */
export function startsTurn(event: Event): boolean {
  return ["led", "beaten", "slid_under", "passed"].includes(event.type);
}
