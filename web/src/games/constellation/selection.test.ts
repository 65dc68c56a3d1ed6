import { beforeEach, expect, test } from "vitest";
import { Choice, pilePart } from "./selection.svelte";
import type { Move, Tile } from "./types";

const tiles: Tile[] = [
  { star: null, q: 0, r: 0 },
  { star: 5, q: 1, r: 0 },
];
const place: Move = { type: "place", star: 4, q: 0, r: 1 };
const replace: Move = { type: "replace", star: 6, q: 1, r: 0 };
const moon: Move = { type: "move_moon", q: 2, r: 0 };

let legal: Move[];
let played: Move[];
let choice: Choice;

beforeEach(() => {
  legal = [place, replace, moon];
  played = [];
  choice = new Choice(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
});

test("a pile, then a free cell", () => {
  choice.pick(pilePart(4));
  expect(choice.completes("0,1")).toBe(true);
  expect(choice.allows("1,0")).toBe(false);
  choice.pick("0,1");
  expect(played).toEqual([place]);
  expect(choice.picked).toBeNull();
});

test("a pile, then a star on the table", () => {
  choice.pick(pilePart(6));
  choice.pick("1,0");
  expect(played).toEqual([replace]);
});

test("the Moon, then a cell; and the other way round", () => {
  choice.pick("0,0");
  choice.pick("2,0");
  choice.pick("2,0");
  choice.pick("0,0");
  expect(played).toEqual([moon, moon]);
});

test("another pile takes the place of the first, and a second click lets go", () => {
  choice.pick(pilePart(4));
  choice.pick(pilePart(6));
  expect(choice.picked).toBe(pilePart(6));
  choice.pick(pilePart(6));
  expect(choice.picked).toBeNull();
});

test("two tiles are swapped in any order", () => {
  legal = [{ type: "swap", q: 0, r: 0, other_q: 1, other_r: 0 }];
  choice = new Choice(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
  choice.pick("1,0");
  choice.pick("0,0");
  expect(played).toEqual(legal);
});

test("the Cloud goes where one clicks", () => {
  legal = [{ type: "cover", q: 1, r: 0 }];
  choice = new Choice(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
  expect(choice.completes("1,0")).toBe(true);
  choice.pick("0,0");
  choice.pick("1,0");
  expect(played).toEqual(legal);
});

test("a card is changed by the second click only, because everybody sees it then", () => {
  const change: Move = { type: "change", card: "P05" };
  legal = [change, { type: "keep" }];
  choice.change("P05");
  expect(played).toEqual([]);
  choice.change("P07");
  choice.change("P05");
  choice.change("P05");
  expect(played).toEqual([change]);
  choice.keep();
  expect(played.length).toBe(2);
});

test("nothing happens out of turn", () => {
  legal = [];
  choice = new Choice(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
  choice.pick(pilePart(4));
  choice.pick("0,1");
  choice.keep();
  expect(played).toEqual([]);
  expect(choice.picked).toBeNull();
});
