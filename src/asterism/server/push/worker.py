"""Looks every few seconds for what people are to be told, and tells them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import Connection

from asterism.server import metrics
from asterism.server.clock import now as wall_clock
from asterism.server.errors import StoreFailed
from asterism.server.evenings.state import Evening
from asterism.server.push import pending as rows
from asterism.server.push.delivery import Delivery, Outcome
from asterism.server.push.judgement import Verdict, judge
from asterism.server.push.pending import CLAIM_SECONDS, Pending, Told
from asterism.server.push.subjects import Subject
from asterism.server.push.targets import Target, Targets
from asterism.server.push.wording import notice_of, sample_notice
from asterism.server.store import EventStore
from asterism.server.tables.listing import listing_for
from asterism.server.tables.registry import MAX_LISTED, TableRegistry
from asterism.server.tables.summary import decode

logger = logging.getLogger(__name__)

LOOK_SECONDS = 4.0
"""How often a process looks. A person who is connected to it is known to all before anybody is told."""
FORGET_SECONDS = 3600.0
MAX_CLAIMS = 40
"""How many messages are sent after one look: even if all of them are slow, they are sent while their claims last."""
MAX_TRIES = 5
FIRST_PAUSE, PAUSE_FACTOR = 60.0, 4.0
"""A message that did not arrive is tried again after one, four, sixteen and sixty-four minutes."""


class PushWorker:
    """Tells people of their tables, from one process. Of several processes one tells each thing."""

    def __init__(
        self,
        store: EventStore,
        registry: TableRegistry,
        targets: Targets,
        delivery: Delivery,
        clock: Callable[[], float] = wall_clock,
    ) -> None:
        self._store = store
        self._registry = registry
        self._targets = targets
        self._delivery = delivery
        self._clock = clock
        self._forgot_at = 0.0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Look regularly, as long as the context lasts."""
        looking = asyncio.create_task(self._look_regularly())
        try:
            yield
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
            await self._delivery.close()

    async def _look_regularly(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StoreFailed as error:
                logger.warning("people could not be told of their tables and will be later: %s", error)
            except Exception:
                logger.exception("people could not be told of their tables and will be later")

    async def look(self) -> None:
        """Judge everything that is new or due, and tell what is to be told now."""
        now = self._clock()
        found = await self._store.query(
            lambda connection: [*rows.find(connection, now), *rows.find_evenings(connection, now)]
        )
        if found:
            judged = [(one, self._judge(one, now)) for one in found]
            claimed = await self._store.run(lambda connection: write_verdicts(connection, judged, now))
            await asyncio.gather(*(self._tell(*one) for one in claimed))
        if now - self._forgot_at >= FORGET_SECONDS:
            self._forgot_at = now
            await self._store.run(lambda connection: rows.forget_finished(connection, now))

    async def try_out(self, target: Target) -> Outcome:
        """Send a target a sample."""
        outcome = await self._delivery.send(target, sample_notice(target), await self._turns_of(target.guest))
        await self._note(target, outcome)
        return outcome

    def _judge(self, one: Pending, now: float) -> Verdict:
        subject = one.subject
        return judge(
            subject,
            one.told.subject if one.told else "",
            created=one.target.created,
            quiet=one.quiet,
            is_connected=subject is not None and self._is_connected(one, subject),
            now=now,
        )

    def _is_connected(self, one: Pending, subject: Subject) -> bool:
        """Whether somebody whom it concerns is connected to the table, as far as this process knows."""
        if isinstance(one.about, Evening):
            return False
        table = self._registry.loaded_table(one.about.table)
        concerned = (one.about.seats[seat].guest for seat in subject.seats)
        return table is not None and any(guest and table.presence.away_ms(guest) is None for guest in concerned)

    async def _tell(self, one: Pending, claim: Told, verdict: Verdict, subject: Subject) -> None:
        now = self._clock()
        notice = notice_of(subject, one.about, one.target, now)
        badge = await self._turns_of(one.target.guest) if one.target.kind == "device" else 0
        outcome = await self._delivery.send(one.target, notice, badge)
        await self._note(one.target, outcome)
        if outcome.kind == "gone":
            return
        done = Told(claim.seq, verdict.subject, 0, verdict.look_at)
        if outcome.kind == "later" and claim.tries < MAX_TRIES:
            pause = FIRST_PAUSE * PAUSE_FACTOR ** (claim.tries - 1)
            seconds = pause if outcome.seconds is None else max(outcome.seconds, 1.0)
            done = msgspec.structs.replace(claim, due=now + seconds)
        claimed = msgspec.structs.replace(one, told=claim)
        await self._store.run(lambda connection: rows.write(connection, claimed, done))

    async def _note(self, target: Target, outcome: Outcome) -> None:
        """Remember how the last message to a target fared, and forget a browser that has unsubscribed."""
        metrics.NOTICES.labels(target.kind, outcome.kind).inc()
        if outcome.kind == "gone":
            await self._targets.remove_lost(target.id)
        elif outcome.error != target.error:
            await self._targets.set_error(target.id, outcome.error)

    async def _turns_of(self, guest: str) -> int:
        """At how many tables it is this guest's turn."""
        found = await self._store.tables_of(guest, MAX_LISTED)
        return sum(listing_for(guest, decode(one.summary)).your_turn for one in found)


def write_verdicts(
    connection: Connection, judged: list[tuple[Pending, Verdict]], now: float
) -> list[tuple[Pending, Told, Verdict, Subject]]:
    """Write down what was judged; returns what is to be told, as far as this process was the first to claim it."""
    claimed: list[tuple[Pending, Told, Verdict, Subject]] = []
    for one, verdict in judged:
        if verdict.send is None:
            rows.write(connection, one, Told(one.seq, verdict.subject, 0, verdict.look_at))
        elif len(claimed) < MAX_CLAIMS:
            told = one.told or Told(one.seq)
            claim = Told(one.seq, told.subject, told.tries + 1, now + CLAIM_SECONDS)
            if rows.write(connection, one, claim):
                claimed.append((one, claim, verdict, verdict.send))
    return claimed
