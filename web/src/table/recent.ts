/** What has happened since the viewer's own last move: it stays marked on the board. */
import type { AnyGameView } from "../games/registry";
import type { GameEvent } from "../games/view";
import type { Turn } from "./animator.svelte";

/** The events since this seat's own last move; for a spectator, those of the last turn. */
export function recentEvents(past: Turn[], you: number | null, game: Pick<AnyGameView, "isSilent">): GameEvent[] {
  const own = past.findLastIndex(({ events: [first] }) => first && seatOf(first) === you && !game.isSilent?.(first));
  return past.slice(you === null ? -1 : own + 1).flatMap((turn) => turn.events);
}

function seatOf(event: GameEvent): unknown {
  return "seat" in event ? event.seat : null;
}
