/** How a result at the challenge of a day compares with the others', and how it is told without giving anything away. */
import type { DailyResult, DailyResults } from "../protocol/types";
import type { Say } from "../ui/i18n.svelte";

/** How many of the other people did better, as well, and worse. */
export interface Comparison {
  others: number;
  better: number;
  equal: number;
  worse: number;
}

type IsBetter = (score: number, than: number) => boolean;

/** Compares the reader's result with everybody else's; null if the reader has none. */
export function compare({ yours, results }: Pick<DailyResults, "yours" | "results">, isBetter: IsBetter): Comparison | null {
  if (yours === null) return null;
  const isAhead = (one: DailyResult, than: DailyResult) =>
    one.rank === than.rank ? isBetter(one.score, than.score) : one.rank < than.rank;
  const count = (wanted: (result: DailyResult) => boolean) =>
    results.filter(({ result }) => wanted(result)).reduce((sum, { people }) => sum + people, 0);
  const better = count((result) => isAhead(result, yours));
  const worse = count((result) => isAhead(yours, result));
  const others = count(() => true) - 1;
  return { others, better, equal: others - better - worse, worse };
}

/** One line of the picture of all results: a place, or alone at the table a score. */
export interface Line {
  value: number;
  people: number;
}

/** A line for each place, or for each score between the best and the worst, whether or not anybody had it. */
export function linesOf({ seats, results }: Pick<DailyResults, "seats" | "results">, best: number | null): Line[] {
  const valueOf = ({ rank, score }: DailyResult) => (seats > 1 ? rank : score);
  const values = seats > 1 ? [1, seats] : [...results.map(({ result }) => result.score), ...(best === null ? [] : [best])];
  if (values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return Array.from({ length: high - low + 1 }, (_, index) => {
    const value = low + index;
    const people = results.filter(({ result }) => valueOf(result) === value).reduce((sum, one) => sum + one.people, 0);
    return { value, people };
  });
}

/** A result in words: the place, and the score if the game has scores. */
export function resultText({ rank, score }: DailyResult, players: number, hasScores: boolean, words: Say): string {
  const place = players > 1 ? [words("daily-place", { rank, players })] : [];
  return [...place, ...(hasScores ? [words("daily-score", { score })] : [])].join(" · ");
}

/** The reader's result in a few lines for others, with a star for each player who is not ahead of the reader. */
export function shareText(results: DailyResults, heading: string, isBetter: IsBetter, hasScores: boolean, words: Say): string {
  const { yours, seats, streak } = results;
  if (!yours) return heading;
  const stars = seats > 1 ? `${"★".repeat(seats - yours.rank + 1)}${"☆".repeat(yours.rank - 1)} ` : "";
  const { others, worse } = compare(results, isBetter)!;
  return [
    heading,
    `${stars}${resultText(yours, seats, hasScores, words)}`,
    ...(others > 0 ? [words("daily-share-better", { worse, others })] : []),
    ...(streak > 1 ? [words("daily-streak", { days: streak })] : []),
  ].join("\n");
}
