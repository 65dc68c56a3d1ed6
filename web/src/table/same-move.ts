/** Whether two moves are the same; the order of their fields does not matter. */
export function isSameMove(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(move: unknown): string {
  if (typeof move !== "object" || move === null) return JSON.stringify(move);
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}
