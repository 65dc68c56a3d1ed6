import { beforeEach, expect, test } from "vitest";
import { Selection } from "./selection.svelte";
import type { Move } from "./types";

let legal: Move[];
let played: Move[];
let selection: Selection;

beforeEach(() => {
  legal = [{ type: "play", value: "2" }, { type: "under", value: "2" }, { type: "under", value: "7" }];
  played = [];
  selection = new Selection(
    () => legal,
    (move) => played.push(move),
  );
});

test("a lion may do both, so the player says which", () => {
  selection.pick("2r");
  expect([selection.allows("play"), selection.allows("under")]).toEqual([true, true]);
  selection.go("under");
  expect(played).toEqual([{ type: "under", value: "2" }]);
  expect(selection.card).toBe("2r");
});

test("only what is legal with the chosen card is done", () => {
  selection.pick("7g");
  expect(selection.allows("play")).toBe(false);
  selection.go("play");
  expect(played).toEqual([]);
});

test("a card that cannot be played cannot be picked; a second click lets go", () => {
  selection.pick("9g");
  expect(selection.card).toBeNull();
  selection.pick("7g");
  selection.pick("7g");
  expect(selection.card).toBeNull();
});

test("passing is possible only if it is legal", () => {
  selection.pass();
  expect(played).toEqual([]);
  legal = [{ type: "pass" }];
  expect(selection.mayPass).toBe(true);
  selection.pass();
  expect(played).toEqual([{ type: "pass" }]);
});
