import { expect, test } from "vitest";
import { initialView } from "./initial-view";
import { advance } from "./advance";
import { scoringOf } from "./scoring";
import { TOKENS, trayOf } from "./tray";
import type { Event, View } from "./types";

const start: View = {
  seat: 0,
  turn: 0,
  places: [
    { sky: "Leo", stars: [] },
    { sky: "Aries", stars: [] },
  ],
  hand: [...TOKENS],
  hand_sizes: [9, 9],
  coins: [0, null],
  paid: 0,
  scored: [],
  unseen: ["Virgo"],
};

const placed: Event = { type: "placed", seat: 0, sky: "Leo", star: 2, token: "10", rule: "S25" };
const hidden: Event = { type: "placed", seat: 1, sky: "Leo", star: 1, token: null, rule: "S26" };
const scoring: Event[] = [
  { type: "revealed", seat: 1, sky: "Leo", star: 1, token: "X", rule: "S29" },
  { type: "star_swallowed", seat: 0, sky: "Leo", star: 2, token: "10", rule: "S31" },
  { type: "counted", seat: 0, sky: "Leo", points: 7, tokens: 1, rule: "S38" },
  { type: "prize_paid", seat: 0, sky: "Leo", rank: 1, coins: 6, rule: "S43" },
  { type: "constellation_discarded", sky: "Leo", rule: "S53" },
  { type: "constellation_laid_out", sky: "Virgo", place: 0, rule: "S54" },
];

test("a placed token leaves the hand and lies on its star", () => {
  const view = advance(start, [placed]);
  expect(view.places[0]?.stars[1]).toEqual({ owner: 0, token: "10" });
  expect(view.hand).not.toContain("10");
  expect(view.hand_sizes).toEqual([8, 9]);
});

test("another player's face-down token is shown without its value", () => {
  expect(advance(start, [hidden]).places[0]?.stars[0]).toEqual({ owner: 1, token: null });
});

test("a scored constellation pays, hands its tokens back and makes room for the next", () => {
  const view = advance(start, [hidden, placed, ...scoring]);
  expect(view.coins).toEqual([6, null]);
  expect(view.hand.toSorted()).toEqual(TOKENS.toSorted());
  expect(view.hand_sizes).toEqual([9, 9]);
  expect(view.places[0]).toEqual({ sky: "Virgo", stars: [] });
  expect(view.scored).toEqual(["Leo"]);
  expect(view.unseen).toEqual([]);
});

test("the history leads back to the initial view", () => {
  const history = [hidden, placed, ...scoring];
  const first = initialView(advance(start, history), history);
  expect({ ...first, turn: 0 }).toEqual(start);
});

test("the marks of a scoring are gathered star by star", () => {
  const shown = scoringOf([hidden, placed, ...scoring.slice(0, 4)]);
  expect(shown?.sky).toBe("Leo");
  expect(shown?.marks.get(1)).toEqual({ revealed: true });
  expect(shown?.marks.get(2)).toEqual({ swallowed: true });
  expect(shown?.scores).toEqual([{ seat: 0, points: 7, tokens: 1, coins: 6 }]);
});

test("the two double stars have a place each", () => {
  const held = trayOf(["D", "5"]).filter((hollow) => hollow.held);
  expect(held.map((hollow) => hollow.key)).toEqual(["5", "D"]);
  expect(trayOf([...TOKENS]).at(-1)).toEqual({ token: "D", key: "D-2", held: true });
});
