import { expect, test } from "vitest";
import { FRIEND, ME, planOf, usualPlan } from "./play-on";

test("one sits where one looked from, among bots of the usual or the chosen mind", () => {
  expect(usualPlan(3, 1, "")).toEqual(["star", ME, "star"]);
  expect(usualPlan(2, 0, "nova")).toEqual([ME, "nova"]);
});

test("friends find open seats", () => {
  expect(planOf([ME, FRIEND, "nova"])).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "nova" }]);
});
