import { expect, test } from "vitest";
import { hasView } from "./registry";

test("a game can be shown if its folder has a view", () => {
  expect(hasView("sternenhimmel")).toBe(true);
  expect(hasView("no-such-game")).toBe(false);
});

test("the folder of shared code is no game", () => {
  expect(hasView("_shared")).toBe(false);
});
