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

/** The ranks that several seats share, with those seats. */
export function sharedRanks(results: Result[]): { rank: number; seats: number[] }[] {
  const ranks = [...new Set(ranked(results).map((result) => result.rank))];
  return ranks
    .map((rank) => ({
      rank,
      seats: results.filter((result) => result.rank === rank).map((result) => result.seat),
    }))
    .filter(({ seats }) => seats.length > 1);
}
