import { beforeEach, expect, test } from "vitest";
import { Choice } from "./selection.svelte";
import type { Move } from "./types";

let legal: Move[];
let strict: boolean;
let played: Move[];
let choice: Choice;

beforeEach(() => {
  legal = [{ type: "lay", tile: "2C" }, { type: "lay", tile: "5E" }, { type: "weiter" }];
  strict = false;
  played = [];
  choice = new Choice({
    legal: () => legal,
    strict: () => strict,
    isEmpty: (cell) => cell !== "3C",
    play: (move) => played.push(move),
  });
});

test("a tile, then its place; or the place, then the tile", () => {
  choice.pickTile("2C");
  choice.pickCell("2C");
  choice.pickCell("5E");
  choice.pickTile("5E");
  expect(played).toEqual([{ type: "lay", tile: "2C" }, { type: "lay", tile: "5E" }]);
});

test("a wrong place sends nothing; the tile comes back", () => {
  choice.pickTile("2C");
  choice.pickCell("4A");
  expect(played).toEqual([]);
  expect(choice.returned).toEqual({ tile: "2C", times: 1 });
  expect(choice.tile).toBeNull();
});

test("where tiles can be overlooked, all empty places are alike, and no full one", () => {
  expect(["1A", "2C", "4D", "5E"].map((cell) => choice.allowsCell(cell))).toEqual([true, true, true, true]);
  expect(choice.allowsCell("3C")).toBe(false);
});

test("strictly only what fits is offered, and its place is enough", () => {
  strict = true;
  expect(choice.allowsCell("1A")).toBe(false);
  choice.pickTile("5E");
  expect(choice.allowsCell("2C")).toBe(false);
  choice.cancel();
  choice.pickCell("2C");
  expect(played).toEqual([{ type: "lay", tile: "2C" }]);
});

test("a second click lets go, and out of turn nothing can be picked", () => {
  choice.pickTile("2C");
  choice.pickTile("2C");
  expect(choice.tile).toBeNull();
  legal = [];
  choice.pickTile("2C");
  choice.pickCell("2C");
  choice.put("2C", "2C");
  expect(choice.tile ?? choice.cell).toBeNull();
  expect(played).toEqual([]);
});
