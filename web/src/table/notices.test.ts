import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol/types";
import { Notices } from "./notices.svelte";

const person = (name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  kind: "person",
  bot: null,
  resigned: false,
  away_ms: null,
  ...rest,
});
const table = (...seats: SeatInfo[]) => ({ seats, yours: [0] }) as unknown as TableInfo;
const both = table(person("Ada"), person("Bo"));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a resignation is shown for a while, and stays in the log", () => {
  const notices = new Notices();
  notices.add("player_resigned", 1, both, table(person("Ada"), person("Bo", { bot: "star", resigned: true })), 7);
  expect(notices.shown).toEqual([{ kind: "player_resigned", seat: 1, player: "Bo" }]);
  vi.advanceTimersByTime(11_000);
  expect(notices.shown).toEqual([]);
  expect(notices.marks).toEqual([{ after: 7, kind: "player_resigned", seat: 1 }]);
});

test("whoever leaves before the match is named, and whoever sits down oneself is not told so", () => {
  const notices = new Notices();
  notices.add("seat_left", 1, both, table(person("Ada"), person("", { kind: "open" })), 0);
  notices.add("seat_taken", 0, both, both, 0);
  expect(notices.shown.map(({ kind, player }) => `${kind} ${player}`)).toEqual(["seat_left Bo"]);
  expect(notices.marks).toEqual([]);
});

test("an absence is told when it lasts, and then the return", () => {
  const notices = new Notices();
  const away = table(person("Ada"), person("Bo", { away_ms: 0 }));
  notices.updatePresence(both, away);
  notices.updatePresence(away, both);
  vi.advanceTimersByTime(6_000);
  expect(notices.shown).toEqual([]);
  notices.updatePresence(both, away);
  vi.advanceTimersByTime(6_000);
  notices.updatePresence(away, both);
  expect(notices.shown.map(({ kind }) => kind)).toEqual(["away", "back"]);
});

test("the log begins with what had happened before", () => {
  const notices = new Notices();
  notices.restore([{ after: 2, kind: "bot_took_over", seat: 1 }, { after: 3, kind: "drawn", seat: null }]);
  expect(notices.marks.map(({ kind }) => kind)).toEqual(["bot_took_over"]);
});
