/**
 * Plays a story back on a stage, as the live line does with a table: a jump is a snapshot, a step forward is news.
 */
import type { Replay } from "../protocol/types";
import type { Stage } from "../table/animator.svelte";
import { eventsUntil, happenedIn, positionAt } from "./turns";

export class Teller {
  /** How many acts have been told or wait to be shown. */
  told = $state(0);

  constructor(
    private readonly story: Replay,
    private readonly stage: Stage,
  ) {
    this.jump(0);
  }

  /** How many acts the story has. */
  get length(): number {
    return this.story.acts.length;
  }

  /** Shows at once how things stood after so many acts. */
  jump(acts: number): void {
    this.told = Math.min(Math.max(acts, 0), this.length);
    this.stage.reset(positionAt(this.story, this.told), eventsUntil(this.story, this.told));
  }

  /** Shows what comes next, act by act, until so many have been told. */
  tell(until: number): void {
    for (; this.told < Math.min(until, this.length); this.told += 1) {
      this.stage.add(happenedIn(this.story, this.told));
    }
  }
}
