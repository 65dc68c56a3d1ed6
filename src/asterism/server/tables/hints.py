"""Hints: the best moves of a seat, from nothing but what that seat may know. Only whoever asks gets them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from asterism.bots import situation_of
from asterism.bots.search.bot import MoveEstimate
from asterism.errors import AsterismError, IllegalMove
from asterism.server.protocol import commands, messages
from asterism.server.tables.commands import playing_seat
from asterism.server.tables.state import TableState
from asterism.server.workers.bot_pool import BotPool

logger = logging.getLogger(__name__)

MOST_HINTS = 3


class HintRequests:
    """Those who think of hints for one table; nobody asks twice at the same time."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._thinking: dict[str | None, asyncio.Task[None]] = {}

    def seek(
        self,
        state: TableState,
        guest: str | None,
        command: commands.RequestHints,
        tell: Callable[[messages.Hints], None],
    ) -> None:
        """Begin to think for this guest's seat, and tell when there is something to tell."""
        seat = playing_seat(state, guest, command.seat)
        if seat not in state.to_act:
            raise IllegalMove("hints are for the seat that is to move")
        if guest in self._thinking:
            raise AsterismError("a hint is on its way")
        self._thinking[guest] = asyncio.create_task(self._think(state, seat, guest, tell))

    async def _think(
        self, state: TableState, seat: int, guest: str | None, tell: Callable[[messages.Hints], None]
    ) -> None:
        try:
            estimates = await self._bot_pool.advise(situation_of(state.played, seat))
            tell(messages.Hints(state.seq, seat, hints_from(state, estimates)))
        except Exception:
            logger.exception("no hint was found at table %s", state.id)
        finally:
            del self._thinking[guest]


def hints_from(state: TableState, estimates: Sequence[MoveEstimate]) -> list[messages.Hint]:
    """The best of them; alone at a table there is nobody to win against, so no chance is told."""
    alone = len(state.seats) == 1
    return [
        messages.Hint(one.move, state.played.notation(one.move), None if alone else one.expected, one.share)
        for one in estimates[:MOST_HINTS]
    ]
