"""Finished tables as the index has them, without anybody having played at them."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.revocations import Revocations
from asterism.server.insights.ratings import RatingRow, Ratings
from asterism.server.store import EventStore
from asterism.server.tables.seats import SeatSummary
from asterism.server.tables.storage import IndexEntry
from asterism.server.tables.summary import TableSummary, encode
from asterism.standing import Result

NOW = 1_000_000.0


def seat(name: str, *, left: bool = False, resigned: bool = False) -> SeatSummary:
    """A person, who is a guest by that name, or a bot such as "star bot". A bot plays for a person who left."""
    if name.endswith(" bot"):
        return SeatSummary("bot", name, None, name.removesuffix(" bot"), resigned=False)
    return SeatSummary("person", name, name or None, "star" if left or resigned else None, resigned)


def match(*seats: str | SeatSummary, ranks: list[int] | None = None, **changes: Any) -> TableSummary:
    """A finished match, which the first seat won."""
    summary = TableSummary(
        table="t",
        game="any",
        phase="over",
        seats=[seat(one) if isinstance(one, str) else one for one in seats],
        clock=None,
        opened=0,
        updated=0,
        moves=9,
        to_act=[],
        results=[Result(number, 0, rank) for number, rank in enumerate(ranks or range(1, len(seats) + 1))],
        origin=None,
    )
    return msgspec.structs.replace(summary, **changes)


class FinishedTables:
    """A store with finished tables, and people who want ratings."""

    def __init__(self, store: EventStore) -> None:
        self.store = store
        self.accounts = Accounts(store, Revocations(store, lambda _: None))
        self.now = NOW
        self.ratings = self.another_process()

    def another_process(self) -> Ratings:
        """The ratings of another process."""
        return Ratings(self.store, self.accounts, lambda: self.now)

    async def end(self, table: str, at: float, summary: TableSummary, game: str = "any") -> None:
        """A match is over."""
        card = IndexEntry(game=game, phase="over", listed=False, due=None, guests=(), summary=encode(summary), ended=at)
        await self.store.append(table, 0, [b""], card)

    async def want(self, *guests: str) -> None:
        """These people want ratings."""
        for guest in guests:
            await self.accounts.set_rated(guest, rated=True)

    async def rows(self, guest: str = "nobody", of: Ratings | None = None) -> list[RatingRow]:
        """The list that a guest gets."""
        return (await (of or self.ratings).of("any", guest)).rows
