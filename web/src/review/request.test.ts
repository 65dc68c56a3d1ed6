import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../protocol/api";
import type { Review, ReviewProgress } from "../protocol/types";
import { ReviewRequest } from "./request.svelte";

const review: Review = { game: "any", players: ["Ada"], moves: 0, decisions: [], outcome: null, names: { fields: {}, words: {} } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that gives these answers one after the other. */
function server(...answers: (ReviewProgress | Error)[]) {
  return vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error("too many requests");
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

test("requests are sent until the review is ready, and not after", async () => {
  const send = server({ done: 0, planned: 2, review: null }, { done: 2, planned: 2, review });
  const request = new ReviewRequest(send);
  await request.begin();
  expect(request.progress?.planned).toBe(2);
  expect(request.review).toBeNull();
  await vi.runAllTimersAsync();
  expect(request.review).toBe(review);
  expect(send).toHaveBeenCalledTimes(2);
});

test("while the server is busy it says so and tries again", async () => {
  const request = new ReviewRequest(server(new Refusal("2 matches are being reviewed", 429), { done: 0, planned: 0, review }));
  await request.begin();
  expect(request.busy).toBe(true);
  expect(request.failure).toBeNull();
  await vi.runAllTimersAsync();
  expect(request.busy).toBe(false);
  expect(request.review).toBe(review);
});

test("a refusal is reported, and after a network error the request can be sent again", async () => {
  const request = new ReviewRequest(server(new Refusal("not over yet", 400), new TypeError("no network"), { done: 0, planned: 0, review }));
  await request.begin();
  expect(request.failure).toEqual({ reason: "not over yet" });
  await request.begin();
  expect(request.failure).toEqual({ reason: null });
  await request.begin();
  expect(request.failure).toBeNull();
  expect(request.review).toBe(review);
});

test("a stopped request is not sent again", async () => {
  const send = server({ done: 0, planned: 2, review: null });
  const request = new ReviewRequest(send);
  await request.begin();
  request.stop();
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});
