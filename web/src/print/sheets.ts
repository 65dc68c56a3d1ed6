/** How pieces share sheets of paper. All lengths are in millimetres, from the upper left corner of the sheet. */
import type { Drawn, PrintedPart, PrintedPiece } from "../games/view";

export interface Size {
  width: number;
  height: number;
}

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>;

export type Paper = keyof typeof PAPERS;

/** Nothing but cut marks is closer to the edge: few printers reach further, and nine cards just fit on Letter. */
export const MARGIN = 7;
/** A cut mark: how long it is, and how far from the piece. */
export const MARK = 4;
export const MARK_DISTANCE = 1.5;

/** A piece on a sheet, or the part of a larger one that the sheet shows. */
export interface Placed extends Size {
  drawn: Drawn;
  left: number;
  top: number;
  /** The size of all of it, and which part is shown: its distance from the left and from the top. */
  whole: Size;
  from: { left: number; top: number };
}

/** One side of a sheet of paper. */
export interface Sheet {
  side: "front" | "back";
  placed: Placed[];
  /** Where to cut, from top to bottom and from left to right. */
  cuts: { x: number[]; y: number[] };
}

const BLANK: Sheet = { side: "back", placed: [], cuts: { x: [], y: [] } };

/**
 * The sheets for all pieces of one kind.
 *
 * With backs, the back of each sheet follows its front even if it is blank, so that a printer that prints on both sides
 * puts no two fronts on one sheet of paper.
 */
export function sheetsOf(part: Size & Pick<PrintedPart<never>, "gap">, pieces: PrintedPiece[], paper: Size, backs: boolean): Sheet[] {
  const { columns, rows } = fitting(part, part.gap, paper);
  if (columns === 0 || rows === 0) {
    return pieces.flatMap(({ front }) => inParts(front, part, paper)).flatMap((sheet) => (backs ? [sheet, BLANK] : [sheet]));
  }
  const lefts = places(part.width, part.gap, columns, paper.width);
  const tops = places(part.height, part.gap, rows, paper.height);
  return chunks(pieces, columns * rows).flatMap((some) => {
    const used = Math.ceil(some.length / columns);
    const cuts = { x: edges(lefts.slice(0, some.length), part.width), y: edges(tops.slice(0, used), part.height) };
    const at = (drawn: Drawn, column: number, row: number): Placed => ({
      drawn,
      left: lefts[column]!,
      top: tops[row]!,
      width: part.width,
      height: part.height,
      whole: part,
      from: { left: 0, top: 0 },
    });
    const front = some.map((piece, index) => at(piece.front, index % columns, Math.floor(index / columns)));
    // Turned over its long side, a sheet has its first column on the right.
    const back = some.flatMap(({ back }, index) =>
      back ? [at(back, columns - 1 - (index % columns), Math.floor(index / columns))] : [],
    );
    const fronts: Sheet = { side: "front", placed: front, cuts };
    if (!backs) return [fronts];
    const turned = { x: cuts.x.map((x) => paper.width - x), y: cuts.y };
    return [fronts, back.length > 0 ? { side: "back", placed: back, cuts: turned } : BLANK];
  });
}

/** How many pieces are side by side and one below the other. */
export function fitting(piece: Size, gap: number, paper: Size): { columns: number; rows: number } {
  const along = (size: number, length: number) => Math.floor((length - 2 * MARGIN + gap) / (size + gap));
  return { columns: along(piece.width, paper.width), rows: along(piece.height, paper.height) };
}

/** A drawing larger than the paper: equal parts, each on a sheet of its own. */
function inParts(drawn: Drawn, whole: Size, paper: Size): Sheet[] {
  const along = (size: number, length: number) => Math.ceil(size / (length - 2 * MARGIN));
  const [columns, rows] = [along(whole.width, paper.width), along(whole.height, paper.height)];
  const [width, height] = [whole.width / columns, whole.height / rows];
  const left = (paper.width - width) / 2;
  const top = (paper.height - height) / 2;
  return Array.from({ length: columns * rows }, (_, index) => {
    const from = { left: (index % columns) * width, top: Math.floor(index / columns) * height };
    return {
      side: "front",
      placed: [{ drawn, left, top, width, height, whole, from }],
      cuts: { x: edges([left], width), y: edges([top], height) },
    };
  });
}

/** Where pieces begin that are centred together on a length of paper. */
function places(size: number, gap: number, count: number, length: number): number[] {
  const first = (length - count * size - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => first + index * (size + gap));
}

/** Both edges of each piece, once. */
function edges(starts: number[], size: number): number[] {
  return [...new Set(starts.flatMap((start) => [start, start + size]).map((edge) => Number(edge.toFixed(3))))];
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
