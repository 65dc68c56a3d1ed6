import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzlePosition } from "../protocol/types";
import { Attempt } from "./attempt.svelte";
import { solvedIn } from "./solved";

const choice = (move: string, expected: number) => ({ move: { type: "place", move }, text: move, event: {}, expected });
const puzzle = {
  id: "p1",
  game: "any",
  players: [{ name: "" }, { name: "Ida", bot: "star" }],
  choices: [choice("a", 0.6), choice("b", 0.4)],
} as unknown as PuzzlePosition;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
});

test("the best move solves a puzzle, shows the chances, and is remembered", () => {
  const attempt = new Attempt(puzzle);
  attempt.play({ move: "b", type: "place" });
  expect([attempt.isRight, attempt.choice?.expected, attempt.revealed]).toEqual([false, 0.4, false]);
  attempt.play({ move: "z", type: "place" });
  expect(attempt.choice).toBeNull();
  attempt.play({ move: "a", type: "place" });
  expect([attempt.isRight, attempt.solved, attempt.revealed]).toEqual([true, true, true]);
  expect([...solvedIn("any")]).toEqual(["p1"]);
  expect(attempt.hints.map(({ chance }) => chance)).toEqual([0.6, 0.4]);
});

test("who looks at the solution has not solved it, and may begin again", () => {
  const attempt = new Attempt(puzzle);
  attempt.reveal();
  attempt.play({ move: "a", type: "place" });
  expect([attempt.isRight, attempt.solved, solvedIn("any").size]).toEqual([true, false, 0]);
  attempt.again();
  expect([attempt.tried, attempt.revealed]).toEqual([null, false]);
  attempt.play({ move: "a", type: "place" });
  expect(attempt.solved).toBe(true);
});
