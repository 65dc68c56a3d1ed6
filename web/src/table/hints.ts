/** Hints on the board: which things bear which number. */
import type { Hint } from "../protocol/types";

/** One part of a hinted move: the test ids it may be found by, the hint's number, and what it is worth. */
export interface Mark {
  names: string[];
  rank: number;
  /** The chance of winning stands at one part of each move only: the one that tells it from the others. */
  chance: number | null;
}

/** The marks of all parts of all hinted moves, the best hint first. */
export function marksOf(hints: Hint[], partsOf: (move: unknown) => string[][]): Mark[] {
  const moves = hints.map(({ move }) => partsOf(move));
  const uses = (names: string[]) => moves.flat().filter((part) => part[0] === names[0]).length;
  return moves.flatMap((parts, index) => {
    const fewest = Math.min(...parts.map(uses));
    const telling = parts.findLastIndex((names) => uses(names) === fewest);
    return parts.map((names, nth) => ({
      names,
      rank: index + 1,
      chance: nth === telling ? hints[index]!.chance : null,
    }));
  });
}

/** The marks by the thing in sight that bears them; what cannot be seen bears none. */
export function byThing(marks: Mark[], isInSight: (name: string) => boolean): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const mark of marks) {
    const name = mark.names.find(isInSight);
    if (name === undefined) continue;
    const others = found.get(name) ?? [];
    // A thing that only leads the way may do so for two parts of one move.
    if (!others.some((other) => other.rank === mark.rank)) found.set(name, [...others, mark]);
  }
  return found;
}
