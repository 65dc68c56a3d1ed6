/** What is printed of La Constellation: the Moon, eight stars of each type, 32 cards and five Clouds (C1-C8). */
import { drawn, type PrintedPart, type PrintedSet } from "../view";
import PrintedCard from "./print/PrintedCard.svelte";
import PrintedCloud from "./print/PrintedCloud.svelte";
import PrintedTile from "./print/PrintedTile.svelte";
import type { Printed } from "./types";

const SEATS = 5;
const POINTS = [4, 5, 6];
const OF_EACH_TYPE = 8;

const tiles: PrintedPart<Printed> = {
  id: "tiles",
  width: 34.9,
  height: 40,
  gap: 3,
  pieces: () => {
    const stars = POINTS.flatMap((points) => Array.from({ length: OF_EACH_TYPE }, () => points));
    return [null, ...stars].map((star) => ({ front: drawn(PrintedTile, { star }) }));
  },
};

const cards: PrintedPart<Printed> = {
  id: "cards",
  width: 63,
  height: 88,
  gap: 0,
  pieces: (printed) =>
    printed.cards.map((card) => ({ front: drawn(PrintedCard, { card }), back: drawn(PrintedCard, { card: null }) })),
};

/** On the same scale as the tiles. */
const clouds: PrintedPart<Printed> = {
  id: "clouds",
  width: 30,
  height: 18,
  gap: 3,
  pieces: () => Array.from({ length: SEATS }, (_, seat) => ({ front: drawn(PrintedCloud, { seat }) })),
};

const set: PrintedSet<Printed> = { parts: [tiles, cards, clouds] };

export default set;
