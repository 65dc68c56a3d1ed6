import { expect, test } from "vitest";
import type { GameInfo } from "../protocol/types";
import { changedOptions, mixedBots, planSeats, presetOf, usualSeats } from "./new-table";

const game: GameInfo = {
  name: "any",
  seats: [2, 3],
  ready: true,
  one_device: {},
  options: [
    { name: "coins", choices: ["public", "hidden"], default: "public", takes_file: false },
    { name: "boards", choices: ["ours"], default: "ours", takes_file: true },
  ],
  presets: { plain: {}, secret: { coins: "hidden" } },
  bots: ["greedy", "random"],
  today: null,
};

const chosen = (options: Record<string, string>) => ({ options, files: {} });

test("playing at once seats bots of different strengths", () => {
  const kinds = planSeats(4, 0, ["greedy", "random"]).map((seat) => seat.bot ?? seat.kind);
  expect(kinds).toEqual(["me", "greedy", "random", "greedy"]);
});

test("the first of several bots is neither the weakest nor the strongest", () => {
  expect(mixedBots(["twinkle", "star", "nova", "supernova"])).toEqual(["star", "twinkle", "nova"]);
  expect(mixedBots(["random"])).toEqual(["random"]);
});

test("a chosen bot takes all seats of bots", () => {
  const bots = planSeats(3, 0, ["random"]).map((seat) => seat.bot);
  expect(bots).toEqual([null, "random", "random"]);
});

test("friends get open seats, and bots take the rest", () => {
  const kinds = planSeats(4, 2, ["random"]).map((seat) => seat.kind);
  expect(kinds).toEqual(["me", "open", "open", "bot"]);
});

test("the usual table has as many seats as come closest to four", () => {
  expect(usualSeats(game)).toBe(3);
  expect(usualSeats({ ...game, seats: [3, 4, 5] })).toBe(4);
});

test("only what differs from the printed rules is sent", () => {
  expect(changedOptions(game, chosen({}))).toEqual({});
  expect(changedOptions(game, chosen({ coins: "public" }))).toEqual({});
  expect(changedOptions(game, chosen({ coins: "hidden" }))).toEqual({ coins: "hidden" });
});

test("an owner's file is sent in the form in which the server read it", () => {
  const files = { boards: { name: "mine.toml", summary: "12 boards", value: { board: [] } } };
  expect(changedOptions(game, { options: {}, files })).toEqual({ boards: { board: [] } });
});

test("a preset is chosen when all its values are", () => {
  expect(presetOf(game, chosen({}))).toBe("plain");
  expect(presetOf(game, chosen({ coins: "hidden" }))).toBe("secret");
  const files = { boards: { name: "mine.toml", summary: "", value: {} } };
  expect(presetOf(game, { options: {}, files })).toBeUndefined();
});
