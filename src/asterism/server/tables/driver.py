"""What happens at a table without anybody asking for it: bots move, and times run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from weakref import WeakMethod

from asterism import bots
from asterism.bots import SandboxedBot
from asterism.game import Move
from asterism.kernel import seeded
from asterism.server.clock import now_ms
from asterism.server.store.lease import Lease
from asterism.server.tables import events
from asterism.server.tables.commands import turn_event
from asterism.server.tables.race import commands as race_commands
from asterism.server.tables.race.commands import Plan
from asterism.server.tables.race.race import Count, LiveRace, Wait
from asterism.server.tables.state import USUAL_BOT, TableState
from asterism.server.tables.table import Table
from asterism.server.workers.bot_pool import BotPool

logger = logging.getLogger(__name__)

PATIENCE_MS = 5_000
"""Nobody's time runs out sooner after this process took up the table: a restart is nobody's fault."""
MOST_OVERDUE = 2
"""After so many times in a row a bot sits in for a person who does not move."""


class Driver:
    """Drives one table. Of all processes that hold the table, only one drives it."""

    def __init__(self, table: Table, lease: Lease, bot_pool: BotPool) -> None:
        self._table = table
        self._lease = lease
        self._bot_pool = bot_pool
        self._bots: dict[int, SandboxedBot] = {}
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
        state = self._table.state
        if state.race is not None:
            return self._race_due_at(state, state.race)
        if state.bot_to_move is not None:
            return 0
        return None if state.deadline is None else max(state.deadline, self._since + PATIENCE_MS)

    def _race_due_at(self, state: TableState, race: LiveRace) -> int:
        if self._plan is None or self._plan.opened != race.opened:
            return 0
        now = now_ms()
        step, claims_at = race_commands.next_step(state, race, now), self._plan.claims_at(state, race, now)
        if isinstance(step, Wait):
            patient = max(step.until, self._since + PATIENCE_MS if race.at < self._since else 0)
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
        seen = self._table.state
        if seen.race is not None:
            await self._race_on(seen, seen.race)
        elif seen.bot_to_move is not None:
            await self._move_bot(seen, seen.bot_to_move)
        elif seen.current_seat is not None:
            await self._move_overdue(seen, seen.current_seat)

    async def _move_bot(self, seen: TableState, seat: int) -> None:
        bot = self._bot_of(seen, seat)
        move = await self._bot_pool.ponder(bot, bots.situation_of(seen.played, seat))
        while bot.faults:
            logger.warning("table %s: %s", self._table.id, bot.faults.pop(0))

        def judge(state: TableState) -> Sequence[events.TableEvent]:
            is_same = state.position_seq == seen.position_seq and state.bot_to_move == seat
            return turn_event(state, seat, move) if is_same else ()

        await self._table.act(judge)

    async def _race_on(self, seen: TableState, race: LiveRace) -> None:
        """One step of a race: the bots make up their minds, one of them answers, or an answer is judged."""
        if self._plan is None or self._plan.opened != race.opened:
            self._plan = await self._plan_race(seen, race)
            return
        plan = self._plan

        def judge(state: TableState) -> Sequence[events.TableEvent]:
            if state.race is None or state.race.opened != race.opened:
                return ()
            now = now_ms()
            claims_at = plan.claims_at(state, state.race, now)
            if claims_at is not None and claims_at <= now:
                return plan.claim(state, state.race)
            step = race_commands.next_step(state, state.race, now)
            return race_commands.count(state, state.race, step) if isinstance(step, Count) else ()

        await self._table.act(judge)

    async def _plan_race(self, seen: TableState, race: LiveRace) -> Plan:
        answers = {}
        for seat in seen.to_act:
            if seat in seen.people:
                continue
            move = await self._bot_pool.choose(self._bot_of(seen, seat), bots.situation_of(seen.played, seat))
            if move != race.rules.silence:
                ms = (
                    race_commands.reaction(seen.seats[seat].bot or USUAL_BOT, self._rng) if self._bot_pool.pauses else 0
                )
                answers[seat] = ms, seen.played.notation(move)
        return Plan(race.opened, answers)

    async def _move_overdue(self, seen: TableState, seat: int) -> None:
        """Move for a person whose time has run out; somebody who lets it run out again and again gets a bot."""
        move = await self._overdue_move(seen, seat)

        def judge(state: TableState) -> Sequence[events.TableEvent]:
            if state.position_seq != seen.position_seq or state.deadline is None:
                return ()
            moved = turn_event(state, seat, move, overdue=True)
            if state.overdue[seat] + 1 < MOST_OVERDUE:
                return moved
            return [*moved, events.BotTookOver(seat=seat, bot=USUAL_BOT, why="overdue")]

        await self._table.act(judge)

    async def _overdue_move(self, seen: TableState, seat: int) -> Move:
        """What the game's own rules say, else what looks best."""
        situation = bots.situation_of(seen.played, seat)
        terms = situation.terms
        if terms.game.live is not None:
            return situation.move(terms.game.live.overdue(terms, situation.state, seat))
        return await self._bot_pool.choose(bots.sandboxed(USUAL_BOT, secrets.token_hex()), situation)

    def _bot_of(self, state: TableState, seat: int) -> SandboxedBot:
        name = state.seats[seat].bot or USUAL_BOT
        if seat not in self._bots or self._bots[seat].name != name:
            self._bots[seat] = bots.sandboxed(name, secrets.token_hex())
        return self._bots[seat]


def _ring(wake: WeakMethod[Callable[[], None]]) -> None:
    found = wake()
    if found is not None:
        found()
