/**
 * La Constellation du Joueur in the browser. The rules are on the server; this folder only shows the game.
 *
 * Test ids: `cell-<q>,<r>` a cell of the table, with `data-tile` 4, 5, 6 or moon where a tile lies; `cloud-<seat>`
 * with `data-on`; `pile-<points>` a pile of the reserve; `card-<name>` an own card (a click turns it),
 * `change-<name>` and `keep` where cards may be changed; `question` with `go-on` and `stop` where all are asked;
 * `cards-of-<seat>` the others' cards; `archive` and `discard`; `figure-<name>` a figure that glows; `zoom-in`,
 * `zoom-out`, `zoom-fit`, `lines`; `board`.
 */
import type { GameView } from "../view";
import { advance } from "./advance";
import { controlsOf } from "./controls";
import { ending } from "./ending";
import { factsOf, progressOf, promptOf } from "./facts";
import { initialView } from "./initial-view";
import { SOUNDS } from "./sounds";
import Table from "./Table.svelte";
import { durationOf, isExplained, startsTurn } from "./timing";
import type { Event, Move, Options, Printed, View } from "./types";

const view: GameView<View, Event, Move, Printed, Options> = {
  Table,
  advance,
  initialView,
  facts: factsOf,
  durationOf,
  startsTurn,
  isExplained,
  controlsOf,
  progress: progressOf,
  sounds: SOUNDS,
  ending,
  prompt: promptOf,
};

export default view;
