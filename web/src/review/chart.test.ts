import { expect, test } from "vitest";
import type { Decision, Review } from "../protocol/types";
import { costliest, curveOf, movesBelow, scaleOf } from "./chart";

function decision(move: number, seat: number, best: number, played: number, margin = 0.01): Decision {
  const choice = (text: string, expected: number) => ({ text, event: { type: "moved" }, expected });
  return {
    move,
    seat,
    options: 2,
    best: choice(best === played ? "this" : "that", best),
    played: choice("this", played),
    loss: Math.abs(best - played),
    margin,
    costly: Math.abs(best - played) > margin,
  };
}

const review: Review = {
  game: "any",
  players: ["Ada", "Bo"],
  moves: 5,
  decisions: [decision(1, 0, 0.5, 0.4), decision(2, 1, 0.6, 0.6), decision(3, 0, 0.4, 0.1), decision(4, 1, 0.8, 0.7, 0.2)],
  outcome: [0, 1],
  names: { fields: {}, words: {} },
};

const alone: Review = { ...review, players: ["Ada"], decisions: [decision(2, 0, 3.4, 3.6)], outcome: [4], names: { fields: {}, words: {} } };

test("a curve has the expectation before and after each decision, and the outcome", () => {
  expect(curveOf(review, 0)).toEqual([
    { move: 0, value: 0.5 },
    { move: 1, value: 0.4 },
    { move: 2, value: 0.4 },
    { move: 3, value: 0.1 },
    { move: 5, value: 0 },
  ]);
  expect(curveOf({ ...review, outcome: null, names: { fields: {}, words: {} } }, 1).at(-1)).toEqual({ move: 4, value: 0.7 });
});

test("the costliest come first, and what may be chance is left out", () => {
  expect(costliest(review, null, 5).map((one) => one.move)).toEqual([3, 1]);
  expect(costliest(review, null, 1).map((one) => one.move)).toEqual([3]);
  expect(costliest(review, 1, 5)).toEqual([]);
});

test("chances are drawn from 0 to 1, scores over the range that occurred", () => {
  expect(scaleOf(review)).toEqual({ low: 0, high: 1, lines: [0, 0.25, 0.5, 0.75, 1] });
  expect(scaleOf(alone)).toEqual({ low: 3, high: 4, lines: [3, 4] });
  expect(scaleOf({ ...alone, decisions: [decision(2, 0, 3, 3)], outcome: [3], names: { fields: {}, words: {} } })).toEqual({ low: 3, high: 4, lines: [3, 4] });
});

test("move numbers below the graph are round", () => {
  expect(movesBelow(5, 10)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(movesBelow(60, 6)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(movesBelow(329, 5)).toEqual([0, 100, 200, 300]);
});
