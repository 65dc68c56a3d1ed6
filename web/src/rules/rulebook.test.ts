import { expect, test } from "vitest";
import type { Rule, Rulebook } from "../protocol/types";
import { chaptersOf, questionOf } from "./rulebook";

const rule = (id: string, section: string, en: string, fr: string): Rule => ({ id, section, source: "sheet", en, fr, de: en });

const book: Rulebook = {
  section: [
    { id: "setup", en: "Setup", fr: "Mise en place", de: "Aufbau" },
    { id: "scoring", en: "Scoring", fr: "Décompte", de: "Wertung" },
  ],
  rule: [
    rule("S30", "scoring", "Black holes vanish.", "Les trous noirs disparaissent."),
    rule("S11", "setup", "Shuffle the constellations.", "Mélangez les constellations."),
    rule("S12", "setup", "Lay one out.", "Posez-en une à côté."),
  ],
};

const found = (words: string, language: "en" | "fr" = "en") =>
  chaptersOf(book, words, language).map(({ section, rules }) => [section.id, ...rules.map((one) => one.id)]);

test("rules stand in the order of the sections", () => {
  expect(found("")).toEqual([
    ["setup", "S11", "S12"],
    ["scoring", "S30"],
  ]);
});

test("a search looks for all its words, in the language on screen", () => {
  expect(found("holes BLACK")).toEqual([["scoring", "S30"]]);
  expect(found("holes shuffle")).toEqual([]);
  expect(found("trous", "fr")).toEqual([["scoring", "S30"]]);
});

test("a search finds numbers, and does not mind accents", () => {
  expect(found("s12")).toEqual([["setup", "S12"]]);
  expect(found("a cote", "fr")).toEqual([["setup", "S12"]]);
});

test("a ruling is a question and its answer", () => {
  expect(questionOf("Who starts? It is drawn at random.")).toEqual({
    question: "Who starts?",
    answer: "It is drawn at random.",
  });
  expect(questionOf("Play goes clockwise.")).toEqual({ question: "", answer: "Play goes clockwise." });
});
