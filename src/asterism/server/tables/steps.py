"""Steps of a table: its events, each with the state after it.

The events of a decision get their times here, and are followed by those that the table adds by itself. The events of a
log are taken as they are.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from asterism.errors import BadRecord
from asterism.server.tables import events
from asterism.server.tables.decisions.command import automatic_events
from asterism.server.tables.decisions.turns import Decision, PlayedTurn
from asterism.server.tables.evolution import evolve
from asterism.server.tables.state import TableState, opened_table

Step = tuple[events.TableEvent, TableState]
"""An event, and the state after it."""


def first_steps(table_id: str, opened: events.TableOpened) -> list[Step]:
    """The opening of a table, and what the table adds by itself."""
    state = opened_table(table_id, opened)
    return [(opened, state), *evolve_all(state, (), opened.at)]


def evolve_all(state: TableState, decision: Decision, at: int, time: int | None = None) -> list[Step]:
    """The events of a decision, and those that the table adds by itself, stamped with the wall time and the table's."""
    stamp = {"at": at} if time is None or time == at else {"at": at, "time": time}
    steps: list[Step] = []
    waiting = [*decision] or [*automatic_events(state)]
    while waiting:
        decided = waiting.pop(0)
        event, match = (decided.event, decided.match) if isinstance(decided, PlayedTurn) else (decided, None)
        event = msgspec.structs.replace(event, **stamp)
        state = evolve(state, event, match)
        steps.append((event, state))
        waiting = waiting or [*automatic_events(state)]
    return steps


def evolve_row(state: TableState, row: bytes) -> Step:
    """The next event of the log, and the state after it."""
    try:
        event = events.decode(row)
        return event, evolve(state, event)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this version of Asterism does not understand event {state.seq + 1}: {error}") from error


def replayed(table_id: str, opened: events.TableOpened, later: Sequence[bytes]) -> TableState:
    """The state that follows from the opening of a table and its later events."""
    state = opened_table(table_id, opened)
    for row in later:
        _, state = evolve_row(state, row)
    return state
