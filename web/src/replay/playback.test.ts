import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../protocol/types";
import { Animator } from "../table/animator.svelte";
import { ReplayCursor } from "./cursor.svelte";
import { playOnLink, seatIn, turnsIn, turnLink } from "./turn-link";
import { Playback } from "./playback.svelte";

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
  players: [],
  perspective: { seat: null, reveal_all: false },
  start: { view: 0, to_act: [], results: null, is_drawn: false },
  draw_agreed: false,
  turns: [1, 2, 3].map((view) => ({
    seat: 0,
    notation: "",
    events: [{ type: "counted" }],
    position: { view, to_act: [], results: null, is_drawn: false },
  })),
};

let animator: Animator;
let cursor: ReplayCursor;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  animator = new Animator(game);
  cursor = new ReplayCursor(replay, animator);
  playback = new Playback(cursor, animator);
});

afterEach(() => vi.useRealTimers());

/** Lets time pass, and reports each turn that has been shown, as the page does. */
function watch(times: number): void {
  for (let time = 0; time < times; time += 1) {
    vi.advanceTimersByTime(100);
    playback.turnShown();
  }
}

test("forward shows one turn, and a second press ends it", () => {
  playback.forward();
  expect(animator.turn).not.toBeNull();
  playback.forward();
  expect(animator.turn).toBeNull();
  expect(animator.view).toBe(1);
  expect(cursor.at).toBe(1);
});

test("back undoes a turn, also one that is being shown", () => {
  playback.jump(2);
  playback.forward();
  playback.back();
  expect(cursor.at).toBe(2);
  expect(animator.view).toBe(2);
  playback.back();
  expect(animator.view).toBe(1);
});

test("it plays to the end by itself and halts there", () => {
  playback.toggle();
  watch(1);
  expect(animator.view).toBe(1);
  expect(playback.playing).toBe(true);
  for (let times = 0; times < 40 && playback.playing; times += 1) {
    vi.advanceTimersByTime(700);
    if (!animator.turn) playback.turnShown();
  }
  expect(animator.view).toBe(3);
  expect(playback.playing).toBe(false);
});

test("a step or a jump pauses it", () => {
  playback.toggle();
  playback.jump(1);
  expect(playback.playing).toBe(false);
  vi.runAllTimers();
  expect(cursor.at).toBe(1);
});

test("played again at the end, it starts from the beginning", () => {
  playback.jump(3);
  playback.toggle();
  expect(cursor.at).toBe(1);
});

test("a link names a turn", () => {
  expect(turnsIn("move=12")).toBe(12);
  expect(turnsIn("")).toBe(0);
  expect(turnsIn("move=x")).toBe(0);
  expect(turnLink("/replay/abc", 12)).toBe("/replay/abc#move=12");
  expect(turnLink("/replay/abc", 0)).toBe("/replay/abc");
  expect(playOnLink("/replay/abc", 0, 2)).toBe("/replay/abc#move=0&seat=2");
  expect([turnsIn("move=11&seat=2"), seatIn("move=11&seat=2"), seatIn("move=11")]).toEqual([11, 2, null]);
});
