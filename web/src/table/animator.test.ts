import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableEvent } from "../games/registry";
import type { TurnUpdate, Position } from "../protocol/types";
import { type Director, Stage } from "./animator.svelte";

/** A game whose view is the list of events seen so far. */
const director: Director = {
  advance: (view, events) => [...(view as string[]), ...events.map((event) => event.type)],
  opening: () => [],
  pace: (_, explained) => (explained ? 900 : 600),
  startsAct: (event) => event.type.startsWith("move"),
  isExplained: (events) => events.length > 1,
};

const nothing = { to_act: [], legal: [], results: null, take_back: null, clock: null, race: null };
const position = (...view: string[]): Position => ({ view, ...nothing });
const events = (...types: string[]): TableEvent[] => types.map((type) => ({ type }));

function happened(before: string[], ...types: string[]): TurnUpdate {
  const after = position(...before, ...types);
  const happened = { seq: 1, seat: 0, events: events(...types), position: after, move_id: null, overdue: false };
  return { type: "turn", ...happened };
}

let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(director);
  stage.reset(position(), []);
});

afterEach(() => vi.useRealTimers());

test("events are seen one after the other, then the new position", () => {
  stage.add(happened([], "move", "score"));
  expect(stage.view).toEqual(["move"]);
  vi.advanceTimersByTime(900);
  expect(stage.view).toEqual(["move", "score"]);
  expect(stage.position?.view).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(stage.act).toBeNull();
  expect(stage.position?.view).toEqual(["move", "score"]);
  expect(stage.past.length).toBe(1);
});

test("a fast move waits until the scoring has been shown", () => {
  stage.add(happened([], "move", "score"));
  stage.add(happened(["move", "score"], "move-2"));
  vi.advanceTimersByTime(1799);
  expect(stage.view).toEqual(["move", "score"]);
  vi.advanceTimersByTime(1);
  expect(stage.view).toEqual(["move", "score", "move-2"]);
});

test("plain moves hurry when several wait", () => {
  stage.add(happened([], "move"));
  stage.add(happened(["move"], "move-2"));
  stage.add(happened(["move", "move-2"], "move-3"));
  stage.add(happened(["move", "move-2", "move-3"], "move-4"));
  vi.advanceTimersByTime(600);
  expect(stage.view).toEqual(["move", "move-2"]);
  vi.advanceTimersByTime(200);
  expect(stage.view).toEqual(["move", "move-2", "move-3"]);
  vi.advanceTimersByTime(599);
  expect(stage.view).toEqual(["move", "move-2", "move-3"]);
});

test("skipping ends the act on stage, and the next one begins", () => {
  stage.add(happened([], "move", "score"));
  stage.add(happened(["move", "score"], "move-2"));
  stage.skip();
  expect(stage.position?.view).toEqual(["move", "score"]);
  expect(stage.events.map((event) => event.type)).toEqual(["move-2"]);
});

test("an act can be shown again without happening again", () => {
  stage.add(happened([], "move", "score"));
  stage.skip();
  stage.replay(stage.past[0]!);
  expect(stage.view).toEqual(["move"]);
  vi.advanceTimersByTime(1800);
  expect(stage.past.length).toBe(1);
  expect(stage.view).toEqual(["move", "score"]);
});

test("what happens during a replay comes after it", () => {
  stage.add(happened([], "move", "score"));
  stage.skip();
  stage.replay(stage.past[0]!);
  stage.add(happened(["move", "score"], "move-2"));
  vi.advanceTimersByTime(1800);
  expect(stage.view).toEqual(["move", "score", "move-2"]);
});

test("a snapshot ends everything, and its story can be shown again", () => {
  stage.add(happened([], "move", "score"));
  stage.reset(position("move", "score", "move-2"), events("move", "score", "move-2"));
  expect(stage.act).toBeNull();
  expect(stage.view).toEqual(["move", "score", "move-2"]);
  expect(stage.past.map((act) => act.before)).toEqual([[], ["move", "score"]]);
  vi.advanceTimersByTime(10_000);
  expect(stage.past.length).toBe(2);
});

test("news beside the match wait until the moves before them have been shown", () => {
  const race = { opened: 3, ms: 4000, proof_ms: 8000, answered: [1], naming: [] };
  stage.add(happened([], "move"));
  stage.refresh({ ...position("move"), race });
  expect(stage.newest?.race).toEqual(race);
  expect(stage.position?.race).toBeNull();
  vi.advanceTimersByTime(600);
  expect(stage.position?.race).toEqual(race);
  stage.refresh(position("move"));
  expect(stage.position?.race).toBeNull();
  expect(stage.past.length).toBe(1);
});
