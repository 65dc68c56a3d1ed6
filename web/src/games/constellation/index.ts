/**
 * La Constellation du Joueur in the browser. The rules are the server's; here is only how it looks.
 *
 * Test ids: `cell-<q>,<r>` a cell of the table, with `data-tile` 4, 5, 6 or moon where a tile lies; `cloud-<seat>`
 * with `data-on`; `pile-<points>` a pile of the reserve; `card-<name>` an own card (a click turns it),
 * `change-<name>` and `keep` where cards may be changed; `cards-of-<seat>` the others' cards; `archive` and
 * `discard`; `figure-<name>` a figure that glows; `zoom-in`, `zoom-out`, `zoom-fit`, `lines`; `board`.
 */
import type { GameView } from "../registry";
import { factsOf, progressOf, promptOf } from "./facts";
import { opening } from "./initial-view";
import { isExplained, pace, startsAct } from "./timing";
import { advance } from "./advance";
import { controlsOf } from "./controls";
import Table from "./Table.svelte";
import type { Event, Move, View } from "./types";

const view: GameView = {
  Table,
  advance: (before, events) => advance(before as View, events as unknown as Event[]),
  opening: (now, story) => opening(now as View, story as unknown as Event[]),
  facts: (now, seat, say) => factsOf(now as View, seat, say),
  pace: (event, explained) => pace(event as unknown as Event, explained),
  partsOf: (move, now) => controlsOf(move as Move, (now as View).tiles),
  startsAct: (event) => startsAct(event as unknown as Event),
  isExplained: (events) => isExplained(events as unknown as Event[]),
  progress: (now, say) => progressOf(now as View, say),
  prompt: (now, say) => promptOf(now as View, say),
};

export default view;
