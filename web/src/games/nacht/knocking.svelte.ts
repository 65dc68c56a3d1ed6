/**
 * The time for knocking, as this player sees it.
 *
 * It starts when the moment appears on the player's own screen (GN24). A knock is reported at once; the player then
 * names the tile and cannot take the knock back. When the time is over, the table passes by itself (GN23).
 */
import type { Race } from "../view";
import type { Knock, Move, Pass } from "./types";

export class Knocking {
  /** The moment in which this player knocked. */
  #knocked = $state<number | null>(null);
  /** The moment that is on the screen, and since when. */
  #opened = $state<number | null>(null);
  #since = 0;

  constructor(
    private readonly legal: () => Move[],
    private readonly play: (move: Move, ms?: number) => void,
    private readonly race: () => Race | null = () => null,
    private readonly seat: () => number | null = () => null,
    private readonly clock: () => number = Date.now,
  ) {}

  /** All knocks that could be made. */
  get knocks(): Knock[] {
    return this.legal().filter((move): move is Knock => move.type === "knock");
  }

  get pass(): Pass | undefined {
    return this.legal().find((move): move is Pass => move.type === "pass");
  }

  /** Whether the knock has been reported, so that the tile has to be named now. */
  get heard(): boolean {
    const seat = this.seat();
    if (seat !== null && this.race()?.naming.includes(seat)) return true;
    return this.#knocked !== null && this.#knocked === this.#opened;
  }

  /** How much of the time has passed, in milliseconds. */
  get spent(): number {
    return this.#opened === null ? 0 : Math.round(this.clock() - this.#since);
  }

  /** Whether a tile can be named now: after the knock, or when one has been found right (GN25b). */
  get naming(): boolean {
    return this.heard || (this.knocks.length > 0 && !this.pass);
  }

  /** A moment to knock is on the screen; a table without a race has only one at a time. */
  begin(): void {
    const opened = this.race()?.opened ?? 0;
    if (opened === this.#opened) return;
    this.#opened = opened;
    this.#since = this.clock();
    this.race()?.shown();
  }

  /** The moment is over. */
  end(): void {
    this.#opened = null;
    this.#knocked = null;
  }

  /** Knocks; if only one tile can be named, names it at once. */
  knock(): void {
    const [first, ...more] = this.knocks;
    if (!first || this.heard) return;
    if (more.length === 0) {
      this.play(first, this.#time());
    } else {
      this.#knocked = this.#opened;
      this.race()?.claim(this.spent);
    }
  }

  allows(tile: string): boolean {
    return this.naming && this.knocks.some((move) => move.tile === tile);
  }

  /** Names the overlooked tile. */
  name(tile: string): void {
    const move = this.knocks.find((one) => one.tile === tile);
    if (move && this.naming) this.play(move, this.#time());
  }

  letPass(): void {
    if (this.pass && !this.heard) this.play(this.pass);
  }

  #time(): number | undefined {
    return this.race() ? this.spent : undefined;
  }
}
