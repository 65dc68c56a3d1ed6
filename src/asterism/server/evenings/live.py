"""Evenings go on though nobody looks at them, and pages that show one are told what has changed.

A table that is over, or a person who joins, makes the process where it happened look at the evening: it ends a round
whose tables are all over, sends the evening to the pages that are connected here, and notifies the other processes.
Every process also looks regularly at the evenings that are being played, so that nothing is missed when one of them
dies in between, or was away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager

from asterism.server.errors import StoreFailed
from asterism.server.evenings.evenings import Evenings
from asterism.server.evenings.view import Look
from asterism.server.protocol.evening import EveningUpdate
from asterism.server.protocol.messages import Outgoing
from asterism.server.store import EventStore
from asterism.server.tables.state import TableState

logger = logging.getLogger(__name__)

EVENINGS_CHANNEL = "asterism_evenings"
"""The channel on which processes notify each other of evenings that have changed."""
BATCH_SECONDS = 0.2
"""How long changes are collected before pages are told: several tables of a round often end together."""
LOOK_SECONDS = 10.0
"""How often a process looks at the evenings that are being played."""

Listener = Callable[[Outgoing], None]


class EveningChanges:
    """The evenings that this process has to look at, because something has changed there."""

    def __init__(self) -> None:
        self._waiting: dict[str, bool] = {}
        self._has_waiting = asyncio.Event()

    def on_table_over(self, state: TableState) -> None:
        """A table is over. It may have been the last one of a round."""
        if state.opened.evening is not None:
            self.announce(state.opened.evening.evening)

    def announce(self, evening_id: str, *, is_known_elsewhere: bool = False) -> None:
        """An evening has changed; the other processes know it already, or are to be told."""
        self._waiting[evening_id] = is_known_elsewhere and self._waiting.get(evening_id, True)
        self._has_waiting.set()

    async def take(self) -> Mapping[str, bool]:
        """The evenings that have changed, as soon as there are any, and whether other processes know it already."""
        await self._has_waiting.wait()
        await asyncio.sleep(BATCH_SECONDS)
        self._has_waiting.clear()
        taken, self._waiting = self._waiting, {}
        return taken


class LiveEvenings:
    """Looks at evenings that have changed, and tells the pages of this process."""

    def __init__(self, store: EventStore, evenings: Evenings, changes: EveningChanges) -> None:
        self._store = store
        self._evenings = evenings
        self._changes = changes
        self._listeners: defaultdict[str, dict[Listener, str]] = defaultdict(dict)
        """The pages that show each evening, and their guests."""
        self._shown: dict[str, Look] = {}
        """What they were told last."""
        self._resting: dict[str, int] = {}
        """The evenings at which nothing is due, with their versions then."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Look whenever something has changed, and regularly, as long as the context lasts."""
        tasks = [asyncio.create_task(self._follow_changes()), asyncio.create_task(self._look_regularly())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- pages -------------------------------------------------------------------------------

    @contextmanager
    def listening(self, evening_id: str, guest: str, listener: Listener, look: Look) -> Iterator[None]:
        """Tell the listener how the evening looked a moment ago, and from then on whenever that has changed."""
        self._listeners[evening_id][listener] = guest
        listener(update_for(guest, self._shown.setdefault(evening_id, look)))
        self._changes.announce(evening_id, is_known_elsewhere=True)
        try:
            yield
        finally:
            del self._listeners[evening_id][listener]
            if not self._listeners[evening_id]:
                del self._listeners[evening_id]
                self._shown.pop(evening_id, None)

    async def look(self, evening_id: str) -> Look:
        """See what has become of an evening, and tell the pages that show it."""
        look = await self._evenings.look(evening_id)
        if evening_id in self._listeners and look != self._shown.get(evening_id):
            self._shown[evening_id] = look
            for listener, guest in list(self._listeners[evening_id].items()):
                listener(update_for(guest, look))
        return look

    # --- looking -----------------------------------------------------------------------------

    async def _follow_changes(self) -> None:
        while True:
            changed = await self._changes.take()
            for evening_id, is_known_elsewhere in changed.items():
                with failures_logged(evening_id):
                    if not is_known_elsewhere or evening_id in self._listeners:
                        await self.look(evening_id)
                    if self._store.is_shared and not is_known_elsewhere:
                        await self._store.notify(EVENINGS_CHANNEL, [f"{self._store.process} {evening_id}"])

    async def receive(self, notification: str) -> None:
        """An evening has changed at another process: its name, then the evening."""
        process, evening_id = notification.split(" ")
        if process != self._store.process:
            self._changes.announce(evening_id, is_known_elsewhere=True)

    async def _look_regularly(self) -> None:
        while True:
            try:
                await self.look_at_all()
            except StoreFailed as error:
                logger.warning("evenings could not be looked at and will be later: %s", error)
            except Exception:
                logger.exception("evenings could not be looked at and will be later")
            await asyncio.sleep(LOOK_SECONDS)

    async def look_at_all(self) -> None:
        """Look at all evenings at which something may be due. Where nothing is, a change of the version is awaited."""
        versions = await self._evenings.open_versions()
        for evening_id in [one for one, version in versions.items() if self._resting.get(one) != version]:
            with failures_logged(evening_id):
                look = await self.look(evening_id)
                if look.evening.running is None:
                    self._resting[evening_id] = versions[evening_id]
        self._resting = {one: version for one, version in self._resting.items() if one in versions}


def update_for(guest: str, look: Look) -> Outgoing:
    """What the page of a guest is told."""
    return Outgoing(EveningUpdate(look.info_for(guest)))


@contextmanager
def failures_logged(evening_id: str) -> Iterator[None]:
    """One evening that cannot be read stops no other."""
    try:
        yield
    except StoreFailed as error:
        logger.warning("evening %s could not be looked at and will be later: %s", evening_id, error)
    except Exception:
        logger.exception("evening %s could not be looked at and will be later", evening_id)
