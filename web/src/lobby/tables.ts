import { listedTables, myTables } from "../protocol/api";
import type { TableListing } from "../protocol/types";

/** The guest's own tables, and public tables of others that can be joined or watched. */
export interface TableLists {
  mine: TableListing[];
  listed: TableListing[];
}

/** Loads both lists at once. */
export async function loadTables(): Promise<TableLists> {
  const [mine, listed] = await Promise.all([myTables(), listedTables()]);
  return { mine, listed: listed.filter((card) => card.yours.length === 0) };
}

/** Open tables, those that wait for the guest first, and finished ones; the newest first in each list. */
export function sorted(cards: TableListing[]): { open: TableListing[]; over: TableListing[] } {
  const newest = [...cards].sort((a, b) => b.updated - a.updated);
  const under = newest.filter((card) => card.phase === "waiting" || card.phase === "playing");
  const open = [...under.filter((card) => card.your_turn), ...under.filter((card) => !card.your_turn)];
  return { open, over: newest.filter((card) => card.phase === "over") };
}

/** The results of the matches of one game against one kind of opponent. */
export interface Tally {
  game: string;
  /** The strongest bot at the table, "people", or "nobody". */
  against: string;
  played: number;
  won: number;
  /** Those of the wins that were shared with others. */
  shared: number;
  drawn: number;
}

/**
 * How often the guest won or drew, by game and opponent. A win of a bot that played the guest's seat is no win, and matches
 * played on from an earlier position do not count.
 */
export function tallies(cards: TableListing[], rank: (bot: string) => number): Tally[] {
  const found = new Map<string, Tally>();
  for (const card of cards) {
    const own = card.results?.find((result) => card.yours.includes(result.seat));
    if (!own || card.yours.length > 1 || card.origin?.kind === "forked") continue;
    const against = opponents(card, rank);
    const key = `${card.game} ${against}`;
    const tally = found.get(key) ?? { game: card.game, against, played: 0, won: 0, shared: 0, drawn: 0 };
    const first = card.results!.filter((result) => result.rank === 1).length;
    tally.played += 1;
    const stayed = card.seats.length > 1 && card.seats[own.seat]?.bot === null;
    const isWon = own.rank === 1 && stayed && !card.is_drawn;
    if (card.is_drawn && stayed) tally.drawn += 1;
    if (isWon) tally.won += 1;
    if (isWon && first > 1) tally.shared += 1;
    found.set(key, tally);
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || rank(a.against) - rank(b.against));
}

/** The games that the guest played with others. */
export function playedWithOthers(rows: Tally[]): string[] {
  return [...new Set(rows.filter(({ against }) => against !== "nobody").map(({ game }) => game))];
}

function opponents(card: TableListing, rank: (bot: string) => number): string {
  const others = card.seats.filter((_, seat) => !card.yours.includes(seat));
  if (others.length === 0) return "nobody";
  if (others.some((seat) => seat.kind === "person")) return "people";
  return others.map((seat) => seat.bot ?? "").sort((a, b) => rank(b) - rank(a))[0] ?? "";
}
