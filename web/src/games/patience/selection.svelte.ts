/** What the player has picked: a card, and for the Star perhaps the first of two rows to join. */
import type { Join, Lay, Move, StartRow } from "./types";

/** How moves name the Star of Africa. */
export const STAR = "S";

export class Selection {
  card = $state<string | null>(null);
  /** Whether the Star is to join two rows, rather than to be laid like any card. */
  joining = $state(false);
  /** The row that comes before the Star. */
  front = $state<number | null>(null);

  constructor(
    private readonly legal: () => Move[],
    private readonly play: (move: Move) => void,
  ) {}

  /** Whether anything may be done with this card. */
  allowsCard(card: string): boolean {
    return this.legal().some((move) => (move.type === "join" ? card === STAR : move.card === card));
  }

  /** Whether the chosen card may be laid on this end of a row. */
  allowsEnd(row: number, front: boolean): boolean {
    return !this.joining && this.#laying(row, front) !== undefined;
  }

  /** Whether the chosen card may begin a new row. */
  get mayStart(): boolean {
    return !this.joining && this.#starting() !== undefined;
  }

  /** Whether the chosen card may join rows. */
  get mayJoin(): boolean {
    return this.card === STAR && this.#joins().length > 0;
  }

  /** Whether this row may be the next to be joined. */
  allowsJoin(row: number): boolean {
    if (!this.joining) return false;
    return this.#joins().some((move) => (this.front === null ? move.front === row : this.#isPair(move, row)));
  }

  /** Picks a card, or lets go of it. */
  pick(card: string): void {
    if (!this.allowsCard(card)) return;
    const same = this.card === card;
    this.cancel();
    if (same) return;
    this.card = card;
    // If joining is the only legal move, it is selected at once.
    this.joining = this.mayJoin && !this.legal().some((move) => move.type !== "join" && move.card === card);
  }

  /** Lays the chosen card on an end of a row, if that is legal. */
  lay(row: number, front: boolean): void {
    this.#make(this.#laying(row, front));
  }

  /** Begins a new row with the chosen card, if that is legal. */
  start(): void {
    this.#make(this.#starting());
  }

  /** Switches between laying the Star and joining rows with it. */
  switchJoining(): void {
    this.joining = !this.joining && this.mayJoin;
    this.front = null;
  }

  /** Picks the first row to join, lets go of it, or joins the second to it. */
  join(row: number): void {
    if (this.front === row) this.front = null;
    else if (this.front !== null) this.#make(this.#joins().find((move) => this.#isPair(move, row)));
    else if (this.allowsJoin(row)) this.front = row;
  }

  /** Lets go of everything. */
  cancel(): void {
    this.card = null;
    this.joining = false;
    this.front = null;
  }

  #joins(): Join[] {
    return this.legal().filter((move) => move.type === "join");
  }

  #laying(row: number, front: boolean): Lay | undefined {
    const lays = this.legal().filter((move) => move.type === "lay");
    return lays.find((move) => move.card === this.card && move.row === row && move.front === front);
  }

  #starting(): StartRow | undefined {
    return this.legal().filter((move) => move.type === "start_row").find((move) => move.card === this.card);
  }

  #isPair(move: Join, back: number): boolean {
    return move.front === this.front && move.back === back;
  }

  #make(move: Move | undefined): void {
    if (move) this.play(move);
  }
}
