import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../protocol/types";
import { Stage } from "../table/animator.svelte";
import { Teller } from "./cursor.svelte";
import { moveIn, moveLink } from "./move-link";
import { Player } from "./playback.svelte";

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
  players: [],
  eyes: { seat: null, open: false },
  start: { view: 0, to_act: [], results: null },
  acts: [1, 2, 3].map((view) => ({
    seat: 0,
    notation: "",
    events: [{ type: "counted" }],
    position: { view, to_act: [], results: null },
  })),
};

let stage: Stage;
let teller: Teller;
let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(director);
  teller = new Teller(story, stage);
  player = new Player(teller, stage);
});

afterEach(() => vi.useRealTimers());

/** Lets time pass, and tells the player whenever the stage rests, as the page does. */
function watch(times: number): void {
  for (let time = 0; time < times; time += 1) {
    vi.advanceTimersByTime(100);
    player.rest();
  }
}

test("forward shows one move, and a second press ends what is being shown", () => {
  player.forward();
  expect(stage.act).not.toBeNull();
  player.forward();
  expect(stage.act).toBeNull();
  expect(stage.view).toBe(1);
  expect(teller.told).toBe(1);
});

test("back undoes a move, also one that is being shown", () => {
  player.jump(2);
  player.forward();
  player.back();
  expect(teller.told).toBe(2);
  expect(stage.view).toBe(2);
  player.back();
  expect(stage.view).toBe(1);
});

test("it plays to the end by itself and halts there", () => {
  player.toggle();
  watch(1);
  expect(stage.view).toBe(1);
  expect(player.playing).toBe(true);
  for (let times = 0; times < 40 && player.playing; times += 1) {
    vi.advanceTimersByTime(700);
    if (!stage.act) player.rest();
  }
  expect(stage.view).toBe(3);
  expect(player.playing).toBe(false);
});

test("whoever steps or jumps has halted it", () => {
  player.toggle();
  player.jump(1);
  expect(player.playing).toBe(false);
  vi.runAllTimers();
  expect(teller.told).toBe(1);
});

test("played again at the end, it begins anew", () => {
  player.jump(3);
  player.toggle();
  expect(teller.told).toBe(1);
});

test("a link names a move", () => {
  expect(moveIn("move=12")).toBe(12);
  expect(moveIn("")).toBe(0);
  expect(moveIn("move=x")).toBe(0);
  expect(moveLink("/replay/abc", 12)).toBe("/replay/abc#move=12");
  expect(moveLink("/replay/abc", 0)).toBe("/replay/abc");
});
