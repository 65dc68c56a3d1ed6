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

const nothing = { to_act: [], legal: [], results: null, is_drawn: false, take_back: null, clock: null, race: null };
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

test("whoever moves again need not wait until their own plain move has been shown", () => {
  const own = (...types: string[]) => ({ ...turn([], ...types), position: { ...position(...types), to_act: [0] } });
  animator.add(own("move"));
  expect([0, 1, null].map((seat) => animator.showsOnlyOwnMove(seat))).toEqual([true, false, false]);
  animator.add(turn(["move"], "move-2"));
  expect(animator.showsOnlyOwnMove(0)).toBe(false);
  animator.catchUp();
  animator.add(own("move", "score"));
  expect(animator.showsOnlyOwnMove(0)).toBe(false);
});

test("a person's speed makes everything faster or slower", () => {
  let speed = 0.5;
  animator = new Animator(game, () => speed);
  animator.reset(position(), []);
  animator.add(turn([], "move"));
  vi.advanceTimersByTime(1199);
  expect(animator.turn).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(animator.turn).toBeNull();
  speed = 2;
  animator.add(turn(["move"], "move-2"));
  vi.advanceTimersByTime(300);
  expect(animator.turn).toBeNull();
});

test("a pause stops the match on this screen, and going on continues where it stopped", () => {
  animator.add(turn([], "move", "score"));
  animator.pause();
  animator.add(turn(["move", "score"], "move-2"));
  vi.advanceTimersByTime(60_000);
  expect(animator.view).toEqual(["move"]);
  expect(animator.waiting).toBe(1);
  animator.resume();
  expect(animator.view).toEqual(["move", "score"]);
  vi.advanceTimersByTime(900);
  expect(animator.view).toEqual(["move", "score", "move-2"]);
});

test("catching up shows the newest position at once", () => {
  animator.add(turn([], "move", "score"));
  animator.add(turn(["move", "score"], "move-2"));
  animator.pause();
  animator.catchUp();
  expect(animator.turn).toBeNull();
  expect(animator.paused).toBe(false);
  expect(animator.position?.view).toEqual(["move", "score", "move-2"]);
  expect(animator.past.length).toBe(2);
});

test("plain moves hurry at once for a player whose clock runs", () => {
  animator = new Animator(game, undefined, () => 0);
  animator.reset(position(), []);
  animator.add(turn([], "move"));
  vi.advanceTimersByTime(200);
  expect(animator.turn).toBeNull();
});

test("plain moves hurry when more than a round of them wait", () => {
  const names = ["move", "move-2", "move-3", "move-4", "move-5", "move-6", "move-7", "move-8"];
  names.forEach((name, number) => animator.add(turn(names.slice(0, number), name)));
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
