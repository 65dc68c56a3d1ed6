import { expect, test } from "vitest";
import { arrow, nearest } from "./arrow-keys";

const places = [
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 12, y: 40 },
];

test("an arrow leads to the nearest place ahead", () => {
  const origin = { x: 0, y: 0 };
  expect(nearest(origin, places, arrow("ArrowRight")!)).toBe(0);
  expect(nearest(origin, places, arrow("ArrowDown")!)).toBe(2);
});

test("where nothing is ahead, the focus stays", () => {
  expect(nearest({ x: 0, y: 0 }, places, arrow("ArrowLeft")!)).toBe(-1);
  expect(arrow("Enter")).toBeUndefined();
});
