/** What is printed of Nacht der Sterne: 25 tiles, 16 markers and 60 coins (N1-N3), and the picture to lie below. */
import Coin from "../_shared/Coin.svelte";
import { drawn, type PrintedPart, type PrintedSet } from "../view";
import NightGradient from "./NightGradient.svelte";
import { cut, SIDE } from "./picture";
import Marker from "./print/Marker.svelte";
import PrintedSky from "./print/PrintedSky.svelte";
import Tile from "./Tile.svelte";
import type { Printed } from "./types";

/** A tile's side in millimetres, and as a screen would show it: that decides how large its names are. */
const TILE = 45;
const ON_SCREEN = 170;
const MARKERS = 16;
/** By value. Each of four players begins with a ten and five ones (N20); the sheet does not say how many there are. */
const COINS = new Map([
  [10, 15],
  [1, 45],
]);

const sky: PrintedPart<Printed> = {
  id: "sky",
  width: SIDE * TILE,
  height: SIDE * TILE,
  gap: 0,
  pieces: (printed) => [{ front: drawn(PrintedSky, { pieces: cut(printed), size: ON_SCREEN }) }],
};

const tiles: PrintedPart<Printed> = {
  id: "tiles",
  width: TILE,
  height: TILE,
  gap: 2,
  pieces: (printed) => [...cut(printed).values()].map((piece) => ({ front: drawn(Tile, { piece, size: ON_SCREEN }) })),
};

/** Larger than the hole between the tiles, so that fingers can take them. */
const markers: PrintedPart<Printed> = {
  id: "markers",
  width: 10,
  height: 10,
  gap: 2,
  pieces: () => Array.from({ length: MARKERS }, () => ({ front: drawn(Marker, {}) })),
};

const coins: PrintedPart<Printed> = {
  id: "coins",
  width: 18,
  height: 18,
  gap: 2,
  pieces: () => [...COINS].flatMap(([value, count]) => Array.from({ length: count }, () => ({ front: drawn(Coin, { value }) }))),
};

const set: PrintedSet<Printed> = { parts: [sky, tiles, markers, coins], Definitions: NightGradient };

export default set;
