/** How a match ended, and where the coins came from. */
import type { Say } from "../../ui/i18n.svelte";
import type { Ending, Source } from "../view";
import type { Event, Options } from "./types";

const FIRST = 1;

export const ending: Ending<Event, Options> = {
  lastWord: (events) => events.findLast((event) => event.type === "match_ended"),
  sources: sourcesOf,
  hasScores: () => true,
  ties: { shared: "GS-26" },
};

/** Prizes, coins for tokens left, and what the winner of a constellation paid to others. */
function sourcesOf(events: Event[], seat: number, say: Say): Source[] {
  const [first, second, tokens, paid]: number[][] = [[], [], [], []];
  for (const event of events) {
    if (event.type === "prize_paid" && event.seat === seat) (event.rank === FIRST ? first : second)!.push(event.coins);
    if (event.type !== "consolation_paid") continue;
    if (event.seat === seat) tokens!.push(event.coins);
    if (event.payer === seat) paid!.push(-event.coins);
  }
  const source = (kind: string, coins: number[]) => ({
    label: say("result-source", { kind, count: coins.length }),
    points: coins.reduce((sum, one) => sum + one, 0),
  });
  const all = [source("first", first!), source("second", second!), source("tokens", tokens!), source("paid", paid!)];
  return all.filter(({ points }) => points !== 0);
}
