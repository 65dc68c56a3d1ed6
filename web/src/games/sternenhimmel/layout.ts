/** How the constellations share the board's room, so that every star is large enough for a thumb. */

/** Boards are drawn on a canvas of this size. */
export const WIDTH = 140;
export const HEIGHT = 100;
/** A star's button, in units of the canvas: the closest stars are 17.3 apart. */
export const TARGET = 17.2;

/** Pixels for the name and prizes above each figure. */
export const HEADING = 32;
/** Pixels for the row of small constellations above an enlarged one, or the column beside it. */
export const TABS_ABOVE = 58;
export const TABS_BESIDE = 48;
export const GAP = 4;
const THUMB = 44;

export type Layout =
  | { kind: "all"; columns: number; width: number; height: number }
  | { kind: "one"; tabs: "above" | "beside"; width: number; height: number };

/** All constellations at once if their stars stay large enough, else one enlarged, with tabs. */
export function layOut(width: number, height: number, count: number): Layout {
  let best: Layout & { kind: "all" } = { kind: "all", columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const figure = fit((width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows - HEADING);
    if (figure.width > best.width) best = { kind: "all", columns, ...figure };
  }
  if (best.width * TARGET >= THUMB * WIDTH) return best;

  const above = fit(width, height - TABS_ABOVE - GAP - HEADING);
  const beside = fit(width - TABS_BESIDE - GAP, height - HEADING);
  return above.width >= beside.width
    ? { kind: "one", tabs: "above", ...above }
    : { kind: "one", tabs: "beside", ...beside };
}

/** The largest figure of the canvas's shape in this room. */
function fit(width: number, height: number): { width: number; height: number } {
  const scale = Math.max(0, Math.min(width / WIDTH, height / HEIGHT));
  return { width: WIDTH * scale, height: HEIGHT * scale };
}
