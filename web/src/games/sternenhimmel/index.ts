/** Sternenhimmel in the browser. The rules are the server's; here is only how it looks. */
import type { GameView } from "../registry";
import { factsOf, progressOf } from "./facts";
import { isScoring, pace } from "./timing";
import { opening } from "./initial-view";
import { advance } from "./advance";
import { partsOf } from "./controls";
import Table from "./Table.svelte";
import type { Event, Place, View } from "./types";

const view: GameView = {
  Table,
  advance: (before, events) => advance(before as View, events as unknown as Event[]),
  opening: (now, story) => opening(now as View, story as unknown as Event[]),
  facts: (now, seat, say) => factsOf(now as View, seat, say),
  pace: (event, explained) => pace(event as unknown as Event, explained),
  partsOf: (move) => partsOf(move as Place),
  startsAct: (event) => event.type === "placed",
  isExplained: (events) => isScoring(events as unknown as Event[]),
  progress: (now, say) => progressOf(now as View, say),
};

export default view;
