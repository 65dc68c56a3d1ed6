/** Dragging a tile to its place, with a finger, a pen or a mouse. */

/** A pointer that moves less than this many pixels is a tap. */
const THRESHOLD = 8;

export class Drag {
  tile = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the tile. */
  cell = $state<string | null>(null);

  #stop: (() => void) | null = null;

  constructor(private readonly drop: (tile: string, cell: string | null) => void) {}

  /** Watches a pointer that went down on a tile. */
  watch(tile: string, down: PointerEvent): void {
    if (down.button !== 0) return;
    this.#stop?.();
    const listening = new AbortController();
    const { signal } = listening;
    this.#stop = () => listening.abort();
    addEventListener("pointermove", (move) => this.#move(tile, down, move), { signal });
    addEventListener("pointerup", () => this.#end(tile), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
  }

  /** Puts the tile back. */
  cancel(): void {
    this.#stop?.();
    this.tile = null;
    this.cell = null;
  }

  #move(tile: string, down: PointerEvent, move: PointerEvent): void {
    const moved = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
    if (!this.tile && moved < THRESHOLD) return;
    this.tile = tile;
    this.x = move.clientX;
    this.y = move.clientY;
    this.cell = cellAt(this.x, this.y);
  }

  #end(tile: string): void {
    const dragged = this.tile !== null;
    const { cell } = this;
    this.cancel();
    if (!dragged) return;
    // The click that ends a drag is not a tap on the tile.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) });
    this.drop(tile, cell);
  }
}

function cellAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]")?.dataset["cell"] ?? null;
}
