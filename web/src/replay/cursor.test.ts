import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../protocol/types";
import { Animator } from "../table/animator.svelte";
import { seatsOf } from "./turns";
import { ReplayCursor } from "./cursor.svelte";

/** A game whose view counts its events. */
const game = {
  durationOf: () => 10,
  startsTurn: () => true,
  isExplained: () => false,
  advance: (view: unknown, events: unknown[]) => (view as number) + events.length,
  initialView: () => 0,
};

const replay: Replay = {
  game: "any",
  options: {},
  printed: null,
  names: { fields: {}, words: {} },
  players: [{ name: "", bot: null }, { name: "Bo", bot: "greedy" }],
  perspective: { seat: 0, reveal_all: false },
  start: { view: 0, to_act: [0], results: null, is_drawn: false },
  draw_agreed: false,
  turns: [1, 2, 3].map((view) => ({
    seat: 0,
    notation: `${view}`,
    events: [{ type: "counted" }],
    position: { view, to_act: [0], results: null, is_drawn: false },
  })),
};

let animator: Animator;
let cursor: ReplayCursor;

beforeEach(() => {
  vi.useFakeTimers();
  animator = new Animator(game);
  cursor = new ReplayCursor(replay, animator);
});

afterEach(() => vi.useRealTimers());

test("a replay begins with its first position", () => {
  expect(animator.view).toBe(0);
  expect(animator.past).toEqual([]);
});

test("a jump shows a position at once, with all that led there", () => {
  cursor.jump(2);
  expect(animator.view).toBe(2);
  expect(animator.past.length).toBe(2);
  cursor.jump(1);
  expect(animator.view).toBe(1);
  expect(animator.past.length).toBe(1);
});

test("no jump leads beyond the ends", () => {
  cursor.jump(99);
  expect(cursor.at).toBe(3);
  cursor.jump(-1);
  expect(cursor.at).toBe(0);
});

test("turns are shown one after the other", () => {
  cursor.playTo(2);
  expect(animator.turn).not.toBeNull();
  expect(animator.position?.view).toBe(0);
  vi.runAllTimers();
  expect(animator.position?.view).toBe(2);
  expect(animator.turn).toBeNull();
});

test("playing goes on from the current turn, and not beyond the end", () => {
  cursor.jump(2);
  cursor.playTo(99);
  vi.runAllTimers();
  expect(cursor.at).toBe(3);
  expect(animator.past.length).toBe(3);
});

test("a player without a name is you", () => {
  expect(seatsOf(replay, "Ada").map((seat) => [seat.name, seat.kind])).toEqual([
    ["Ada", "person"],
    ["Bo", "bot"],
  ]);
});
