/** How a result at the deal of a day compares with the others'. */
import type { DailyResults } from "../protocol/types";

/** How many of the other people did better, as well, and worse. */
export interface Comparison {
  others: number;
  better: number;
  equal: number;
  worse: number;
}

/** Compares the reader's score with everybody else's; null if the reader has none. */
export function compare(
  { yours, scores }: Pick<DailyResults, "yours" | "scores">,
  isBetter: (score: number, than: number) => boolean,
): Comparison | null {
  if (yours === null) return null;
  const count = (wanted: (score: number) => boolean) =>
    scores.filter(({ score }) => wanted(score)).reduce((sum, { people }) => sum + people, 0);
  const better = count((score) => isBetter(score, yours));
  const worse = count((score) => isBetter(yours, score));
  const equal = count((score) => score === yours) - 1;
  return { others: better + equal + worse, better, equal, worse };
}
