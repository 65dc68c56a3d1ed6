import { beforeEach, expect, test } from "vitest";
import { Choice, STAR } from "./selection.svelte";
import type { Move } from "./types";

let legal: Move[];
let played: Move[];
let choice: Choice;

beforeEach(() => {
  legal = [
    { type: "lay", card: "7r", row: 2, front: false },
    { type: "lay", card: STAR, row: 1, front: false },
    { type: "join", front: 1, back: 2 },
    { type: "join", front: 2, back: 1 },
  ];
  played = [];
  choice = new Choice(
    () => legal,
    (move) => played.push(move),
  );
});

test("a card, then the end on which it fits", () => {
  choice.pick("7r");
  expect([choice.allowsEnd(1, false), choice.allowsEnd(2, false), choice.allowsEnd(2, true)]).toEqual([
    false,
    true,
    false,
  ]);
  choice.lay(1, false);
  expect(played).toEqual([]);
  choice.lay(2, false);
  expect(played).toEqual([legal[0]]);
});

test("the Star is laid like a joker, or joins two rows in the order chosen", () => {
  choice.pick(STAR);
  expect(choice.allowsEnd(1, false)).toBe(true);
  choice.switchJoining();
  expect(choice.allowsEnd(1, false)).toBe(false);
  choice.join(2);
  expect([choice.allowsJoin(1), choice.allowsJoin(2)]).toEqual([true, false]);
  choice.join(1);
  expect(played).toEqual([{ type: "join", front: 2, back: 1 }]);
});

test("the first row can be let go of", () => {
  choice.pick(STAR);
  choice.switchJoining();
  choice.join(1);
  choice.join(1);
  expect(choice.front).toBeNull();
});

test("a new row is begun when the server says so", () => {
  choice.pick("7r");
  expect(choice.mayStart).toBe(false);
  legal = [{ type: "start_row", card: "7r" }];
  expect(choice.mayStart).toBe(true);
  choice.start();
  expect(played).toEqual([{ type: "start_row", card: "7r" }]);
});
