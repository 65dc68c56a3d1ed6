import { expect, test } from "vitest";
import { seatsAgain } from "./rematch";

const here = { resigned: false, away_ms: null };
const bot = { name: "Bot", kind: "bot", bot: "greedy", ...here } as const;
const person = (name: string) => ({ name, kind: "person", bot: null, ...here }) as const;

test("a spectator gets the first person's seat, other persons' seats are open, and bots stay", () => {
  const plan = seatsAgain([bot, person("Ada"), person("Bo")]);
  expect(plan).toEqual([
    { kind: "bot", bot: "greedy" },
    { kind: "me", bot: null },
    { kind: "open", bot: null },
  ]);
});

test("a spectator of bots watches them again", () => {
  expect(seatsAgain([bot, bot])).toEqual([
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ]);
});
