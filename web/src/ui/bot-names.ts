/** The names of bots in the reader's language. */
import { say } from "./i18n.svelte";

/** A bot's name in the reader's language; the name itself if the catalogue has no translation. */
export function botName(name: string): string {
  const id = `bot-${name}`;
  const words = say(id);
  return words === id ? name : words;
}

/** The short name: the part before the colon, without the description. */
export function shortBotName(name: string): string {
  return botName(name).split(":", 1)[0]!.trim();
}
