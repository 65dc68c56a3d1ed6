/** Labels of the board for screen readers. */
import { language, type Say } from "../../ui/i18n.svelte";
import type { Board, StarView } from "./types";

/** A constellation in the reader's language, in English as astronomers call it. */
export function skyName({ name, names }: Board): string {
  const spoken = language();
  return (spoken !== "en" && names[spoken]?.split(" (")[0]) || name;
}

/** A star: where it is, and what is on it. */
export function starLabel(board: Board, number: number, bearing: StarView, players: string[], say: Say): string {
  const star = board.stars[number - 1]!;
  const where = say("name-star", { star: star.name || "none", number, sky: skyName(board) });
  if (bearing.owner === null) return say("board-free", { where, size: star.large ? "large" : "small" });
  const player = players[bearing.owner] ?? "";
  if (bearing.token === null) return say("board-face-down", { where, player });
  return say("board-taken", { where, player, token: say("token-name", { token: bearing.token }) });
}
