"""The bots of all tables: which ones tables may use, for how long they think, and at what pace they move.

Where they think is another matter: on threads (`bot_pool.py`), or in a browser, where there are none
(`asterism.local.bots`).
"""

from __future__ import annotations

import asyncio
import math
import random
import secrets
from abc import ABC, abstractmethod
from typing import TypeVar

from asterism import bots
from asterism.bots import Bot, SandboxedBot, Situation
from asterism.bots.draws import accepts_draw_stepwise
from asterism.bots.search.bot import Budget, MoveEstimate, SearchBot
from asterism.bots.steps import Steps
from asterism.challenge import repeatable
from asterism.errors import BadOption
from asterism.game import Move
from asterism.match import Match
from asterism.review import Decision, Question, judge_stepwise, questions_stepwise
from asterism.server.workers.fair_queue import Requester

T = TypeVar("T")

HINT_SECONDS = 1.0
MAX_SECONDS = 5.0
"""How long a bot may think about a move, unless the host sets another limit."""
REVIEW_SIMULATIONS = 3000
REVIEW_BUDGET = Budget(simulations=REVIEW_SIMULATIONS)
"""For each decision of a review: repeatable, and short enough not to delay bots at tables."""
MIN_PAUSE_FACTOR, MAX_PAUSE_FACTOR = 0.7, 1.3
"""A bot's pause varies between these multiples of the usual one."""


class TableBots(ABC):
    """Makes the bots of all tables, and paces their moves."""

    def __init__(self, pause: float, *, any_budget: bool = False, max_seconds: float = MAX_SECONDS) -> None:
        self._pause = pause
        self._any_budget = any_budget
        self._max_seconds = max_seconds

    # --- which bots --------------------------------------------------------------------------

    def check_name(self, name: str) -> None:
        """Raise BadOption, saying why, unless a table may use this bot."""
        bots.check_name(name)
        if bots.has_budget(name) and not self._any_budget:
            raise BadOption(
                f"bots with a budget of their own, such as '{name}', are not allowed here; "
                f"there are {', '.join([*bots.NAMES, *bots.REGISTERED])}"
            )

    def seat(self, name: str) -> SandboxedBot:
        """A bot for a seat. Whatever its name says, it thinks no longer than the host allows."""
        return bots.sandboxed(name, secrets.token_hex(), build=self._make)

    def repeatable_seat(self, name: str, seed: str) -> SandboxedBot:
        """A bot that chooses the same everywhere: it has a seed, and counts simulations instead of seconds."""
        return bots.sandboxed(repeatable(name), seed)

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

    @abstractmethod
    async def choose(self, requester: Requester, bot: SandboxedBot, situation: Situation) -> Move:
        """The bot's move, as soon as it is found."""

    async def choose_at_human_pace(self, requester: Requester, bot: SandboxedBot, situation: Situation) -> Move:
        """The bot's move, no sooner than a person would have found it: more choices take longer."""
        choices = len(situation.legal_actions)
        factor = random.uniform(MIN_PAUSE_FACTOR, MAX_PAUSE_FACTOR)
        pause = self._pause * factor * (0.6 + 0.1 * math.log2(1 + choices))
        move, _ = await asyncio.gather(self.choose(requester, bot, situation), asyncio.sleep(pause))
        return move

    async def accepts_draw(self, requester: Requester, match: Match, seat: int, seed: str) -> bool:
        """Whether a bot in this seat accepts a draw, by its chances."""
        return await self._run(requester, accepts_draw_stepwise(match, seat, seed))

    async def estimate_moves(self, requester: Requester, situation: Situation) -> list[MoveEstimate]:
        """The search bot's estimate of each move, the best first."""
        bot = SearchBot(secrets.token_hex(), Budget(seconds=HINT_SECONDS))
        return await self._run(requester, bot.consider_stepwise(situation))

    async def questions_in(self, requester: Requester, match: Match) -> list[Question]:
        """The decisions of a finished match."""
        return await self._run(requester, questions_stepwise(match))

    async def judge(self, requester: Requester, question: Question) -> Decision:
        """What a decision of a finished match was worth, by what its seat could know at that moment."""
        return await self._run(requester, judge_stepwise(question, REVIEW_BUDGET))

    @abstractmethod
    async def _run(self, requester: Requester, steps: Steps[T]) -> T:
        """Take these steps without delaying the event loop, when it is the requester's turn."""
