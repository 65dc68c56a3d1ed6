/** Which puzzles were solved in this browser. */
import { recall, remember } from "../ui/storage";

/** The ids of the solved puzzles of a game. */
export function solvedIn(game: string): Set<string> {
  return new Set(recall(key(game)).split(" ").filter(Boolean));
}

/** Notes that a puzzle was solved. */
export function noteSolved(game: string, puzzle: string): void {
  remember(key(game), [...solvedIn(game).add(puzzle)].join(" "));
}

function key(game: string): string {
  return `puzzles-solved-${game}`;
}
