/**
 * Nacht der Sterne in the browser. The rules are on the server; this folder only shows the game.
 *
 * Test ids: `cell-2C` a place of the picture, `tile-2C` an own tile, `weiter`, `forgo`; while others
 * may knock `knock`, `pass` and `name-2C` (the tile to knock for); `rack-1` the tiles of seat 1,
 * `stack`, `picture` (shows or hides the complete picture), `constellations`, `tally`.
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
  isSilent: (event) => event.type === "let_pass",
  isExplained,
  controlsOf,
  progress: progressOf,
  sounds: SOUNDS,
  ending,
  prompt: promptOf,
};

export default view;
