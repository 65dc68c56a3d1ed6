"""Ratings of the people who want them. They follow from the finished tables, in the order in which these ended.

No rating is stored. Every process reads the tables once and then only the new ones, in the same order as all others,
so all processes show the same ratings.
"""

from __future__ import annotations

import asyncio
import copy
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import msgspec

from asterism.arena.rating import Ladder, Rating
from asterism.server.accounts.accounts import Accounts
from asterism.server.clock import now as wall_clock
from asterism.server.insights.rated_matches import BOT_PREFIX, is_rated, rated_match_of
from asterism.server.store import EventStore
from asterism.server.tables import summary as summaries
from asterism.server.tables.storage import EndedTable

DRIFT = 25 / 300
"""People learn: openskill's own default for how far a strength may change between two matches."""
INITIAL_RATING, POINTS_PER_MU = 1500, 30
"""How a strength is shown: everybody starts at 1500, and 400 points more mean winning about ten times as often."""
MIN_MATCHES = 3
"""How many matches it takes before a rating is shown."""
PROVISIONAL_ABOVE = 150
"""A rating is provisional while its uncertainty is larger than this, for about ten matches of two players."""
MAX_LISTED = 20
"""How many people a list has, in addition to the caller."""
BATCH_SIZE = 500
"""How many tables are read at once; other threads get their turn in between."""
SETTLED_SECONDS = 60.0
"""After this time no process adds an earlier end any more, not even one that waited for its database."""
REREAD_SECONDS = 86_400.0
"""Once a day everything is read again, because a person may have been erased since."""


class RatingRow(msgspec.Struct, frozen=True):
    """A row in a list of ratings."""

    name: str
    bot: str | None
    """The name of the bot; None for people."""
    you: bool
    place: int | None
    """The place among the people with a rating; bots have none."""
    rating: int | None
    """None while there are too few matches."""
    plus_minus: int
    """The true strength is this close in two of three cases."""
    provisional: bool
    matches: int
    missing: int
    """How many more matches it takes until there is a rating."""


class RatingList(msgspec.Struct, frozen=True):
    """The ratings of a game: the best people who want to be listed, the caller if listed, and the bots."""

    game: str
    rows: list[RatingRow]


class RatingHistory:
    """The ratings of one game after the tables read so far."""

    def __init__(self, began: float) -> None:
        self.began = began
        """When the reading began."""
        self.asked = began
        """When somebody last asked. If that is in the future, the clock was set back: tables may have ended before
        those that were read.
        """
        self.ladder = Ladder(DRIFT)
        self.matches: Counter[str] = Counter()
        self.names: dict[str, str] = {}
        """The name of each entrant at the latest table."""
        self.read = (0.0, "")
        """The end and the id of the last table read."""

    def copy(self) -> Self:
        """An independent copy."""
        later = copy.copy(self)
        later.ladder, later.matches, later.names = self.ladder.copy(), self.matches.copy(), self.names.copy()
        return later

    def add(self, tables: Sequence[EndedTable]) -> None:
        """Add the matches of the next tables."""
        for table in tables:
            summary = summaries.read(table.summary)
            if summary is not None and is_rated(summary):
                rated_match = rated_match_of(summary)
                self.ladder.rank(rated_match.entrants, rated_match.ranks)
                self.matches.update(set(rated_match.entrants))
                self.names.update(zip(rated_match.entrants, rated_match.names, strict=True))
            self.read = (table.ended, table.table_id)


class Ratings:
    """Computes the ratings of one game at a time, and only on request."""

    def __init__(self, store: EventStore, accounts: Accounts, clock: Callable[[], float] = wall_clock) -> None:
        self._store = store
        self._accounts = accounts
        self._clock = clock
        self._histories: dict[str, RatingHistory] = {}
        """For each game its settled history."""
        self._reading: dict[str, asyncio.Task[RatingHistory]] = {}
        self._lock = asyncio.Lock()

    async def of(self, game: str, guest: str) -> RatingList:
        """The ratings of a game, for this guest."""
        if game not in self._reading:
            self._reading[game] = asyncio.create_task(self._read_on(game))
        history = await asyncio.shield(self._reading[game])
        names = await self._accounts.rated_names()
        return RatingList(game, await asyncio.to_thread(rows_for, guest, history, names))

    async def _read_on(self, game: str) -> RatingHistory:
        """Read settled tables once, and the latest ones each time again on top of them."""
        try:
            async with self._lock:
                now = self._clock()
                settled = self._histories.pop(game, None)
                if settled is None or now - settled.began > REREAD_SECONDS or now < settled.asked:
                    settled = RatingHistory(now)
                settled.asked = now
                await self._read(game, settled, now - SETTLED_SECONDS)
                latest = settled.copy()
                await self._read(game, latest, math.inf)
                self._histories[game] = settled
                return latest
        finally:
            del self._reading[game]

    async def _read(self, game: str, history: RatingHistory, until: float) -> None:
        while tables := await self._store.ended_tables(game, history.read, until, BATCH_SIZE):
            await asyncio.to_thread(history.add, tables)


def rows_for(guest: str, history: RatingHistory, names: Mapping[str, str]) -> list[RatingRow]:
    """Bots and people by rating, then people without one: the best people, and the guest if they are listed."""
    bots = [bot_row(history, entrant) for entrant in history.matches if entrant.startswith(BOT_PREFIX)]
    people = [
        person_row(history, entrant, name, you=entrant == guest)
        for entrant, name in names.items()
        if entrant in history.matches or entrant == guest
    ]
    ordered = with_places(sorted(people, key=by_strength))
    listed = [row for number, row in enumerate(ordered) if number < MAX_LISTED or row.you]
    return sorted([*(bot for bot in bots if bot.rating is not None), *listed], key=by_strength)


def bot_row(history: RatingHistory, entrant: str) -> RatingRow:
    """The row of a bot."""
    bot = entrant.removeprefix(BOT_PREFIX)
    return RatingRow(name=bot, bot=bot, you=False, place=None, **rating_fields(history, entrant))


def person_row(history: RatingHistory, guest: str, name: str, *, you: bool) -> RatingRow:
    """The row of a person, by the name of the account or else of the latest table; without a place yet."""
    shown = name or history.names.get(guest, "")
    return RatingRow(name=shown, bot=None, you=you, place=None, **rating_fields(history, guest))


def rating_fields(history: RatingHistory, entrant: str) -> dict[str, Any]:
    """The rating of an entrant, and how certain it is."""
    rating, matches = history.ladder.rating(entrant), history.matches[entrant]
    plus_minus = round(POINTS_PER_MU * rating.sigma)
    points = round(INITIAL_RATING + POINTS_PER_MU * (rating.mu - Rating().mu))
    return {
        "rating": points if matches >= MIN_MATCHES else None,
        "plus_minus": plus_minus,
        "provisional": plus_minus > PROVISIONAL_ABOVE,
        "matches": matches,
        "missing": max(0, MIN_MATCHES - matches),
    }


def with_places(people: Sequence[RatingRow]) -> list[RatingRow]:
    """The rows of people, the best first, with their places; equal ratings share one."""
    ratings = [row.rating for row in people]
    return [
        row if row.rating is None else msgspec.structs.replace(row, place=ratings.index(row.rating) + 1)
        for row in people
    ]


def by_strength(row: RatingRow) -> tuple[bool, int, int, str]:
    """The highest rating first; rows without one last, those with the fewest missing matches first."""
    return row.rating is None, -(row.rating or 0), row.missing, row.name
