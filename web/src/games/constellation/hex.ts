/** Cells of the table: where each is drawn, and which ones share a side. Rows run to the right, each half a cell further. */

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

/** The room that these tiles take, with all the cells beside them: so that it is clear where a tile can go. */
export function roomFor(tiles: Cell[]): Box {
  const points = tiles.flatMap(besides).map(middleOf);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - CELL_WIDTH / 2,
    top: Math.min(...ys) - RADIUS,
    right: Math.max(...xs) + CELL_WIDTH / 2,
    bottom: Math.max(...ys) + RADIUS,
  };
}
