/** The hands on a replay: forward, back, to any move, and on by itself. */
import type { Stage } from "../table/animator.svelte";
import type { Teller } from "./cursor.svelte";

/** How long a move stays before the next one, in milliseconds at normal speed. */
const PAUSE = 700;

export class Player {
  /** The replay goes on by itself. */
  playing = $state(false);
  /** How many times faster than usual. */
  speed = $state(1);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly teller: Teller,
    private readonly stage: Stage,
  ) {}

  get atEnd(): boolean {
    return this.teller.told === this.teller.length;
  }

  /** Shows the next move; one that is being shown is shown to its end. */
  forward(): void {
    this.pause();
    if (this.stage.act) this.stage.skip();
    else this.teller.tell(this.teller.told + 1);
  }

  /** Goes back before the last move. */
  back(): void {
    this.jump(this.teller.told - 1);
  }

  /** Goes to the position after so many moves. */
  jump(moves: number): void {
    this.pause();
    this.teller.jump(moves);
  }

  /** Goes on by itself, from the beginning where it had ended; or halts. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd && !this.stage.act) this.teller.jump(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** To be called when the stage rests. */
  rest(): void {
    if (!this.playing || this.stage.act) return;
    clearTimeout(this.#timer);
    if (this.atEnd) this.playing = false;
    else this.#timer = setTimeout(() => this.#next(), PAUSE / this.speed);
  }

  #next(): void {
    if (!this.stage.act) this.teller.tell(this.teller.told + 1);
  }
}
