import { expect, test } from "vitest";
import { arrange } from "./layout";

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
