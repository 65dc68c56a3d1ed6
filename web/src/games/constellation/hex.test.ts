import { expect, test } from "vitest";
import { besides, keyOf, linksAmong, placeFrom, middleOf, surroundings } from "./hex";
import { moonLines } from "./moonlines";

test("six cells share a side with each cell, all equally far away", () => {
  const here = middleOf({ q: 2, r: -1 });
  const far = besides({ q: 2, r: -1 }).map(middleOf).map(({ x, y }) => Math.hypot(x - here.x, y - here.y));
  expect(new Set(far.map((one) => one.toFixed(6))).size).toBe(1);
});

test("each link is found once", () => {
  const triangle = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ];
  expect(linksAmong(triangle).length).toBe(3);
});

test("what has to be seen is the tiles and the cells beside them", () => {
  const cells = surroundings([
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ]);
  expect(new Set(cells.map(keyOf)).size).toBe(cells.length);
  expect(cells.length).toBe(10);
});

test("only stars that hang together with the Moon are joined to it, type by type", () => {
  const lines = moonLines([
    { star: null, q: 0, r: 0 },
    { star: 5, q: 1, r: 0 },
    { star: 5, q: 2, r: 0 },
    { star: 5, q: 4, r: 0 },
    { star: 6, q: -1, r: 0 },
    { star: 4, q: -2, r: 0 },
  ]);
  expect(lines.map((line) => line.star)).toEqual([5, 5, 6]);
});

test("a cell is named by where it is, seen from another", () => {
  const from = { q: 1, r: 1 };
  expect(placeFrom(from, from)).toMatchObject({ direction: "here", steps: 0 });
  expect(placeFrom(from, { q: 2, r: 1 })).toMatchObject({ direction: "right", steps: 1, more: 0 });
  expect(placeFrom(from, { q: 1, r: -1 })).toMatchObject({ direction: "upper_left", steps: 2, then: "here", more: 0 });
  expect(placeFrom(from, { q: 0, r: 4 })).toMatchObject({ direction: "lower_right", steps: 2, then: "lower_left", more: 1 });
});
