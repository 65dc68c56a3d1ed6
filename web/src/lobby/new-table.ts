/** A new table as the lobby's forms describe it: its seats, its clock and its options. */
import type { GameInfo, NewTable, SeatPlan } from "../protocol/types";

const USUAL_SEATS = 4;

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

/** The person who opens the table, then open seats for friends, then bots of different strengths. */
export function planSeats(seats: number, friends: number, bots: string[]): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: "me", bot: null };
    if (seat <= friends) return { kind: "open", bot: null };
    return { kind: "bot", bot: bots[(seat - friends - 1) % bots.length] ?? null };
  });
}

/** All players at this device, first the person who opens the table; `name` gives the names of the others. */
export function planHere(seats: number, name: (seat: number) => string): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat): SeatPlan => {
    return seat === 0 ? { kind: "me", bot: null } : { kind: "here", bot: null, name: name(seat) };
  });
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

/** Bots of several strengths, the first neither weak nor strong. */
export function mixedBots([weak, medium, strong]: string[]): string[] {
  return [medium, weak, strong].filter((bot) => bot !== undefined);
}

/** Four seats, or the number nearest to four that the game allows. */
export function usualSeats(game: GameInfo): number {
  const distance = (seats: number) => Math.abs(seats - USUAL_SEATS);
  return [...game.seats].sort((a, b) => distance(a) - distance(b))[0] ?? 1;
}

/** The options that differ from the printed rules: only these are sent. */
export function changedOptions(game: GameInfo, { options, files }: ChosenOptions): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const { name, default: usual } of game.options) {
    const chosen = options[name] ?? usual;
    if (files[name]) changed[name] = files[name].value;
    else if (chosen !== usual) changed[name] = chosen;
  }
  return changed;
}

/** The preset whose values are the ones chosen, if there is one. */
export function presetOf(game: GameInfo, chosen: ChosenOptions): string | undefined {
  const changed = JSON.stringify(changedOptions(game, chosen));
  const same = ([, options]: [string, Record<string, string>]) =>
    JSON.stringify(changedOptions(game, { options, files: {} })) === changed;
  return Object.entries(game.presets).find(same)?.[0];
}
