/** Cells of the table: where each is drawn, and which share a side. Each row is half a cell further to the right. */
import type { Whereabouts } from "./types";

export interface Cell {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** From a cell's middle to its corners, in units of the drawing. */
export const RADIUS = 10;
export const CELL_WIDTH = Math.sqrt(3) * RADIUS;

const STEPS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The names of the steps. */
const DIRECTIONS: readonly Whereabouts["direction"][] = ["right", "lower_right", "lower_left", "left", "upper_left", "upper_right"];

/** A cell's name, the same for a tile and for the free cell it lies on. */
export function keyOf({ q, r }: Cell): string {
  return `${q},${r}`;
}

/** The middle of a cell. */
export function middleOf({ q, r }: Cell): Point {
  return { x: CELL_WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The six cells that share a side with this one. */
export function besides({ q, r }: Cell): Cell[] {
  return STEPS.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** Where a cell is, seen from another: some steps in one direction, then some more in the next, as Python's `Whereabouts`. */
export function placeFrom(from: Cell, cell: Cell): Omit<Whereabouts, "type"> {
  const [q, r] = [cell.q - from.q, cell.r - from.r];
  for (const [index, one] of STEPS.entries()) {
    const next = STEPS[(index + 1) % STEPS.length]!;
    // The two directions are a basis with determinant 1.
    const [steps, more] = [q * next.r - r * next.q, one.q * r - one.r * q];
    if (steps <= 0 || more < 0) continue;
    return { direction: DIRECTIONS[index]!, steps, then: more ? DIRECTIONS[(index + 1) % STEPS.length]! : "here", more };
  }
  return { direction: "here", steps: 0, then: "here", more: 0 };
}

/** The pairs of these cells that share a side. */
export function linksAmong(cells: Cell[]): [Cell, Cell][] {
  const names = new Set(cells.map(keyOf));
  // Half of the steps: each pair once.
  return cells.flatMap((cell) =>
    besides(cell)
      .slice(0, 3)
      .filter((other) => names.has(keyOf(other)))
      .map((other): [Cell, Cell] => [cell, other]),
  );
}

/** A hexagon round the origin, standing on a corner. */
export function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The tiles and all cells beside them, each once: what has to be seen in order to play. */
export function surroundings(tiles: Cell[]): Cell[] {
  const cells = [...tiles, ...tiles.flatMap(besides)];
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

/** The room that one cell takes. */
export function boxOf(cell: Cell): Box {
  const { x, y } = middleOf(cell);
  return { left: x - CELL_WIDTH / 2, top: y - RADIUS, right: x + CELL_WIDTH / 2, bottom: y + RADIUS };
}

/** The room that all these boxes take. */
export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
