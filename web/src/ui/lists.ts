/** Lists of names in the reader's language. */
import { say } from "./i18n.svelte";

/** "Ada, Bo and Cy", as Python's `Translator.listed` writes it. */
export function listOf(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("list-and", { rest: names.slice(0, -1).join(", "), last });
}
