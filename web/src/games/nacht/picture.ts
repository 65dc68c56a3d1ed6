/** The picture of the sky, cut into its 25 tiles. A tile is drawn on a square of a hundred units. */
import { language } from "../../ui/i18n.svelte";
import type { Constellation, Sky } from "./types";

export const SIDE = 5;
export const UNIT = 100;
/** How much of a corner is cut off where four tiles meet. */
export const SLANT = 9;

export const ROWS = "12345";
export const COLUMNS = "ABCDE";

/** All tiles, row by row: 1A is the upper left one. A tile has the name of its place. */
export const TILES = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => row + column));

export interface Point {
  x: number;
  y: number;
}

/** A star on a tile: the brighter, the larger. */
export interface Dot extends Point {
  radius: number;
  bright: boolean;
}

/** What a tile shows of one constellation. */
export interface Figure {
  id: string;
  name: string;
  hue: number;
  /** Its lines as an SVG path; it may leave the tile. */
  path: string;
  /** Where its lines run on this tile. */
  points: Point[];
  /** Whether it is one of the tile's own, whose names are printed there. */
  named: boolean;
}

export interface Piece {
  tile: string;
  column: number;
  row: number;
  stars: Dot[];
  figures: Figure[];
}

/** The column and row of a tile's place, counted from 0. */
export function placeOf(tile: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(tile[1]!), row: ROWS.indexOf(tile[0]!) };
}

/** A constellation's name in the reader's language, in English as astronomers call it; its id if there is none. */
export function nameOf({ id, name, names }: Constellation): string {
  const spoken = language();
  return (spoken !== "en" && names[spoken]) || name || id;
}

/** A colour for each constellation: those that follow each other are far apart on the wheel. */
export function hueOf(index: number): number {
  return Math.round((index * 137.5 + 205) % 360);
}

/** How far beyond its edges a tile shows stars, in tiles. */
const MARGIN = 0.06;

/** All tiles of a picture by name. */
export function cut(sky: Sky): Map<string, Piece> {
  const runs = sky.constellation.map(tilesOf);
  return new Map(TILES.map((tile) => [tile, pieceOf(sky, runs, tile)]));
}

/** One tile; `runs` are points along each constellation's lines, by the tile on which they lie. */
function pieceOf(sky: Sky, runs: Map<string, Point[]>[], tile: string): Piece {
  const { column, row } = placeOf(tile);
  const onTile = ({ x, y }: Point): Point => ({ x: (x - column) * UNIT, y: (y - row) * UNIT });
  const own = sky.tiles[tile] ?? [];
  const figures = sky.constellation.flatMap((constellation, index): Figure[] => {
    const within = runs[index]!.get(tile) ?? [];
    const belongs = own.includes(constellation.id);
    if (!belongs && within.length === 0) return [];
    return [
      {
        id: constellation.id,
        name: nameOf(constellation),
        hue: hueOf(index),
        path: constellation.lines.map((line) => pathOf(pointsOf(line).map(onTile))).join(""),
        points: within.map(onTile),
        named: belongs,
      },
    ];
  });
  const isNear = (value: number, from: number) => value >= from - MARGIN && value <= from + 1 + MARGIN;
  const stars = sky.stars
    .filter(({ x, y }) => isNear(x, column) && isNear(y, row))
    .map((star) => ({ ...onTile(star), radius: radiusOf(star.magnitude), bright: star.magnitude < 1.7 }));
  return { tile, column, row, stars, figures };
}

function radiusOf(magnitude: number): number {
  return Math.min(4, Math.max(0.65, 3.5 - 0.6 * magnitude));
}

function pathOf(line: Point[]): string {
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

function pointsOf(line: Constellation["lines"][number]): Point[] {
  return line.map(([x, y]) => ({ x, y }));
}

/** Points along a constellation's lines, by the tile on which they lie. */
function tilesOf({ lines }: Constellation): Map<string, Point[]> {
  const tiles = new Map<string, Point[]>();
  for (const point of lines.flatMap((line) => samples(pointsOf(line)))) {
    const tile = `${ROWS[Math.floor(point.y)]}${COLUMNS[Math.floor(point.x)]}`;
    const known = tiles.get(tile);
    if (known) known.push(point);
    else tiles.set(tile, [point]);
  }
  return tiles;
}

/** Points along a line, close enough to tell which tiles it crosses. */
function samples(line: Point[]): Point[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index]!;
    return Array.from({ length: 21 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / 20,
      y: from.y + ((to.y - from.y) * step) / 20,
    }));
  });
}

/** The corners of a tile: slanted wherever four tiles meet, as on the printed pieces (N5-N7). */
export function corners(column: number, row: number): Point[] {
  const inner = (x: number, y: number) => x > 0 && x < SIDE && y > 0 && y < SIDE;
  // Clockwise from the upper left: the corner, and the way one comes to it and goes on.
  const turns = [
    { x: 0, y: 0, from: [0, 1], to: [1, 0] },
    { x: 1, y: 0, from: [-1, 0], to: [0, 1] },
    { x: 1, y: 1, from: [0, -1], to: [-1, 0] },
    { x: 0, y: 1, from: [1, 0], to: [0, -1] },
  ] as const;
  return turns.flatMap(({ x, y, from, to }) => {
    const corner = { x: x * UNIT, y: y * UNIT };
    if (!inner(column + x, row + y)) return [corner];
    const off = ([dx, dy]: readonly [number, number]) => ({ x: corner.x + dx * SLANT, y: corner.y + dy * SLANT });
    return [off(from), off(to)];
  });
}

/** The same corners as CSS cuts along them. */
export function outline(column: number, row: number): string {
  return `polygon(${corners(column, row)
    .map(({ x, y }) => `${x}% ${y}%`)
    .join(",")})`;
}

/** A place of the picture whose tile has this outline. */
export function exampleOf(shape: string): { column: number; row: number } {
  return { corner: { column: 0, row: 0 }, edge: { column: 2, row: 0 } }[shape] ?? { column: 2, row: 2 };
}

/** The rotation of a tile that is shown turned (GN3): always the same, so that it does not spin. */
export function turnOf(tile: string): number {
  const { column, row } = placeOf(tile);
  return ((column * 7 + row * 13 + column * row) % 4) * 90;
}
