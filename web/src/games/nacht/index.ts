/**
 * Nacht der Sterne in the browser. The rules are the server's; here is only how it looks.
 *
 * Test ids: `cell-2C` a place of the picture, `tile-2C` an own tile, `weiter`, `forgo`; while others
 * may knock `knock`, `pass` and `name-2C` (the tile one knocks for); `rack-1` what lies before seat 1,
 * `stack`, `picture` (shows or hides the complete picture), `constellations`, `tally`.
 */
import type { GameView } from "../registry";
import { factsOf, progressOf, promptOf } from "./facts";
import { isExplained, pace } from "./timing";
import { advance, opening, startsAct } from "./advance";
import { partsOf } from "./controls";
import Table from "./Table.svelte";
import type { Event, Move, View } from "./types";

const view: GameView = {
  Table,
  advance: (before, events) => advance(before as View, events as unknown as Event[]),
  opening: (now, story) => opening(now as View, story as unknown as Event[]),
  facts: (now, seat, say) => factsOf(now as View, seat, say),
  pace: (event, explained) => pace(event as unknown as Event, explained),
  partsOf: (move) => partsOf(move as Move),
  startsAct: (event) => startsAct(event as unknown as Event),
  isExplained: (events) => isExplained(events as unknown as Event[]),
  progress: (now, say) => progressOf(now as View, say),
  prompt: (now, say) => promptOf(now as View, say),
  sound: (event) => (event.type === "knocked" ? "knock" : undefined),
};

export default view;
