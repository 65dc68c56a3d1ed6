import { expect, test } from "vitest";
import { ranked, tieOf, winners } from "./ranking";

const results = [
  { seat: 0, score: 10, rank: 3 },
  { seat: 1, score: 20, rank: 1 },
  { seat: 2, score: 20, rank: 1 },
  { seat: 3, score: 9, rank: 4 },
];

test("the best come first", () => {
  expect(ranked(results).map((result) => result.seat)).toEqual([1, 2, 0, 3]);
});

test("those who share the first place win together", () => {
  expect(winners(results)).toEqual([1, 2]);
});

test("a tie for the first place is shared, broken, or none", () => {
  const ended = (...pairs: [number, number][]) => pairs.map(([score, rank], seat) => ({ seat, score, rank }));
  expect(tieOf(results)).toBe("shared");
  expect(tieOf(ended([7, 2], [7, 1]))).toBe("broken");
  expect(tieOf(ended([7, 1], [5, 2], [5, 2]))).toBeNull();
});
