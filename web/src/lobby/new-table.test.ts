import { expect, test } from "vitest";
import type { GameInfo } from "../protocol/types";
import { changedOptions, mixed, planSeats, presetOf, usualSeats } from "./new-table";

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

const wishes = (options: Record<string, string>) => ({ options, files: {} });

test("playing at once puts bots of different minds round the table", () => {
  const kinds = planSeats(4, 0, ["greedy", "random"]).map((seat) => seat.bot ?? seat.kind);
  expect(kinds).toEqual(["me", "greedy", "random", "greedy"]);
});

test("the first bot of a mixed company is neither the weakest nor the strongest", () => {
  expect(mixed(["twinkle", "star", "nova", "supernova"])).toEqual(["star", "twinkle", "nova"]);
  expect(mixed(["random"])).toEqual(["random"]);
});

test("whoever chooses a bot meets no other", () => {
  const bots = planSeats(3, 0, ["random"]).map((seat) => seat.bot);
  expect(bots).toEqual([null, "random", "random"]);
});

test("friends find open seats, and bots take the rest", () => {
  const kinds = planSeats(4, 2, ["random"]).map((seat) => seat.kind);
  expect(kinds).toEqual(["me", "open", "open", "bot"]);
});

test("the usual table has as many seats as come closest to four", () => {
  expect(usualSeats(game)).toBe(3);
  expect(usualSeats({ ...game, seats: [3, 4, 5] })).toBe(4);
});

test("only what differs from the sheet is sent", () => {
  expect(changedOptions(game, wishes({}))).toEqual({});
  expect(changedOptions(game, wishes({ coins: "public" }))).toEqual({});
  expect(changedOptions(game, wishes({ coins: "hidden" }))).toEqual({ coins: "hidden" });
});

test("an owner's file is sent as what the server read in it", () => {
  const files = { boards: { name: "mine.toml", summary: "12 boards", value: { board: [] } } };
  expect(changedOptions(game, { options: {}, files })).toEqual({ boards: { board: [] } });
});

test("a preset is chosen when its values are, however they came about", () => {
  expect(presetOf(game, wishes({}))).toBe("plain");
  expect(presetOf(game, wishes({ coins: "hidden" }))).toBe("secret");
  const files = { boards: { name: "mine.toml", summary: "", value: {} } };
  expect(presetOf(game, { options: {}, files })).toBeUndefined();
});
