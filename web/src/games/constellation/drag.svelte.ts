/** Dragging a star from its pile, or a tile on the table, onto a cell. */
import { swallowClick } from "./gestures";

/** A pointer that moves less than this many pixels is a tap. */
const THRESHOLD = 8;
/** How far beside a cell's middle a tile may be let go. */
const REACH = 44;

export class Drag {
  /** The part that is being dragged, and the tile that shows it. */
  part = $state<string | null>(null);
  star = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  /** The cell on which it would land. */
  target = $state<string | null>(null);

  #listening: AbortController | null = null;

  constructor(
    private readonly hooks: {
      lift: (part: string) => void;
      drop: (target: string | null) => void;
    },
  ) {}

  /** Watches a pointer that went down on a pile or a tile. */
  watch(part: string, star: number | null, down: PointerEvent): void {
    if (down.button !== 0) return;
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pointermove", (move) => this.#move(part, star, down, move), { signal });
    addEventListener("pointerup", () => this.#end(), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
  }

  /** Puts it back. */
  cancel(): void {
    this.#listening?.abort();
    this.part = null;
    this.target = null;
  }

  #move(part: string, star: number | null, down: PointerEvent, move: PointerEvent): void {
    const moved = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
    if (this.part === null && moved < THRESHOLD) return;
    if (this.part === null) this.hooks.lift(part);
    this.part = part;
    this.star = star;
    this.x = move.clientX;
    this.y = move.clientY;
    this.target = nearestCell(this.x, this.y, part);
  }

  #end(): void {
    const { part, target } = this;
    this.cancel();
    if (part === null) return;
    swallowClick();
    this.hooks.drop(target);
  }
}

function nearestCell(x: number, y: number, dragged: string): string | null {
  let nearest: string | null = null;
  let shortest = REACH;
  for (const cell of document.querySelectorAll<SVGElement>('[data-cell][data-legal="true"]')) {
    const box = cell.getBoundingClientRect();
    const distance = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (distance >= shortest || cell.dataset["cell"] === dragged) continue;
    shortest = distance;
    nearest = cell.dataset["cell"]!;
  }
  return nearest;
}
