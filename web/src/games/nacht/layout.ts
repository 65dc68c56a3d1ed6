/** How the sky and what lies beside it share the board's room. */

/** Tiles before the other players: in a strip, and where there is room for a column. */
export const MINI = 38;
export const SIDE_TILE = 52;
/** The column with the stack beside the sky. */
export const TOOLS = 52;

const NARROW = 92;
const WIDE = 230;
const WIDEST = 330;
const GAP = 20;
/** All constellations in a list, below the tiles of three players. */
const TALL = 640;

export interface Arrangement {
  /** Whether the other players' tiles lie beside the sky, rather than above it. */
  beside: boolean;
  /** The width of that column. */
  side: number;
  /** Whether there is room for the list of constellations. */
  listed: boolean;
}

/** The sky is a square as large as possible; what is left of the room says where the rest goes. */
export function arrange(width: number, height: number): Arrangement {
  const left = width - height - GAP;
  if (left < NARROW) return { beside: false, side: 0, listed: false };
  const side = Math.min(left, WIDEST);
  return { beside: true, side, listed: side >= WIDE && height >= TALL };
}
