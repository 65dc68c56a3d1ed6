import { expect, test } from "vitest";
import { formatDuration, mayTakeDays } from "./clock";

test.each([
  [0, "0:00"],
  [9_400, "0:09"],
  [125_000, "2:05"],
  [3_900_000, "1:05 h"],
  [187_200_000, "2 d 4 h"],
])("%d ms are %s", (ms, text) => {
  expect(formatDuration(ms, (_, args) => `${args?.days} d ${args?.hours} h`)).toBe(text);
});

test("only at a server's tables with a clock in days nobody waits for the next move", () => {
  expect(mayTakeDays({ table: "abc", clock: { kind: "days", days: 3 } })).toBe(true);
  expect(mayTakeDays({ table: "local-abc", clock: { kind: "days", days: 3 } })).toBe(false);
  expect(mayTakeDays({ table: "abc", clock: { kind: "move", seconds: 30 } })).toBe(false);
  expect(mayTakeDays({ table: "abc", clock: null })).toBe(false);
});
