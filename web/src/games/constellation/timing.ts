/** How long each event stays on screen. */
import { prefersReducedMotion } from "../../ui/motion";
import type { Event } from "./types";

const MOVE = 600;
/** The Cloud follows the tile at once. */
const CLOUD = 350;
/** A figure is shown long enough to be recognised. */
const FIGURE = 1500;
const REALISED = 2600;
const STEP = 1300;
/** Without animation, the sentence alone has to be read. */
const STILL_STEP = 1800;

const FIRST = new Set<string>([
  "star_placed",
  "star_replaced",
  "moon_moved",
  "tiles_swapped",
  "objective_shown",
  "objectives_kept",
  "player_answered",
]);

/** How long an event stays on screen, in milliseconds. */
export function durationOf(event: Event, explained: boolean): number {
  if (event.type === "cloud_put") return CLOUD;
  if (event.type === "figure_stood") return FIGURE;
  if (event.type === "swapping_began") return REALISED;
  if (!explained || startsTurn(event)) return MOVE;
  if (event.type === "objective_realised") return REALISED;
  return prefersReducedMotion() ? STILL_STEP : STEP;
}

/** Whether an event is the first of a turn; a Cloud that is a move of its own belongs to the play before. */
export function startsTurn(event: Event): boolean {
  return FIRST.has(event.type);
}

/** Figures that win or score, and the end of the match, are explained step by step. */
export function isExplained(events: Event[]): boolean {
  return events.some(({ type }) => type === "objective_realised" || type === "match_won" || type === "match_drawn");
}
