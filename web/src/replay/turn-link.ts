/** Links to a turn of a replay: `/replay/abc#move=12` is the position after 12 turns. */

/** The number of turns in the part after the #; 0 if it names none. */
export function turnsIn(fragment: string): number {
  return Number(/^move=(\d+)$/.exec(fragment)?.[1] ?? 0);
}

/** The address of the position after this many turns. */
export function turnLink(path: string, turns: number): string {
  return turns === 0 ? path : `${path}#move=${turns}`;
}
