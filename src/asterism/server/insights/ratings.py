"""Ratings for those who want them: they follow from the finished tables, in the order in which these ended.

Nothing of them is stored. Every process reads the tables once and then only what came since, in the same order as all
others, so that all of them say the same.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import msgspec

from asterism.arena.rating import Ladder, Rating
from asterism.server.accounts.accounts import Accounts
from asterism.server.insights.rated_matches import BOT, counts, rated_match_of
from asterism.server.store import EndedTable, Store
from asterism.server.tables import summary as summaries

DRIFT = 25 / 300
"""Accounts learn: openskill's own measure of how far a strength may have moved between two matches."""
MIDDLE, SCALE = 1500, 30
"""How a strength is shown: everybody begins at 1500, and who stands 400 higher wins about ten times as often."""
ENOUGH = 3
"""So many matches it takes before a number is shown."""
PROVISIONAL = 150
"""A number is provisional while it is less certain than this, for about ten matches of two."""
MOST_LISTED = 20
BATCH = 500
"""How many tables are read at once; other threads get their turns in between."""
SETTLED_SECONDS = 60.0
"""After this time no process writes of an earlier end any more, not even one that waited for its database."""
ANEW_SECONDS = 86_400.0
"""Once a day everything is read anew: somebody may have been forgotten, and leaves no trace then here either."""


class RatingRow(msgspec.Struct, frozen=True):
    """A line in a list of ratings."""

    name: str
    bot: str | None
    """Which bot this is; people are none."""
    you: bool
    place: int | None
    """Among the people with a number; bots are there for comparison."""
    rating: int | None
    """Nothing before there were enough matches."""
    plus_minus: int
    """The true strength is this close, two times in three."""
    provisional: bool
    matches: int
    missing: int
    """How many more matches it takes until there is a number."""


class RatingList(msgspec.Struct, frozen=True):
    """The ratings of a game: the best of those who want to be listed, whoever asks if they do, and the bots."""

    game: str
    rows: list[RatingRow]


class RatingHistory:
    """The ratings of one game, as far as its tables have been read."""

    def __init__(self, began: float) -> None:
        self.began = began
        self.ladder = Ladder(DRIFT)
        self.matches: Counter[str] = Counter()
        self.names: dict[str, str] = {}
        """What each entrant was called at the latest table."""
        self.read = (0.0, "")
        """When the last table ended that was read, and its number."""

    def copy(self) -> Self:
        """One that goes on from here by itself."""
        later = copy.copy(self)
        later.ladder, later.matches, later.names = self.ladder.copy(), self.matches.copy(), self.names.copy()
        return later

    def take(self, tables: Sequence[EndedTable]) -> None:
        """Read the next tables."""
        for table in tables:
            summary = summaries.decode(table.summary)
            if counts(summary):
                rated_match = rated_match_of(summary)
                self.ladder.rank(rated_match.entrants, rated_match.ranks)
                self.matches.update(set(rated_match.entrants))
                self.names.update(zip(rated_match.entrants, rated_match.names, strict=True))
            self.read = (table.ended, table.table_id)


class Ratings:
    """Reads finished tables, one game at a time and only when somebody asks."""

    def __init__(self, store: Store, people: Accounts, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._people = people
        self._clock = clock
        self._folds: dict[str, RatingHistory] = {}
        self._reading: dict[str, asyncio.Task[RatingHistory]] = {}
        self._lock = asyncio.Lock()

    async def of(self, game: str, guest: str) -> RatingList:
        """The ratings of a game, for this guest."""
        if game not in self._reading:
            self._reading[game] = asyncio.create_task(self._read_on(game))
        fold = await asyncio.shield(self._reading[game])
        wanted = await self._people.who_is_rated()
        return RatingList(game, await asyncio.to_thread(rows_for, guest, fold, wanted))

    async def _read_on(self, game: str) -> RatingHistory:
        """What is settled is read once; what ended just now is read on top of it, each time anew."""
        try:
            async with self._lock:
                now = self._clock()
                settled = self._folds.pop(game, None)
                if settled is None or now - settled.began > ANEW_SECONDS:
                    settled = RatingHistory(now)
                await self._read(game, settled, now - SETTLED_SECONDS)
                latest = settled.copy()
                await self._read(game, latest, now + SETTLED_SECONDS)
                self._folds[game] = settled
                return latest
        finally:
            del self._reading[game]

    async def _read(self, game: str, fold: RatingHistory, until: float) -> None:
        while tables := await self._store.ended_tables(game, fold.read, until, BATCH):
            await asyncio.to_thread(fold.take, tables)


def rows_for(guest: str, fold: RatingHistory, wanted: Mapping[str, str]) -> list[RatingRow]:
    """Bots and people by their numbers, then those without: the best people, and the guest if they want to be there."""
    bots = [bot_row(fold, entrant) for entrant in fold.matches if entrant.startswith(BOT)]
    people = [
        person_row(fold, entrant, name, you=entrant == guest)
        for entrant, name in wanted.items()
        if entrant in fold.matches or entrant == guest
    ]
    ordered = placed(sorted(people, key=by_strength))
    listed = [one for number, one in enumerate(ordered) if number < MOST_LISTED or one.you]
    return sorted([*(bot for bot in bots if bot.rating is not None), *listed], key=by_strength)


def bot_row(fold: RatingHistory, entrant: str) -> RatingRow:
    """A bot, by its name."""
    bot = entrant.removeprefix(BOT)
    return RatingRow(name=bot, bot=bot, you=False, place=None, **numbers_of(fold, entrant))


def person_row(fold: RatingHistory, guest: str, name: str, *, you: bool) -> RatingRow:
    """A person, by the name they told or the one they sat down with last; without a place yet."""
    shown = name or fold.names.get(guest, "")
    return RatingRow(name=shown, bot=None, you=you, place=None, **numbers_of(fold, guest))


def numbers_of(fold: RatingHistory, entrant: str) -> dict[str, Any]:
    """How strong an entrant is, and how sure that is."""
    rating, matches = fold.ladder.rating(entrant), fold.matches[entrant]
    plus_minus = round(SCALE * rating.sigma)
    return {
        "rating": round(MIDDLE + SCALE * (rating.mu - Rating().mu)) if matches >= ENOUGH else None,
        "plus_minus": plus_minus,
        "provisional": plus_minus > PROVISIONAL,
        "matches": matches,
        "missing": max(0, ENOUGH - matches),
    }


def placed(people: Sequence[RatingRow]) -> list[RatingRow]:
    """Accounts from the best to the last, each with a place; equal numbers share one."""
    numbers = [one.rating for one in people]
    return [
        one if one.rating is None else msgspec.structs.replace(one, place=numbers.index(one.rating) + 1)
        for one in people
    ]


def by_strength(one: RatingRow) -> tuple[bool, int, int, str]:
    """The strongest first; those without a number last, the nearest to one first."""
    return one.rating is None, -(one.rating or 0), one.missing, one.name
