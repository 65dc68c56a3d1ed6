import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Knocking } from "./knocking.svelte";
import type { Move } from "./wire";

const knock = (tile: string | null): Move => ({ type: "knock", tile });

let legal: Move[];
let played: Move[];
let knocking: Knocking;

beforeEach(() => {
  vi.useFakeTimers();
  legal = [knock("2C"), knock("5E"), { type: "pass" }];
  played = [];
  knocking = new Knocking(
    () => legal,
    (move) => played.push(move),
  );
});

afterEach(() => vi.useRealTimers());

test("first the knock, then the tile", () => {
  expect(knocking.allows("2C")).toBe(false);
  knocking.name("2C");
  expect(played).toEqual([]);
  knocking.knock();
  expect(knocking.allows("2C")).toBe(true);
  knocking.name("2C");
  expect(played).toEqual([knock("2C")]);
});

test("who has knocked cannot let it pass any more", () => {
  knocking.knock();
  knocking.letPass();
  expect(played).toEqual([]);
});

test("where there is only one thing to say, the knock says it", () => {
  legal = [knock(null), { type: "pass" }];
  knocking.knock();
  expect(played).toEqual([knock(null)]);
});

test("a knock found right without proof goes on with choosing the tile", () => {
  legal = [knock("2C")];
  expect(knocking.naming).toBe(true);
  knocking.name("2C");
  expect(played).toEqual([knock("2C")]);
});

test("without a coin for the fine one can only let it pass", () => {
  legal = [{ type: "pass" }];
  knocking.knock();
  expect(knocking.heard || knocking.naming).toBe(false);
  knocking.letPass();
  expect(played).toEqual([{ type: "pass" }]);
});

test("when the time is over it passes; it stands still while others' answers are shown", () => {
  const stop = knocking.watch(4000);
  vi.advanceTimersByTime(3000);
  stop();
  vi.advanceTimersByTime(5000);
  expect(knocking.spent).toBe(3000);
  knocking.watch(4000);
  vi.advanceTimersByTime(999);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(played).toEqual([{ type: "pass" }]);
});

test("a new moment has all its time", () => {
  knocking.watch(4000)();
  vi.advanceTimersByTime(3000);
  knocking.end();
  knocking.watch(4000);
  expect(knocking.spent).toBe(0);
});
