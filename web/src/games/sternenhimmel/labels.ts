/** Labels of the board for screen readers. */
import type { Say } from "../../ui/i18n.svelte";
import type { Board, StarView } from "./types";

/** A star: where it is, and what is on it. */
export function starLabel(board: Board, number: number, bearing: StarView, players: string[], say: Say): string {
  const star = board.stars[number - 1]!;
  const where = `${board.name} ${number}${star.name ? ` (${star.name})` : ""}`;
  if (bearing.owner === null) return say("board-free", { where, size: star.large ? "large" : "small" });
  const player = players[bearing.owner] ?? "";
  if (bearing.token === null) return say("board-face-down", { where, player });
  return say("board-taken", { where, player, token: say("token-name", { token: bearing.token }) });
}
