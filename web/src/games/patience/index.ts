/**
 * The solitaire of Stern von Afrika in the browser. The rules are on the server; this folder only shows the game.
 *
 * Test ids: `card-<code>` a card in hand; `row-<n>` a row, `end-<n>` its last card, `front-<n>` its first one where
 * rows grow at both ends, `join-<n>` a row to be joined; `new-row`; `join` switches the Star between laying and
 * joining; `stock`, `unseen` (what is still out), `rows` (how many). What may be done now has `data-legal="true"`.
 */
import type { GameView } from "../view";
import { advance } from "./advance";
import { controlsOf } from "./controls";
import { bestOf, commentOf, factsOf, isBetter, progressOf, verdictOf } from "./facts";
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
  verdict: verdictOf,
  comment: commentOf,
  isBetter,
  best: bestOf,
  languageOf: (printed) => printed.language,
};

export default view;
