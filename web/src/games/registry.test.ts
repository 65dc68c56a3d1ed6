import { expect, test } from "vitest";
import { hasView } from "./registry";

test("a game is offered once its folder holds a view", () => {
  expect(hasView("sternenhimmel")).toBe(true);
  expect(hasView("no-such-game")).toBe(false);
});

test("a folder that games share is no game", () => {
  expect(hasView("_shared")).toBe(false);
});
