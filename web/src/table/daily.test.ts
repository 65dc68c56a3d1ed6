import { expect, test } from "vitest";
import type { DailyResult, DailyResults } from "../protocol/types";
import { compare, linesOf, resultText, shareText } from "./daily";

const fewer = (score: number, than: number) => score < than;
const more = (score: number, than: number) => score > than;
const counted = (rank: number, score: number, people: number) => ({ result: { rank, score }, people });
const rows = [counted(1, 2, 1), counted(1, 3, 4), counted(1, 5, 2)];
const places = [counted(1, 40, 2), counted(1, 30, 1), counted(2, 35, 3), counted(3, 20, 1)];
const words = (id: string, args = {}) => `${id}${Object.values(args).map((value) => ` ${value}`).join("")}`;

function of(yours: DailyResult | null, seats: number, results = places): DailyResults {
  return { day: "2026-12-31", seats, yours, results, given_up: 0, yesterday: null, streak: 3, bot: null };
}

test("the reader is compared with everybody else, alone by the score", () => {
  expect(compare(of({ rank: 1, score: 3 }, 1, rows), fewer)).toEqual({ others: 6, better: 1, equal: 3, worse: 2 });
});

test("a place comes before a score", () => {
  expect(compare(of({ rank: 1, score: 30 }, 3), more)).toEqual({ others: 6, better: 2, equal: 0, worse: 4 });
  expect(compare(of({ rank: 2, score: 35 }, 3), more)).toEqual({ others: 6, better: 3, equal: 2, worse: 1 });
});

test("the only one who has finished is compared with nobody", () => {
  const alone = of({ rank: 1, score: 3 }, 1, [counted(1, 3, 1)]);
  expect(compare(alone, fewer)).toEqual({ others: 0, better: 0, equal: 0, worse: 0 });
});

test("who has not finished is not compared", () => {
  expect(compare(of(null, 1, rows), fewer)).toBeNull();
});

test("there is a line for every place, and alone for every score from the best to the worst", () => {
  expect(linesOf(of(null, 3), null)).toEqual([{ value: 1, people: 3 }, { value: 2, people: 3 }, { value: 3, people: 1 }]);
  expect(linesOf(of(null, 1, rows), 1).map(({ people }) => people)).toEqual([0, 1, 4, 0, 2]);
  expect(linesOf(of(null, 1, []), null)).toEqual([]);
});

test("a result is told without anything about the deal", () => {
  expect(resultText({ rank: 2, score: 35 }, 3, true, words)).toBe("daily-place 2 3 · daily-score 35");
  expect(resultText({ rank: 2, score: 35 }, 3, false, words)).toBe("daily-place 2 3");
  expect(shareText(of({ rank: 2, score: 35 }, 3), "heading", more, true, words)).toBe(
    "heading\n★★☆ daily-place 2 3 · daily-score 35\ndaily-share-better 1 6\ndaily-streak 3",
  );
  const alone = { ...of({ rank: 1, score: 3 }, 1, [counted(1, 3, 1)]), streak: 1 };
  expect(shareText(alone, "heading", fewer, true, words)).toBe("heading\ndaily-score 3");
  expect(shareText(of(null, 3), "heading", more, true, words)).toBe("heading");
});
