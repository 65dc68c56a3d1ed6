import { describe, expect, test } from "vitest";
import type { PrintedPiece } from "../games/view";
import { fitting, MARGIN, PAPERS, sheetsOf } from "./sheets";

const CARD = { width: 63, height: 88, gap: 0 };
const piece = (name: string, back = false): PrintedPiece => ({
  front: { Art: (() => ({})) as never, props: { name } },
  ...(back && { back: { Art: (() => ({})) as never, props: { name: `back of ${name}` } } }),
});
const many = (count: number, back = false) => Array.from({ length: count }, (_, index) => piece(String(index), back));
const namesOn = ({ placed }: { placed: { drawn: { props: Record<string, unknown> } }[] }) =>
  placed.map(({ drawn }) => drawn.props["name"]);

describe.each(Object.entries(PAPERS))("on %s", (_, paper) => {
  test("nine cards fit, and every card is on one sheet", () => {
    expect(fitting(CARD, 0, paper)).toEqual({ columns: 3, rows: 3 });
    const sheets = sheetsOf(CARD, many(54), paper, false);
    expect(sheets).toHaveLength(6);
    expect(sheets.flatMap(namesOn)).toHaveLength(54);
  });

  test("nothing is closer to the edge than the margin", () => {
    for (const size of [CARD, { width: 20, height: 20, gap: 3 }, { width: 225, height: 225, gap: 0 }]) {
      for (const { placed } of sheetsOf(size, many(40), paper, false)) {
        for (const { left, top, width, height } of placed) {
          expect(Math.min(left, top, paper.width - left - width, paper.height - top - height)).toBeGreaterThanOrEqual(MARGIN);
        }
      }
    }
  });

  test("behind each card is its own back, seen through the paper", () => {
    const [front, back] = sheetsOf(CARD, many(5, true), paper, true);
    for (const one of front!.placed) {
      const through = back!.placed.find(({ drawn }) => drawn.props["name"] === `back of ${String(one.drawn.props["name"])}`)!;
      expect(through.left + through.width).toBeCloseTo(paper.width - one.left);
      expect(through.top).toBe(one.top);
    }
  });

  test("a board larger than the paper is in equal parts that make all of it", () => {
    const board = { width: 225, height: 300, gap: 0 };
    const parts = sheetsOf(board, many(1), paper, false).map(({ placed }) => placed[0]!);
    expect(parts).toHaveLength(4);
    expect(parts.reduce((area, { width, height }) => area + width * height, 0)).toBeCloseTo(225 * 300);
    expect(parts.map(({ from }) => [from.left, from.top])).toEqual([[0, 0], [112.5, 0], [0, 150], [112.5, 150]]);
  });
});

test("pieces that touch share a cut, others have two", () => {
  expect(sheetsOf(CARD, many(2), PAPERS.a4, false)[0]!.cuts.x).toHaveLength(3);
  expect(sheetsOf({ ...CARD, gap: 2 }, many(2), PAPERS.a4, false)[0]!.cuts.x).toHaveLength(4);
});

test("a front without a back has the other side of the paper for itself", () => {
  expect(sheetsOf(CARD, many(10), PAPERS.a4, true).map(({ placed }) => placed.length)).toEqual([9, 0, 1, 0]);
  expect(sheetsOf({ width: 225, height: 225, gap: 0 }, many(1), PAPERS.a4, true)).toHaveLength(4);
});

test("without backs only fronts are printed", () => {
  expect(sheetsOf(CARD, many(5, true), PAPERS.a4, false)).toHaveLength(1);
});
