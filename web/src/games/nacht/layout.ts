/** How the sky and what is beside it share the board's room. */

/** The tiles of other players, where there is room for a column of them. */
export const SIDE_TILE = 52;
/** The column with the stack beside the sky. */
export const TOOLS = 52;

const NARROW = 78;
const WIDE = 230;
const WIDEST = 330;
const GAP = 20;
/** All constellations in a list, below the tiles of three players. */
const TALL = 640;

export interface Arrangement {
  /** Whether the other players' tiles are beside the sky, rather than above it. */
  beside: boolean;
  /** The width of that column. */
  side: number;
  /** Whether there is room for the list of constellations. */
  listed: boolean;
}

/** The sky is the largest possible square; the room that is left decides where the rest goes. */
export function arrange(width: number, height: number): Arrangement {
  const left = width - height - GAP;
  if (left < NARROW) return { beside: false, side: 0, listed: false };
  const side = Math.min(left, WIDEST);
  return { beside: true, side, listed: side >= WIDE && height >= TALL };
}

const SMALLEST = 24;
/** In a strip all tiles of a rack are in one row, so that the sky below stays where it is. */
const SMALLEST_IN_A_STRIP = 12;
const LARGEST = 38;
const LARGEST_ON_A_TABLET = 50;
const TABLET = 600;
/** Between tiles, in a strip and in a column; for the edges of a rack; and for the seat's mark with them. */
const BETWEEN_IN_A_STRIP = 2;
const BETWEEN = 3;
const EDGES = 10;
const MARK = 34;

/** How large the tiles of other players are in a strip where each has an equal share of the width, below its chip. */
export function stripTile(width: number, players: number, most: number): number {
  const largest = width >= TABLET ? LARGEST_ON_A_TABLET : LARGEST;
  return tileIn(width / Math.max(players, 1) - EDGES, most, SMALLEST_IN_A_STRIP, largest, BETWEEN_IN_A_STRIP);
}

/** How large they are in a column beside the sky, each rack with its seat's mark. */
export function columnTile(width: number, most: number): number {
  return tileIn(width - MARK, most, SMALLEST, LARGEST);
}

function tileIn(room: number, most: number, smallest: number, largest: number, between = BETWEEN): number {
  return Math.max(smallest, Math.min(Math.floor(room / Math.max(most, 1)) - between, largest));
}
