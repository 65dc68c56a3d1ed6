/** Which part of the table is seen: all of it, unless somebody has zoomed or moved it. */
import { type Box, CELL_WIDTH, type Point } from "./hex";

/** A point of the drawing in the middle of the window, and how many pixels a unit is. */
export interface Shot {
  x: number;
  y: number;
  scale: number;
}

/** Cells are never wider than this on their own; there is no sense in giants. */
const WIDEST_FIT = 86;
const WIDEST = 150;
/** Below this many pixels a thumb misses. */
const THUMB = 44;

/** The shot that shows the whole box. */
export function fitting(box: Box, width: number, height: number): Shot {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), WIDEST_FIT / CELL_WIDTH);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: Math.max(scale, 0.01) };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** While a hand moves the table, it must follow at once. */
  held = $state(false);
  #own = $state.raw<Shot | null>(null);

  constructor(private readonly box: () => Box) {}

  /** Everything in sight. */
  get fit(): Shot {
    return fitting(this.box(), this.width, this.height);
  }

  get shot(): Shot {
    return this.#own ?? this.fit;
  }

  /** Whether somebody has chosen what to see. */
  get moved(): boolean {
    return this.#own !== null;
  }

  get transform(): string {
    const { x, y, scale } = this.shot;
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px) scale(${scale})`;
  }

  /** Whether cells are too small for a finger. */
  get isTooSmallForThumbs(): boolean {
    return this.shot.scale * CELL_WIDTH < THUMB - 4;
  }

  /** Everything in sight again. */
  reset(): void {
    this.#own = null;
  }

  /** Moves the table by this many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.shot;
    this.#take({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Zooms, keeping what is under this point of the window in its place. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { x, y, scale } = this.shot;
    const wanted = Math.min(Math.max(scale * factor, this.fit.scale * 0.7), WIDEST / CELL_WIDTH);
    const off = { x: at.x - this.width / 2, y: at.y - this.height / 2 };
    this.#take({ x: x + off.x / scale - off.x / wanted, y: y + off.y / scale - off.y / wanted, scale: wanted });
  }

  /** Brings a place close enough for a finger. */
  approach({ x, y }: Point): void {
    this.#take({ x, y, scale: (1.3 * THUMB) / CELL_WIDTH });
  }

  /** Moves just as far as is needed to see this place. */
  reveal(place: Point): void {
    const { x, y, scale } = this.shot;
    const reach = { x: this.width / 2 / scale - CELL_WIDTH / 2, y: this.height / 2 / scale - CELL_WIDTH / 2 };
    const within = (value: number, middle: number, most: number) =>
      Math.min(Math.max(middle, value - most), value + most);
    const next = { x: within(place.x, x, Math.max(reach.x, 0)), y: within(place.y, y, Math.max(reach.y, 0)), scale };
    if (next.x !== x || next.y !== y) this.#take(next);
  }

  /** The table can't be pushed out of the window. */
  #take(shot: Shot): void {
    const { left, right, top, bottom } = this.box();
    this.#own = {
      x: Math.min(Math.max(shot.x, left), right),
      y: Math.min(Math.max(shot.y, top), bottom),
      scale: shot.scale,
    };
  }
}
