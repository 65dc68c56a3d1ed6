/** What a table is part of: an evening, a daily deal, or an earlier match. */
import { dayName } from "../ui/days";
import type { Daily, EveningRound, Forked } from "../protocol/types";
import { say } from "../ui/i18n.svelte";

export type Origin = Daily | EveningRound | Forked;

/** In a few words, for the title; empty for any other table. */
export function originOf(origin: Origin | null): string {
  switch (origin?.kind) {
    case "daily":
      return dayName(origin.day);
    case "evening":
      return say("origin-evening", { round: origin.round });
    case "forked":
      return say("origin-forked", { moves: origin.moves });
    default:
      return "";
  }
}

/** What that means. */
export function originNote(origin: Origin): string {
  switch (origin.kind) {
    case "daily":
      return say("origin-daily-note", { day: dayName(origin.day) });
    case "evening":
      return say(origin.is_sealed ? "origin-evening-sealed-note" : "origin-evening-note", { round: origin.round });
    case "forked":
      return say("origin-forked-note", { moves: origin.moves });
  }
}

/** The id of the evening that a table belongs to. */
export function eveningOf(origin: Origin | null): string | null {
  return origin?.kind === "evening" ? origin.evening : null;
}

/** Whether others may still play the same deal, so that the table shows nothing to anybody else. */
export function isSealed(origin: Origin | null): boolean {
  return origin?.kind === "evening" && origin.is_sealed;
}
