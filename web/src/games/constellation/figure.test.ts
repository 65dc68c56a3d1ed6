import { expect, test } from "vitest";
import { cloudPlaces } from "./art";
import { frameOf, nextPose, posed, UPRIGHT } from "./figure";

const HOOK = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 2, r: 0 },
  { q: 3, r: 0 },
  { q: 3, r: 1 },
];

test("six turns lead back to the beginning", () => {
  const ways = Array.from({ length: 6 }, (_, turns) => JSON.stringify(posed(HOOK, { turns, mirrored: false })));
  expect(new Set(ways).size).toBe(6);
  expect(posed(HOOK, { turns: 6, mirrored: false })).toEqual(posed(HOOK, UPRIGHT));
});

test("a card is seen from behind only where mirror images count", () => {
  let turned = UPRIGHT;
  let both = UPRIGHT;
  for (let click = 0; click < 6; click += 1) {
    turned = nextPose(turned, false);
    both = nextPose(both, true);
  }
  expect(turned.mirrored).toBe(false);
  expect(both.mirrored).toBe(true);
});

test("a figure fits its frame however it is turned", () => {
  const size = frameOf(HOOK).radius;
  expect(frameOf(posed(HOOK, { turns: 2, mirrored: true })).radius).toBeCloseTo(size);
});

test("Clouds that share a tile lie beside each other", () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const places = cloudPlaces(count).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
  }
});
