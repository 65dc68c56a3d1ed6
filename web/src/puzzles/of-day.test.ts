import { expect, test } from "vitest";
import type { GameInfo, PuzzleInfo } from "../protocol/types";
import { gameOfDay, puzzleOfDay } from "./of-day";

const puzzles = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `${id}` }) as PuzzleInfo);
const dayAfter = (days: number) => new Date(Date.parse("2026-12-30") + days * 86_400_000).toISOString().slice(0, 10);

test.each([1, 2, 12, 15, 16])("of %i puzzles each has its day, and neighbours are not on following days", (count) => {
  const days = Array.from({ length: count }, (_, day) => puzzleOfDay(puzzles(count), dayAfter(day))!.id);
  expect(new Set(days).size).toBe(count);
  if (count > 10) expect(Math.abs(Number(days[0]) - Number(days[1]))).toBeGreaterThan(1);
});

test("the game of the day changes, and only games with puzzles take part", () => {
  const on = (today: string) =>
    gameOfDay(["b", "a", "none"].map((name) => ({ name, today, has_puzzles: name !== "none" }) as GameInfo))?.name;
  expect([on("2026-12-30"), on("2026-12-31")].sort()).toEqual(["a", "b"]);
  expect(gameOfDay([])).toBeUndefined();
  expect(puzzleOfDay([], "2026-12-31")).toBeUndefined();
});
