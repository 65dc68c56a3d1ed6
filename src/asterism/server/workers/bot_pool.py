"""Bots think here: on threads of their own, only so many at once, so that they never stall play."""

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

ADVICE_SECONDS = 1.0
REVIEW = Budget(simulations=3000)
"""For each decision: repeatable, and never long in the way of bots at tables."""
FEWEST, MOST = 0.7, 1.3
"""A bot's pause varies between these parts of what is usual."""


def usual_threads() -> int:
    """All cores but one, which serves people."""
    return max(1, (os.cpu_count() or 2) - 1)


class BotPool:
    """The threads on which all bots of this process think, with a pause that feels human."""

    def __init__(self, pause: float, threads: int = 0) -> None:
        self._pause = pause
        self._threads = ThreadPoolExecutor(threads or usual_threads(), thread_name_prefix="asterism-bot")

    @property
    def pauses(self) -> bool:
        """Whether bots take their time."""
        return self._pause > 0

    async def choose(self, bot: Bot, situation: Situation) -> Move:
        """The bot's move, at once when it has found it."""
        with metrics.THINKING.time(), metrics.BOTS_AT_WORK.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, situation)

    async def ponder(self, bot: Bot, situation: Situation) -> Move:
        """The bot's move, not sooner than a person would have found it: more choices take longer."""
        choices = len(situation.legal_actions)
        pause = self._pause * random.uniform(FEWEST, MOST) * (0.6 + 0.1 * math.log2(1 + choices))
        move, _ = await asyncio.gather(self.choose(bot, situation), asyncio.sleep(pause))
        return move

    async def advise(self, situation: Situation) -> list[MoveEstimate]:
        """What the best bot thinks of each move, the best first."""
        adviser = SearchBot(secrets.token_hex(), Budget(seconds=ADVICE_SECONDS))
        return await asyncio.get_running_loop().run_in_executor(self._threads, adviser.consider, situation)

    async def judge(self, question: Question) -> Decision:
        """What a decision of a finished match was worth, as its seat could know then."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, judge, question, REVIEW)

    def close(self) -> None:
        """Begin no more thoughts."""
        self._threads.shutdown(wait=False, cancel_futures=True)
