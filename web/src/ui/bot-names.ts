/** What bots are called. */
import { say } from "./i18n.svelte";

/** A bot's name in the reader's language; one that the catalogue does not know keeps its own. */
export function botName(name: string): string {
  const id = `bot-${name}`;
  const words = say(id);
  return words === id ? name : words;
}

/** The name alone: what stands before the colon, without a word on what the bot is like. */
export function shortBotName(name: string): string {
  return botName(name).split(":", 1)[0]!.trim();
}
