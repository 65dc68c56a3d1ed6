/** Hints on the board: which elements get which number. */
import type { Hint } from "../protocol/types";

/** A mark for one control of a hinted move: its test ids, the hint's number, and its chance of winning. */
export interface Mark {
  names: string[];
  rank: number;
  /** The chance is written at one control of each move only: the one that tells it from the other moves. */
  chance: number | null;
}

/** The marks of all controls of all hinted moves, the best hint first. */
export function marksOf(hints: Hint[], controlsOf: (move: unknown) => string[][]): Mark[] {
  const moves = hints.map(({ move }) => controlsOf(move));
  const uses = (names: string[]) => moves.flat().filter((control) => control[0] === names[0]).length;
  return moves.flatMap((controls, index) => {
    const fewest = Math.min(...controls.map(uses));
    const distinctive = controls.findLastIndex((names) => uses(names) === fewest);
    return controls.map((names, nth) => ({
      names,
      rank: index + 1,
      chance: nth === distinctive ? hints[index]!.chance : null,
    }));
  });
}

/** The marks by the visible element that gets them; controls that are out of sight get none. */
export function byElement(marks: Mark[], isInSight: (name: string) => boolean): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const mark of marks) {
    const name = mark.names.find(isInSight);
    if (name === undefined) continue;
    const others = found.get(name) ?? [];
    // An element that only leads to others may do so for two controls of one move.
    if (!others.some((other) => other.rank === mark.rank)) found.set(name, [...others, mark]);
  }
  return found;
}
