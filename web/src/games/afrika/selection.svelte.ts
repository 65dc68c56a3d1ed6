/** The card that the player has picked, and what can be done with it. */
import { valueOf } from "../_shared/africa-cards/deck";
import type { Move } from "./types";

export type Way = "play" | "under";

export class Selection {
  card = $state<string | null>(null);

  constructor(
    private readonly legal: () => Move[],
    private readonly play: (move: Move) => void,
  ) {}

  /** What may be done with this card. Moves name values: of equal cards the oldest goes. */
  ways(card: string): Way[] {
    const value = valueOf(card);
    return this.legal().flatMap((move) => (move.type !== "pass" && move.value === value ? [move.type] : []));
  }

  /** Whether the chosen card may be played in this way. */
  allows(way: Way): boolean {
    return this.card !== null && this.ways(this.card).includes(way);
  }

  /** Whether passing is allowed. */
  get mayPass(): boolean {
    return this.legal().some((move) => move.type === "pass");
  }

  /** Picks a card, or lets go of it. */
  pick(card: string): void {
    if (this.ways(card).length > 0) this.card = this.card === card ? null : card;
  }

  /** Makes the move with the chosen card, if it is legal. */
  go(way: Way): void {
    const value = this.card === null ? null : valueOf(this.card);
    this.#make(this.legal().find((move) => move.type === way && move.value === value));
  }

  /** Passes, if that is legal. */
  pass(): void {
    this.#make(this.legal().find((move) => move.type === "pass"));
  }

  /** Lets go of the card. */
  cancel(): void {
    this.card = null;
  }

  #make(move: Move | undefined): void {
    if (move) this.play(move);
  }
}
