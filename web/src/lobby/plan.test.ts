import { expect, test } from "vitest";
import type { GameInfo } from "../app/wire";
import { changedOptions, planSeats, usualSeats } from "./plan";

const game: GameInfo = {
  name: "any",
  seats: [2, 3],
  ready: true,
  one_device: {},
  options: [{ name: "coins", choices: ["public", "hidden"], default: "public" }],
};

test("playing at once puts bots of different minds round the table", () => {
  const kinds = planSeats(4, 0).map((seat) => seat.bot ?? seat.kind);
  expect(kinds).toEqual(["me", "greedy", "random", "greedy"]);
});

test("friends find open seats, and bots take the rest", () => {
  const kinds = planSeats(4, 2).map((seat) => seat.kind);
  expect(kinds).toEqual(["me", "open", "open", "bot"]);
});

test("the usual table has as many seats as come closest to four", () => {
  expect(usualSeats(game)).toBe(3);
  expect(usualSeats({ ...game, seats: [3, 4, 5] })).toBe(4);
});

test("only what differs from the sheet is sent", () => {
  expect(changedOptions(game, {})).toEqual({});
  expect(changedOptions(game, { coins: "public" })).toEqual({});
  expect(changedOptions(game, { coins: "hidden" })).toEqual({ coins: "hidden" });
});
