import { expect, test } from "vitest";
import { labelsOf } from "./name-placement";
import { corners, cut, exampleOf, nameOf, placeOf, TILES, turnOf, UNIT } from "./picture";
import type { Sky } from "./types";

const sky: Sky = {
  name: "any",
  credits: "",
  window: null,
  tiles: Object.fromEntries(TILES.map((tile) => [tile, tile === "1A" || tile === "1B" ? ["Ori", "Tau"] : []])),
  constellation: [
    { id: "Ori", name: "Orion", names: {}, lines: [[[0.5, 0.5], [1.5, 0.5]]] },
    { id: "Tau", name: "", names: {}, lines: [] },
  ],
  stars: [{ x: 1.25, y: 0.5, magnitude: 0, name: "" }],
};

test("a tile has the name of its place", () => {
  expect(placeOf("1A")).toEqual({ column: 0, row: 0 });
  expect(placeOf("2C")).toEqual({ column: 2, row: 1 });
  expect(TILES.length).toBe(25);
});

test.each([
  ["corner", 5],
  ["edge", 6],
  ["inner", 8],
])("a %s piece has its slanted corners", (shape, points) => {
  const { column, row } = exampleOf(shape);
  expect(corners(column, row).length).toBe(points);
});

test("four corner, twelve edge and nine inner pieces make the picture", () => {
  const counts = TILES.map((tile) => corners(placeOf(tile).column, placeOf(tile).row).length - 4);
  expect([1, 2, 4].map((slants) => counts.filter((count) => count === slants).length)).toEqual([4, 12, 9]);
});

test("stars and lines lie on the tiles they cross", () => {
  const pieces = cut(sky);
  expect(pieces.get("1B")!.stars).toMatchObject([{ x: 25, y: 50, bright: true }]);
  expect(pieces.get("1A")!.stars).toEqual([]);
  expect(pieces.get("1A")!.figures.map((figure) => figure.id)).toEqual(["Ori", "Tau"]);
  expect(pieces.get("3C")!.figures).toEqual([]);
});

test("a constellation without a name is called by its id", () => {
  expect(sky.constellation.map(nameOf)).toEqual(["Orion", "Tau"]);
});

test("names stay on their tile and apart, even without a drawing", () => {
  const labels = labelsOf(cut(sky).get("1A")!, 15, false);
  expect(labels.map((label) => label.text)).toEqual(["Orion", "Tau"]);
  for (const { x, y } of labels) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(UNIT);
  }
  expect(Math.abs(labels[0]!.y - labels[1]!.y) >= 14 || Math.abs(labels[0]!.x - labels[1]!.x) >= 30).toBe(true);
});

test("small tiles bear short names", () => {
  expect(labelsOf(cut(sky).get("1B")!, 25, true).map((label) => label.text)).toEqual(["Ori", "Tau"]);
});

test("a rotated tile is rotated by quarter turns, always the same way", () => {
  expect(TILES.every((tile) => turnOf(tile) % 90 === 0 && turnOf(tile) < 360)).toBe(true);
});
