/** A story: a match that lies behind, from its first position to its last move, as some eyes saw it. */
import type { TableEvent } from "../games/registry";
import type { TurnUpdate, Position, SeatInfo, Replay, ReplayPosition } from "../protocol/types";

/** The position after so many acts. */
export function positionAt(story: Replay, acts: number): Position {
  return positionOf(acts === 0 ? story.start : story.acts[acts - 1]!.position);
}

/** Everything that happened in the first so many acts. */
export function eventsUntil(story: Replay, acts: number): TableEvent[] {
  return story.acts.slice(0, acts).flatMap((act) => act.events as TableEvent[]);
}

/** The act of that number, counted from 0, as the stage takes it. */
export function happenedIn(story: Replay, number: number): TurnUpdate {
  const { seat, events, position } = story.acts[number]!;
  return {
    type: "turn",
    seq: number + 1,
    seat,
    events,
    position: positionOf(position),
    move_id: null,
    overdue: false,
  };
}

/** The seats as the row of players shows them; `you` stands for a player without a name. */
export function seatsOf(story: Replay, you: string): SeatInfo[] {
  return story.players.map(({ name, bot }) => ({
    name: name || you,
    kind: bot ? "bot" : "person",
    bot: bot ?? null,
    resigned: false,
    away_ms: null,
  }));
}

/** In a story nobody moves, so nothing is legal, and no time runs. */
function positionOf({ view, to_act, results }: ReplayPosition): Position {
  return { view, to_act, results, legal: [], take_back: null, clock: null, race: null };
}
