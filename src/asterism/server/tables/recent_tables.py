"""Tables that stay in memory though nobody may be connected to them: a reload, or a look at the record, comes soon."""

from __future__ import annotations

from collections import OrderedDict

from asterism.server.clock import steady
from asterism.server.tables.state import TableState
from asterism.server.tables.table import Table

FINISHED_IDLE_SECONDS, UNFINISHED_IDLE_SECONDS = 60.0, 600.0
"""How long a table stays in memory after the last person has gone."""


class RecentTables:
    """The tables that were used last, up to a number, each for some minutes after its last use."""

    def __init__(self, most: int) -> None:
        """`most` is how many tables are kept."""
        self._most = most
        self._tables: OrderedDict[str, Table] = OrderedDict()
        """The one used last is at the end."""
        self._used_at: dict[str, float] = {}
        """When each of them was last seen in use."""

    def keep(self, table: Table) -> None:
        """The table is in use. Where there are too many, the one whose last use is longest ago is forgotten."""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        self._used_at[table.id] = steady()
        if len(self._tables) > self._most:
            self.forget(next(iter(self._tables)))

    def forget(self, table_id: str) -> None:
        """Keep the table no longer. It leaves the memory as soon as nobody uses it."""
        self._tables.pop(table_id, None)
        self._used_at.pop(table_id, None)

    def forget_idle(self) -> None:
        """Forget the tables that nobody has been connected to for a while: their logs are enough to go on."""
        now = steady()
        for table_id, table in list(self._tables.items()):
            if table.has_listeners or table.kept_aside:
                self._used_at[table_id] = now
            elif now - self._used_at[table_id] > idle_seconds(table.state):
                self.forget(table_id)


def idle_seconds(state: TableState) -> float:
    """How long a table stays in memory without a connection."""
    return UNFINISHED_IDLE_SECONDS if state.phase in {"waiting", "playing"} else FINISHED_IDLE_SECONDS
