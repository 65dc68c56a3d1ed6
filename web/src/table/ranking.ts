/** The final ranking. */
import type { Result } from "../protocol/types";

/** The results with the best first; equal ranks keep the order of the seats. */
export function ranked(results: Result[]): Result[] {
  return [...results].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The winners: several seats if they share the win. */
export function winners(results: Result[]): number[] {
  const best = Math.min(...results.map((result) => result.rank));
  return results.filter((result) => result.rank === best).map((result) => result.seat);
}

/** Whether a rule broke a tie for the first place, or the tied players share it; null if nobody was level. */
export function tieOf(results: Result[]): "broken" | "shared" | null {
  const first = winners(results);
  if (first.length > 1) return "shared";
  const best = results.find((result) => result.seat === first[0]);
  return results.some((result) => result.seat !== first[0] && result.score === best?.score) ? "broken" : null;
}
