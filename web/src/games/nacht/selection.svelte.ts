/** What the player has picked so far: a tile, a place of the picture, or nothing. Both together make a move. */
import type { Lay, Move } from "./types";

export class Selection {
  tile = $state<string | null>(null);
  cell = $state<string | null>(null);
  /** The tile that was put where it does not belong, and how often that happened. */
  returned = $state.raw<{ tile: string; times: number } | null>(null);

  constructor(
    private readonly table: {
      legal: () => Move[];
      /** Whether the page may show what fits. If not, all empty places look alike. */
      strict: () => boolean;
      isEmpty: (cell: string) => boolean;
      play: (move: Lay) => void;
    },
  ) {}

  /** Whether this tile may be laid, or tried. */
  allowsTile(tile: string): boolean {
    return this.#lay(tile) !== undefined;
  }

  /** Whether a tile may be put here: in strict mode only the tile that fits, else any tile. */
  allowsCell(cell: string): boolean {
    if (this.table.strict()) return this.allowsTile(cell) && (this.tile ?? cell) === cell;
    return this.table.isEmpty(cell) && this.table.legal().some((move) => move.type === "lay");
  }

  /** Picks a tile, or puts it back. */
  pickTile(tile: string): void {
    if (!this.allowsTile(tile)) return;
    if (this.cell) this.put(tile, this.cell);
    else this.tile = this.tile === tile ? null : tile;
  }

  /** Picks a place. In strict mode the tile that fits there is laid at once. */
  pickCell(cell: string): void {
    if (!this.allowsCell(cell)) return;
    if (this.table.strict()) this.put(cell, cell);
    else if (this.tile) this.put(this.tile, cell);
    else this.cell = this.cell === cell ? null : cell;
  }

  /** Puts a tile on a place. On a wrong place nothing is sent: the tile just comes back, and stays picked. */
  put(tile: string, cell: string): void {
    const move = this.#lay(tile);
    if (!move) return;
    if (tile === cell) {
      this.table.play(move);
    } else {
      this.cell = null;
      this.tile = tile;
      this.returned = { tile, times: (this.returned?.times ?? 0) + 1 };
    }
  }

  /** Lets go of everything. */
  cancel(): void {
    this.tile = null;
    this.cell = null;
    this.returned = this.returned && { ...this.returned, tile: "" };
  }

  #lay(tile: string): Lay | undefined {
    return this.table.legal().find((move): move is Lay => move.type === "lay" && move.tile === tile);
  }
}
