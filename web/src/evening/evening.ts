/** An evening in words: names of players, points, and what a result means. */
import type { EveningInfo, RoundResult, StandingRow } from "../protocol/types";
import { language, say } from "../ui/i18n.svelte";

/** The name of a player by their number; a person whose data was deleted has none. */
export function playerName({ players }: Pick<EveningInfo, "players">, player: number): string {
  return players[player]?.name || say("evening-somebody");
}

/** Points of a duplicate evening are shares of what could be had, those of a plain one are wins. */
export function pointsText({ scoring }: Pick<EveningInfo, "scoring">, points: number, rounds: number): string {
  if (scoring === "duplicate") return percent(rounds > 0 ? points / rounds : 0);
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(points);
}

/** A share in the reader's language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** A round with its points, if there can be any yet. */
export function roundText(info: Pick<EveningInfo, "scoring">, { outcome, points }: RoundResult, round: number): string {
  if (outcome === "playing") return say("origin-evening", { round });
  return say("evening-result-round", { round, points: pointsText(info, points, 1) });
}

/** What a result of a round means, for the person who has it. */
export function resultText(result: RoundResult): string {
  if (result.outcome !== "played") return say(`evening-outcome-${result.outcome.replace("_", "-")}`);
  const rank = say("evening-result-rank", { rank: result.rank ?? 0, score: result.score ?? 0 });
  if (result.others === null) return rank;
  if (result.others === 0) return `${rank} ${say("evening-result-alone")}`;
  const { others, beaten, equalled } = result;
  return `${rank} ${say("evening-result-compared", { others, beaten: beaten ?? 0, equalled: equalled ?? 0 })}`;
}

/** Where an evening is, in a sentence. */
export function phaseText({ phase, players, rounds }: Pick<EveningInfo, "phase" | "players" | "rounds">): string {
  const tables = rounds.at(-1)?.tables ?? [];
  return say(`evening-phase-${phase}`, {
    players: players.filter(({ is_present }) => is_present).length,
    round: rounds.length,
    over: tables.filter(({ is_over }) => is_over).length,
    tables: tables.length,
  });
}

/** What the reader can do now. */
export type Part = "join" | "wait" | "play" | "done" | "bye" | "next" | "left" | "removed" | "over" | "none";

/** What the evening has for the reader. */
export function partOf(info: EveningInfo): Part {
  const { you, phase } = info;
  if (phase === "over") return you === null ? "none" : "over";
  if (you === null) return "join";
  if (info.was_removed) return "removed";
  if (!info.players[you]?.is_present) return "left";
  if (phase === "gathering") return "wait";
  if (phase === "between") return "next";
  if (info.your_table) return isOver(info, info.your_table) ? "done" : "play";
  return info.rounds.at(-1)?.byes.includes(you) ? "bye" : "next";
}

function isOver({ rounds }: EveningInfo, table: string): boolean {
  return rounds.at(-1)?.tables.some((one) => one.table === table && one.is_over) ?? false;
}

/** Whether others have the same points, so that tie-breaks decide. */
export function isTied({ standings }: Pick<EveningInfo, "standings">, row: StandingRow): boolean {
  return standings.some((other) => other !== row && other.points === row.points);
}

/** The reader's own row in the standings. */
export function ownRow({ you, standings }: Pick<EveningInfo, "you" | "standings">): StandingRow | undefined {
  return standings.find(({ player }) => player === you);
}
