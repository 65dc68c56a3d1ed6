import { expect, test } from "vitest";
import { arrange, columnTile, stripTile } from "./layout";

test("a phone has the others' tiles above the sky", () => {
  expect(arrange(360, 340)).toMatchObject({ beside: false, listed: false });
});

test("a phone held sideways has them beside it, without a list", () => {
  expect(arrange(416, 300)).toMatchObject({ beside: true, listed: false });
});

test("a tablet has them above, a desktop beside, with all constellations", () => {
  expect(arrange(768, 750).beside).toBe(false);
  expect(arrange(1104, 770)).toMatchObject({ beside: true, listed: true });
});

test("the tiles of others share the strip, as large as their number allows", () => {
  expect(stripTile(352, 4, 1)).toBe(38);
  expect(stripTile(352, 3, 3)).toBe(33);
  expect(stripTile(352, 4, 3)).toBe(24);
  expect(stripTile(352, 4, 5)).toBe(13);
  expect(stripTile(760, 4, 2)).toBe(50);
  expect(columnTile(104, 2)).toBe(32);
});
