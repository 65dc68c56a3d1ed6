/** Names in a row, as the reader would write them. */
import { language } from "./i18n.svelte";

/** "Ada, Bo and Cy". A single name is not worth the browser's grammar of lists, which is slow to load. */
export function listOf(names: string[]): string {
  return names.length === 1 ? names[0]! : new Intl.ListFormat(language()).format(names);
}
