"""The threads on which the bots of this process think.

A limited number think at a time, so that they never delay the event loop, and guests and tables share the threads
fairly.
"""

from __future__ import annotations

import os
from functools import partial
from typing import TypeVar

from asterism import bots
from asterism.bots import SandboxedBot, Situation
from asterism.bots.steps import Steps, at_once
from asterism.game import Move
from asterism.server import metrics
from asterism.server.workers.fair_pool import FairPool
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.table_bots import MAX_SECONDS, TableBots

T = TypeVar("T")

BUSY = 2
"""So many searches wait for each thread when pages are told to let bots think in the browser, if they can."""


def default_threads() -> int:
    """All cores but one, which serves requests."""
    return max(1, (os.cpu_count() or 2) - 1)


class BotPool(TableBots):
    """Makes the bots of all tables, runs them on its threads, and paces their moves."""

    def __init__(
        self, pause: float, threads: int = 0, *, any_budget: bool = False, max_seconds: float = MAX_SECONDS
    ) -> None:
        super().__init__(pause, any_budget=any_budget, max_seconds=max_seconds)
        self._threads = FairPool(threads or default_threads(), "asterism-bot")
        self._simple_thread = FairPool(1, "asterism-simple-bot")
        """For bots that do not search: they need not wait until another bot has found its move."""

    async def choose(self, requester: Requester, bot: SandboxedBot, situation: Situation) -> Move:
        """The bot's move, as soon as it is found."""
        threads = self._simple_thread if bots.is_simple(bot.name) else self._threads
        with metrics.THINKING.time(), metrics.BOTS_THINKING.track_inprogress():
            return await threads.run(requester, partial(bot.choose, situation))

    async def _run(self, requester: Requester, steps: Steps[T]) -> T:
        return await self._threads.run(requester, partial(at_once, steps))

    @property
    def is_busy(self) -> bool:
        """Whether a search has to wait until several others are done."""
        return self._threads.waiting_for_each_thread >= BUSY

    def close(self) -> None:
        """Start no more work."""
        self._threads.close()
        self._simple_thread.close()
