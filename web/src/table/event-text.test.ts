import { beforeAll, expect, test } from "vitest";
import { sayOf, speak } from "../ui/i18n.svelte";
import { argumentsOf, eventText, moveText, wordsOf } from "./event-text";

const players = ["Ada", "Bo", "Cy"];
const names = {
  fields: { sky: { sort: "sky", within: "" }, star: { sort: "star", within: "sky" }, stars: { sort: "star", within: "sky" } },
  words: {
    sky: { Leo: { name: { en: "Leo", fr: "Lion", de: "Löwe" } } },
    star: {
      "Leo 3": { sky: { en: "Leo", fr: "Lion", de: "Löwe" }, star: "Algieba", number: 3 },
      "Leo 4": { sky: { en: "Leo", fr: "Lion", de: "Löwe" }, star: "none", number: 4 },
    },
  },
};
const words = (you: number | null = null) => wordsOf("sternenhimmel", names, you);
const placed = { type: "placed", seat: 1, sky: "Leo", star: 3, token: "X", rule: "S26" };

beforeAll(() => speak("en"));

test("names stand for seats, and dashes for underscores", () => {
  const event = { type: "tie_broken", seat: 0, rival: 2, tokens: 3, rival_tokens: 1, rule: "S41" };
  expect(argumentsOf(event, players, sayOf("sternenhimmel"))).toEqual({
    seat: "Ada",
    rival: "Cy",
    tokens: 3,
    "rival-tokens": 1,
    rule: "S41",
  });
});

test("what is hidden or absent is none, and lists are joined", () => {
  const event = { type: "any", payer: null, seats: [0, 1, 2], stars: [2, 5] };
  expect(argumentsOf(event, players, sayOf("sternenhimmel"))).toEqual({
    payer: "none",
    seats: "Ada, Bo and Cy",
    stars: "2 and 5",
  });
});

test("an event becomes a sentence of its game, with the names of its components", () => {
  const hidden = { ...placed, star: 4, token: null };
  expect(eventText(placed, players, words())).toBe("Bo puts the black hole on Algieba (Leo 3).");
  expect(eventText(hidden, players, words())).toBe(
    "Bo puts a token face down on star 4 of Leo.",
  );
});

test("a sentence about the reader says you", () => {
  expect(eventText(placed, players, words(1))).toBe("You put your black hole on Algieba (Leo 3).");
  expect(eventText(placed, players, words(0))).toBe("Bo puts the black hole on Algieba (Leo 3).");
  const tied = { type: "tied", rank: 2, seats: [0, 2], rule: "S41" };
  expect(eventText(tied, players, words(2))).toBe("You and Ada share second place: no second prize is awarded.");
  const paid = { type: "consolation_paid", seat: 0, payer: 2, coins: 3, rule: "S50" };
  expect(eventText(paid, players, words(2))).toBe("You pay Ada 1 coin for each token left: 3.");
});

test("a list of components is named in the form that the sentence needs", () => {
  const vanished = { type: "black_holes_cancelled", sky: "Leo", stars: [3, 4], rule: "S30" };
  expect(eventText(vanished, players, words())).toBe("Neighbouring black holes vanish together in Leo: Algieba and star 4.");
});

test("a move is proposed in words, in the reader's language", async () => {
  expect(moveText(placed, players, words(1))).toBe("the black hole on Algieba (Leo 3)");
  await speak("de");
  expect(moveText(placed, players, words(1))).toBe("das Schwarze Loch auf Algieba (Löwe 3)");
  await speak("en");
});

test("a place is a name of its own", () => {
  const at = { type: "place", direction: "lower_right", steps: 2, then: "here", more: 0 };
  const star = { type: "star_placed", seat: 0, star: 5, q: 0, r: 2, at, rule: "C23" };
  const say = wordsOf("constellation", { fields: {}, words: {} }, 0);
  expect(eventText(star, players, say)).toBe("You place a five-pointed star 2 cells to the lower right of the Moon.");
});
