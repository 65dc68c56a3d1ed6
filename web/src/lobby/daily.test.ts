import { expect, test } from "vitest";
import type { TableListing } from "../protocol/types";
import { dailyState, tableOfDay } from "./daily";

const seat = (kind: "person" | "bot", bot: string | null) => ({ name: "", kind, bot, resigned: false, away_ms: null });

/** A table at which the guest has finished a challenge in the second seat. */
function on(day: string, changes: Partial<TableListing> = {}): TableListing {
  const seats = [seat("bot", "star"), seat("person", null)];
  const over = { phase: "over", clock: null, opened: 0, updated: 0, moves: 9, to_act: [], results: null } as const;
  const own = { yours: [1], your_turn: false, origin: { kind: "daily", day }, is_drawn: false } as const;
  return { table: day, game: "any", seats, ...over, ...own, ...changes } as TableListing;
}

test("days in a row end today or yesterday, and a gap ends them", () => {
  const before = [on("2026-02-28"), on("2026-02-27"), on("2026-02-25")];
  const days = (cards: TableListing[], today: string, game = "any") => dailyState(cards, game, today).days;
  expect(days(before, "2026-03-01")).toBe(2);
  expect(days([...before, on("2026-03-01")], "2026-03-01")).toBe(3);
  expect(days(before, "2026-03-02")).toBe(0);
  expect(days(before, "2026-03-01", "other")).toBe(0);
  expect(days([on("2026-03-01", { phase: "playing" }), ...before], "2026-03-01")).toBe(2);
  const left = [seat("bot", "star"), seat("person", "star")];
  expect(days([on("2026-03-01", { seats: left })], "2026-03-01")).toBe(0);
});

test("today's try is open, under way or over", () => {
  expect(dailyState([on("2026-02-28")], "any", "2026-03-01").phase).toBe("open");
  expect(dailyState([on("2026-03-01", { phase: "playing" })], "any", "2026-03-01").phase).toBe("playing");
  expect(dailyState([on("2026-03-01")], "any", "2026-03-01").phase).toBe("over");
});

test("the challenge of a day is played at one table", () => {
  const cards = [
    on("2026-12-30"),
    on("2026-12-31", { table: "other", game: "other" }),
    on("2026-12-31", { table: "closed", phase: "closed" }),
    on("2026-12-31", { table: "today", phase: "playing" }),
  ];
  expect(tableOfDay(cards, "any", "2026-12-31")?.table).toBe("today");
  expect(tableOfDay(cards, "any", "2027-01-01")).toBeUndefined();
});
