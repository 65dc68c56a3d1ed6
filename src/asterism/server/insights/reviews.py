"""Reviews of finished matches: made decision by decision among the bots' thoughts, and kept for whoever asks again.

A review takes seconds, so nobody waits for it in one request: whoever asks learns how far it is, and asks again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from asterism.match import Match
from asterism.review import Decision, Question, Review, questions_in, review_of
from asterism.server.limits.rates import TooManyRequests
from asterism.server.workers.bot_pool import BotPool

AT_ONCE = 2
"""How many reviews are made at the same time; a third one is refused until one of them is done."""
KEPT = 100
"""How many finished ones are remembered."""
PATIENCE_SECONDS = 30.0
"""A review for which nobody has asked for so long is given up."""
TRY_AGAIN_SECONDS = 3


class ReviewProgress(msgspec.Struct, frozen=True):
    """How far a review is; `review` is there once it is done."""

    done: int
    planned: int
    review: Review | None


@dataclass
class Work:
    """A review that is being made."""

    match: Match
    questions: list[Question]
    asked: float
    """When somebody asked for it last."""
    decisions: list[Decision] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews of this process, each under a key that stands for its match."""

    def __init__(self, bot_pool: BotPool, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot_pool = bot_pool
        self._clock = clock
        self._work: dict[str, Work] = {}
        self._done: OrderedDict[str, Review] = OrderedDict()

    async def ask(self, key: str, open_match: Callable[[], Awaitable[Match]]) -> ReviewProgress:
        """How far the review of this match is; the first who asks has it begun."""
        if key not in self._done and key not in self._work:
            self._refuse_if_busy()
            match = await open_match()
            questions = await asyncio.to_thread(questions_in, match)
            if key not in self._done and key not in self._work:
                self._refuse_if_busy()
                self._begin(key, match, questions)
        if key in self._done:
            self._done.move_to_end(key)
            review = self._done[key]
            return ReviewProgress(len(review.decisions), len(review.decisions), review)
        return self._progress(key)

    def _refuse_if_busy(self) -> None:
        if len(self._work) >= AT_ONCE:
            raise TooManyRequests(
                f"{AT_ONCE} matches are being reviewed here already; yours can begin when one of them is done",
                TRY_AGAIN_SECONDS,
            )

    def _begin(self, key: str, match: Match, questions: list[Question]) -> None:
        work = self._work[key] = Work(match, questions, self._clock())
        work.task = asyncio.create_task(self._make(key, work))

    def _progress(self, key: str) -> ReviewProgress:
        work = self._work[key]
        work.asked = self._clock()
        if work.task is not None and work.task.done():
            del self._work[key]
            work.task.result()
        return ReviewProgress(len(work.decisions), len(work.questions), None)

    async def _make(self, key: str, work: Work) -> None:
        """One decision after the other, so that bots at tables get their turns in between."""
        for question in work.questions:
            if self._clock() - work.asked > PATIENCE_SECONDS:
                break
            work.decisions.append(await self._bot_pool.judge(question))
        else:
            self._done[key] = review_of(work.match, work.decisions)
            if len(self._done) > KEPT:
                self._done.popitem(last=False)
        del self._work[key]

    def close(self) -> None:
        """Begin no more thoughts."""
        for work in self._work.values():
            if work.task is not None:
                work.task.cancel()
