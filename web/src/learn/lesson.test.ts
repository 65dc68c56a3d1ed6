import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LessonStep, LessonReplay } from "../protocol/types";
import { Animator } from "../table/animator.svelte";
import { Lesson } from "./lesson.svelte";

const game = {
  durationOf: () => 10,
  startsTurn: () => true,
  isExplained: () => false,
  advance: (view: unknown, events: unknown[]) => (view as number) + events.length,
  initialView: () => 0,
};

const MOVE = { type: "place", star: 3, token: "7" };

function step(begins: number, ends: number, asked: unknown = null): LessonStep {
  return { en: "Read.", fr: "Lisez.", de: "Lies.", rules: [], at: [], begins, ends, asked, offered: asked ? [asked] : [] };
}

const lessonReplay: LessonReplay = {
  steps: [step(0, 0), step(0, 2, MOVE), step(2, 3)],
  replay: {
    game: "any",
    options: {},
    printed: null,
    names: { fields: {}, words: {} },
    players: [{ name: "", bot: null }],
    perspective: { seat: 0, reveal_all: false },
    start: { view: 0, to_act: [0], results: null, is_drawn: false },
    draw_agreed: false,
    turns: [1, 2, 3].map((view) => ({
      seat: 0,
      notation: "",
      events: [{ type: "counted" }],
      position: { view, to_act: [0], results: null, is_drawn: false },
    })),
  },
};

let animator: Animator;
let lesson: Lesson;

beforeEach(() => {
  vi.useFakeTimers();
  animator = new Animator(game);
  lesson = new Lesson(lessonReplay, animator);
});

afterEach(() => vi.useRealTimers());

/** Shows all turns that wait in the queue. */
function watch(): void {
  vi.runAllTimers();
  lesson.turnsShown();
}

test("a step to read has nothing to play and leads on at once", () => {
  expect(lesson.legal).toEqual([]);
  lesson.next();
  expect(lesson.index).toBe(1);
});

test("the move that is asked for is offered, and leads on when all has been shown", () => {
  lesson.go(1);
  expect(lesson.legal).toEqual([MOVE]);
  lesson.play({ token: "7", star: 3, type: "place" });
  expect(lesson.index).toBe(1);
  expect(lesson.legal).toEqual([]);
  watch();
  expect(lesson.index).toBe(2);
  expect(animator.view).toBe(2);
});

test("another move is not made: a nudge says so", () => {
  lesson.go(1);
  lesson.play({ ...MOVE, star: 4 });
  expect(lesson.nudges).toBe(1);
  expect(lesson.index).toBe(1);
  expect(animator.view).toBe(0);
});

test("going back shows how things stood before the step", () => {
  lesson.go(2);
  expect(animator.view).toBe(2);
  lesson.go(1);
  expect(animator.view).toBe(0);
  expect(lesson.nudges).toBe(0);
});

test("the last step ends the lesson, and it can be begun again", () => {
  lesson.go(2);
  lesson.next();
  watch();
  expect(lesson.done).toBe(true);
  lesson.go(0);
  expect(lesson.done).toBe(false);
  expect(animator.view).toBe(0);
});
