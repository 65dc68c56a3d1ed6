import { expect, test } from "vitest";
import { initialView } from "./initial-view";
import { isExplained } from "./timing";
import { cardWidth, layOut } from "./layout";
import { advance, opponents } from "./advance";
import { scoringOf } from "./scoring";
import { inTokens } from "./tokens";
import type { Event, View } from "./types";

const start: View = {
  seat: 0,
  turn: 0,
  round: 1,
  rounds: 2,
  dealer: 2,
  hand: ["3r", "7g", "9y", "B"],
  hand_sizes: [4, 4, 4],
  stock: 42,
  pile: [],
  to_beat: null,
  top_owner: null,
  passed: [],
  out: [],
  chips: [0, 0, 0],
  taken: [0, 0, 0],
  won_cards: [0, 0, 0],
  won_points: [null, null, null],
  fortunes: [0, 0, null],
  tokens: [inTokens(0), inTokens(0), null],
};

const trick: Event[] = [
  { type: "led", seat: 0, card: "7g", kind: "number", rule: "A22" },
  { type: "drawn", seat: 0, card: "8b", rule: "A31" },
  { type: "beaten", seat: 1, card: "9r", kind: "number", over: "7", rule: "A23" },
  { type: "drawn", seat: 1, card: null, rule: "A31" },
  { type: "slid_under", seat: 2, card: "4y", kind: "number", chips: 1, rule: "A25" },
  { type: "drawn", seat: 2, card: null, rule: "A31" },
];
const won: Event = { type: "trick_won", seat: 1, cards: 3, points: 3, rule: "A28" };
const scoring: Event[] = [
  { type: "round_ended", seat: 0, round: 1, rule: "A34" },
  { type: "hand_discarded", seat: 0, cards: ["3r", "8b", "9y", "B"], rule: "A35" },
  { type: "counted", seat: 1, cards: 3, points: 3, rule: "A36" },
  { type: "counted", seat: 2, cards: 0, points: 0, rule: "A36" },
  { type: "chips_carried", seat: 2, chips: 1, rule: "A40" },
  { type: "token_awarded", seat: 1, rank: 1, token: "horseshoe", points: 3, rule: "A42" },
  { type: "bonus_awarded", seat: 1, points: 41, rule: "A47" },
];

test("cards go onto the pile, and underneath for a thief chip", () => {
  const view = advance(start, trick);
  expect(view.pile.map((one) => one.card)).toEqual(["4y", "7g", "9r"]);
  expect(view).toMatchObject({ to_beat: "9", top_owner: 1, chips: [0, 0, 1], stock: 39 });
  expect(view.hand).toEqual(["3r", "8b", "9y", "B"]);
});

test("a trick goes to its winner; what is hidden stays hidden", () => {
  const view = advance(start, [...trick, won]);
  expect(view).toMatchObject({ pile: [], to_beat: null, won_cards: [0, 3, 0], won_points: [null, null, null] });
});

test("a lion leaves what is to beat to the server", () => {
  const lion: Event = { type: "beaten", seat: 2, card: "2r", kind: "lion", over: "9", rule: "A13" };
  expect(advance(start, [...trick, lion])).toMatchObject({ to_beat: "9", top_owner: 2 });
});

test("tokens make fortunes, changed upwards; the next round starts afresh", () => {
  const view = advance(start, [...trick, won, ...scoring]);
  expect(view.fortunes).toEqual([0, 9, null]);
  expect(view.tokens[1]).toEqual({ horseshoe: 1, ruby: 0, emerald: 0, topaz: 1 });
  const next = advance(view, [
    { type: "round_dealt", seat: 0, round: 2, rule: "A19" },
    { type: "hand_dealt", seat: 0, cards: ["5r", "6r", "7r", "8r"], rule: "A16" },
    { type: "hand_dealt", seat: 1, cards: null, rule: "A16" },
  ]);
  expect(next).toMatchObject({ round: 2, dealer: 0, hand: ["5r", "6r", "7r", "8r"], stock: 46, won_cards: [0, 0, 0] });
});

test("the history leads back to the first hand", () => {
  const now = advance(start, [...trick, won]);
  expect(initialView(now, [...trick, won])).toEqual(start);
});

test("a scoring is explained line by line", () => {
  const told = scoringOf([won, ...scoring]);
  expect(told?.lines).toEqual([
    { seat: 1, cards: 3, points: 3, left: 3, rank: 1, token: "horseshoe", bonus: true },
    { seat: 2, cards: 0, points: 0, left: 0, carried: 1 },
  ]);
  expect(told?.thrownAway).toHaveLength(4);
  expect(isExplained(trick)).toBe(false);
  expect(scoringOf([...scoring, { type: "round_dealt", seat: 0, round: 2, rule: "A19" }])).toBeNull();
});

test("the others sit in playing order; a spectator sees all", () => {
  expect(opponents({ ...start, seat: 1 })).toEqual([2, 0]);
  expect(opponents({ ...start, seat: null })).toEqual([0, 1, 2]);
});

test("however large the pile, its top card is whole and inside", () => {
  const pile = Array.from({ length: 20 }, (_, index) => ({ card: `${index}`, seat: 0, under: index < 5 }));
  const laid = layOut(pile, 280, 170);
  const card = cardWidth(280, 170);
  expect(laid.at(-1)).toMatchObject({ top: true });
  expect(laid.at(-1)!.x + card).toBeLessThanOrEqual(280.01);
  expect(laid[0]!.x).toBeGreaterThanOrEqual(-0.01);
  expect(laid[0]!.y).toBeGreaterThan(laid.at(-1)!.y);
});
