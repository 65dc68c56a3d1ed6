/** Sternenhimmel in the browser. The rules are the server's; here is only how it looks. */
import type { GameView } from "../../app/games";
import { factsOf, progressOf } from "./facts";
import { isScoring, pace } from "./pace";
import { opening } from "./opening";
import { advance } from "./scene";
import { partsOf } from "./parts";
import Table from "./Table.svelte";
import type { Event, Place, View } from "./wire";

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
