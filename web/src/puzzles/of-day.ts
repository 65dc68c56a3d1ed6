/** The puzzle of the day: it follows from the day alone, so it is the same everywhere. */
import type { GameInfo, PuzzleInfo } from "../protocol/types";

/** In an address, in place of a puzzle's id. */
export const DAILY = "daily";
const A_DAY = 86_400_000;

/** The game of today's puzzle: another one every day. */
export function gameOfDay(games: GameInfo[]): GameInfo | undefined {
  const able = games.filter(({ has_puzzles }) => has_puzzles).sort((a, b) => (a.name < b.name ? -1 : 1));
  return able[0] && able[daysUntil(able[0].today) % able.length];
}

/** A game's puzzle of a day: neighbours in the list, which are equally hard, are days apart. */
export function puzzleOfDay(puzzles: PuzzleInfo[], day: string): PuzzleInfo | undefined {
  return puzzles[(daysUntil(day) * strideFor(puzzles.length)) % puzzles.length];
}

/** A number with which counting round the list reaches every puzzle. */
function strideFor(count: number): number {
  const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));
  let stride = Math.max(1, Math.floor(count / 3) + 1);
  while (shared(stride, count) > 1) stride += 1;
  return stride;
}

/** The days from 1970 until this one. */
function daysUntil(day: string): number {
  return Math.floor(Date.parse(day) / A_DAY);
}
