import { expect, test } from "vitest";
import { codeOf, facesOf, linesOf, piecesOf, type PrintedCard, valueOf } from "./deck";

const card = (value: PrintedCard["value"], colour: string, place = "Cairo"): PrintedCard => ({
  value,
  colour,
  place,
  initials: "",
});

test("cards are written with their value and the first letter of their colour", () => {
  expect(codeOf(card(10, "red"))).toBe("10r");
  expect(codeOf(card("brigand", "black"))).toBe("B");
  expect(valueOf("10r")).toBe("10");
  expect(valueOf("S")).toBe("S");
});

test("colours get their shape in the order in which they first occur, whatever their names", () => {
  const faces = facesOf([card(2, "mauve"), card(14, "teal"), card("star", "white")]);
  expect(faces.get("2m")).toMatchObject({ kind: "lion", index: "2", suit: 0 });
  expect(faces.get("14t")).toMatchObject({ kind: "horseshoe", suit: 1 });
  expect(faces.get("S")).toMatchObject({ kind: "star", index: "", suit: null });
});

test("long names are broken where the lines are most equal", () => {
  expect(linesOf("Cairo")).toEqual([["Cairo"]]);
  expect(linesOf("Mount Kilimanjaro")).toEqual([["Mount"], ["Kilimanjaro"]]);
  expect(linesOf("Cape St. Marie")).toEqual([["Cape", "St."], ["Marie"]]);
});

test("the letters that count are marked: not those of small words, nor articles that the deck leaves out", () => {
  const marked = (place: string, initials = "") =>
    piecesOf(place, { ...card(2, "red", place), initials })
      .filter(({ counts }) => counts)
      .map(({ text }) => text)
      .join("");
  expect(marked("Dar es Salaam")).toBe("DS");
  expect(marked("Murchison-Fälle")).toBe("MF");
  expect(marked("Côte d’Ivoire")).toBe("CI");
  expect(marked("Le Caire", "C")).toBe("C");
  expect(marked("Ägypten")).toBe("Ä");
  expect(piecesOf("St. Louis", card(4, "blue", "St. Louis")).map(({ text }) => text).join("")).toBe("St. Louis");
});
