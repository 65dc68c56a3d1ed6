"""What a bot made of the challenges of days, in the database: after a restart, and for all processes of a server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.clock import now
from asterism.server.insights.daily_bot import DailyResult
from asterism.server.store import EventStore
from asterism.server.store.schema import daily_bots

CLAIM_SECONDS = 120.0
"""Another process may begin a try again that has not ended after this time, since its process may be gone."""


class DailyBotResults:
    """Keeps the results of one bot."""

    def __init__(self, store: EventStore, bot: str) -> None:
        self._store = store
        self._bot = bot

    async def find(self, game: str, day: str) -> DailyResult | None:
        """The bot's result, if it is known."""
        query = select(daily_bots.c.rank, daily_bots.c.score).where(self._is(game, day), daily_bots.c.rank.is_not(None))
        row = await self._store.query(lambda connection: connection.execute(query).first())
        return None if row is None else DailyResult(row.rank, row.score)

    async def claim(self, game: str, day: str) -> bool:
        """Whether this process may play it: nobody has done so, or is about to."""
        begun = now()
        key = {"bot": self._bot, "game": game, "day": day}
        is_free = or_(daily_bots.c.begun < begun - CLAIM_SECONDS, daily_bots.c.begun > begun + CLAIM_SECONDS)

        def write(connection: Connection) -> bool:
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            first = dialect.insert(daily_bots).values(**key, begun=begun).on_conflict_do_nothing()
            again = update(daily_bots).where(self._is(game, day), daily_bots.c.rank.is_(None), is_free)
            written = (first, again.values(begun=begun))
            return any(connection.execute(one.returning(daily_bots.c.begun)).first() for one in written)

        return await self._store.run(write)

    async def keep(self, game: str, day: str, result: DailyResult) -> None:
        """Store the bot's result of a challenge that was claimed."""
        written = update(daily_bots).where(self._is(game, day)).values(rank=result.rank, score=result.score)
        await self._store.run(lambda connection: connection.execute(written))

    def _is(self, game: str, day: str) -> ColumnElement[Any]:
        return and_(daily_bots.c.bot == self._bot, daily_bots.c.game == game, daily_bots.c.day == day)
