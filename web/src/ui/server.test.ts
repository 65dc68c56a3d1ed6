import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isReachable, note, timesReturned, watchServer } from "./server.svelte";

let answers: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  stop = watchServer(() => Promise.resolve({ isThere: answers, isBusy: false }));
});

afterEach(() => {
  stop();
  note(true);
  vi.useRealTimers();
});

test("a server that is gone is noticed, and so is its return", async () => {
  const before = timesReturned();
  answers = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isReachable()).toBe(false);
  answers = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([isReachable(), timesReturned()]).toEqual([true, before + 1]);
});

test("a page that could not load makes us look again soon", async () => {
  note(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isReachable()).toBe(true);
});
