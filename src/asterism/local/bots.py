"""Bots that think where there are no threads: a search gives way between its batches of simulations.

So commands, pings and other tabs are answered while a bot thinks. One search runs at a time, in the order in which they
were asked for: each has its whole time for itself.
"""

from __future__ import annotations

import asyncio
from typing import TypeVar

from asterism.bots import SandboxedBot, Situation, is_simple
from asterism.bots.search.speed import simulations_per_second_stepwise
from asterism.bots.steps import Steps, at_once
from asterism.game import Game, Move
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.table_bots import HINT_SECONDS, TableBots

T = TypeVar("T")

PAUSE = 0.7
"""Seconds that a bot takes for a move, on average, as on a server unless its host sets another pause."""


STEPS_BETWEEN_TIMERS = 5
TIMER_SECONDS = 0.004
"""Now and then a search waits for a timer of the browser. A browser prefers Pyodide's other way of giving way to timers
and to its database, so these would wait until the search is over."""


class CooperativeBots(TableBots):
    """Makes the bots of all tables, and lets them think on the event loop, step by step."""

    def __init__(self, pause: float = PAUSE) -> None:
        super().__init__(pause)
        self._turn = asyncio.Lock()
        """Of the search that runs."""

    async def choose(self, requester: Requester, bot: SandboxedBot, situation: Situation) -> Move:
        """The bot's move, as soon as it is found. A bot that does not search waits for nobody."""
        steps = bot.choose_stepwise(situation)
        return at_once(steps) if is_simple(bot.name) else await self._run(requester, steps)

    async def simulations_for_a_hint(self, requester: Requester, game: Game) -> int:
        """How many simulations a hint would make on this device. Measuring it takes a fraction of a second."""
        return round(await self._run(requester, simulations_per_second_stepwise(game)) * HINT_SECONDS)

    async def _run(self, requester: Requester, steps: Steps[T]) -> T:  # noqa: ARG002 (there is one person)
        async with self._turn:
            step = 0
            while True:
                step += 1
                try:
                    next(steps)
                except StopIteration as end:
                    result: T = end.value
                    return result
                await asyncio.sleep(0 if step % STEPS_BETWEEN_TIMERS else TIMER_SECONDS)
