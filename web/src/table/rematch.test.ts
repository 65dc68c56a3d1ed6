import { expect, test } from "vitest";
import { seatsAgain } from "./rematch";

const here = { resigned: false, away_ms: null };
const bot = { name: "Bot", kind: "bot", bot: "greedy", ...here } as const;
const person = (name: string) => ({ name, kind: "person", bot: null, ...here }) as const;

test("the same company plays again: I and the bots sit, the others find their seats open", () => {
  const plan = seatsAgain([person("Ada"), bot, person("Bo")], 2);
  expect(plan).toEqual([
    { kind: "open", bot: null },
    { kind: "bot", bot: "greedy" },
    { kind: "me", bot: null },
  ]);
});
