import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../protocol/types";
import { Stage } from "../table/animator.svelte";
import { seatsOf } from "./turns";
import { Teller } from "./cursor.svelte";

/** A game whose view counts the events that have happened. */
const director = {
  pace: () => 10,
  startsAct: () => true,
  isExplained: () => false,
  advance: (view: unknown, events: unknown[]) => (view as number) + events.length,
  opening: () => 0,
};

const story: Replay = {
  game: "any",
  options: {},
  printed: null,
  players: [{ name: "", bot: null }, { name: "Bo", bot: "greedy" }],
  eyes: { seat: 0, open: false },
  start: { view: 0, to_act: [0], results: null },
  acts: [1, 2, 3].map((view) => ({
    seat: 0,
    notation: `${view}`,
    events: [{ type: "counted" }],
    position: { view, to_act: [0], results: null },
  })),
};

let stage: Stage;
let teller: Teller;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(director);
  teller = new Teller(story, stage);
});

afterEach(() => vi.useRealTimers());

test("a story begins with its first position", () => {
  expect(stage.view).toBe(0);
  expect(stage.past).toEqual([]);
});

test("a jump shows a position at once, with all that led there", () => {
  teller.jump(2);
  expect(stage.view).toBe(2);
  expect(stage.past.length).toBe(2);
  teller.jump(1);
  expect(stage.view).toBe(1);
  expect(stage.past.length).toBe(1);
});

test("no jump leads beyond the ends", () => {
  teller.jump(99);
  expect(teller.told).toBe(3);
  teller.jump(-1);
  expect(teller.told).toBe(0);
});

test("what is told is shown act by act", () => {
  teller.tell(2);
  expect(stage.act).not.toBeNull();
  expect(stage.position?.view).toBe(0);
  vi.runAllTimers();
  expect(stage.position?.view).toBe(2);
  expect(stage.act).toBeNull();
});

test("telling goes on where it stands, and not beyond the end", () => {
  teller.jump(2);
  teller.tell(99);
  vi.runAllTimers();
  expect(teller.told).toBe(3);
  expect(stage.past.length).toBe(3);
});

test("a player without a name is you", () => {
  expect(seatsOf(story, "Ada").map((seat) => [seat.name, seat.kind])).toEqual([
    ["Ada", "person"],
    ["Bo", "bot"],
  ]);
});
