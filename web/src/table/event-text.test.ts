import { beforeAll, expect, test } from "vitest";
import { sayOf, speak } from "../ui/i18n.svelte";
import { argumentsOf, eventText } from "./event-text";

const players = ["Ada", "Bo", "Cy"];

beforeAll(() => speak("en"));

test("names stand for seats, and dashes for underscores", () => {
  const event = { type: "tie_broken", seat: 0, rival: 2, tokens: 3, rival_tokens: 1, rule: "S41" };
  expect(argumentsOf(event, players)).toEqual({
    seat: "Ada",
    rival: "Cy",
    tokens: 3,
    "rival-tokens": 1,
    rule: "S41",
  });
});

test("what is hidden or absent is none, and lists are joined", () => {
  const event = { type: "any", payer: null, seats: [0, 1], stars: [2, 5] };
  expect(argumentsOf(event, players)).toEqual({ payer: "none", seats: "Ada, Bo", stars: "2, 5" });
});

test("an event becomes a sentence of its game", () => {
  const placed = { type: "placed", seat: 1, sky: "Leo", star: 3, token: null, rule: "S26" };
  expect(eventText(placed, players, sayOf("sternenhimmel"))).toBe("Bo puts a token face down on Leo 3.");
});
