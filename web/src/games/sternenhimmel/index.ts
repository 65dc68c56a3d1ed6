/** Sternenhimmel in the browser. The rules are on the server; this folder only shows the game. */
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
  ending,
};

export default view;
