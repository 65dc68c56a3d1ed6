/** The place in a replay: a jump resets the animator as a snapshot does, a step forward adds turns to it. */
import type { Replay } from "../protocol/types";
import type { Animator } from "../table/animator.svelte";
import { historyUntil, positionAfter, turnUpdate } from "./turns";

export class ReplayCursor {
  /** How many turns have been shown or wait in the animator's queue. */
  at = $state(0);

  constructor(
    private readonly replay: Replay,
    private readonly animator: Animator,
  ) {
    this.jump(0);
  }

  /** How many turns the replay has. */
  get length(): number {
    return this.replay.turns.length;
  }

  /** Shows the position after this many turns at once. */
  jump(turns: number): void {
    this.at = Math.min(Math.max(turns, 0), this.length);
    this.animator.reset(positionAfter(this.replay, this.at), historyUntil(this.replay, this.at));
  }

  /** Shows the next turns one after the other, until this many have been shown. */
  playTo(turns: number): void {
    for (; this.at < Math.min(turns, this.length); this.at += 1) {
      this.animator.add(turnUpdate(this.replay, this.at));
    }
  }
}
