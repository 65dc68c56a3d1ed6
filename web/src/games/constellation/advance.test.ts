import { expect, test } from "vitest";
import { initialView } from "./initial-view";
import { isExplained, startsTurn } from "./timing";
import { advance, originOf, starFromPile } from "./advance";
import { controlsOf } from "./controls";
import { glowOf, glowsOf } from "./glows";
import type { Event, View } from "./types";

const secret = { card: null, ruled_out: [] };
const start: View = {
  seat: 0,
  turn: 0,
  decision: "play",
  question: null,
  tiles: [{ star: null, q: 0, r: 0 }],
  clouds: [null, null],
  reserve: [8, 8, 8],
  hands: [[{ card: "P02", ruled_out: [] }], [secret]],
  points: [0, 0],
  deck: 30,
  discard: [],
  plays: 0,
  quiet: 0,
  winner: null,
};

const at = { type: "place", direction: "right", steps: 1, then: "here", more: 0 } as const;
const placed: Event = { type: "star_placed", seat: 0, star: 5, q: 1, r: 0, at, rule: "C23" };
const covered: Event = { type: "cloud_put", seat: 0, q: 1, r: 0, at, rule: "C29" };
const replaced: Event = { type: "star_replaced", seat: 1, old: 5, star: 6, q: 1, r: 0, at, rule: "C24" };
const moved: Event = { type: "moon_moved", seat: 0, from_q: 0, from_r: 0, q: 2, r: 0, at, rule: "C25" };
const swapped: Event = {
  type: "tiles_swapped",
  seat: 1,
  star: null,
  q: 2,
  r: 0,
  other_star: 6,
  other_q: 1,
  other_r: 0,
  at,
  other_at: at,
  rule: "C55",
};
const changed: Event[] = [
  { type: "objective_shown", seat: 0, card: "P02", rule: "C44" },
  { type: "objective_drawn", seat: 0, card: "P09", rule: "C45" },
  { type: "objective_discarded", seat: 0, card: "P02", rule: "GC-32" },
];
const realised: Event = {
  type: "objective_realised",
  seat: 1,
  card: "P03",
  star: 6,
  cells: [[0, 0]],
  rule: "C18",
};

test("a star leaves its pile and gets its Cloud", () => {
  const view = advance(start, [placed, covered]);
  expect(view.tiles.at(-1)).toEqual({ star: 5, q: 1, r: 0 });
  expect(view.reserve).toEqual([8, 7, 8]);
  expect(view.clouds).toEqual([[1, 0], null]);
});

test("a replaced star goes back to its pile", () => {
  const view = advance(start, [placed, replaced]);
  expect(view.tiles.at(-1)?.star).toBe(6);
  expect(view.reserve).toEqual([8, 8, 7]);
});

test("tiles exchange their places, and come from where they were", () => {
  const view = advance(start, [placed, replaced, moved, swapped]);
  expect(view.tiles).toEqual([
    { star: 6, q: 2, r: 0 },
    { star: null, q: 1, r: 0 },
  ]);
  expect(originOf([swapped], { q: 1, r: 0 })).toEqual({ q: 2, r: 0 });
  expect(originOf([moved], { q: 2, r: 0 })).toEqual({ q: 0, r: 0 });
  expect(originOf([placed], { q: 1, r: 0 })).toBeNull();
  expect(starFromPile([placed], { q: 1, r: 0 })).toBe(5);
  expect(starFromPile([placed], { q: 5, r: 0 })).toBeNull();
  expect(starFromPile([moved], { q: 2, r: 0 })).toBeNull();
});

test("a new card takes the place of the one that is given up", () => {
  const view = advance(start, changed);
  expect(view.hands[0]).toEqual([{ card: "P09", ruled_out: [] }]);
  expect(view.discard).toEqual(["P02"]);
  expect(view.deck).toBe(29);
});

test("another player's new card stays secret", () => {
  const drawn: Event = { type: "objective_drawn", seat: 1, card: null, rule: "C45" };
  const gone: Event = { type: "objective_discarded", seat: 1, card: "P03", rule: "GC-32" };
  expect(advance(start, [drawn, gone]).hands[1]).toEqual([secret]);
});

test("the history leads back to the initial view", () => {
  const history = [placed, covered, replaced, moved, ...changed];
  expect(initialView(advance(start, history), history)).toEqual(start);
});

test("figures glow for their owner, or for nobody", () => {
  const stood: Event = { type: "figure_stood", card: "P04", star: 5, cells: [[1, 0]], rule: "GC-8" };
  expect(glowsOf([placed, stood, realised]).map(({ card, seat }) => [card, seat])).toEqual([
    ["P04", null],
    ["P03", 1],
  ]);
  expect(isExplained([placed, stood])).toBe(false);
  expect(isExplained([placed, realised])).toBe(true);
});

test("a question stays until somebody answers, and its figures glow meanwhile", () => {
  const figure = { seat: 1, card: "P03", star: 6, cells: [[0, 0]] as [number, number][] };
  const question = { about: "tie" as const, asked: 1, agreed: [0], figures: [figure] };
  const asked: View = { ...start, decision: "answer", question };
  const answered: Event = { type: "player_answered", seat: 1, answer: "go_on", rule: "GC-49" };
  expect(question.figures.map(glowOf)).toEqual(glowsOf([realised]));
  expect(advance(asked, [answered]).question).toBeNull();
  expect(startsTurn(answered)).toBe(true);
  expect(controlsOf({ type: "go_on" }, asked)).toEqual([["go-on"]]);
  expect(controlsOf({ type: "stop" }, asked)).toEqual([["stop"]]);
  expect(initialView(asked, []).question).toBeNull();
});
