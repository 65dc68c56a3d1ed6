import { expect, test } from "vitest";
import type { TableListing } from "../protocol/types";
import { playedWithOthers, sorted, tallies } from "./tables";

const seat = (bot: string | null) =>
  ({ name: bot ?? "Ada", kind: bot ? "bot" : "person", bot, resigned: false, away_ms: null }) as const;

function card(changes: Partial<TableListing>): TableListing {
  return {
    table: "t",
    game: "any",
    phase: "over",
    seats: [seat(null), seat("star")],
    clock: null,
    opened: 0,
    updated: 0,
    moves: 9,
    to_act: [],
    results: null,
    yours: [0],
    your_turn: false,
    origin: null,
    is_drawn: false,
    ...changes,
  };
}

const ended = (...ranks: number[]) => ranks.map((rank, seat) => ({ seat, score: 0, rank }));
const rank = (bot: string) => ["people", "twinkle", "star", "nova"].indexOf(bot);

test("tables that wait for the guest come first, then the newest", () => {
  const cards = [
    card({ table: "old", phase: "playing", updated: 1 }),
    card({ table: "new", phase: "waiting", updated: 3 }),
    card({ table: "mine", phase: "playing", updated: 2, your_turn: true }),
    card({ table: "over", updated: 4 }),
    card({ table: "closed", phase: "closed", updated: 5 }),
  ];
  expect(sorted(cards).open.map(({ table }) => table)).toEqual(["mine", "new", "old"]);
  expect(sorted(cards).over.map(({ table }) => table)).toEqual(["over"]);
});

test("wins and draws are counted by game and by the strongest opponent, but not where a match was played on", () => {
  const cards = [
    card({ results: ended(1, 2) }),
    card({ results: ended(2, 1) }),
    card({ results: ended(1, 1, 3), seats: [seat(null), seat("star"), seat("nova")] }),
    card({ results: ended(1, 2), seats: [seat(null), seat(null)] }),
    card({ results: null, phase: "playing" }),
    card({ results: ended(1, 2), origin: { kind: "forked", moves: 9 } }),
    card({ results: ended(1, 1), is_drawn: true }),
  ];
  expect(tallies(cards, rank)).toEqual([
    { game: "any", against: "people", played: 1, won: 1, shared: 0, drawn: 0 },
    { game: "any", against: "star", played: 3, won: 1, shared: 0, drawn: 1 },
    { game: "any", against: "nova", played: 1, won: 1, shared: 1, drawn: 0 },
  ]);
});

test.each([true, false])("a win of a bot that played the guest's seat counts as played, not as won (resigned: %s)", (resigned) => {
  const left = { ...seat(null), bot: "star", resigned };
  const cards = [card({ results: ended(1, 2), seats: [left, seat("star")] })];
  expect(tallies(cards, rank)).toEqual([{ game: "any", against: "star", played: 1, won: 0, shared: 0, drawn: 0 }]);
});

test("games played with others are named once, those played alone not at all", () => {
  const cards = [
    card({ game: "b", results: ended(1, 2) }),
    card({ game: "b", results: ended(1, 2), seats: [seat(null), seat(null)] }),
    card({ game: "a", results: ended(1, 2) }),
    card({ game: "alone", results: ended(1), seats: [seat(null)] }),
  ];
  expect(playedWithOthers(tallies(cards, rank))).toEqual(["a", "b"]);
});
