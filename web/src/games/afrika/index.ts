/**
 * Stern von Afrika in the browser. The rules are on the server; this folder only shows the game.
 *
 * Test ids: `card-<code>` a card in hand; `act-play`, `act-under` and `act-pass` the buttons beside the hand;
 * `drop-play` and `drop-under` the same on the pile itself; `pile`, `to-beat`, `stock`, `spot-<seat>` (a player's
 * place on the table), `scoring` and `score-<seat>`. What may be done now has `data-legal="true"`.
 */
import type { GameView } from "../view";
import { advance } from "./advance";
import { controlsOf } from "./controls";
import { ending } from "./ending";
import { factsOf, progressOf } from "./facts";
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
  languageOf: (printed) => printed.language,
  ending,
};

export default view;
