/** How the rows share the table, so that every end can be read and touched. */

/** Height of a card for a width of one. */
export const RATIO = 1.44;
export const GAP = 6;
/** Pixels round all rows, for the light round their ends. */
export const MARGIN = 5;
/** Pixels for a row's number before it. */
export const NUMBER = 24;
/** Smaller cards can't be read; then tiles with larger words take their place. */
const READABLE = 120;
const LARGEST = 168;
const TILE = 44;
const TALLEST_TILE = 60;
/** A row of cards looks like one from this many widths of a card on. */
const ROOMY = 2.6;
/** How far apart the cards of a row lie at most, in widths of a card. */
const APART = 0.46;

export interface Layout {
  kind: "cards" | "tiles";
  columns: number;
  /** Of a row, in pixels. */
  width: number;
  height: number;
}

/** As few columns as let every row be seen: of cards if they stay readable, else of tiles. */
export function layOut(width: number, height: number, rows: number): Layout {
  let best: Layout = { kind: "cards", columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= Math.max(1, rows); columns += 1) {
    const layout = share("cards", width, height, rows, columns);
    const roomy = layout.width - NUMBER >= (layout.height / RATIO) * ROOMY;
    if (roomy && layout.height > best.height) best = { ...layout, height: Math.min(LARGEST, layout.height) };
  }
  if (best.height >= READABLE) return best;

  const most = Math.max(1, Math.floor((height + GAP) / (TILE + GAP)));
  const tiles = share("tiles", width, height, rows, Math.max(1, Math.ceil(rows / most)));
  return { ...tiles, height: Math.min(TALLEST_TILE, Math.max(TILE, tiles.height)) };
}

function share(kind: Layout["kind"], width: number, height: number, rows: number, columns: number): Layout {
  const each = Math.ceil(Math.max(1, rows) / columns);
  return {
    kind,
    columns,
    width: Math.max(0, (width - GAP * (columns - 1)) / columns),
    height: Math.max(0, Math.floor((height - GAP * (each - 1)) / each)),
  };
}

/** Where each card of a row lies: close enough for all of them, the last one whole; the first too if it is open. */
export function placesOf(count: number, room: number, card: number, firstIsOpen: boolean): number[] {
  const first = firstIsOpen && count > 1 ? card : 0;
  const gaps = first ? count - 2 : count - 1;
  const step = Math.min(card * APART, (room - card - first) / Math.max(1, gaps));
  return Array.from({ length: count }, (_, index) => (index === 0 ? 0 : first + (first ? index - 1 : index) * step));
}

/** How many of a row's cards fit before its end as strips; the oldest give way. */
export function stripsThatFit(room: number, strip: number): number {
  return Math.max(0, Math.floor(room / strip));
}
