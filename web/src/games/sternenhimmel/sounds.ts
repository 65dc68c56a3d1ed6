/** What the events of the game sound like. */
import type { Sound } from "../../ui/sound";
import type { Event } from "./types";

export const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  placed: "token",
  revealed: "turn-over",
  black_holes_cancelled: "swallow",
  star_swallowed: "swallow",
  value_doubled: "sparkle",
  prize_paid: "coin",
  consolation_paid: "coin",
  constellation_laid_out: "tile",
};
