/** Where the names of the constellations are written on a tile. */
import { type Figure, type Piece, type Point, UNIT } from "./picture";

/** A name written on a tile; its place is the middle of its base line. */
export interface Label extends Point {
  text: string;
  hue: number;
}

/** How many letters of a constellation's id stand for it where there is little room. */
const LETTERS = 3;
/** How far from the edge writing stays. */
const MARGIN = 4;
/** How wide a letter is, and how high a line, in heights of the writing. */
const LETTER = 0.5;
const LINE = 0.95;
/** How far from its figure a name may stand. */
const STEPS = [0, -8, 8, -16, 16, -24, 24, -32, 32];

/** Names are written at this height where there is room, in pixels; tiles smaller than this bear short ones. */
const WRITING = 12.5;
const SMALL = 84;
/** The largest and the smallest writing on a tile that is not small, in units. */
const LARGE = 15;
const FINE = 8;

/** Whether a tile of this many pixels has room for short names only. */
export function isSmall(size: number): boolean {
  return size < SMALL;
}

/** The height of names on a tile of `size` pixels, in units; on a small tile at most `largest`. */
export function writingOf(size: number, largest: number): number {
  return Math.min(isSmall(size) ? largest : LARGE, Math.max(FINE, (WRITING / Math.max(size, 1)) * UNIT));
}

interface Box extends Point {
  width: number;
  height: number;
}

/** The names on a tile, each near its figure, clear of stars, lines and each other as far as possible. */
export function labelsOf(piece: Piece, size: number, short: boolean): Label[] {
  const taken: Box[] = [];
  const obstacles = [...piece.stars, ...piece.figures.flatMap((figure) => figure.points)];
  return piece.figures
    .filter((figure) => figure.named)
    .map((figure) => {
      const text = short ? figure.id.slice(0, LETTERS) : figure.name;
      const box = clearest(figure, text.length * size * LETTER, size * LINE, obstacles, taken);
      taken.push(box);
      return { text, hue: figure.hue, x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
    });
}

function clearest(figure: Figure, width: number, height: number, obstacles: Point[], taken: Box[]): Box {
  const middle = middleOf(figure.points);
  let best: Box | null = null;
  let least = Infinity;
  for (const dy of STEPS) {
    for (const dx of STEPS) {
      const distance = (Math.abs(dx) + Math.abs(dy)) / 12;
      if (distance >= least) continue;
      const x = within(middle.x + dx - width / 2, width);
      const y = within(middle.y + dy - height / 2, height);
      const box = { x, y, width, height };
      let cost = distance;
      for (const other of taken) if (overlap(box, other)) cost += 60;
      for (const point of obstacles) {
        if (cost >= least) break;
        if (isIn(point, box)) cost += 1;
      }
      if (cost >= least) continue;
      least = cost;
      best = box;
    }
  }
  return best!;
}

function middleOf(points: Point[]): Point {
  if (points.length === 0) return { x: UNIT / 2, y: UNIT / 2 };
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function within(start: number, length: number): number {
  return Math.max(MARGIN, Math.min(UNIT - MARGIN - length, start));
}

function isIn({ x, y }: Point, box: Box): boolean {
  return x > box.x - 2 && x < box.x + box.width + 2 && y > box.y && y < box.y + box.height;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + 2 &&
    other.x < one.x + one.width + 2 &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
