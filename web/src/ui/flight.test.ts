import { expect, test } from "vitest";
import { wayTo } from "./flight";

const here = { x: 100, y: 100, width: 20, height: 20 };
const origin = { x: 0, y: 300, width: 40, height: 40 };

test("a thing comes from its origin", () => {
  expect(wayTo(here, origin, null, 0)).toEqual({ x: -90, y: 210, dropped: false });
});

test("a thing without an origin stays where it is", () => {
  expect(wayTo(here, null, null, 0)).toEqual({ x: 0, y: 0, dropped: false });
});

test("a thing that was just dropped near its place comes from there", () => {
  const drop = { x: 130, y: 90, at: 1000 };
  expect(wayTo(here, origin, drop, 1400)).toEqual({ x: 20, y: -20, dropped: true });
  expect(wayTo(here, origin, drop, 9000).dropped).toBe(false);
  expect(wayTo(here, origin, { ...drop, x: 400 }, 1400).dropped).toBe(false);
});
