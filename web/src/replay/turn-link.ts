/**
 * Links to a turn of a replay: `/replay/abc#move=12` is the position after 12 turns, and `/replay/abc#move=12&seat=1`
 * offers to play on from there in seat 1.
 */

/** The number of turns in the part after the #; 0 if it names none. */
export function turnsIn(fragment: string): number {
  return Number(/^move=(\d+)(&|$)/.exec(fragment)?.[1] ?? 0);
}

/** The seat in which to play on; null if the link only shows a position. */
export function seatIn(fragment: string): number | null {
  const seat = /^move=\d+&seat=(\d+)$/.exec(fragment)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The address of the position after this many turns. */
export function turnLink(path: string, turns: number): string {
  return turns === 0 ? path : `${path}#move=${turns}`;
}

/** The address at which a seat plays on from the position after this many turns. */
export function playOnLink(path: string, turns: number, seat: number): string {
  return `${path}#move=${turns}&seat=${seat}`;
}
