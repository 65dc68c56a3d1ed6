import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../protocol/types";
import {
  botsFor,
  byEase,
  changedOptions,
  choicesFor,
  MIXED,
  planHere,
  planSeats,
  presetOf,
  recommendedOptions,
  rememberBot,
  rememberedBot,
  usualSeats,
  usualValue,
} from "./new-table";
import { speak } from "../ui/i18n.svelte";

const game: GameInfo = {
  name: "any",
  seats: [2, 3],
  ready: true,
  one_device: {},
  options: [
    { name: "coins", choices: ["public", "hidden"], default: "public", takes_file: false, are_seats: false, in_language: {} },
    { name: "boards", choices: ["ours"], default: "ours", takes_file: true, are_seats: false, in_language: {} },
  ],
  presets: { plain: {}, secret: { coins: "hidden" } },
  recommended: { 3: "secret" },
  minutes: [10, 15],
  difficulty: "medium",
  bots: ["greedy", "random"],
  today: "2026-12-31",
  has_puzzles: true,
};

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

const chosen = (options: Record<string, string>) => ({ options, files: {} });

test("playing at once seats bots of different strengths", () => {
  const kinds = planSeats(4, 0, ["greedy", "random"]).map((seat) => seat.bot ?? seat.kind);
  expect(kinds).toEqual(["me", "greedy", "random", "greedy"]);
});

test("the first of several bots is neither the weakest nor the strongest", () => {
  expect(botsFor({ ...game, bots: ["twinkle", "star", "nova", "supernova"] }, MIXED)).toEqual(["star", "twinkle", "nova"]);
  expect(botsFor({ ...game, bots: ["random"] }, MIXED)).toEqual(["random"]);
  expect(botsFor(game, "random")).toEqual(["random"]);
});

test("a newcomer meets the gentlest bots, and the last choice is remembered for each game", () => {
  const other = { ...game, name: "other" };
  expect(rememberedBot(game)).toBe("greedy");
  rememberBot(game, "random");
  expect([rememberedBot(game), rememberedBot(other)]).toEqual(["random", "greedy"]);
  rememberBot(game, MIXED);
  expect(rememberedBot(game)).toBe(MIXED);
  rememberBot(game, "a bot that is gone");
  expect(rememberedBot(game)).toBe("greedy");
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

test("an option that depends on the language has its usual value unless another one is chosen", async () => {
  const cards = { name: "cards", choices: ["africa", "afrika"], default: "africa", takes_file: true, are_seats: false, in_language: { de: "afrika" } };
  const africa = { ...game, options: [cards] };
  await speak("de");
  expect(usualValue(cards)).toBe("afrika");
  expect(changedOptions(africa, chosen({}))).toEqual({});
  expect(changedOptions(africa, chosen({ cards: "africa" }))).toEqual({ cards: "africa" });
  await speak("en");
  expect(usualValue(cards)).toBe("africa");
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

test("as many players as the sheet recommends a preset for get it, and the others the plain game", () => {
  expect(changedOptions(game, recommendedOptions(game, 3))).toEqual({ coins: "hidden" });
  expect(changedOptions(game, recommendedOptions(game, 2))).toEqual({});
});

test("only seats that are at the table can be chosen", () => {
  const first = { name: "first", choices: ["random", "0", "1", "2", "3"], default: "random", takes_file: false, in_language: {} };
  expect(choicesFor({ ...first, are_seats: true }, 3)).toEqual(["random", "0", "1", "2"]);
  expect(choicesFor({ ...first, are_seats: false }, 3)).toEqual(first.choices);
});

test("everybody at one device has a name", () => {
  const [first, ...others] = planHere(["Ada", "Bo", "Cy"]);
  expect(first!.kind).toBe("me");
  expect(others.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["here Bo", "here Cy"]);
});

test("games for several players come first, the easiest before the others", () => {
  const named = (name: string, seats: number[], difficulty: GameInfo["difficulty"]) => ({ ...game, name, seats, difficulty });
  const games = [named("alone", [1], "easy"), named("deep", [3, 4], "demanding"), named("light", [2, 3], "easy")];
  expect(byEase(games).map(({ name }) => name)).toEqual(["light", "deep", "alone"]);
});
