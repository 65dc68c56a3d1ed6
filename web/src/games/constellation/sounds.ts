/** What the events of the game sound like. */
import type { Sound } from "../../ui/sound";
import type { Event } from "./types";

export const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  star_placed: "tile",
  star_replaced: "tile",
  moon_moved: "tile",
  tiles_swapped: "tile",
  cloud_put: "draw",
  figure_stood: "turn-over",
  objective_realised: "sparkle",
  point_scored: "coin",
  objective_shown: "card",
  objective_drawn: "draw",
};
