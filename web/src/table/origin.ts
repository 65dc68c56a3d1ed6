/** Where a deal comes from that was known before the table was opened. */
import type { Daily, Forked } from "../app/wire";
import { language, say } from "../app/words.svelte";

export type Origin = Daily | Forked;

/** In a few words, for the title; empty where the deal was made for the table. */
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

/** A day such as 2026-12-31 in the reader's language, wherever the reader's midnight is. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
