import { expect, test } from "vitest";
import { FRIEND, ME, planOf, usualPlan } from "./play-on";

test("the player gets the seat of the perspective, and bots get the others", () => {
  expect(usualPlan(3, 1, "")).toEqual(["star", ME, "star"]);
  expect(usualPlan(2, 0, "nova")).toEqual([ME, "nova"]);
});

test("friends get open seats", () => {
  expect(planOf([ME, FRIEND, "nova"])).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "nova" }]);
});
