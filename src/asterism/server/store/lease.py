"""Leases: of all processes that have a table in memory, one moves its bots and watches its clock.

A lease only says who drives. The key of the events keeps the log right: two drivers would write the same number, and
one of them would get a conflict.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from sqlalchemy import Connection, delete, func, or_, update
from sqlalchemy.dialects.postgresql import insert

from asterism.server.clock import steady
from asterism.server.store.event_store import EventStore
from asterism.server.store.schema import has_lapsed, leases


class Leases:
    """The leases that this process holds. Without a shared database every claim is granted."""

    def __init__(self, store: EventStore, seconds: float) -> None:
        self.seconds = seconds
        self._store = store
        self._held: set[str] = set()
        self._refused_until: dict[str, float] = {}

    async def claim(self, table_id: str) -> bool:
        """Whether this process may drive the table. Asks the database unless the answer is known."""
        if not self._store.is_shared or table_id in self._held:
            return True
        if steady() < self._refused_until.get(table_id, 0):
            return False
        granted = await self._store.run(lambda connection: self._claim(connection, table_id))
        if granted:
            self._held.add(table_id)
            self._refused_until.pop(table_id, None)
        else:
            self._refused_until[table_id] = steady() + self.seconds / 2
        return granted

    def forget_refusal(self, table_id: str) -> None:
        """Another process's lease may have lapsed: the next claim asks again."""
        self._refused_until.pop(table_id, None)

    async def renew(self, wanted: Iterable[str]) -> None:
        """Keep the leases of these tables and give back all others."""
        if not self._store.is_shared:
            return
        keep = self._held & set(wanted)
        self._held = await self._store.run(lambda connection: self._renew(connection, keep))
        now = steady()
        self._refused_until = {table_id: until for table_id, until in self._refused_until.items() if until > now}

    def _claim(self, connection: Connection, table_id: str) -> bool:
        until = func.now() + timedelta(seconds=self.seconds)
        claim = insert(leases).values(table_id=table_id, holder=self._store.process, until=until)
        free = or_(has_lapsed(self.seconds), leases.c.holder == self._store.process)
        granted = claim.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"holder": claim.excluded.holder, "until": claim.excluded.until},
            where=free,
        ).returning(leases.c.table_id)
        return connection.scalar(granted) is not None

    def _renew(self, connection: Connection, keep: set[str]) -> set[str]:
        mine = leases.c.holder == self._store.process
        connection.execute(delete(leases).where(mine, leases.c.table_id.not_in(keep)))
        renewed = update(leases).where(mine).values(until=func.now() + timedelta(seconds=self.seconds))
        return set(connection.scalars(renewed.returning(leases.c.table_id)))
