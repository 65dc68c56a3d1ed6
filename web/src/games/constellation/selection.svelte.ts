/**
 * What the player has picked so far.
 *
 * A move is made of parts: piles ("pile-4") and cells ("1,-2", free or with a tile). One click picks a part,
 * another click a second one, in any order; a move of one part is made at once.
 */
import { keyOf } from "./hex";
import type { Move, Tile } from "./types";

/** The part that a pile is. */
export function pilePart(star: number): string {
  return `pile-${star}`;
}

function isPile(part: string): boolean {
  return part.startsWith("pile-");
}

/** The parts of a move on the table; moves with cards have none. */
export function partsOf(move: Move, tiles: Tile[]): string[] {
  switch (move.type) {
    case "place":
    case "replace":
      return [pilePart(move.star), keyOf(move)];
    case "move_moon": {
      const moon = tiles.find((tile) => tile.star === null);
      return moon ? [keyOf(moon), keyOf(move)] : [];
    }
    case "swap":
      return [keyOf(move), keyOf({ q: move.other_q, r: move.other_r })];
    case "cover":
      return [keyOf(move)];
    default:
      return [];
  }
}

/** What a picked part waits for. */
export type Next = "tile" | "cell" | "cell-or-star" | "moon-cell" | "pile" | "pile-or-moon";

export class Selection {
  /** The part that was picked first. */
  picked = $state<string | null>(null);
  /** The card whose change waits for a second click. */
  doubted = $state<string | null>(null);

  #moves = $derived.by(() => this.legal().map((move) => ({ move, parts: partsOf(move, this.tiles()) })));
  #usable = $derived(new Set(this.#moves.flatMap(({ parts }) => parts)));
  /** The parts that complete a move together with the picked one. */
  #second = $derived.by(() => {
    const fitting = this.#moves.filter(({ parts }) => this.picked !== null && parts.includes(this.picked));
    return new Set(fitting.flatMap(({ parts }) => parts.filter((part) => part !== this.picked)));
  });

  constructor(
    private readonly legal: () => Move[],
    private readonly tiles: () => Tile[],
    private readonly play: (move: Move) => void,
  ) {}

  /** The parts that any legal move uses. */
  get usable(): Set<string> {
    return this.#usable;
  }

  /** Whether a click on this part completes a move. */
  completes(part: string): boolean {
    if (this.picked !== null) return this.#second.has(part);
    return this.#moves.some(({ parts }) => parts.length === 1 && parts[0] === part);
  }

  /** Whether this part is of use: together with the picked one, or in its place. */
  allows(part: string): boolean {
    if (this.picked === null || !this.#usable.has(this.picked)) return this.#usable.has(part);
    return this.#second.has(part) || (this.#usable.has(part) && isPile(part) === isPile(this.picked));
  }

  /** Picks a part, makes the move that it completes, or lets go of it. A part of no use changes nothing. */
  pick(part: string): void {
    this.doubted = null;
    const wanted = this.picked === null ? [part] : [this.picked, part];
    const found = this.#moves.find(
      ({ parts }) => parts.length === wanted.length && wanted.every((one) => parts.includes(one)),
    );
    if (found && new Set(wanted).size === wanted.length) this.play(found.move);
    else if (part === this.picked) this.picked = null;
    else if (this.allows(part)) this.picked = part;
  }

  /** What the player has to choose now that a part is picked. */
  get next(): Next | null {
    const { picked } = this;
    if (picked === null) return null;
    const moves = this.#moves.filter(({ parts }) => parts.includes(picked)).map(({ move, parts }) => ({ type: move.type, parts }));
    if (moves.some(({ type }) => type === "swap")) return "tile";
    if (isPile(picked)) return moves.some(({ type }) => type === "replace") ? "cell-or-star" : "cell";
    const moon = moves.find(({ type }) => type === "move_moon");
    if (moon?.parts[0] === picked) return "moon-cell";
    return moon ? "pile-or-moon" : "pile";
  }

  /** Lifts a part in order to drag it. */
  lift(part: string): void {
    this.cancel();
    if (this.#usable.has(part)) this.picked = part;
  }

  mayChange(card: string): boolean {
    return this.legal().some((move) => move.type === "change" && move.card === card);
  }

  /** Changes a card; the second click confirms it. */
  change(card: string): void {
    const move = this.legal().find((one) => one.type === "change" && one.card === card);
    this.picked = null;
    if (move && this.doubted === card) this.play(move);
    else this.doubted = move ? card : null;
  }

  get mayKeep(): boolean {
    return this.legal().some((move) => move.type === "keep");
  }

  keep(): void {
    const move = this.legal().find((one) => one.type === "keep");
    if (move) this.play(move);
  }

  /** Whether the player is asked to go on or to stop. */
  get mayAnswer(): boolean {
    return this.legal().some((move) => move.type === "go_on");
  }

  answer(answer: "go_on" | "stop"): void {
    const move = this.legal().find((one) => one.type === answer);
    if (move) this.play(move);
  }

  /** Lets go of everything. */
  cancel(): void {
    this.picked = null;
    this.doubted = null;
  }
}
