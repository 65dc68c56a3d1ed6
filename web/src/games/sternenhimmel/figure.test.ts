import { expect, test } from "vitest";
import { emptiestCorner, numberPlace, placeOf, seedOf } from "./figure";
import type { Board, Star } from "./types";

const star = (x: number, y: number): Star => ({ name: "", large: false, x, y, designation: "", hip: null });

function board(stars: Star[], lines: [number, number][]): Board {
  return { name: "Any", prizes: [2, 1], stars, lines, names: {}, unit96: null };
}

test("a number is written opposite the only line", () => {
  const place = numberPlace(board([star(50, 50), star(90, 50)], [[1, 2]]), 1);
  expect(place.x).toBeCloseTo(39);
  expect(place.y).toBeCloseTo(50);
});

test("a number stays on the canvas", () => {
  const place = numberPlace(board([star(50, 92), star(50, 10)], [[1, 2]]), 1);
  expect(place.y).toBeLessThanOrEqual(96);
});

test("a number keeps clear of other stars", () => {
  const figure = board([star(50, 50), star(90, 50), star(32, 50)], [[1, 2]]);
  const place = numberPlace(figure, 1);
  const other = placeOf(figure.stars[2]!);
  expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThanOrEqual(11);
});

test("the score goes where no star is", () => {
  expect(emptiestCorner(board([star(20, 20), star(120, 20), star(20, 80)], []))).toBe("bottom right");
});

test("a name always seeds the same sky", () => {
  expect(seedOf("Leo")).toBe(seedOf("Leo"));
  expect(seedOf("Leo")).not.toBe(seedOf("Aries"));
});
