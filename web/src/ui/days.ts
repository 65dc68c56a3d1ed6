/** Days in the reader's language. */
import { language } from "./i18n.svelte";

/** A day as the server writes it, such as 2026-12-31, independent of the time zone. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment, by the reader's clock. */
export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}
