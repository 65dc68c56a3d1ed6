/** How a match ended, and where the fortunes came from. */
import type { Say } from "../../ui/i18n.svelte";
import type { Ending, Source } from "../view";
import { TOKENS } from "./tokens";
import type { Event, Options } from "./types";

const BONUS = "topaz";

export const ending: Ending<Event, Options> = {
  lastWord: (events) => events.findLast((event) => event.type === "match_won"),
  sources: sourcesOf,
  hasScores: () => true,
  ties: { broken: "A52", shared: "A53" },
};

/** The victory tokens, the dearest first; a bonus is a topaz. */
function sourcesOf(events: Event[], seat: number, say: Say): Source[] {
  const won = events.flatMap((event) => {
    if (event.type === "token_awarded" && event.seat === seat) return [event.token];
    return event.type === "bonus_awarded" && event.seat === seat ? [BONUS] : [];
  });
  return TOKENS.flatMap(({ token, worth }) => {
    const count = won.filter((one) => one === token).length;
    return count > 0 ? [{ label: say("result-source", { kind: token, count }), points: count * worth }] : [];
  });
}
