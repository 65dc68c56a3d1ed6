"""The threads on which bots think, a limited number at a time, so that they never delay the event loop."""

from __future__ import annotations

import asyncio
import math
import os
import random
import secrets
from concurrent.futures import ThreadPoolExecutor

from asterism.bots import Bot, Situation
from asterism.bots.search.bot import Budget, MoveEstimate, SearchBot
from asterism.game import Move
from asterism.review import Decision, Question, judge
from asterism.server import metrics

HINT_SECONDS = 1.0
REVIEW_BUDGET = Budget(simulations=3000)
"""For each decision of a review: repeatable, and short enough not to delay bots at tables."""
MIN_PAUSE_FACTOR, MAX_PAUSE_FACTOR = 0.7, 1.3
"""A bot's pause varies between these multiples of the usual one."""


def default_threads() -> int:
    """All cores but one, which serves requests."""
    return max(1, (os.cpu_count() or 2) - 1)


class BotPool:
    """Runs all bots of this process on its threads, and paces their moves."""

    def __init__(self, pause: float, threads: int = 0) -> None:
        self._pause = pause
        self._threads = ThreadPoolExecutor(threads or default_threads(), thread_name_prefix="asterism-bot")

    @property
    def has_pause(self) -> bool:
        """Whether bots wait before they move."""
        return self._pause > 0

    async def choose(self, bot: Bot, situation: Situation) -> Move:
        """The bot's move, as soon as it is found."""
        with metrics.THINKING.time(), metrics.BOTS_THINKING.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, situation)

    async def choose_at_human_pace(self, bot: Bot, situation: Situation) -> Move:
        """The bot's move, no sooner than a person would have found it: more choices take longer."""
        choices = len(situation.legal_actions)
        factor = random.uniform(MIN_PAUSE_FACTOR, MAX_PAUSE_FACTOR)
        pause = self._pause * factor * (0.6 + 0.1 * math.log2(1 + choices))
        move, _ = await asyncio.gather(self.choose(bot, situation), asyncio.sleep(pause))
        return move

    async def estimate_moves(self, situation: Situation) -> list[MoveEstimate]:
        """The search bot's estimate of each move, the best first."""
        bot = SearchBot(secrets.token_hex(), Budget(seconds=HINT_SECONDS))
        return await asyncio.get_running_loop().run_in_executor(self._threads, bot.consider, situation)

    async def judge(self, question: Question) -> Decision:
        """What a decision of a finished match was worth, by what its seat could know at that moment."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, judge, question, REVIEW_BUDGET)

    def close(self) -> None:
        """Start no more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)
