/** A new table as the lobby's forms describe it: its seats, its clock and its options. */
import type { GameInfo, NewTable, OptionInfo, SeatPlan } from "../protocol/types";
import { language } from "../ui/i18n.svelte";
import { recall, remember } from "../ui/storage";

const USUAL_SEATS = 4;
const DIFFICULTIES: GameInfo["difficulty"][] = ["easy", "medium", "demanding"];

/** An owner's file that the server has understood. */
export interface OwnFile {
  name: string;
  summary: string;
  value: unknown;
}

/** What was chosen in the form of a game; options that are not named have the printed rules' value. */
export interface ChosenOptions {
  options: Record<string, string>;
  files: Record<string, OwnFile>;
}

/** The person who opens the table, then open seats for friends, then these bots in turn. */
export function planSeats(seats: number, friends: number, bots: string[]): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: "me", bot: null };
    if (seat <= friends) return { kind: "open", bot: null };
    return { kind: "bot", bot: bots[(seat - friends - 1) % bots.length] ?? null };
  });
}

/** All players at this device, first the person who opens the table. */
export function planHere(names: string[]): SeatPlan[] {
  return names.map((name, seat): SeatPlan => (seat === 0 ? { kind: "me", bot: null } : { kind: "here", bot: null, name }));
}

/** Only bots, for watching. */
export function planBots(seats: number, bots: string[]): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat): SeatPlan => ({ kind: "bot", bot: bots[seat % bots.length] ?? null }));
}

/** The clocks that the form offers. */
export const CLOCKS: Record<string, NewTable["clock"]> = {
  none: null,
  "move-30": { kind: "move", seconds: 30 },
  "move-120": { kind: "move", seconds: 120 },
  "move-600": { kind: "move", seconds: 600 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
};

/** In place of a bot's name: bots of several strengths. */
export const MIXED = "mixed";

/** The bot that was last chosen for the game called `name`; empty if there is none, or if it was several. */
export function lastBot(name: string): string {
  const last = recall(botKey(name));
  return last === MIXED ? "" : last;
}

/** The bot that was last chosen for a game; at first the gentlest. */
export function rememberedBot(game: GameInfo): string {
  const last = recall(botKey(game.name));
  return last === MIXED || game.bots.includes(last) ? last : (game.bots[0] ?? "");
}

/** Remembers the choice for the next match of this game. */
export function rememberBot(game: GameInfo, bot: string): void {
  remember(botKey(game.name), bot);
}

/** The bots that take turns in the seats of bots; of several strengths, the first is neither weak nor strong. */
export function botsFor(game: GameInfo, choice: string): string[] {
  if (choice !== MIXED) return [choice];
  const [weak, medium, strong] = game.bots;
  return [medium, weak, strong].filter((bot) => bot !== undefined);
}

function botKey(name: string): string {
  return `bot-${name}`;
}

/** How the games are offered: those for several players first, the easiest before the others. */
export function byEase(games: GameInfo[]): GameInfo[] {
  const rank = ({ seats, difficulty, minutes }: GameInfo) => [
    seats.length > 1 ? 0 : 1,
    DIFFICULTIES.indexOf(difficulty),
    minutes[0] ?? 0,
  ];
  return [...games].sort((a, b) => rank(a).map((value, index) => value - rank(b)[index]!).find(Boolean) ?? 0);
}

/** Four seats, or the number nearest to four that the game allows. */
export function usualSeats(game: GameInfo): number {
  const distance = (seats: number) => Math.abs(seats - USUAL_SEATS);
  return [...game.seats].sort((a, b) => distance(a) - distance(b))[0] ?? 1;
}

/** The value that an option has if nothing else is chosen: that of the reader's language, where that matters. */
export function usualValue(option: OptionInfo): string {
  return option.in_language[language()] ?? option.default;
}

/** The options that differ from the printed rules: only these are sent. */
export function changedOptions(game: GameInfo, { options, files }: ChosenOptions): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const option of game.options) {
    const { name } = option;
    const usual = usualValue(option);
    const chosen = options[name] ?? usual;
    if (files[name]) changed[name] = files[name].value;
    else if (chosen !== usual) changed[name] = chosen;
  }
  return changed;
}

/** What is played if nobody chooses anything: the sheet's recommendation for this number of players. */
export function recommendedOptions(game: GameInfo, seats: number): ChosenOptions {
  return { options: { ...game.presets[game.recommended[seats] ?? ""] }, files: {} };
}

/** The values of an option that make sense at a table with this many seats. */
export function choicesFor(option: OptionInfo, seats: number): string[] {
  return option.are_seats ? option.choices.filter((choice) => !(Number(choice) >= seats)) : option.choices;
}

/** The preset whose values are the ones chosen, if there is one. */
export function presetOf(game: GameInfo, chosen: ChosenOptions): string | undefined {
  const changed = JSON.stringify(changedOptions(game, chosen));
  const same = ([, options]: [string, Record<string, string>]) =>
    JSON.stringify(changedOptions(game, { options, files: {} })) === changed;
  return Object.entries(game.presets).find(same)?.[0];
}
