import { expect, test } from "vitest";
import type { ChatLine, TableInfo } from "../protocol/types";
import { reportable } from "./report";

const seat = (kind: string, name: string) => ({ kind, name, bot: null, resigned: false, away_ms: null });
const table = (id: string) =>
  ({
    table: id,
    yours: [0],
    seats: [seat("person", "Ada"), seat("person", "Bo"), seat("bot", "Vega"), seat("open", "")],
  }) as unknown as TableInfo;
const line = (seat: number, text: string | null) => ({ seat, name: `${seat}`, at: 1, text, phrase: null }) as ChatLine;

test("names and written lines of other people can be reported, nothing else", () => {
  const found = reportable(table("t"), [line(0, "mine"), line(1, "rude"), line(1, null)]);
  expect(found.map(({ seat, line }) => [seat, line?.text ?? null])).toEqual([
    [1, null],
    [1, "rude"],
  ]);
});

test("at a table of this browser there is nobody to tell", () => {
  expect(reportable(table("local-1"), [line(1, "rude")])).toEqual([]);
});
