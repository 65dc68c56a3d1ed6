/** The names and levels of bots in the reader's language. */
import { say } from "./i18n.svelte";

/** The levels, the weakest first. */
export const LEVELS = ["twinkle", "star", "nova", "supernova"];

/** A bot's name in the reader's language; the name itself if the catalogue has no translation. */
export function botName(name: string): string {
  return said(`bot-${name}`) ?? name;
}

/** The short name: the part before the colon, without the description. */
export function shortBotName(name: string): string {
  return botName(name).split(":", 1)[0]!.trim();
}

/** The number of a bot's level, counted from 1; 0 for bots that are no levels, however strong they are. */
export function levelOf(name: string): number {
  return LEVELS.indexOf(name.split("@", 1)[0]!) + 1;
}

/** What is written on a bot's badge: "Bot: gentle"; for a bot that is no level, its name. */
export function levelWord(name: string): string {
  return say("table-bot-level", { level: said(`level-${name.split("@", 1)[0]}`) ?? shortBotName(name) });
}

function said(id: string): string | undefined {
  const words = say(id);
  return words === id ? undefined : words;
}
