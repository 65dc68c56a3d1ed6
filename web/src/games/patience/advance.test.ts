import { expect, test } from "vitest";
import { layOut, placesOf, stripsThatFit } from "./layout";
import { advance, HOLE } from "./advance";
import { initialView } from "./initial-view";
import type { Event, View } from "./types";

const start: View = {
  seat: 0,
  turn: 0,
  hand: ["2r", "S"],
  rows: [["7g"]],
  stock: 3,
  unseen: ["9y", "4b", "5b"],
  rating: null,
};

const begun: Event = { type: "row_started", card: "2r", kind: "lion", place: "Tripoli", row: 2, rule: "SO18" };
const drawn: Event = { type: "drawn", seat: 0, card: "9y", kind: "number", place: "Lake Tanganyika", rule: "SO6" };
const joined: Event = { type: "rows_joined", front: 2, back: 1, row: 1, rule: "SO16" };
const laid: Event = {
  type: "laid",
  card: "9y",
  kind: "number",
  place: "Lake Tanganyika",
  on: "7g",
  on_place: "Cape Guardafui",
  row: 1,
  front: true,
  rule: "SO8",
};

test("the next card comes where the last one left", () => {
  expect(advance(start, [begun]).hand).toEqual([HOLE, "S"]);
  const view = advance(start, [begun, drawn]);
  expect(view).toMatchObject({ hand: ["9y", "S"], rows: [["7g"], ["2r"]], stock: 2, unseen: ["4b", "5b"] });
});

test("the Star joins two rows in the place of the lower number", () => {
  expect(advance(start, [begun, drawn, joined]).rows).toEqual([["2r", "S", "7g"]]);
});

test("a row may grow at its front", () => {
  expect(advance(start, [begun, drawn, laid]).rows[0]).toEqual(["9y", "7g"]);
});

test("the history leads back to the first card and the first hand", () => {
  const history: Event[] = [begun, drawn, laid, { ...drawn, card: "4b" }];
  expect(initialView(advance(start, history), history)).toMatchObject({ rows: [["7g"]], hand: ["2r", "S"], stock: 3 });
});

test.each([
  ["a phone", 350, 330],
  ["a phone held sideways", 400, 300],
  ["a desktop", 1060, 540],
])("on %s twelve rows can be touched without scrolling", (_, width, height) => {
  const layout = layOut(width, height, 12, 9);
  const each = Math.ceil(12 / layout.columns);
  expect(layout.height).toBeGreaterThanOrEqual(44);
  expect(each * layout.height + (each - 1) * 6).toBeLessThanOrEqual(height);
  expect(layout.width).toBeGreaterThanOrEqual(110);
});

test("few rows on a large table are cards", () => {
  expect(layOut(1060, 540, 3, 20)).toMatchObject({ kind: "cards", columns: 1 });
});

test("where cards would hide each other, tiles go on over several lines", () => {
  const layout = layOut(340, 320, 2, 24);
  expect(layout).toMatchObject({ kind: "tiles", columns: 1, lines: 3 });
  expect(stripsThatFit(layout, 1)).toBeGreaterThanOrEqual(24);
});

test("the end of a row is always whole, and so is an open front", () => {
  const places = placesOf(40, 500, 100, true);
  expect(places[1]).toBe(100);
  expect(places.at(-1)).toBeCloseTo(400);
  expect(placesOf(1, 500, 100, true)).toEqual([0]);
});
