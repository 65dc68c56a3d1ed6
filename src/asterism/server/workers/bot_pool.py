"""The bots of this process: which ones tables may use, and the threads on which they think.

A limited number think at a time, so that they never delay the event loop, and guests and tables share the threads
fairly.
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import secrets
from functools import partial

from asterism import bots
from asterism.bots import Bot, SandboxedBot, Situation
from asterism.bots.draws import accepts_draw
from asterism.bots.search.bot import Budget, MoveEstimate, SearchBot
from asterism.errors import BadOption
from asterism.game import Move
from asterism.match import Match
from asterism.review import Decision, Question, judge, questions_in
from asterism.server import metrics
from asterism.server.workers.fair_pool import FairPool
from asterism.server.workers.fair_queue import Requester

HINT_SECONDS = 1.0
MAX_SECONDS = 5.0
"""How long a bot may think about a move, unless the host sets another limit."""
REVIEW_BUDGET = Budget(simulations=3000)
"""For each decision of a review: repeatable, and short enough not to delay bots at tables."""
MIN_PAUSE_FACTOR, MAX_PAUSE_FACTOR = 0.7, 1.3
"""A bot's pause varies between these multiples of the usual one."""


def default_threads() -> int:
    """All cores but one, which serves requests."""
    return max(1, (os.cpu_count() or 2) - 1)


class BotPool:
    """Makes the bots of all tables, runs them on its threads, and paces their moves."""

    def __init__(
        self, pause: float, threads: int = 0, *, any_budget: bool = False, max_seconds: float = MAX_SECONDS
    ) -> None:
        self._pause = pause
        self._any_budget = any_budget
        self._max_seconds = max_seconds
        self._threads = FairPool(threads or default_threads(), "asterism-bot")
        self._simple_thread = FairPool(1, "asterism-simple-bot")
        """For bots that do not search: they need not wait until another bot has found its move."""

    # --- which bots --------------------------------------------------------------------------

    def check_name(self, name: str) -> None:
        """Raise BadOption, saying why, unless a table may use this bot."""
        bots.check_name(name)
        if bots.has_budget(name) and not self._any_budget:
            raise BadOption(
                f"bots with a budget of their own, such as '{name}', are not allowed on this server; "
                f"there are {', '.join([*bots.NAMES, *bots.REGISTERED])}"
            )

    def seat(self, name: str) -> SandboxedBot:
        """A bot for a seat. Whatever its name says, it thinks no longer than the host allows."""
        return bots.sandboxed(name, secrets.token_hex(), build=self._make)

    def _make(self, name: str, seed: str) -> Bot:
        bot = bots.make(name, seed)
        if isinstance(bot, SearchBot):
            bot.limit(self._max_seconds)
        return bot

    # --- thinking ----------------------------------------------------------------------------

    @property
    def has_pause(self) -> bool:
        """Whether bots wait before they move."""
        return self._pause > 0

    async def choose(self, requester: Requester, bot: SandboxedBot, situation: Situation) -> Move:
        """The bot's move, as soon as it is found."""
        threads = self._simple_thread if bots.is_simple(bot.name) else self._threads
        with metrics.THINKING.time(), metrics.BOTS_THINKING.track_inprogress():
            return await threads.run(requester, partial(bot.choose, situation))

    async def choose_at_human_pace(self, requester: Requester, bot: SandboxedBot, situation: Situation) -> Move:
        """The bot's move, no sooner than a person would have found it: more choices take longer."""
        choices = len(situation.legal_actions)
        factor = random.uniform(MIN_PAUSE_FACTOR, MAX_PAUSE_FACTOR)
        pause = self._pause * factor * (0.6 + 0.1 * math.log2(1 + choices))
        move, _ = await asyncio.gather(self.choose(requester, bot, situation), asyncio.sleep(pause))
        return move

    async def accepts_draw(self, requester: Requester, match: Match, seat: int, seed: str) -> bool:
        """Whether a bot in this seat accepts a draw, by its chances."""
        return await self._threads.run(requester, partial(accepts_draw, match, seat, seed))

    async def estimate_moves(self, requester: Requester, situation: Situation) -> list[MoveEstimate]:
        """The search bot's estimate of each move, the best first."""
        bot = SearchBot(secrets.token_hex(), Budget(seconds=HINT_SECONDS))
        return await self._threads.run(requester, partial(bot.consider, situation))

    async def questions_in(self, requester: Requester, match: Match) -> list[Question]:
        """The decisions of a finished match."""
        return await self._threads.run(requester, partial(questions_in, match))

    async def judge(self, requester: Requester, question: Question) -> Decision:
        """What a decision of a finished match was worth, by what its seat could know at that moment."""
        return await self._threads.run(requester, partial(judge, question, REVIEW_BUDGET))

    def close(self) -> None:
        """Start no more work."""
        self._threads.close()
        self._simple_thread.close()
