"""Leases: of all processes that hold a table, one moves its bots and watches its clocks.

A lease only says who drives. What keeps the log right is its key: two drivers would write the same number, and one of
them would hear of a conflict.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import timedelta

from sqlalchemy import Connection, delete, func, or_, update
from sqlalchemy.dialects.postgresql import insert

from asterism.server.store.event_store import Store
from asterism.server.store.schema import leases


class Lease:
    """The leases that this process holds. A log that nobody shares needs none: every claim is granted."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.seconds = seconds
        self._store = store
        self._held: set[str] = set()
        self._refused: dict[str, float] = {}

    async def claim(self, table_id: str) -> bool:
        """Whether this process may drive the table; asks the database unless the answer is known."""
        if not self._store.is_shared or table_id in self._held:
            return True
        if time.monotonic() < self._refused.get(table_id, 0):
            return False
        granted = await self._store.run(lambda connection: self._claim(connection, table_id))
        if granted:
            self._held.add(table_id)
            self._refused.pop(table_id, None)
        else:
            self._refused[table_id] = time.monotonic() + self.seconds / 2
        return granted

    def forget_refusal(self, table_id: str) -> None:
        """The lease of another process has lapsed: the next claim asks again."""
        self._refused.pop(table_id, None)

    async def renew(self, wanted: Iterable[str]) -> None:
        """Hold on to the leases of these tables and give back all others."""
        if not self._store.is_shared:
            return
        keep = self._held & set(wanted)
        self._held = await self._store.run(lambda connection: self._renew(connection, keep))
        now = time.monotonic()
        self._refused = {table_id: until for table_id, until in self._refused.items() if until > now}

    def _claim(self, connection: Connection, table_id: str) -> bool:
        until = func.now() + timedelta(seconds=self.seconds)
        claim = insert(leases).values(table_id=table_id, holder=self._store.process, until=until)
        free = or_(leases.c.until < func.now(), leases.c.holder == self._store.process)
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
