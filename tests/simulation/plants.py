"""Faults of the server itself, planted on purpose: the simulation has to find each of them.

Each is a mistake that somebody could make in an honest change, and each replaces one function of the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any
from unittest.mock import patch

from asterism.server.realtime.presence_sync import PresenceSync
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.store import writer
from asterism.server.store.event_store import PRESENCE_CHANNEL
from asterism.server.store.lease import Leases
from asterism.server.store.writer import Write, Writer
from asterism.server.tables import events, listeners, table_time
from asterism.server.tables.commits import Commits
from asterism.server.tables.decisions import command
from asterism.server.tables.driver import Driver
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.steps import evolve_all
from asterism.server.tables.storage import index_entry_of
from asterism.server.tables.table import Table
from asterism.server.tables.table_time import TableTime
from asterism.server.workers.maintenance import Maintenance

Plant = Callable[[], Any]
PLANTS: dict[str, tuple[str, Plant]] = {}
"""By name: what the mistake is, and a context in which it is made."""


def plant(name: str, what: str, place: Any, attribute: str) -> Callable[[Any], Any]:
    """Register a function as the mistaken form of another one."""

    def register(mistaken: Any) -> Any:
        PLANTS[name] = what, lambda: patch.object(place, attribute, mistaken)
        return mistaken

    return register


@contextmanager
def planted(name: str | None) -> Iterator[None]:
    """Make the mistake of this name; none without a name."""
    with PLANTS[name][1]() if name else nullcontext():
        yield


@plant("acknowledge-before-commit", "Events are shown before they are written.", Table, "_commit")
async def _commit(self: Any, decision: Any) -> None:
    before = self.projection
    steps = evolve_all(self.state, decision, *self.time.stamp())
    for event, state in steps:
        self._show(event, self._projection_of(state))
    try:
        encoded = [events.encode(event) for event, _ in steps]
        await self._store.append(self.id, before.state.seq + 1, encoded, index_entry_of(steps[-1][1]))
    except BaseException:
        self.projection = before
        raise


@plant("forget-the-fence", "An event may be written over another one with its number.", writer, "insert_events")
def _insert_events(connection: Any, rows: Any) -> None:
    for table_id, seq, _ in rows:
        connection.exec_driver_sql("DELETE FROM events WHERE table_id = ? AND seq = ?", (table_id, seq))
    from asterism.server.store.statements import insert_events

    insert_events(connection, rows)


@plant("skip-catch-up", "A newcomer gets the table as this process happens to have it.", TableRegistry, "table")
async def _table(self: Any, table_id: str) -> Table:
    found: Table = await self._find(table_id)
    return found


@plant("trust-notifications", "Nobody looks for events whose notification was missed.", Maintenance, "_catch_up")
async def _no_catch_up(self: Any) -> None:
    await asyncio.sleep(0)
    del self


@plant(
    "a-neighbours-view", "All who hold a seat get the message that was made for the first.", listeners, "message_for"
)
def _message_for(viewer: Viewer, event: Any, projection: Any, made: Any) -> Any:
    from asterism.server.protocol.messages import Outgoing

    held, _ = viewer.perspective(projection.state)
    if bool(held) not in made:
        made[bool(held)] = Outgoing(projection.message_for(event, viewer))
    return made[bool(held)]


@plant("a-stale-perspective", "A connection looks on from a seat that its guest has given up.", Viewer, "perspective")
def _perspective(self: Any, state: Any) -> Any:
    if self._known is None or self._known[1] != self.chosen_seat or not self._perspective[0]:
        self._known, self._perspective = (state.seats, self.chosen_seat), self._find(state.seats)
    return self._perspective


@plant("forget-move-ids", "A move that is sent again is a new move.", command, "is_repeated")
def _is_repeated(*_: Any) -> bool:
    return False


@plant("believe-a-lost-reply", "A commit whose reply was lost counts as done.", Writer, "_commit_unless_there")
def _commit_believed(self: Any, write: Write) -> None:
    del self, write


@plant("write-again-blindly", "After a lost reply nobody looks whether it was written.", Writer, "_commit_unless_there")
def _commit_blindly(self: Any, write: Write) -> None:
    self._commit([write])


@plant("time-by-the-wall-clock", "A table's time follows the wall clock when that is set.", TableTime, "now")
def _now(self: Any) -> int:
    return int(self._clock.wall()) - int(self._behind)


@plant("time-runs-on-when-away", "Time runs out while nobody could move.", table_time, "before_deadline")
def _before_deadline(_: Any, time: int) -> int:
    return time


@plant("everybody-drives", "A process drives a table whoever has its lease.", Leases, "claim")
async def _claim(self: Any, table_id: str) -> bool:
    await asyncio.sleep(0)
    self._held.add(table_id)
    return True


@plant("a-queue-without-end", "Messages wait for a slow connection without a limit.", SendQueue, "put")
def _put(self: Any, message: Any) -> None:
    self._bytes += len(message.json)
    self._waiting.append(message)


@plant("ghosts", "The guests of a process that has died stay connected.", PresenceSync, "send_heartbeat")
async def _send_heartbeat(self: Any) -> None:
    await self._store.notify(PRESENCE_CHANNEL, [self._store.process])


_fairness = Projection.fairness


@plant("tell-the-secret", "The secret of the deal is shown when the match begins.", Projection, "fairness")
def _fairness_too_early(self: Any) -> Any:
    from msgspec.structs import replace

    made = _fairness(self)
    return replace(made, secret=self.state.opened.secret) if made and self.state.match else made


@plant("no-second-try", "A step that failed is not tried again.", Driver, "_next_look_at")
def _next_look_at(self: Any) -> int | None:
    due_at: int | None = self._due_at()
    return due_at if due_at is None or due_at > self._table.time.now() else None


@plant("commits-can-be-cancelled", "A change ends with the request that asked for it.", Commits, "run")
async def _run(_: Any, work: Any) -> Any:
    return await work
