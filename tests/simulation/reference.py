"""Every table as its log says: the measure for everything that processes hold and browsers are sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from asterism.server.tables import events
from asterism.server.tables.evolution import evolve
from asterism.server.tables.state import TableState, opened_table
from tests.simulation.database import Row


class Violation(Exception):
    """Something that always holds did not."""

    def __init__(self, invariant: str, what: str) -> None:
        super().__init__(f"{invariant}: {what}")
        self.invariant = invariant


class ReferenceTable:
    """A table after each of its events."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.rows: list[bytes] = []
        self.events: list[events.TableEvent] = []
        self.states: list[TableState] = []
        self.times: list[float] = []
        """When each event was committed, by the one true clock."""
        self.move_ids: Counter[tuple[str, int, str]] = Counter()
        self.said: Counter[str] = Counter()
        self._encoded: dict[tuple[int, int | None, str], bytes] = {}

    @property
    def state(self) -> TableState:
        """The table now."""
        return self.states[-1]

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.states) - 1

    def add(self, row: bytes, at: float) -> None:
        """One more event was committed."""
        event = events.decode(row)
        if self.states:
            self.states.append(evolve(self.state, event))
        else:
            assert isinstance(event, events.TableOpened)
            self.states.append(opened_table(self.id, event))
        self.rows.append(row)
        self.events.append(event)
        self.times.append(at)
        if isinstance(event, events.TurnPlayed | events.RaceClaimed) and event.move_id:
            self.move_ids[events.tag_of(event), event.seat, event.move_id] += 1
        if isinstance(event, events.ChatSent) and event.text:
            self.said[event.text] += 1

    # --- what a seat may be sent -------------------------------------------------------------

    def view(self, seq: int, seat: int | None) -> bytes:
        """The view of a seat after an event, as it is sent."""
        return self._once(seq, seat, "view", lambda match: match.view(seat))

    def history(self, seq: int, seat: int | None) -> bytes:
        """The history as a seat may know it after an event."""
        return self._once(seq, seat, "history", lambda match: match.history(seat))

    def turn(self, seq: int, seat: int | None) -> bytes:
        """The last turn as a seat may know it after an event."""
        return self._once(seq, seat, "turn", lambda match: match.redacted(match.turns[-1].events, seat))

    def _once(self, seq: int, seat: int | None, what: str, make: Any) -> bytes:
        key = seq, seat, what
        if key not in self._encoded:
            self._encoded[key] = msgspec.json.encode(make(self.states[seq].started_match))
        return self._encoded[key]


class Reference:
    """All tables, from what was committed."""

    def __init__(self) -> None:
        self.tables: dict[str, ReferenceTable] = {}

    def add(self, rows: Sequence[Row], at: float) -> None:
        """These rows were committed. A number comes once, and none is left out."""
        for table_id, seq, row in rows:
            table = self.tables.setdefault(table_id, ReferenceTable(table_id))
            if seq != len(table.rows):
                what = f"event {seq} of table {table_id} was written when it had {len(table.rows)}"
                raise Violation("the log has one event for each number, in order", what)
            try:
                table.add(row, at)
            except Exception as error:
                what = f"event {seq} of table {table_id} does not follow: {error}"
                raise Violation("every event follows from those before it", what) from error


def differences(one: TableState, other: TableState) -> list[str]:
    """The fields in which two states of a table differ."""
    found = []
    for name in one.__struct_fields__:
        mine, theirs = getattr(one, name), getattr(other, name)
        if name == "match":
            is_same = position_of(mine) == position_of(theirs)
        elif name == "move_ids":
            is_same = (mine._hashes, mine._events) == (theirs._hashes, theirs._events)
        else:
            is_same = name == "terms" or mine == theirs
        if not is_same:
            found.append(name)
    return found


def position_of(match: Any) -> Any:
    """What a match is: its position, and how it came there."""
    return None if match is None else (match._state.tobytes(), len(match.turns), match.players)
