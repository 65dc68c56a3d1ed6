"""Reviews of finished matches. The threads of the bots judge them decision by decision, and results are cached.

A review takes seconds, so it is not made within one request: a request gets the progress, and the client asks again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from asterism.match import Match
from asterism.review import Decision, Question, Review, review_of
from asterism.server.clock import steady
from asterism.server.errors import TooManyRequests
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.table_bots import TableBots

MAX_REVIEWS, MAX_REVIEWS_OF_ONE = 40, 4
"""How many reviews are made at the same time, and for one address; further ones are refused until one is done."""
MAX_CACHED_REVIEWS = 100
ABANDON_AFTER_SECONDS = 30.0
"""A review that nobody has requested for this long is abandoned."""
RETRY_SECONDS = 3


class ReviewProgress(msgspec.Struct, frozen=True):
    """The progress of a review; `review` is there once it is done."""

    done: int
    planned: int
    review: Review | None


@dataclass
class ReviewJob:
    """A review that is being made."""

    requester: Requester
    """Who requested it first."""
    match: Match
    questions: list[Question]
    requested: float
    """When it was last requested."""
    decisions: list[Decision] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews of this process, each under a key that stands for its match."""

    def __init__(self, bot_pool: TableBots, clock: Callable[[], float] = steady) -> None:
        self._bot_pool = bot_pool
        self._clock = clock
        self._jobs: dict[str, ReviewJob] = {}
        self._finished: OrderedDict[str, Review] = OrderedDict()

    async def request(
        self, key: str, requester: Requester, open_match: Callable[[], Awaitable[Match]]
    ) -> ReviewProgress:
        """The progress of the review of this match; the first request starts it."""
        if key not in self._finished and key not in self._jobs:
            self._refuse_if_busy(requester)
            match = await open_match()
            questions = await self._bot_pool.questions_in(requester, match)
            if key not in self._finished and key not in self._jobs:
                self._refuse_if_busy(requester)
                self._start(key, ReviewJob(requester, match, questions, self._clock()))
        if key in self._finished:
            self._finished.move_to_end(key)
            review = self._finished[key]
            return ReviewProgress(len(review.decisions), len(review.decisions), review)
        return self._progress(key)

    def _refuse_if_busy(self, requester: Requester) -> None:
        own = sum(job.requester.guest == requester.guest for job in self._jobs.values())
        if own >= MAX_REVIEWS_OF_ONE:
            problem = f"{MAX_REVIEWS_OF_ONE} matches are being reviewed for your address already"
        elif len(self._jobs) >= MAX_REVIEWS:
            problem = f"{MAX_REVIEWS} matches are being reviewed here already"
        else:
            return
        raise TooManyRequests(f"{problem}; yours can begin when one is done", RETRY_SECONDS)

    def _start(self, key: str, job: ReviewJob) -> None:
        self._jobs[key] = job
        job.task = asyncio.create_task(self._run(key, job))

    def _progress(self, key: str) -> ReviewProgress:
        job = self._jobs[key]
        job.requested = self._clock()
        if job.task is not None and job.task.done():
            del self._jobs[key]
            job.task.result()
        return ReviewProgress(len(job.decisions), len(job.questions), None)

    async def _run(self, key: str, job: ReviewJob) -> None:
        """Judge one decision after the other, so that bots at tables get their turn in between."""
        for question in job.questions:
            if self._clock() - job.requested > ABANDON_AFTER_SECONDS:
                break
            job.decisions.append(await self._bot_pool.judge(job.requester, question))
        else:
            self._finished[key] = review_of(job.match, job.decisions)
            if len(self._finished) > MAX_CACHED_REVIEWS:
                self._finished.popitem(last=False)
        del self._jobs[key]

    def close(self) -> None:
        """Cancel all reviews that are being made."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()


def with_names(progress: ReviewProgress, names: list[str]) -> ReviewProgress:
    """The names as they are now: a person may have been erased since the review was made."""
    if progress.review is None:
        return progress
    return msgspec.structs.replace(progress, review=msgspec.structs.replace(progress.review, players=names))
