/** Lists of names in the reader's language. */
import { language } from "./i18n.svelte";

/** "Ada, Bo and Cy". A single name is returned as it is, because `Intl.ListFormat` is slow to load. */
export function listOf(names: string[]): string {
  return names.length === 1 ? names[0]! : new Intl.ListFormat(language()).format(names);
}
