"""What a strong bot makes of a day's challenge in the person's seat, for comparison.

It plays on a thread of its own, so that nobody waits for it, once somebody has finished the challenge. The result
follows from the game and the day, so it is the same at every server, and is computed once and kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

import msgspec

from asterism import bots
from asterism.challenge import Challenge, repeatable
from asterism.match import Match
from asterism.server.workers.background import in_the_background
from asterism.standing import Result

logger = logging.getLogger(__name__)

DRAWN_RANK = 2

Key = tuple[str, str]


class DailyResult(msgspec.Struct, frozen=True):
    """What somebody made of the challenge of a day."""

    rank: int
    """The place, from 1."""
    score: int


def daily_result(result: Result, *, is_drawn: bool) -> DailyResult:
    """The result of a match that is over. A draw counts as second place: better than losing it, and not won."""
    return DailyResult(DRAWN_RANK if is_drawn else result.rank, result.score)


class BotTry(msgspec.Struct, frozen=True):
    """What a bot made of the challenge of a day."""

    bot: str
    result: DailyResult | None
    """None as long as it plays."""


class KeptResults(Protocol):
    """Keeps what the bot made of the challenges of days, for all processes of a server."""

    async def find(self, game: str, day: str) -> DailyResult | None:
        """The bot's result, if it is known."""
        ...

    async def claim(self, game: str, day: str) -> bool:
        """Whether this process may play it: nobody has done so, or is about to."""
        ...

    async def keep(self, game: str, day: str, result: DailyResult) -> None:
        """Store the bot's result of a challenge that was claimed."""
        ...


class DailyBot:
    """Plays the challenges of days, one at a time in this process."""

    def __init__(self, name: str, compile_game: Callable[[str], Awaitable[None]], kept: KeptResults) -> None:
        bots.check_name(name)
        self._name = name
        self._compile_game = compile_game
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[Key, asyncio.Task[None]] = {}
        self._kept = kept

    async def result(self, challenge: Challenge) -> BotTry:
        """What the bot made of it. The first request lets it begin."""
        key = challenge.game.name, challenge.day.isoformat()
        found = await self._kept.find(*key)
        if found is None and key not in self._under_way:
            self._under_way[key] = asyncio.create_task(self._try(key, challenge))
        return BotTry(self._name, found)

    async def _try(self, key: Key, challenge: Challenge) -> None:
        try:
            async with self._one_at_a_time:
                if await self._kept.claim(*key):
                    await self._compile_game(challenge.game.name)
                    await self._kept.keep(*key, await in_the_background(partial(played_by, self._name, challenge)))
        except Exception:
            logger.exception("%s could not play the challenge of %s in %s", self._name, challenge.day, key[0])
        finally:
            del self._under_way[key]

    def close(self) -> None:
        """Wait for no result any more."""
        for task in self._under_way.values():
            task.cancel()


def played_by(name: str, challenge: Challenge) -> DailyResult:
    """What a bot makes of the challenge in the person's seat."""
    match = Match(challenge.terms, challenge.deal)
    while not match.is_over:
        seat = match.to_act[0]
        chosen = repeatable(name if seat == challenge.seat else challenge.level)
        bot = bots.make(chosen, challenge.seed_of_move(seat, len(match.turns)))
        match.play(bot.choose(bots.situation_of(match, seat)), seat=seat)
    return daily_result((match.results or ())[challenge.seat], is_drawn=match.is_drawn)
