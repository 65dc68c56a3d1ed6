import { beforeEach, expect, test } from "vitest";
import { Selection } from "./selection.svelte";
import type { Move } from "./types";

let legal: Move[];
let strict: boolean;
let played: Move[];
let selection: Selection;

beforeEach(() => {
  legal = [{ type: "lay", tile: "2C" }, { type: "lay", tile: "5E" }, { type: "weiter" }];
  strict = false;
  played = [];
  selection = new Selection({
    legal: () => legal,
    strict: () => strict,
    isEmpty: (cell) => cell !== "3C",
    play: (move) => played.push(move),
  });
});

test("a tile, then its place; or the place, then the tile", () => {
  selection.pickTile("2C");
  selection.pickCell("2C");
  expect(selection.tile).toBe("2C");
  selection.cancel();
  selection.pickCell("5E");
  selection.pickTile("5E");
  expect(selection.cell).toBe("5E");
  expect(played).toEqual([{ type: "lay", tile: "2C" }, { type: "lay", tile: "5E" }]);
});

test("a wrong place sends nothing; the tile comes back and stays picked", () => {
  selection.pickTile("2C");
  selection.pickCell("4A");
  expect(played).toEqual([]);
  expect(selection.returned).toEqual({ tile: "2C", times: 1 });
  expect(selection.tile).toBe("2C");
});

test("where tiles can be overlooked, all empty places are alike, and no full one", () => {
  expect(["1A", "2C", "4D", "5E"].map((cell) => selection.allowsCell(cell))).toEqual([true, true, true, true]);
  expect(selection.allowsCell("3C")).toBe(false);
});

test("strictly only what fits is offered, and its place is enough", () => {
  strict = true;
  expect(selection.allowsCell("1A")).toBe(false);
  selection.pickTile("5E");
  expect(selection.allowsCell("2C")).toBe(false);
  selection.cancel();
  selection.pickCell("2C");
  expect(played).toEqual([{ type: "lay", tile: "2C" }]);
});

test("a second click lets go, and out of turn nothing can be picked", () => {
  selection.pickTile("2C");
  selection.pickTile("2C");
  expect(selection.tile).toBeNull();
  legal = [];
  selection.pickTile("2C");
  selection.pickCell("2C");
  selection.put("2C", "2C");
  expect(selection.tile ?? selection.cell).toBeNull();
  expect(played).toEqual([]);
});
