import { beforeEach, expect, test } from "vitest";
import { Selection, pilePart } from "./selection.svelte";
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
let selection: Selection;

beforeEach(() => {
  legal = [place, replace, moon];
  played = [];
  selection = new Selection(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
});

test("a pile, then a free cell", () => {
  selection.pick(pilePart(4));
  expect(selection.completes("0,1")).toBe(true);
  expect(selection.allows("1,0")).toBe(false);
  selection.pick("0,1");
  expect(played).toEqual([place]);
  expect(selection.picked).toBe(pilePart(4));
});

test("a pile, then a star on the table", () => {
  selection.pick(pilePart(6));
  selection.pick("1,0");
  expect(played).toEqual([replace]);
});

test("the Moon, then a cell; and the other way round", () => {
  selection.pick("0,0");
  selection.pick("2,0");
  selection.cancel();
  selection.pick("2,0");
  selection.pick("0,0");
  expect(played).toEqual([moon, moon]);
});

test("another pile takes the place of the first, and a second click lets go", () => {
  selection.pick(pilePart(4));
  selection.pick(pilePart(6));
  expect(selection.picked).toBe(pilePart(6));
  selection.pick(pilePart(6));
  expect(selection.picked).toBeNull();
});

test("a cell that does not go with the pile changes nothing", () => {
  selection.pick(pilePart(4));
  selection.pick("1,0");
  selection.pick("9,9");
  expect(selection.picked).toBe(pilePart(4));
  expect(played).toEqual([]);
});

test("what is picked says what comes next", () => {
  const next = [pilePart(4), pilePart(6), "0,1", "1,0", "0,0", "2,0"].map((part) => {
    selection.cancel();
    selection.pick(part);
    return selection.next;
  });
  expect(next).toEqual(["cell", "cell-or-star", "pile", "pile", "moon-cell", "pile-or-moon"]);
});

test("two tiles are swapped in any order", () => {
  legal = [{ type: "swap", q: 0, r: 0, other_q: 1, other_r: 0 }];
  selection = new Selection(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
  selection.pick("1,0");
  selection.pick("0,0");
  expect(played).toEqual(legal);
});

test("a click puts the Cloud on a cell", () => {
  legal = [{ type: "cover", q: 1, r: 0 }];
  selection = new Selection(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
  expect(selection.completes("1,0")).toBe(true);
  selection.pick("0,0");
  selection.pick("1,0");
  expect(played).toEqual(legal);
});

test("a card is changed by the second click only, because everybody sees it then", () => {
  const change: Move = { type: "change", card: "P05" };
  legal = [change, { type: "keep" }];
  selection.change("P05");
  expect(played).toEqual([]);
  selection.change("P07");
  selection.change("P05");
  selection.change("P05");
  expect(played).toEqual([change]);
  selection.keep();
  expect(played.length).toBe(2);
});

test("nothing happens out of turn", () => {
  legal = [];
  selection = new Selection(
    () => legal,
    () => tiles,
    (move) => played.push(move),
  );
  selection.pick(pilePart(4));
  selection.pick("0,1");
  selection.keep();
  expect(played).toEqual([]);
  expect(selection.picked).toBeNull();
});

test("a player who is asked answers once, and nobody else can", () => {
  expect(selection.mayAnswer).toBe(false);
  selection.answer("stop");
  expect(played).toEqual([]);
  const answers: Move[] = [{ type: "go_on" }, { type: "stop" }];
  selection = new Selection(
    () => answers,
    () => tiles,
    (move) => played.push(move),
  );
  expect(selection.mayAnswer).toBe(true);
  selection.answer("stop");
  expect(played).toEqual([{ type: "stop" }]);
});
