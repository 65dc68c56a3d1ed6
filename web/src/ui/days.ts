/** Days in the form in which the server writes them. */
import { language } from "./i18n.svelte";

/** A day such as 2026-12-31 in the reader's language, independent of the time zone. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
