import { expect, test } from "vitest";
import { flightOf, focusOf } from "./focus";
import { isExplained, startsTurn } from "./timing";
import { advance } from "./advance";
import { initialView } from "./initial-view";
import { scoringOf } from "./scoring";
import type { Event, View } from "./types";

const start: View = {
  seat: 0,
  phase: "decide",
  strict: false,
  turn: 0,
  to_act: [0],
  laid: ["3C"],
  markers: [],
  constellations: [],
  held: [["3D"], []],
  revealed: "3D",
  laid_now: 0,
  tried: [],
  unseen: ["2C", "2D", "1A"],
  top: null,
  coins: [15, null],
  aside: [0, 0],
  knock_ms: 4000,
  rotate_tiles: false,
};

const square: Event = { type: "square_closed", seat: 0, tiles: ["2C", "2D", "3C", "3D"], coins: 1, rule: "N36" };
const finished: Event = { type: "constellation_finished", seat: 0, sky: "Orion", coins: 5, rule: "N37" };
const forgone: Event = { type: "forgone", seat: 0, aside: 1, rule: "N43" };
const history: Event[] = [
  forgone,
  { type: "tile_revealed", seat: 1, tile: "2C", rule: "N25" },
  { type: "said_weiter", seat: 1, rule: "GN23" },
  { type: "knocked", seat: 0, rival: 1, tile: "2C", rule: "N53" },
  { type: "tile_laid", seat: 0, tile: "2C", rule: "N58" },
  { type: "knock_rewarded", seat: 0, coins: 1, rule: "N59" },
  { type: "tile_revealed", seat: 0, tile: "2D", rule: "N25" },
  { type: "tile_laid", seat: 0, tile: "2D", rule: "N32" },
  { type: "set_aside_paid", seat: 0, coins: 1, rule: "N51" },
  { type: "tile_laid", seat: 0, tile: "3D", rule: "N33" },
  square,
  finished,
];

test("forgoing sets a coin aside", () => {
  expect(advance(start, [forgone])).toMatchObject({ coins: [14, null], aside: [1, 0] });
});

test("a knocked tile leaves the player who overlooked it and is laid in its place", () => {
  const view = advance(start, history.slice(0, 6));
  expect(view).toMatchObject({ laid: ["3C", "2C"], held: [["3D"], []], coins: [15, null] });
});

test("the whole history: tiles are laid, the marker is in its square, coins are paid", () => {
  const view = advance(start, history);
  expect(view).toMatchObject({ markers: ["2C"], held: [[], []], aside: [0, 0], coins: [21, null], unseen: ["1A"] });
});

test("the history leads back to the initial view", () => {
  const first = initialView(advance(start, history), history);
  expect({ ...first, unseen: first.unseen.toSorted() }).toEqual({ ...start, unseen: start.unseen.toSorted() });
  expect(initialView(start, [])).toBe(start);
});

test("a tile won by knocking belongs to its knock; any other tile starts a turn", () => {
  expect(history.filter(startsTurn).map((event) => event.type)).toEqual([
    "forgone",
    "said_weiter",
    "knocked",
    "tile_laid",
    "tile_laid",
  ]);
});

test("what pays or costs is explained, the rest is just shown", () => {
  expect(isExplained([forgone])).toBe(false);
  expect(isExplained(history.slice(3, 6))).toBe(true);
  expect(isExplained([square])).toBe(true);
});

test("squares of one tile are counted together in the scoring", () => {
  expect(scoringOf([square, square, finished])).toEqual([
    { seat: 0, kind: "square", sky: "", coins: 2 },
    { seat: 0, kind: "sky", sky: "Orion", coins: 5 },
  ]);
});

test("the focus and the coins follow the latest event", () => {
  expect(focusOf([square])).toEqual({ sky: null, tile: null, marker: "2C" });
  expect(flightOf(square)).toEqual({ from: '[data-crossing="2C"]', to: '[data-seat="0"]' });
  expect(flightOf({ type: "knock_fined", seat: 1, coins: 1, rule: "N63" })?.to).toBe("[data-bank]");
  expect(flightOf(forgone)).toBeNull();
});
