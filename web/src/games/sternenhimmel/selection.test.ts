import { beforeEach, expect, test } from "vitest";
import { Selection } from "./selection.svelte";
import type { Place } from "./types";

const move = (token: string, sky: string, star: number): Place => ({ type: "place", token, sky, star });

let legal: Place[];
let played: Place[];
let selection: Selection;

beforeEach(() => {
  legal = [move("1", "Leo", 1), move("1", "Leo", 2), move("X", "Leo", 2)];
  played = [];
  selection = new Selection(
    () => legal,
    (one) => played.push(one),
  );
});

test("a token, then a star", () => {
  selection.pickToken("1");
  selection.pickStar("Leo", 1);
  expect(played).toEqual([move("1", "Leo", 1)]);
});

test("a star, then a token", () => {
  selection.pickStar("Leo", 2);
  selection.pickToken("X");
  expect(played).toEqual([move("X", "Leo", 2)]);
});

test("what was picked stays picked until the move is shown, for it may be refused", () => {
  selection.pickToken("1");
  selection.pickStar("Leo", 1);
  expect([selection.token, selection.star]).toEqual(["1", null]);
  selection.cancel();
  selection.pickStar("Leo", 2);
  selection.pickToken("X");
  expect([selection.token, selection.star]).toEqual([null, { sky: "Leo", star: 2 }]);
});

test("only what fits the first half lights up", () => {
  selection.pickToken("X");
  expect(selection.allowsStar("Leo", 1)).toBe(false);
  expect(selection.allowsStar("Leo", 2)).toBe(true);
  selection.cancel();
  selection.pickStar("Leo", 1);
  expect(selection.allowsToken("X")).toBe(false);
});

test("a second click lets go", () => {
  selection.pickToken("1");
  selection.pickToken("1");
  selection.pickStar("Leo", 1);
  selection.pickStar("Leo", 1);
  expect(selection.token ?? selection.star).toBeNull();
});

test("another token takes the place of the first", () => {
  selection.pickToken("1");
  selection.pickToken("X");
  expect(selection.token).toBe("X");
});

test("nothing can be picked out of turn, and nothing illegal is played", () => {
  selection.place("X", "Leo", 1);
  legal = [];
  selection.pickToken("1");
  selection.pickStar("Leo", 1);
  expect(played).toEqual([]);
  expect(selection.token ?? selection.star).toBeNull();
});
