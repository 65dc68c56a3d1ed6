"""The house: all tables of a server, opened here and fetched from the log when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets

from asterism import bots
from asterism.bots.warm import warm
from asterism.deal import draw, spell_out
from asterism.errors import AsterismError, BadOption, BadRecord
from asterism.game import load, names
from asterism.options import agree
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.driver import Driver
from asterism.server.store import Store
from asterism.server.table import Table

logger = logging.getLogger(__name__)


class NoSuchTable(AsterismError):
    """There is no table with that number."""


class House:
    """Opens tables and finds them again."""

    def __init__(self, store: Store, bot_pause: float) -> None:
        self._store = store
        self._bot_pause = bot_pause
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._prepared: dict[str, asyncio.Task[None]] = {}

    async def prepare(self, game: str) -> None:
        """Compile a game in the background; whoever needs it waits here, not in the middle of a move."""
        if game not in self._prepared:
            self._prepared[game] = asyncio.create_task(asyncio.to_thread(warm, game))
        await asyncio.shield(self._prepared[game])

    async def prepare_all(self) -> None:
        """Compile one game after the other."""
        for game in names():
            await self.prepare(game)

    def is_ready(self, game: str) -> bool:
        """Whether a table of this game would open at once."""
        return game in self._prepared and self._prepared[game].done()

    async def open_table(self, wish: wire.NewTable, guest: str) -> Table:
        """A new table; the deal comes from secure randomness."""
        game = load(wish.game)
        await self.prepare(game.name)
        terms = agree(game, len(wish.seats), wish.options)
        if sum(plan.kind == "me" for plan in wish.seats) > 1:
            raise BadOption("one person takes one seat")
        opened = log.Opened(
            game=game.name,
            rules=game.version,
            options=wish.options,
            deal=spell_out(terms.chances, draw(terms.chances)),
            seats=[seat_for(plan, number, wish.name, guest) for number, plan in enumerate(wish.seats)],
        )
        book = Book(secrets.token_urlsafe(9), opened)
        await self._store.append(book.id, 0, log.encode(opened))
        return self._keep(book)

    async def table(self, table_id: str) -> Table:
        """The table of that number, rebuilt from the log if it is not in memory."""
        async with self._loading:
            if table_id not in self._tables:
                self._keep(await self._rebuild(table_id))
            return self._tables[table_id]

    def _keep(self, book: Book) -> Table:
        table = self._tables[book.id] = Table(book, self._store)
        driver = Driver(table, self._bot_pause)
        table.changed = driver.wake
        driver.wake()
        return table

    async def _rebuild(self, table_id: str) -> Book:
        rows = await self._store.read(table_id)
        if not rows:
            raise NoSuchTable(f"there is no table {table_id}")
        try:
            opened, *later = (log.decode(row) for row in rows)
            if not isinstance(opened, log.Opened):
                raise BadRecord("its log does not begin with its opening")  # noqa: TRY301
            await self.prepare(opened.game)
            book = Book(table_id, opened)
            for entry in later:
                book.follow(entry)
        except Exception as error:
            logger.exception("table %s cannot be replayed; its log is kept as it is", table_id)
            raise BadRecord(f"table {table_id} cannot be replayed: {error}") from error
        return book


def seat_for(plan: wire.SeatPlan, number: int, name: str, guest: str) -> log.Seat:
    """The seat that a plan asks for."""
    if plan.kind == "me":
        return log.Seat(kind="person", name=name, guest=guest)
    if plan.kind == "open":
        return log.Seat(kind="open")
    bot = plan.bot or "random"
    bots.check_name(bot)
    return log.Seat(kind="bot", name=f"{bots.title_of(bot)} {number + 1}", bot=bot)
