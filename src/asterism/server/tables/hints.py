"""Hints: the best moves of a seat, found from what that seat may know. Only the person who asks gets them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from asterism.bots import situation_of
from asterism.bots.search.bot import MoveEstimate
from asterism.errors import AsterismError, IllegalMove
from asterism.server.protocol import commands, messages
from asterism.server.tables.decisions.seating import playing_seat
from asterism.server.tables.state import TableState
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.table_bots import TableBots

logger = logging.getLogger(__name__)

MAX_HINTS = 3
HINTS = str(commands.RequestHints.__struct_config__.tag)


class HintSearch:
    """Searches for hints at one table, one at a time for each guest."""

    def __init__(self, bot_pool: TableBots, address: str = "") -> None:
        """`address` is where the table was opened from, if that is known."""
        self._bot_pool = bot_pool
        self._address = address
        self._searches: dict[str | None, asyncio.Task[None]] = {}

    def start(
        self,
        state: TableState,
        guest: str | None,
        command: commands.RequestHints,
        send: Callable[[messages.Message], None],
    ) -> None:
        """Start a search for this guest's seat. The hints are sent when they are found."""
        seat = playing_seat(state, guest, command.seat)
        if seat not in state.to_act:
            raise IllegalMove("hints are for the seat that is to move")
        if guest in self._searches:
            raise AsterismError("a hint is on its way")
        self._searches[guest] = asyncio.create_task(self._search(state, seat, guest, send))

    async def _search(
        self, state: TableState, seat: int, guest: str | None, send: Callable[[messages.Message], None]
    ) -> None:
        try:
            requester = Requester(guest or "", state.id, self._address)
            estimates = await self._bot_pool.estimate_moves(requester, situation_of(state.started_match, seat))
            send(messages.Hints(state.seq, seat, hints_from(state, seat, estimates)))
        except Exception:
            logger.exception("the search for a hint failed at table %s", state.id)
            send(messages.CommandRefused(state.seq, HINTS, "no hint could be found here; the log says why"))
        finally:
            del self._searches[guest]


def hints_from(state: TableState, seat: int, estimates: Sequence[MoveEstimate]) -> list[messages.Hint]:
    """The best moves. A solitaire has nobody to win against, so its hints have no chance of winning."""
    is_solitaire = len(state.seats) == 1
    return [
        messages.Hint(
            move=one.move,
            text=state.started_match.notation(one.move),
            event=state.started_match.first_event(one.move, seat),
            chance=None if is_solitaire else one.expected,
            share=one.share,
        )
        for one in estimates[:MAX_HINTS]
    ]
