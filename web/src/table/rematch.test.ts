import { expect, test } from "vitest";
import { seatsAgain } from "./rematch";

const here = { resigned: false, away_ms: null };
const bot = { name: "Bot", kind: "bot", bot: "greedy", ...here } as const;
const person = (name: string) => ({ name, kind: "person", bot: null, ...here }) as const;

test("whoever looked on takes the first person's seat, the others are open, and bots stay", () => {
  const plan = seatsAgain([bot, person("Ada"), person("Bo")]);
  expect(plan).toEqual([
    { kind: "bot", bot: "greedy" },
    { kind: "me", bot: null },
    { kind: "open", bot: null },
  ]);
});

test("whoever watched bots watches them again", () => {
  expect(seatsAgain([bot, bot])).toEqual([
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ]);
});
