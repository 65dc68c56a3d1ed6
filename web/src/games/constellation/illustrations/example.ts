/** The example of the rules: a figure of five cells, and tables with and without it. */
import type { Cell } from "../hex";

/** A tile on its cell: the number of a star's points, or null for the Moon. */
export interface Laid extends Cell {
  star: number | null;
}

const MOON = null;

export const FIGURE: [number, number][] = [
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [2, -1],
];

/** The figure in 5-pointed stars round the Moon, among other tiles. */
export const REALISED: Laid[] = [
  ...FIGURE.map(([q, r]) => ({ q, r, star: q === 1 ? MOON : 5 })),
  { q: 1, r: 1, star: 4 },
  { q: 3, r: -1, star: 6 },
  { q: 1, r: -1, star: 6 },
];

/** One more 5-pointed star touches it. */
export const SPOILT: Laid[] = REALISED.map((tile) => (tile.star === 4 ? { ...tile, star: 5 } : tile));

/** The same shape, but the Moon is beside it. */
export const MOONLESS: Laid[] = REALISED.map((tile) =>
  tile.star === MOON ? { ...tile, star: 5 } : tile.star === 4 ? { ...tile, star: MOON } : tile,
);

export const OPENING: Laid[] = [
  { q: 0, r: 0, star: MOON },
  { q: 1, r: 0, star: 5 },
  { q: 0, r: 1, star: 6 },
];
