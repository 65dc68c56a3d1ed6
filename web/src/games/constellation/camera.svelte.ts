/** The visible part of the table: all of it, unless the player has zoomed or moved it. */
import { around, type Box, boxOf, type Cell, CELL_WIDTH, type Point } from "./hex";

/** A point of the drawing in the middle of the window, and how many pixels a unit is. */
export interface Shot {
  x: number;
  y: number;
  scale: number;
}

/** The largest width of a cell, automatically and when the player zooms, in pixels. */
const WIDEST_FIT = 86;
const WIDEST = 150;
/** What is left free at each edge, for the outlines and the glow of the outermost tiles, in pixels. */
const EDGE = 4;
/** Cells smaller than this are too small for a thumb, in pixels. */
const THUMB = 44;

export interface Size {
  width: number;
  height: number;
}

/** How much of the buttons' corner is left free at the side or above, tried in this order. */
const SHARES = [0.25, 0.5, 0.75, 1];

/** The shot that shows all cells as large as can be, none of them under the buttons in the top right corner. */
export function fitting(cells: Cell[], window: Size, corner: Size): Shot {
  const boxes = cells.map(boxOf);
  const all = around(boxes);
  const isClear = ({ x, y, scale }: Shot) =>
    !boxes.some(
      (box) =>
        (box.right - x) * scale > window.width / 2 - corner.width &&
        (box.top - y) * scale < corner.height - window.height / 2,
    );
  const whole = fill(all, window, { right: 0, top: 0 });
  if (isClear(whole)) return whole;
  const others = SHARES.flatMap((share) => [
    fill(all, window, { right: corner.width * share, top: 0 }),
    fill(all, window, { right: 0, top: corner.height * share }),
  ]);
  const clear = others.filter(isClear);
  return clear.reduce((best, shot) => (shot.scale > best.scale ? shot : best), clear[0] ?? whole);
}

/** The largest shot of a box in the window, less some room at its edges. */
function fill(box: Box, { width, height }: Size, less: { right: number; top: number }): Shot {
  const across = (width - less.right - 2 * EDGE) / (box.right - box.left);
  const down = (height - less.top - 2 * EDGE) / (box.bottom - box.top);
  const scale = Math.max(Math.min(across, down, WIDEST_FIT / CELL_WIDTH), 0.01);
  return {
    x: (box.left + box.right) / 2 + less.right / 2 / scale,
    y: (box.top + box.bottom) / 2 - less.top / 2 / scale,
    scale,
  };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Whether the player is moving the table; then it follows without animation. */
  held = $state(false);
  #own = $state.raw<Shot | null>(null);

  /** The room that the buttons take. */
  corner = $state.raw<Size>({ width: 0, height: 0 });
  #fit = $derived.by(() => fitting(this.cells(), { width: this.width, height: this.height }, this.corner));

  constructor(private readonly cells: () => Cell[]) {}

  /** Everything in sight. */
  get fit(): Shot {
    return this.#fit;
  }

  get shot(): Shot {
    return this.#own ?? this.fit;
  }

  /** Whether the player has zoomed or moved the table. */
  get moved(): boolean {
    return this.#own !== null;
  }

  get transform(): string {
    const { x, y, scale } = this.shot;
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px) scale(${scale})`;
  }

  /** Whether cells are too small for a finger. */
  get isTooSmallForThumbs(): boolean {
    return this.shot.scale * CELL_WIDTH < THUMB;
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

  /** Keeps the table inside the window. */
  #take(shot: Shot): void {
    const { left, right, top, bottom } = around(this.cells().map(boxOf));
    this.#own = {
      x: Math.min(Math.max(shot.x, left), right),
      y: Math.min(Math.max(shot.y, top), bottom),
      scale: shot.scale,
    };
  }
}
