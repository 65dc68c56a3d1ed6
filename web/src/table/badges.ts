/** Where the badges of hints are written: on the edge of their ring, and where that is taken, beside it. */
import type { Mark } from "./hints";
import type { Ring } from "./rings";

export interface Marked extends Ring {
  marks: Mark[];
}

/** The middle of a badge. */
export interface Place {
  x: number;
  y: number;
}

export const HEIGHT = 20;
const RANK = 20;
const FIGURE = 36;
/** How far a badge stands out over the edge of its ring. */
const OVERHANG = 2;

/** About how wide the badges of a ring are together. */
export function widthOf({ marks }: Marked): number {
  return marks.reduce((width, { chance }) => width + RANK + (chance === null ? 0 : FIGURE), 0);
}

/** The places of the badges of all rings in a window of this width; the first ring has the first choice. */
export function placesOf(rings: Marked[], room: number): Place[] {
  const taken: (Place & { width: number })[] = [];
  for (const ring of rings) {
    const width = widthOf(ring);
    const isFree = ({ x, y }: Place) =>
      y >= HEIGHT / 2 &&
      taken.every((other) => Math.abs(other.x - x) >= (other.width + width) / 2 || Math.abs(other.y - y) >= HEIGHT);
    const places = choicesOf(ring, width, room);
    taken.push({ ...(places.find(isFree) ?? places[0]!), width });
  }
  return taken.map(({ x, y }) => ({ x, y }));
}

/** On the middle of the upper edge, so that the content of the ring stays visible; else below, or one line further. */
function choicesOf({ x, y, width, height }: Marked, own: number, room: number): Place[] {
  const middle = Math.min(Math.max(x + width / 2, own / 2 + 1), room - own / 2 - 1);
  const [above, below] = [y - OVERHANG, y + height + OVERHANG];
  return [above, below, above - HEIGHT, below + HEIGHT].map((line) => ({ x: middle, y: line }));
}
