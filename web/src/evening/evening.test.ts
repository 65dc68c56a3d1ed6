import { beforeAll, expect, test } from "vitest";
import type { EveningInfo, RoundResult } from "../protocol/types";
import { speak } from "../ui/i18n.svelte";
import { isTied, ownRow, partOf, phaseText, playerName, pointsText, resultText, roundText } from "./evening";

beforeAll(() => speak("en"));

const round = { tables: [{ table: "t", seating: [0, null], is_over: true }, { table: "u", seating: [1, null], is_over: false }], byes: [2], is_over: false, commitment: "c", secret: null };
const info = {
  you: 0,
  was_removed: false,
  phase: "playing",
  scoring: "duplicate",
  your_table: "t",
  players: [
    { name: "Ada", is_present: true },
    { name: "", is_present: true },
    { name: "Cy", is_present: true },
  ],
  rounds: [round],
  standings: [{ player: 0, place: 1, points: 0.5, ahead: 0, opponents: 0, rounds: [] }],
} as unknown as EveningInfo;
const result: RoundResult = { outcome: "played", points: 0.75, score: 9, rank: 1, others: 2, beaten: 1, equalled: 1 };

test("every reader is told what to do now", () => {
  expect(partOf(info)).toBe("done");
  expect(partOf({ ...info, your_table: "u" })).toBe("play");
  expect(partOf({ ...info, you: null })).toBe("join");
  expect(partOf({ ...info, you: 2, your_table: null })).toBe("bye");
  expect(partOf({ ...info, you: 1, your_table: null })).toBe("next");
  expect(partOf({ ...info, phase: "between" })).toBe("next");
  expect(partOf({ ...info, phase: "gathering" })).toBe("wait");
  expect(partOf({ ...info, was_removed: true })).toBe("removed");
  expect(partOf({ ...info, players: [{ name: "Ada", is_present: false }] })).toBe("left");
  expect(partOf({ ...info, phase: "over" })).toBe("over");
  expect(partOf({ ...info, phase: "over", you: null })).toBe("none");
});

test("a duplicate result is explained by those who held the same cards", () => {
  expect(resultText(result)).toContain("2 others held the same cards: you were better than 1 and level with 1.");
  const one = { ...result, others: 1, beaten: 0, equalled: 0 };
  expect(resultText({ ...one, beaten: 1 })).toContain("One other held the same cards: you were better.");
  expect(resultText({ ...one, equalled: 1 })).toContain("was level with you");
  expect(resultText(one)).toContain("and was better.");
  expect(resultText({ ...result, others: 0 })).toContain("counts half");
  expect(resultText({ ...result, others: null })).toBe("Place 1 at the table, with a score of 9.");
  expect(resultText({ ...result, outcome: "given_up" })).toBe("A bot played to the end, so there are no points.");
});

test("a round that is still played has no points yet", () => {
  expect(roundText(info, result, 1)).toBe("Round 1: 75%");
  expect(roundText({ scoring: "plain" }, { ...result, points: 0 }, 2)).toBe("Round 2: 0");
  const playing: RoundResult = { ...result, outcome: "playing", points: 0 };
  expect([roundText({ scoring: "plain" }, playing, 2), resultText(playing)]).toEqual(["Round 2", "You are still playing."]);
});

test("points are shares in a duplicate evening and wins in a plain one", () => {
  expect(pointsText(info, 1.5, 2)).toBe("75%");
  expect(pointsText(info, 0, 0)).toBe("0%");
  expect(pointsText({ scoring: "plain" }, 1.3333, 2)).toBe("1.33");
});

test("tie-breaks are shown where points are equal", () => {
  const rows = [0.5, 0.5, 0.2].map((points, player) => ({ player, place: player + 1, points, ahead: 0, opponents: 0, rounds: [result] }));
  expect(rows.map((row) => isTied({ standings: rows }, row))).toEqual([true, true, false]);
});

test("a person whose data was deleted is somebody", () => {
  expect(playerName(info, 0)).toBe("Ada");
  expect(playerName(info, 1)).toBe("somebody");
});

test("the phase is a sentence with numbers", () => {
  expect(phaseText(info)).toBe("Round 1 is being played. Tables that are over: 1 of 2.");
  expect(phaseText({ ...info, phase: "gathering", players: [] })).toBe("Nobody has joined yet.");
  expect(ownRow(info)?.place).toBe(1);
});
