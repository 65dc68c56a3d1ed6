import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../games/view";
import type { TurnUpdate, Position } from "../protocol/types";
import { type AnimatedGame, Animator } from "./animator.svelte";

/** A game whose view is the list of events seen so far. */
const game: AnimatedGame = {
  advance: (view, events) => [...(view as string[]), ...events.map((event) => event.type)],
  initialView: () => [],
  durationOf: (_, explained) => (explained ? 900 : 600),
  startsTurn: (event) => event.type.startsWith("move"),
  isExplained: (events) => events.length > 1,
};

const nothing = { to_act: [], legal: [], results: null, take_back: null, clock: null, race: null };
const position = (...view: string[]): Position => ({ view, ...nothing });
const events = (...types: string[]): GameEvent[] => types.map((type) => ({ type }));

function turn(before: string[], ...types: string[]): TurnUpdate {
  const after = position(...before, ...types);
  const update = { seq: 1, seat: 0, events: events(...types), position: after, move_id: null, overdue: false };
  return { type: "turn", ...update };
}

let animator: Animator;

beforeEach(() => {
  vi.useFakeTimers();
  animator = new Animator(game);
  animator.reset(position(), []);
});

afterEach(() => vi.useRealTimers());

test("events are shown one after the other, then the new position", () => {
  animator.add(turn([], "move", "score"));
  expect(animator.view).toEqual(["move"]);
  vi.advanceTimersByTime(900);
  expect(animator.view).toEqual(["move", "score"]);
  expect(animator.position?.view).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(animator.turn).toBeNull();
  expect(animator.position?.view).toEqual(["move", "score"]);
  expect(animator.past.length).toBe(1);
});

test("a fast move waits until the scoring has been shown", () => {
  animator.add(turn([], "move", "score"));
  animator.add(turn(["move", "score"], "move-2"));
  vi.advanceTimersByTime(1799);
  expect(animator.view).toEqual(["move", "score"]);
  vi.advanceTimersByTime(1);
  expect(animator.view).toEqual(["move", "score", "move-2"]);
});

test("plain moves hurry when several wait", () => {
  animator.add(turn([], "move"));
  animator.add(turn(["move"], "move-2"));
  animator.add(turn(["move", "move-2"], "move-3"));
  animator.add(turn(["move", "move-2", "move-3"], "move-4"));
  vi.advanceTimersByTime(600);
  expect(animator.view).toEqual(["move", "move-2"]);
  vi.advanceTimersByTime(200);
  expect(animator.view).toEqual(["move", "move-2", "move-3"]);
  vi.advanceTimersByTime(599);
  expect(animator.view).toEqual(["move", "move-2", "move-3"]);
});

test("skipping ends the current turn, and the next one begins", () => {
  animator.add(turn([], "move", "score"));
  animator.add(turn(["move", "score"], "move-2"));
  animator.skip();
  expect(animator.position?.view).toEqual(["move", "score"]);
  expect(animator.events.map((event) => event.type)).toEqual(["move-2"]);
});

test("a turn can be shown again without being played again", () => {
  animator.add(turn([], "move", "score"));
  animator.skip();
  animator.replay(animator.past[0]!);
  expect(animator.view).toEqual(["move"]);
  vi.advanceTimersByTime(1800);
  expect(animator.past.length).toBe(1);
  expect(animator.view).toEqual(["move", "score"]);
});

test("turns that arrive during a replay are shown after it", () => {
  animator.add(turn([], "move", "score"));
  animator.skip();
  animator.replay(animator.past[0]!);
  animator.add(turn(["move", "score"], "move-2"));
  vi.advanceTimersByTime(1800);
  expect(animator.view).toEqual(["move", "score", "move-2"]);
});

test("a reset ends everything, and its history can be shown again", () => {
  animator.add(turn([], "move", "score"));
  animator.reset(position("move", "score", "move-2"), events("move", "score", "move-2"));
  expect(animator.turn).toBeNull();
  expect(animator.view).toEqual(["move", "score", "move-2"]);
  expect(animator.past.map((turn) => turn.before)).toEqual([[], ["move", "score"]]);
  vi.advanceTimersByTime(10_000);
  expect(animator.past.length).toBe(2);
});

test("a refreshed position waits until the turns before it have been shown", () => {
  const race = { opened: 3, ms: 4000, proof_ms: 8000, answered: [1], naming: [] };
  animator.add(turn([], "move"));
  animator.refresh({ ...position("move"), race });
  expect(animator.newest?.race).toEqual(race);
  expect(animator.position?.race).toBeNull();
  vi.advanceTimersByTime(600);
  expect(animator.position?.race).toEqual(race);
  animator.refresh(position("move"));
  expect(animator.position?.race).toBeNull();
  expect(animator.past.length).toBe(1);
});
