/** A person's attempt at a puzzle: what was tried, and whether the solution is shown. */
import type { Hint, PuzzleChoice, PuzzlePosition } from "../protocol/types";
import { isSameMove } from "../table/same-move";
import { noteSolved } from "./solved";

export class Attempt {
  /** The move that was tried last. */
  tried = $state.raw<unknown>(null);
  /** Whether the best move was found before the solution was shown. */
  solved = $state(false);
  /** Whether the chances of the moves are shown. */
  revealed = $state(false);

  constructor(readonly puzzle: PuzzlePosition) {}

  /** What is known of the move that was tried; null if it was not worth comparing. */
  get choice(): PuzzleChoice | null {
    return this.puzzle.choices.find(({ move }) => isSameMove(move, this.tried)) ?? null;
  }

  get isRight(): boolean {
    return this.choice !== null && this.choice === this.puzzle.choices[0];
  }

  /** The moves as hints, which the board can show. Alone at the table, the score to expect stands for the chance. */
  get hints(): Hint[] {
    return this.puzzle.choices.map(({ move, text, event, expected }) => ({
      move,
      text,
      event,
      chance: expected,
      share: 0,
    }));
  }

  /** A move was made on the board. */
  play(move: unknown): void {
    this.tried = move;
    if (!this.isRight || this.revealed) return;
    this.solved = true;
    this.revealed = true;
    noteSolved(this.puzzle.game, this.puzzle.id);
  }

  reveal(): void {
    this.revealed = true;
  }

  /** Begins anew, without the solution. */
  again(): void {
    this.tried = null;
    this.solved = false;
    this.revealed = false;
  }
}
