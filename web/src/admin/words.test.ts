import { expect, test } from "vitest";
import { count, size } from "./words";

test("sizes are in the unit that suits them", () => {
  expect([0, 999, 1000, 1_234_567, 5e12, 5e15].map(size)).toEqual([
    "0 byte",
    "999 byte",
    "1 kB",
    "1.2 MB",
    "5 TB",
    "5,000 TB",
  ]);
});

test("large numbers are grouped", () => {
  expect(count(1234567)).toBe("1,234,567");
});
