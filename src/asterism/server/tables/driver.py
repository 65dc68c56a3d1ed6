"""What happens at a table without a command: bots move, and times run out."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from datetime import date
from weakref import WeakMethod, ref

from asterism import bots
from asterism.bots import SandboxedBot
from asterism.challenge import Challenge
from asterism.errors import GameFault
from asterism.game import Move
from asterism.server.domain import Daily
from asterism.server.tables import events
from asterism.server.tables.decisions.turns import Decision, play_turn
from asterism.server.tables.race.bots import BotAnswers, reaction_ms
from asterism.server.tables.race.decisions import judge, next_step
from asterism.server.tables.race.race import Judge, LiveRace, Wait
from asterism.server.tables.state import DEFAULT_BOT, TableState
from asterism.server.tables.storage import TableLeases
from asterism.server.tables.table import Table
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.table_bots import TableBots
from asterism.standing import Guarded

logger = logging.getLogger(__name__)

RESTART_GRACE_MS = 5_000
"""No person's time runs out sooner after this process loaded the table: a restart is not the players' fault."""
TRIES_PER_LEASE = 3
"""How often a step that failed, or that another process is to take, is tried again during a lease."""
MAX_OVERDUE = 2
"""After this many times in a row a bot takes over from a person who does not move."""
RANDOM = random.Random()
"""One for all tables: it takes 2.5 kB."""


class Driver:
    """Drives one table. Of all processes that have the table in memory, only the one with the lease drives it."""

    def __init__(self, table: Table, leases: TableLeases, bot_pool: TableBots, address: str = "") -> None:
        """`address` is where the table was opened from, if that is known."""
        self._table_ref = ref(table)
        """The table has its driver, and not the other way round, so that it leaves the memory when nobody uses it."""
        self._leases = leases
        self._bot_pool = bot_pool
        self._requester = Requester(table.state.opened.host, table.id, address)
        """The bots of a table think for its host."""
        self._bots: dict[int, SandboxedBot] = {}
        self._work: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bot_answers: BotAnswers | None = None
        table.observe(self.wake)

    @property
    def _table(self) -> Table:
        table = self._table_ref()
        if table is None:
            raise RuntimeError("nothing drives a table that has left the memory")
        return table

    def wake(self) -> None:
        """Look at the table again: something changed, or it is time."""
        if self._work is not None and not self._work.done():
            return
        if self._may_be_due():
            self._work = asyncio.create_task(self._drive(self._table))
        else:
            self._set_timer(self._next_look_at())

    async def stop(self) -> None:
        """Leave the table alone from now on."""
        self._set_timer(None)
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _drive(self, table: Table) -> None:
        """Do what is due. The table stays in memory until it is done."""
        try:
            while self._is_due() and await self._leases.claim(table.id):
                if self._is_due():  # the table may have changed while the lease was claimed
                    await self._take_step()
        except GameFault as fault:
            table.keep_aside(fault)
        except Exception:
            logger.exception("table %s could not be driven and will be tried again", table.id)
        self._set_timer(self._next_look_at())

    def _may_be_due(self) -> bool:
        try:
            return self._is_due()
        except GameFault:
            return True

    # --- when --------------------------------------------------------------------------------

    def _is_due(self) -> bool:
        due_at = self._due_at()
        return due_at is not None and due_at <= self._table.time.now()

    def _due_at(self) -> int | None:
        """When the next step is due, by the table's time."""
        state = self._table.state
        if self._table.kept_aside:
            return None
        if state.bot_to_answer is not None:
            return 0
        if state.race is not None:
            return self._race_due_at(state, state.race)
        if state.bot_to_move is not None:
            return 0
        return None if state.deadline is None else max(state.deadline, self._table.time.since + RESTART_GRACE_MS)

    def _next_look_at(self) -> int | None:
        """When to look at the table again if nothing happens: a step that is due and was not taken is tried again."""
        due_at = self._due_at()
        if due_at is None or due_at > (now := self._table.time.now()):
            return due_at
        return now + round(1000 * self._leases.seconds / TRIES_PER_LEASE)

    def _race_due_at(self, state: TableState, race: LiveRace) -> int:
        if self._bot_answers is None or self._bot_answers.opened != race.opened:
            return 0
        now, away = self._table.time.now(), self._table.projection.seats_away()
        step, bot_answers_at = next_step(state, race, now, away), self._bot_answers.next_at(state, race, now, away)
        until = step.until if isinstance(step, Wait) else now
        if race.at < self._table.time.since:
            until = max(until, self._table.time.since + RESTART_GRACE_MS)
        return until if bot_answers_at is None else min(until, bot_answers_at)

    def _set_timer(self, at: int | None) -> None:
        """Wake up at that time, unless the table has left the memory by then. A sweep of due tables loads it again."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if at is not None:
            wake = WeakMethod(self.wake)
            self._timer = asyncio.get_running_loop().call_later(
                (at - self._table.time.now()) / 1000, _wake_if_alive, wake
            )

    # --- what --------------------------------------------------------------------------------

    async def _take_step(self) -> None:
        seen = self._table.state
        if seen.bot_to_answer is not None:
            await self._answer_draw(seen, seen.bot_to_answer)
        elif seen.race is not None:
            await self._race(seen, seen.race)
        elif seen.bot_to_move is not None:
            await self._move_bot(seen, seen.bot_to_move)
        elif seen.current_seat is not None:
            await self._move_overdue(seen, seen.current_seat)

    async def _move_bot(self, seen: TableState, seat: int) -> None:
        bot = self._bot_of(seen, seat)
        move = await self._bot_pool.choose_at_human_pace(
            self._requester, bot, bots.situation_of(seen.started_match, seat)
        )
        while bot.faults:
            logger.warning("table %s: %s", self._table.id, bot.faults.pop(0))

        def decide(state: TableState) -> Decision:
            is_same = state.position_seq == seen.position_seq and state.bot_to_move == seat
            return play_turn(state, seat, move) if is_same else ()

        await self._table.execute(decide)

    async def _answer_draw(self, seen: TableState, seat: int) -> None:
        """A bot accepts or declines a draw. It answers the same as often as it is asked in the same position."""
        seed = f"{seen.opened.secret} {seen.position_seq} {seat}"
        accepts = await self._bot_pool.accepts_draw(self._requester, seen.started_match, seat, seed)

        def decide(state: TableState) -> Decision:
            is_same = state.position_seq == seen.position_seq and state.bot_to_answer == seat
            return [events.OfferAnswered(seat=seat, yes=accepts)] if is_same else ()

        await self._table.execute(decide)

    async def _race(self, seen: TableState, race: LiveRace) -> None:
        """One step of a race: the bots decide what to answer, one of them answers, or an answer is judged."""
        if self._bot_answers is None or self._bot_answers.opened != race.opened:
            self._bot_answers = await self._decide_bot_answers(seen, race)
            return
        bot_answers = self._bot_answers

        def decide(state: TableState) -> Decision:
            if state.race is None or state.race.opened != race.opened:
                return ()
            now, away = self._table.time.now(), self._table.projection.seats_away()
            bot_answers_at = bot_answers.next_at(state, state.race, now, away)
            if bot_answers_at is not None and bot_answers_at <= now:
                return bot_answers.next_claim(state, state.race)
            step = next_step(state, state.race, now, away)
            return judge(state, state.race, step) if isinstance(step, Judge) else ()

        await self._table.execute(decide)

    async def _decide_bot_answers(self, seen: TableState, race: LiveRace) -> BotAnswers:
        answers = {}
        for seat in seen.to_act:
            if seat in seen.people:
                continue
            situation = bots.situation_of(seen.started_match, seat)
            move = await self._bot_pool.choose(self._requester, self._bot_of(seen, seat), situation)
            if move != race.rules.silence:
                bot = seen.seats[seat].bot or DEFAULT_BOT
                ms = reaction_ms(bot, RANDOM) if self._bot_pool.has_pause else 0
                answers[seat] = ms, seen.started_match.notation(move)
        return BotAnswers(race.opened, answers)

    async def _move_overdue(self, seen: TableState, seat: int) -> None:
        """Move for a person whose time has run out. If it runs out repeatedly, a bot takes over."""
        move = await self._overdue_move(seen, seat)

        def decide(state: TableState) -> Decision:
            is_same = state.position_seq == seen.position_seq and state.deadline is not None
            if not is_same or not self._is_due():
                return ()
            turn = play_turn(state, seat, move, overdue=True)
            if state.overdue[seat] + 1 < MAX_OVERDUE:
                return turn
            return [*turn, events.BotTookOver(seat=seat, bot=DEFAULT_BOT, why="overdue")]

        await self._table.execute(decide)

    async def _overdue_move(self, seen: TableState, seat: int) -> Move:
        """The move that the game's own rules prescribe, else a bot's choice."""
        situation = bots.situation_of(seen.started_match, seat)
        terms, live = situation.terms, situation.terms.game.live
        with Guarded(terms.game):
            prescribed = live.overdue(terms, situation.position, seat) if live else None
            if prescribed is not None:
                return situation.move(prescribed)
        return await self._bot_pool.choose(self._requester, self._bot_pool.seat(DEFAULT_BOT), situation)

    def _bot_of(self, state: TableState, seat: int) -> SandboxedBot:
        """The bot of a seat. In the challenge of a day it is a new one for each move, the same wherever it thinks."""
        name = state.seats[seat].bot or DEFAULT_BOT
        if isinstance(state.origin, Daily):
            challenge = Challenge(state.terms.game, date.fromisoformat(state.origin.day))
            return self._bot_pool.repeatable_seat(name, challenge.seed_of_move(seat, len(state.started_match.turns)))
        if seat not in self._bots or self._bots[seat].name != name:
            self._bots[seat] = self._bot_pool.seat(name)
        return self._bots[seat]


def _wake_if_alive(wake: WeakMethod[Callable[[], None]]) -> None:
    found = wake()
    if found is not None:
        found()
