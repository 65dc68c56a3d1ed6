/** How a match ended, and what the points were for. */
import type { Say } from "../../ui/i18n.svelte";
import type { Ending, Source } from "../view";
import type { Event, Options } from "./types";

export const ending: Ending<Event, Options> = {
  lastWord,
  sources: sourcesOf,
  hasScores: (options) => options.points > 0,
  ties: {},
};

/** The winner's figure, or why there is none. */
function lastWord(events: Event[]): Event | undefined {
  const end = events.findLast((event) => event.type === "match_won" || event.type === "match_drawn");
  if (end?.type !== "match_won" || end.reason !== "figure") return end;
  return events.findLast((event) => event.type === "objective_realised" && event.seat === end.seat) ?? end;
}

/** A point for each figure. */
function sourcesOf(events: Event[], seat: number, say: Say): Source[] {
  const count = events.filter((event) => event.type === "point_scored" && event.seat === seat).length;
  return count > 0 ? [{ label: say("result-source", { count }), points: count }] : [];
}
