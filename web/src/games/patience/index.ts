/**
 * The solitaire of Stern von Afrika in the browser. The rules are the server's; here is only how it looks.
 *
 * Test ids: `card-<code>` a card in hand; `row-<n>` a row, `end-<n>` its last card, `front-<n>` its first one where
 * rows grow at both ends, `join-<n>` a row to be joined; `new-row`; `join` switches the Star between laying and
 * joining; `stock`, `unseen` (what is still out), `rows` (how many). What may be done now has `data-legal="true"`.
 */
import type { GameView } from "../registry";
import { bestOf, factsOf, progressOf, verdictOf } from "./facts";
import { isMove, isScoring, pace } from "./timing";
import { advance, opening } from "./advance";
import { partsOf } from "./controls";
import Table from "./Table.svelte";
import type { Event, Move, View } from "./types";

const view: GameView = {
  Table,
  advance: (before, events) => advance(before as View, events as unknown as Event[]),
  opening: (now, story) => opening(now as View, story as unknown as Event[]),
  facts: (now, _, say) => factsOf(now as View, say),
  pace: (event) => pace(event as unknown as Event),
  partsOf: (move) => partsOf(move as Move),
  startsAct: (event) => isMove(event as unknown as Event),
  isExplained: (events) => isScoring(events as unknown as Event[]),
  progress: (now, say) => progressOf(now as View, say),
  verdict: (now, say) => verdictOf(now as View, say),
  best: (now, best, say) => bestOf(now as View, best, say),
};

export default view;
