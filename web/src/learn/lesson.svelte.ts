/** The way through a lesson: step by step, where a step is something to read and perhaps a move to make. */
import type { LessonStep, LessonReplay } from "../protocol/types";
import type { Stage } from "../table/animator.svelte";
import { Teller } from "../replay/cursor.svelte";

export class Lesson {
  /** Which step is read or being done. */
  index = $state(0);
  /** The moves of this step are being shown. */
  showing = $state(false);
  /** How often something else than the move asked for was tried in this step. */
  nudges = $state(0);
  /** All steps are done. */
  done = $state(false);

  readonly steps: LessonStep[];
  readonly #teller: Teller;

  constructor(
    lesson: LessonReplay,
    private readonly stage: Stage,
  ) {
    this.steps = lesson.steps;
    this.#teller = new Teller(lesson.story, stage);
    this.go(0);
  }

  get step(): LessonStep {
    return this.steps[this.index]!;
  }

  /** The moves that the table offers now. */
  get legal(): unknown[] {
    return this.showing || this.stage.act ? [] : this.step.offered;
  }

  /** Goes to a step, as if those before it had been done. */
  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.steps.length - 1);
    this.showing = false;
    this.nudges = 0;
    this.done = false;
    this.#teller.jump(this.step.begins);
  }

  /** The learner makes a move; only the one that is asked for counts. */
  play(move: unknown): void {
    if (this.showing) return;
    if (isSame(move, this.step.asked)) this.next();
    else this.nudge();
  }

  /** Something else was tried. */
  nudge(): void {
    this.nudges += 1;
  }

  /** Does what the step asks for, and shows what follows. */
  next(): void {
    if (this.showing) return;
    this.showing = true;
    this.#teller.tell(this.step.ends);
    this.rest();
  }

  /** To be called when the stage rests: everything of this step has been shown. */
  rest(): void {
    if (!this.showing || this.stage.act) return;
    this.showing = false;
    this.nudges = 0;
    if (this.index + 1 < this.steps.length) this.index += 1;
    else this.done = true;
  }
}

/** Whether two moves say the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  return spelt(one) === spelt(other);
}

function spelt(move: unknown): string {
  if (typeof move !== "object" || move === null) return JSON.stringify(move);
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}
