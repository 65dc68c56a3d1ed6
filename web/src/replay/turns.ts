/** The positions and turns of a replay, in the form in which a live table gets them from the server. */
import type { GameEvent } from "../games/view";
import type { Position, Replay, ReplayPosition, SeatInfo, TurnUpdate } from "../protocol/types";

/** The position after this many turns. */
export function positionAfter(replay: Replay, turns: number): Position {
  return positionOf(turns === 0 ? replay.start : replay.turns[turns - 1]!.position);
}

/** The events of the first turns, this many of them. */
export function historyUntil(replay: Replay, turns: number): GameEvent[] {
  return replay.turns.slice(0, turns).flatMap((turn) => turn.events as GameEvent[]);
}

/** The turn with this index as the message that a live table would have got. */
export function turnUpdate(replay: Replay, index: number): TurnUpdate {
  const { seat, events, position } = replay.turns[index]!;
  return {
    type: "turn",
    seq: index + 1,
    seat,
    events,
    position: positionOf(position),
    move_id: null,
    overdue: false,
  };
}

/** The seats for the row of players; `you` is the name of a player without one. */
export function seatsOf(replay: Replay, you: string): SeatInfo[] {
  return replay.players.map(({ name, bot }) => ({
    name: name || you,
    kind: bot ? "bot" : "person",
    bot: bot ?? null,
    resigned: false,
    away_ms: null,
  }));
}

/** A position in which nobody moves: no move is legal and no clock runs. */
export function positionOf({ view, to_act, results, is_drawn }: ReplayPosition): Position {
  return { view, to_act, results, is_drawn, legal: [], take_back: null, clock: null, race: null };
}
