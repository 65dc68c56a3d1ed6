/** The origin of a deal that was known before the table was opened: a daily deal, or an earlier match. */
import { dayName } from "../ui/days";
import type { Daily, Forked } from "../protocol/types";
import { say } from "../ui/i18n.svelte";

export type Origin = Daily | Forked;

/** In a few words, for the title; empty if the deal was made for the table. */
export function originOf(origin: Origin | null): string {
  if (!origin) return "";
  return origin.kind === "daily" ? dayName(origin.day) : say("origin-forked", { moves: origin.moves });
}

/** What that means. */
export function originNote(origin: Origin): string {
  return origin.kind === "daily"
    ? say("origin-daily-note", { day: dayName(origin.day) })
    : say("origin-forked-note", { moves: origin.moves });
}
