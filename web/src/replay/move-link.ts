/** Links to a move of a replay: `/replay/abc#move=12`. */

/** The move that the part after the # names; the beginning where it names none. */
export function moveIn(fragment: string): number {
  return Number(/^move=(\d+)$/.exec(fragment)?.[1] ?? 0);
}

/** The address of a move. */
export function moveLink(path: string, move: number): string {
  return move === 0 ? path : `${path}#move=${move}`;
}
