/** The first line of the result: who has won. */
import type { Result } from "../protocol/types";
import { say } from "../ui/i18n.svelte";
import { listOf } from "../ui/lists";
import { winners } from "./ranking";

/** "You win!", "Bo wins", "Draw". `you` is the seat of the reader; null for spectators and at a shared device. */
export function headline(results: Result[], isDrawn: boolean, players: string[], you: number | null): string {
  if (isDrawn) return say("result-draw");
  const first = winners(results);
  const others = listOf(first.filter((seat) => seat !== you).map((seat) => players[seat] ?? ""));
  if (you === null || !first.includes(you)) {
    return first.length > 1 ? say("result-win-together", { players: others }) : say("result-wins", { player: others });
  }
  return first.length > 1 ? say("result-you-win-together", { players: others }) : say("result-you-win");
}
