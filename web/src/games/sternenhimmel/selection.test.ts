import { beforeEach, expect, test } from "vitest";
import { Choice } from "./selection.svelte";
import type { Place } from "./types";

const move = (token: string, sky: string, star: number): Place => ({ type: "place", token, sky, star });

let legal: Place[];
let played: Place[];
let choice: Choice;

beforeEach(() => {
  legal = [move("1", "Leo", 1), move("1", "Leo", 2), move("X", "Leo", 2)];
  played = [];
  choice = new Choice(
    () => legal,
    (one) => played.push(one),
  );
});

test("a token, then a star", () => {
  choice.pickToken("1");
  choice.pickStar("Leo", 1);
  expect(played).toEqual([move("1", "Leo", 1)]);
  expect(choice.token).toBeNull();
});

test("a star, then a token", () => {
  choice.pickStar("Leo", 2);
  choice.pickToken("X");
  expect(played).toEqual([move("X", "Leo", 2)]);
  expect(choice.star).toBeNull();
});

test("only what fits the first half lights up", () => {
  choice.pickToken("X");
  expect(choice.allowsStar("Leo", 1)).toBe(false);
  expect(choice.allowsStar("Leo", 2)).toBe(true);
  choice.cancel();
  choice.pickStar("Leo", 1);
  expect(choice.allowsToken("X")).toBe(false);
});

test("a second click lets go", () => {
  choice.pickToken("1");
  choice.pickToken("1");
  choice.pickStar("Leo", 1);
  choice.pickStar("Leo", 1);
  expect(choice.token ?? choice.star).toBeNull();
});

test("another token takes the place of the first", () => {
  choice.pickToken("1");
  choice.pickToken("X");
  expect(choice.token).toBe("X");
});

test("nothing can be picked out of turn, and nothing illegal is played", () => {
  choice.place("X", "Leo", 1);
  legal = [];
  choice.pickToken("1");
  choice.pickStar("Leo", 1);
  expect(played).toEqual([]);
  expect(choice.token ?? choice.star).toBeNull();
});
