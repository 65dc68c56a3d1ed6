import { expect, test } from "vitest";
import { namesHere, rememberedNames } from "./names-here";

const usual = (seat: number) => `Player ${seat + 1}`;

test("the last names are offered again, with the own name first", () => {
  expect(rememberedNames('["Ada", "Bo"]', "", 3)).toEqual(["Ada", "Bo", ""]);
  expect(rememberedNames('["Ada", "Bo"]', "Cy", 2)).toEqual(["Cy", "Bo"]);
  expect(rememberedNames("nonsense", "", 2)).toEqual(["", ""]);
});

test("whoever is not named is called by the seat, and no name occurs twice", () => {
  expect(namesHere(["Ada", "  ", "ada "], usual)).toEqual(["Ada", "Player 2", "ada 3"]);
});
