import { beforeEach, expect, test } from "vitest";
import { Selection, STAR } from "./selection.svelte";
import type { Move } from "./types";

let legal: Move[];
let played: Move[];
let selection: Selection;

beforeEach(() => {
  legal = [
    { type: "lay", card: "7r", row: 2, front: false },
    { type: "lay", card: STAR, row: 1, front: false },
    { type: "join", front: 1, back: 2 },
    { type: "join", front: 2, back: 1 },
  ];
  played = [];
  selection = new Selection(
    () => legal,
    (move) => played.push(move),
  );
});

test("a card, then the end on which it fits", () => {
  selection.pick("7r");
  expect([selection.allowsEnd(1, false), selection.allowsEnd(2, false), selection.allowsEnd(2, true)]).toEqual([
    false,
    true,
    false,
  ]);
  selection.lay(1, false);
  expect(played).toEqual([]);
  selection.lay(2, false);
  expect(played).toEqual([legal[0]]);
});

test("the Star is laid like a joker, or joins two rows in the order chosen", () => {
  selection.pick(STAR);
  expect(selection.allowsEnd(1, false)).toBe(true);
  selection.switchJoining();
  expect(selection.allowsEnd(1, false)).toBe(false);
  selection.join(2);
  expect([selection.allowsJoin(1), selection.allowsJoin(2)]).toEqual([true, false]);
  selection.join(1);
  expect(played).toEqual([{ type: "join", front: 2, back: 1 }]);
});

test("the first row can be let go of", () => {
  selection.pick(STAR);
  selection.switchJoining();
  selection.join(1);
  selection.join(1);
  expect(selection.front).toBeNull();
});

test("a new row is begun when the server says so", () => {
  selection.pick("7r");
  expect(selection.mayStart).toBe(false);
  legal = [{ type: "start_row", card: "7r" }];
  expect(selection.mayStart).toBe(true);
  selection.start();
  expect(played).toEqual([{ type: "start_row", card: "7r" }]);
});
