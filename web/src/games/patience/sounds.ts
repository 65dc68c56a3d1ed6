/** What the events of the game sound like. */
import type { Sound } from "../../ui/sound";
import type { Event } from "./types";

export const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  laid: "card",
  row_started: "card",
  rows_joined: "sparkle",
  drawn: "draw",
};
