import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../protocol/api";
import type { Review, ReviewProgress } from "../protocol/types";
import { Asking } from "./request.svelte";

const review: Review = { game: "any", players: ["Ada"], moves: 0, decisions: [], outcome: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that gives these answers one after the other. */
function server(...answers: (ReviewProgress | Error)[]) {
  return vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error("asked too often");
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

test("it asks until the review is there, and not again", async () => {
  const ask = server({ done: 0, planned: 2, review: null }, { done: 2, planned: 2, review });
  const asking = new Asking(ask);
  await asking.begin();
  expect(asking.progress?.planned).toBe(2);
  expect(asking.review).toBeNull();
  await vi.runAllTimersAsync();
  expect(asking.review).toBe(review);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("while others come first it says so and tries again", async () => {
  const asking = new Asking(server(new Refusal("2 matches are being reviewed", 429), { done: 0, planned: 0, review }));
  await asking.begin();
  expect(asking.busy).toBe(true);
  expect(asking.trouble).toBeNull();
  await vi.runAllTimersAsync();
  expect(asking.busy).toBe(false);
  expect(asking.review).toBe(review);
});

test("a refusal is told, and a silent server can be asked again", async () => {
  const asking = new Asking(server(new Refusal("not over yet", 400), new TypeError("no network"), { done: 0, planned: 0, review }));
  await asking.begin();
  expect(asking.trouble).toEqual({ reason: "not over yet" });
  await asking.begin();
  expect(asking.trouble).toEqual({ reason: null });
  await asking.begin();
  expect(asking.trouble).toBeNull();
  expect(asking.review).toBe(review);
});

test("whoever leaves asks no more", async () => {
  const ask = server({ done: 0, planned: 2, review: null });
  const asking = new Asking(ask);
  await asking.begin();
  asking.stop();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(1);
});
