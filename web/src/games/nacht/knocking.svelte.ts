/**
 * The time for knocking, as this player sees it.
 *
 * It begins when the moment appears on the own screen (GN24) and ends after the agreed time with
 * letting it pass (GN23). Who has knocked takes the time it needs to name the tile, and cannot take it back.
 */
import type { Knock, Move, Pass } from "./wire";

export class Knocking {
  /** The knock has been heard; now the tile is to be named. */
  heard = $state(false);

  /** How long the clock ran before, and since when it runs; null while it stands. */
  #ran = 0;
  #since: number | null = null;

  constructor(
    private readonly legal: () => Move[],
    private readonly play: (move: Move) => void,
    private readonly clock: () => number = Date.now,
  ) {}

  /** All knocks that could be made. */
  get knocks(): Knock[] {
    return this.legal().filter((move): move is Knock => move.type === "knock");
  }

  get pass(): Pass | undefined {
    return this.legal().find((move): move is Pass => move.type === "pass");
  }

  /** How much of the time is over, in milliseconds. */
  get spent(): number {
    return this.#ran + (this.#since === null ? 0 : this.clock() - this.#since);
  }

  /** Whether a tile can be named now: after the knock, or when one has been found right (GN25b). */
  get naming(): boolean {
    return this.heard || (this.knocks.length > 0 && !this.pass);
  }

  /** Knocks; where there is only one thing to say, says it at once. */
  knock(): void {
    const [first, ...more] = this.knocks;
    if (!first || this.heard) return;
    if (more.length === 0) this.play(first);
    else this.heard = true;
  }

  allows(tile: string): boolean {
    return this.naming && this.knocks.some((move) => move.tile === tile);
  }

  /** Names the overlooked tile. */
  name(tile: string): void {
    const move = this.knocks.find((one) => one.tile === tile);
    if (move && this.naming) this.play(move);
  }

  letPass(): void {
    if (this.pass && !this.heard) this.play(this.pass);
  }

  /** The moment is over, whoever ended it. */
  end(): void {
    this.heard = false;
    this.#ran = 0;
    this.#since = null;
  }

  /** Lets it pass when the time is over; returns how to halt the clock while others' answers are shown. */
  watch(time: number): () => void {
    this.#since = this.clock();
    const timer = setTimeout(() => this.letPass(), Math.max(0, time - this.#ran));
    return () => {
      clearTimeout(timer);
      this.#ran = this.spent;
      this.#since = null;
    };
  }
}
