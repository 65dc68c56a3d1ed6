import { beforeEach, expect, test } from "vitest";
import { Choice } from "./selection.svelte";
import type { Move } from "./types";

let legal: Move[];
let played: Move[];
let choice: Choice;

beforeEach(() => {
  legal = [{ type: "play", value: "2" }, { type: "under", value: "2" }, { type: "under", value: "7" }];
  played = [];
  choice = new Choice(
    () => legal,
    (move) => played.push(move),
  );
});

test("a lion may do both, so the player says which", () => {
  choice.pick("2r");
  expect([choice.allows("play"), choice.allows("under")]).toEqual([true, true]);
  choice.go("under");
  expect(played).toEqual([{ type: "under", value: "2" }]);
  expect(choice.card).toBeNull();
});

test("only what is legal with the chosen card is done", () => {
  choice.pick("7g");
  expect(choice.allows("play")).toBe(false);
  choice.go("play");
  expect(played).toEqual([]);
});

test("a card that cannot be played cannot be picked; a second click lets go", () => {
  choice.pick("9g");
  expect(choice.card).toBeNull();
  choice.pick("7g");
  choice.pick("7g");
  expect(choice.card).toBeNull();
});

test("passing is for those who may", () => {
  choice.pass();
  expect(played).toEqual([]);
  legal = [{ type: "pass" }];
  expect(choice.mayPass).toBe(true);
  choice.pass();
  expect(played).toEqual([{ type: "pass" }]);
});
