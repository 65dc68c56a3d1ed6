/** What the events of the game sound like. */
import type { Sound } from "../../ui/sound";
import type { Event } from "./types";

export const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  tile_revealed: "turn-over",
  tile_laid: "tile",
  did_not_fit: "draw",
  square_closed: "coin",
  constellation_finished: "sparkle",
  forgone: "coin",
  knocked: "knock",
  knock_rewarded: "coin",
  knock_fined: "coin",
  bonus_paid: "coin",
};
