"""What happens at a table without anybody asking for it: bots move, and times run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from weakref import WeakMethod

from asterism import bots
from asterism.bots import Guarded
from asterism.game import Move
from asterism.kernel import seeded
from asterism.server import entry as log
from asterism.server import racing
from asterism.server.book import USUAL_BOT, Book
from asterism.server.presence import now_ms
from asterism.server.race import Count, Heat, Wait
from asterism.server.racing import Plan
from asterism.server.store.lease import Lease
from asterism.server.table import Table
from asterism.server.thinking import Thinkers
from asterism.server.wishes import move_entry

logger = logging.getLogger(__name__)

PATIENCE_MS = 5_000
"""Nobody's time runs out sooner after this process took up the table: a restart is nobody's fault."""
MOST_OVERDUE = 2
"""After so many times in a row a bot sits in for a person who does not move."""


class Driver:
    """Drives one table. Of all processes that hold the table, only one drives it."""

    def __init__(self, table: Table, lease: Lease, thinkers: Thinkers) -> None:
        self._table = table
        self._lease = lease
        self._thinkers = thinkers
        self._bots: dict[int, Guarded] = {}
        self._work: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._since = now_ms()
        self._plan: Plan | None = None
        self._rng = seeded(secrets.token_hex())

    def wake(self) -> None:
        """Look at the table again: something changed, or it is time."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """Leave the table alone from now on."""
        self._set_alarm(None)
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _drive(self) -> None:
        try:
            while self._is_due() and await self._lease.claim(self._table.id):
                await self._move_on()
        except Exception:
            logger.exception("table %s could not be driven on", self._table.id)
        self._set_alarm(self._due_at())

    def _is_due(self) -> bool:
        due_at = self._due_at()
        return due_at is not None and due_at <= now_ms()

    def _due_at(self) -> int | None:
        """When something is to be done here next, in milliseconds since 1970."""
        book = self._table.book
        if book.heat is not None:
            return self._race_due_at(book, book.heat)
        if book.bot_to_move is not None:
            return 0
        return None if book.deadline is None else max(book.deadline, self._since + PATIENCE_MS)

    def _race_due_at(self, book: Book, heat: Heat) -> int:
        if self._plan is None or self._plan.opened != heat.opened:
            return 0
        now = now_ms()
        step, claims_at = racing.next_step(book, heat, now), self._plan.claims_at(book, heat, now)
        if isinstance(step, Wait):
            patient = max(step.until, self._since + PATIENCE_MS if heat.at < self._since else 0)
            return patient if claims_at is None else min(patient, claims_at)
        return now

    def _set_alarm(self, at: int | None) -> None:
        """Wake up at that time, unless the table has been put away by then; whoever finds it due wakes it again."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if at:
            wake = WeakMethod(self.wake)
            self._alarm = asyncio.get_running_loop().call_later((at - now_ms()) / 1000, _ring, wake)

    async def _move_on(self) -> None:
        seen = self._table.book
        if seen.heat is not None:
            await self._race_on(seen, seen.heat)
        elif seen.bot_to_move is not None:
            await self._move_bot(seen, seen.bot_to_move)
        elif seen.asked is not None:
            await self._move_overdue(seen, seen.asked)

    async def _move_bot(self, seen: Book, seat: int) -> None:
        bot = self._bot_of(seen, seat)
        move = await self._thinkers.ponder(bot, bots.situation_of(seen.played, seat))
        while bot.faults:
            logger.warning("table %s: %s", self._table.id, bot.faults.pop(0))

        def judge(book: Book) -> Sequence[log.Entry]:
            is_same = book.position_seq == seen.position_seq and book.bot_to_move == seat
            return move_entry(book, seat, move) if is_same else ()

        await self._table.act(judge)

    async def _race_on(self, seen: Book, heat: Heat) -> None:
        """One step of a race: the bots make up their minds, one of them answers, or an answer is judged."""
        if self._plan is None or self._plan.opened != heat.opened:
            self._plan = await self._plan_race(seen, heat)
            return
        plan = self._plan

        def judge(book: Book) -> Sequence[log.Entry]:
            if book.heat is None or book.heat.opened != heat.opened:
                return ()
            now = now_ms()
            claims_at = plan.claims_at(book, book.heat, now)
            if claims_at is not None and claims_at <= now:
                return plan.claim(book, book.heat)
            step = racing.next_step(book, book.heat, now)
            return racing.count(book, book.heat, step) if isinstance(step, Count) else ()

        await self._table.act(judge)

    async def _plan_race(self, seen: Book, heat: Heat) -> Plan:
        answers = {}
        for seat in seen.to_act:
            if seat in seen.people:
                continue
            move = await self._thinkers.choose(self._bot_of(seen, seat), bots.situation_of(seen.played, seat))
            if move != heat.rules.silence:
                ms = racing.reaction(seen.seats[seat].bot or USUAL_BOT, self._rng) if self._thinkers.pauses else 0
                answers[seat] = ms, seen.played.notation(move)
        return Plan(heat.opened, answers)

    async def _move_overdue(self, seen: Book, seat: int) -> None:
        """Move for a person whose time has run out; somebody who lets it run out again and again gets a bot."""
        move = await self._overdue_move(seen, seat)

        def judge(book: Book) -> Sequence[log.Entry]:
            if book.position_seq != seen.position_seq or book.deadline is None:
                return ()
            moved = move_entry(book, seat, move, overdue=True)
            if book.overdue[seat] + 1 < MOST_OVERDUE:
                return moved
            return [*moved, log.BotSatIn(seat=seat, bot=USUAL_BOT, why="overdue")]

        await self._table.act(judge)

    async def _overdue_move(self, seen: Book, seat: int) -> Move:
        """What the game's own rules say, else what looks best."""
        situation = bots.situation_of(seen.played, seat)
        terms = situation.terms
        if terms.game.overdue is not None:
            return situation.move(terms.game.overdue(terms, situation.state, seat))
        return await self._thinkers.choose(bots.guarded(USUAL_BOT, secrets.token_hex()), situation)

    def _bot_of(self, book: Book, seat: int) -> Guarded:
        name = book.seats[seat].bot or USUAL_BOT
        if seat not in self._bots or self._bots[seat].name != name:
            self._bots[seat] = bots.guarded(name, secrets.token_hex())
        return self._bots[seat]


def _ring(wake: WeakMethod[Callable[[], None]]) -> None:
    found = wake()
    if found is not None:
        found()
