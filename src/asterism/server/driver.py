"""What happens at a table without anybody asking for it: bots move."""

from __future__ import annotations

import asyncio
import logging
import secrets

from asterism import bots
from asterism.bots import Guarded
from asterism.server.table import Table

logger = logging.getLogger(__name__)


class Driver:
    """Drives one table. Of all processes that hold the table, only one drives it."""

    def __init__(self, table: Table, bot_pause: float) -> None:
        self._table = table
        self._bot_pause = bot_pause
        self._bots: dict[int, Guarded] = {}
        self._work: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look at the table again: something changed."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        while (seat := self._bot_to_move()) is not None:
            await asyncio.sleep(self._bot_pause)
            try:
                await self._move_bot(seat)
            except Exception:
                logger.exception("the bot in seat %d of table %s failed", seat, self._table.id)
                return

    def _bot_to_move(self) -> int | None:
        book = self._table.book
        seat = None if book.is_waiting else book.match.asked
        return seat if seat is not None and book.seats[seat].kind == "bot" else None

    async def _move_bot(self, seat: int) -> None:
        book = self._table.book
        situation, seq = bots.situation_of(book.match, seat), book.seq
        bot = self._bots.setdefault(seat, bots.guarded(book.seats[seat].bot or "random", secrets.token_hex()))
        faults = len(bot.faults)
        move = await asyncio.to_thread(bot.choose, situation)
        for fault in bot.faults[faults:]:
            logger.warning("table %s: %s", self._table.id, fault)
        async with self._table.lock:
            if book.seq == seq:
                await self._table.move(seat, move)
