/** What the events of the game sound like. */
import type { Sound } from "../../ui/sound";
import type { Event } from "./types";

export const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  led: "card",
  beaten: "card",
  slid_under: "card",
  drawn: "draw",
  trick_won: "sweep",
  pile_taken: "sweep",
  pile_discarded: "sweep",
  chips_paid: "coin",
  token_awarded: "coin",
  bonus_awarded: "sparkle",
};
