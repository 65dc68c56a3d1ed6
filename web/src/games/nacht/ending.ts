/** How a match ended, and where the Sterntaler came from. */
import type { Say } from "../../ui/i18n.svelte";
import type { Ending, Source } from "../view";
import { coinsOf } from "./advance";
import type { Event, Options } from "./types";

/** What every player has at the start. */
const START = 15;

export const ending: Ending<Event, Options> = {
  lastWord: (events) => events.findLast((event) => event.type === "match_ended"),
  sources: sourcesOf,
  hasScores: () => true,
  ties: { broken: "N84", shared: "N68" },
};

const KINDS: Partial<Record<Event["type"], string>> = {
  square_closed: "squares",
  constellation_finished: "skies",
  knock_rewarded: "knocks",
  knock_fined: "knocks",
  bonus_paid: "bonus",
  forgone: "forgone",
  tiles_paid_for: "tiles",
};

/** What the player began with, and what each kind of event brought or cost. */
function sourcesOf(events: Event[], seat: number, say: Say): Source[] {
  const sums = new Map([["start", START], ...Object.values(KINDS).map((kind): [string, number] => [kind, 0])]);
  for (const event of events) {
    const [kind, flow] = [KINDS[event.type], coinsOf(event)];
    if (kind && flow?.seat === seat) sums.set(kind, (sums.get(kind) ?? 0) + flow.coins);
  }
  return [...sums].filter(([, points]) => points !== 0).map(([kind, points]) => ({ label: say("result-source", { kind }), points }));
}
