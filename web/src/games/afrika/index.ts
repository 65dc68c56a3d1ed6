/**
 * Stern von Afrika in the browser. The rules are the server's; here is only how it looks.
 *
 * Test ids: `card-<code>` a card in hand; `act-play`, `act-under` and `act-pass` the buttons beside the hand;
 * `drop-play` and `drop-under` the same on the pile itself; `pile`, `to-beat`, `stock`, `spot-<seat>` (a player's
 * place on the table), `scoring` and `score-<seat>`. What may be done now has `data-legal="true"`.
 */
import type { GameView } from "../registry";
import { factsOf, progressOf } from "./facts";
import { opening } from "./initial-view";
import { isMove, isScoring, pace } from "./timing";
import { advance } from "./advance";
import { partsOf } from "./controls";
import Table from "./Table.svelte";
import type { Event, Move, View } from "./types";

const view: GameView = {
  Table,
  advance: (before, events) => advance(before as View, events as unknown as Event[]),
  opening: (now, story) => opening(now as View, story as unknown as Event[]),
  facts: (now, seat, say) => factsOf(now as View, seat, say),
  pace: (event, explained) => pace(event as unknown as Event, explained),
  partsOf: (move, now) => partsOf(move as Move, now as View),
  startsAct: (event) => isMove(event as unknown as Event),
  isExplained: (events) => isScoring(events as unknown as Event[]),
  progress: (now, say) => progressOf(now as View, say),
};

export default view;
