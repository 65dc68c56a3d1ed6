import { expect, test } from "vitest";
import { formatDuration } from "./clock";

test.each([
  [0, "0:00"],
  [9_400, "0:09"],
  [125_000, "2:05"],
  [3_900_000, "1:05 h"],
  [187_200_000, "2 d 4 h"],
])("%d ms are %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
