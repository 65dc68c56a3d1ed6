/** Printed components have one language for everybody at the table. */
import type { AnyGameView } from "../games/registry";
import { language, type Say } from "../ui/i18n.svelte";

/** What to say if the components are in a language other than the reader's; nothing if they are not. */
export function languageNote(game: AnyGameView, printed: unknown, words: Say): string {
  const written = game.languageOf?.(printed) ?? "";
  return written && written !== language() ? words("board-language", { language: written }) : "";
}
