/** How the rows share the table, so that the end of every row can be read and touched. */

/** Height of a card for a width of one. */
export const RATIO = 1.44;
export const GAP = 6;
/** Pixels round all rows, for the glow of their ends. */
export const MARGIN = 5;
/** Pixels for a row's number before it. */
export const NUMBER = 24;
/** Smaller cards can't be read; then tiles with larger words take their place. */
const READABLE = 120;
const LARGEST = 168;
/** How far apart the cards of a row lie: at most, and at least for their corners to be read; in widths of a card. */
const APART = 0.46;
const TIGHT = 0.2;
/** Of a tile, in pixels: a thumb's height, or a little more where there is room. */
const TILE = 44;
const TALLEST_TILE = 60;
const LINE_GAP = 2;
const MOST_LINES = 4;
/** Widths of an earlier card as a strip, of the tile at the end, and of the number of cards not shown. */
export const STRIP = 24;
export const END = 124;
export const MORE = 30;

export interface Layout {
  kind: "cards" | "tiles";
  columns: number;
  /** Of a row, in pixels. */
  width: number;
  /** Of a card or a tile, in pixels. */
  height: number;
  /** On how many lines the tiles of a row may go on. */
  lines: number;
}

/** As few columns as let every row be seen: of cards if all can be read, else of tiles. */
export function layOut(width: number, height: number, rows: number, longest: number): Layout {
  for (let columns = 1; columns <= Math.max(1, rows); columns += 1) {
    const row = share(width, height, rows, columns);
    const card = Math.min(LARGEST, row.height) / RATIO;
    const step = (row.width - NUMBER - card) / Math.max(1, longest - 1);
    if (row.height >= READABLE && step >= card * TIGHT) {
      return { kind: "cards", columns, width: row.width, height: card * RATIO, lines: 1 };
    }
  }
  const most = Math.max(1, Math.floor((height + GAP) / (TILE + GAP)));
  const columns = Math.max(1, Math.ceil(rows / most));
  const row = share(width, height, rows, columns);
  const lines = Math.max(1, Math.min(MOST_LINES, Math.floor((row.height + LINE_GAP) / (TILE + LINE_GAP))));
  const tile = Math.floor((row.height + LINE_GAP) / lines) - LINE_GAP;
  return { kind: "tiles", columns, width: row.width, height: Math.min(TALLEST_TILE, Math.max(TILE, tile)), lines };
}

function share(width: number, height: number, rows: number, columns: number): { width: number; height: number } {
  const each = Math.ceil(Math.max(1, rows) / columns);
  return {
    width: Math.max(0, (width - GAP * (columns - 1)) / columns),
    height: Math.max(0, Math.floor((height - GAP * (each - 1)) / each)),
  };
}

/** The positions of a row's cards: the last card is fully visible, and the first one too if it is open. */
export function placesOf(count: number, room: number, card: number, firstIsOpen: boolean): number[] {
  const first = firstIsOpen && count > 1 ? card : 0;
  const gaps = first ? count - 2 : count - 1;
  const step = Math.min(card * APART, (room - card - first) / Math.max(1, gaps));
  return Array.from({ length: count }, (_, index) => (index === 0 ? 0 : first + (first ? index - 1 : index) * step));
}

/** How many strips fit on a row's lines before its end; on each line the last bit of room may be too narrow. */
export function stripsThatFit(layout: Layout, ends: number): number {
  const room = layout.width - NUMBER;
  const wide = (ends * END + MORE) / STRIP;
  const spare = layout.lines > 1 ? END / STRIP : 0;
  return Math.max(0, Math.floor(layout.lines * Math.floor(room / STRIP) - wide - spare));
}
