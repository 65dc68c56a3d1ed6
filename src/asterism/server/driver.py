"""What happens at a table without anybody asking for it: bots move."""

from __future__ import annotations

import asyncio
import logging
import secrets

from asterism import bots
from asterism.bots import Bot
from asterism.server.store.lease import Lease
from asterism.server.table import Table, moved

logger = logging.getLogger(__name__)


class Driver:
    """Drives one table. Of all processes that hold the table, only one drives it."""

    def __init__(self, table: Table, bot_pause: float, lease: Lease) -> None:
        self._lease = lease
        self._table = table
        self._bot_pause = bot_pause
        self._bots: dict[int, Bot] = {}
        self._work: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look at the table again: something changed."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """Leave the table alone from now on."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _drive(self) -> None:
        try:
            while (seat := self._table.book.bot_to_move) is not None and await self._lease.claim(self._table.id):
                await asyncio.sleep(self._bot_pause)
                await self._move_bot(seat)
        except Exception:
            logger.exception("table %s could not be driven on", self._table.id)

    async def _move_bot(self, seat: int) -> None:
        seen = self._table.book
        bot = self._bots.setdefault(seat, bots.make(seen.seats[seat].bot or "random", secrets.token_hex()))
        move = await asyncio.to_thread(bot.choose, bots.situation_of(seen.match, seat))
        await self._table.act(lambda book: [moved(book, seat, move)] if book.seq == seen.seq else ())
