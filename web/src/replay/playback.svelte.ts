/** Playing a replay: forward, back, to any turn, and on by itself. */
import type { Animator } from "../table/animator.svelte";
import type { ReplayCursor } from "./cursor.svelte";

/** The pause between two turns, in milliseconds at normal speed. */
const PAUSE = 700;

export class Playback {
  /** Whether the replay goes on by itself. */
  playing = $state(false);
  /** How many times faster than normal. */
  speed = $state(1);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly cursor: ReplayCursor,
    private readonly animator: Animator,
  ) {}

  get atEnd(): boolean {
    return this.cursor.at === this.cursor.length;
  }

  /** Shows the next turn; if one is being shown, ends it. */
  forward(): void {
    this.pause();
    if (this.animator.turn) this.animator.skip();
    else this.cursor.playTo(this.cursor.at + 1);
  }

  /** Goes back by one turn. */
  back(): void {
    this.jump(this.cursor.at - 1);
  }

  /** Goes to the position after this many turns. */
  jump(turns: number): void {
    this.pause();
    this.cursor.jump(turns);
  }

  /** Starts playing, from the beginning if it is at the end; or pauses. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd && !this.animator.turn) this.cursor.jump(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** To be called when the animator has shown a turn to its end: plays the next one after a pause. */
  turnShown(): void {
    if (!this.playing || this.animator.turn) return;
    clearTimeout(this.#timer);
    if (this.atEnd) this.playing = false;
    else this.#timer = setTimeout(() => this.#next(), PAUSE / this.speed);
  }

  #next(): void {
    if (!this.animator.turn) this.cursor.playTo(this.cursor.at + 1);
  }
}
