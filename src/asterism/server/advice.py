"""Hints: the best moves of a seat, from nothing but what that seat may know. Only whoever asks gets them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from asterism.bots import situation_of
from asterism.bots.search import Estimate
from asterism.errors import AsterismError, IllegalMove
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.thinking import Thinkers
from asterism.server.wishes import playing_seat

logger = logging.getLogger(__name__)

MOST_HINTS = 3


class Advice:
    """Those who think of hints for one table; nobody asks twice at the same time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thinking: dict[str | None, asyncio.Task[None]] = {}

    def seek(self, book: Book, guest: str | None, wish: wire.HintWish, tell: Callable[[wire.Hints], None]) -> None:
        """Begin to think for this guest's seat, and tell when there is something to tell."""
        seat = playing_seat(book, guest, wish.seat)
        if seat not in book.to_act:
            raise IllegalMove("hints are for the seat that is to move")
        if guest in self._thinking:
            raise AsterismError("a hint is on its way")
        self._thinking[guest] = asyncio.create_task(self._think(book, seat, guest, tell))

    async def _think(self, book: Book, seat: int, guest: str | None, tell: Callable[[wire.Hints], None]) -> None:
        try:
            estimates = await self._thinkers.advise(situation_of(book.played, seat))
            tell(wire.Hints(book.seq, seat, hints_from(book, estimates)))
        except Exception:
            logger.exception("no hint was found at table %s", book.id)
        finally:
            del self._thinking[guest]


def hints_from(book: Book, estimates: Sequence[Estimate]) -> list[wire.HintedMove]:
    """The best of them; alone at a table there is nobody to win against, so no chance is told."""
    alone = len(book.seats) == 1
    return [
        wire.HintedMove(one.move, book.played.notation(one.move), None if alone else one.expected, one.share)
        for one in estimates[:MOST_HINTS]
    ]
