/** A lesson, step by step: each step is something to read and perhaps a move to make. */
import type { LessonStep, LessonReplay } from "../protocol/types";
import type { Animator } from "../table/animator.svelte";
import { ReplayCursor } from "../replay/cursor.svelte";
import { isSameMove } from "../table/same-move";

export class Lesson {
  /** The current step. */
  index = $state(0);
  /** Whether the turns of this step are being shown. */
  showing = $state(false);
  /** How often another move was tried in this step. */
  nudges = $state(0);
  /** Whether all steps are done. */
  done = $state(false);

  readonly steps: LessonStep[];
  readonly #cursor: ReplayCursor;

  constructor(
    lesson: LessonReplay,
    private readonly animator: Animator,
  ) {
    this.steps = lesson.steps;
    this.#cursor = new ReplayCursor(lesson.replay, animator);
    this.go(0);
  }

  get step(): LessonStep {
    return this.steps[this.index]!;
  }

  /** The moves that the table offers now. */
  get legal(): unknown[] {
    return this.showing || this.animator.turn ? [] : this.step.offered;
  }

  /** Goes to a step, with the position that the steps before it lead to. */
  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.steps.length - 1);
    this.showing = false;
    this.nudges = 0;
    this.done = false;
    this.#cursor.jump(this.step.begins);
  }

  /** The learner makes a move; only the one that is asked for counts. */
  play(move: unknown): void {
    if (this.showing) return;
    if (isSameMove(move, this.step.asked)) this.next();
    else this.nudge();
  }

  /** Counts a try that is not the move the step asks for. */
  nudge(): void {
    this.nudges += 1;
  }

  /** Plays the move that the step asks for, and shows what follows. */
  next(): void {
    if (this.showing) return;
    this.showing = true;
    this.#cursor.playTo(this.step.ends);
    this.turnsShown();
  }

  /** To be called when the animator has shown all turns: goes on to the next step. */
  turnsShown(): void {
    if (!this.showing || this.animator.turn) return;
    this.showing = false;
    this.nudges = 0;
    if (this.index + 1 < this.steps.length) this.index += 1;
    else this.done = true;
  }
}
