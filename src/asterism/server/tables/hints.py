"""Hints: the best moves of a seat, found from what that seat may know. Only the person who asks gets them.

A browser that is fast enough searches for its hints by itself: it is sent the seat's situation, which is all that a
search here would get.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from asterism.bots import Situation, situation_of
from asterism.bots.search.bot import MoveEstimate
from asterism.errors import AsterismError, IllegalMove
from asterism.game import load
from asterism.layout import blank, plain
from asterism.options import agree_terms
from asterism.server.domain import Daily, EveningRound
from asterism.server.protocol import commands, messages, models
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
        seat = hinted_seat(state, guest, command.seat)
        if guest in self._searches:
            raise AsterismError("a hint is on its way", "refused-hint-comes")
        self._searches[guest] = asyncio.create_task(self._search(state, seat, guest, send))

    async def _search(
        self, state: TableState, seat: int, guest: str | None, send: Callable[[messages.Message], None]
    ) -> None:
        try:
            requester = Requester(guest or "", state.id, self._address)
            situation = situation_of(state.started_match, seat)
            send(hints_from(state.seq, situation, await self._bot_pool.estimate_moves(requester, situation)))
        except Exception:
            logger.exception("the search for a hint failed at table %s", state.id)
            reason = "no hint could be found here; the log says why"
            send(messages.CommandRefused(state.seq, HINTS, reason, key="refused-no-hint"))
        finally:
            del self._searches[guest]


def hinted_seat(state: TableState, guest: str | None, wanted: int | None) -> int:
    """The guest's seat, if it is to move."""
    seat = playing_seat(state, guest, wanted)
    if isinstance(state.origin, Daily):
        raise AsterismError("in the daily challenge there are no hints", "refused-daily-hint")
    if isinstance(state.origin, EveningRound):
        raise AsterismError("at an evening there are no hints", "refused-hint-evening")
    if seat not in state.to_act:
        raise IllegalMove("hints are for the seat that is to move")
    return seat


def hints_from(seq: int, situation: Situation, estimates: Sequence[MoveEstimate]) -> messages.Hints:
    """The best moves. A solitaire has nobody to win against, so its hints have no chance of winning."""
    terms = situation.terms
    hints = [
        messages.Hint(
            move=one.move,
            text=terms.game.moves.notation(terms, one.move),
            event=situation.first_event(one.action),
            chance=None if terms.seats == 1 else one.expected,
            share=one.share,
        )
        for one in estimates[:MAX_HINTS]
    ]
    return messages.Hints(seq, situation.seat, hints)


# --- situations on the wire ------------------------------------------------------------------


def situation_to_send(state: TableState, guest: str | None, wanted: int | None) -> models.SeatSituation:
    """What the guest's seat may know, if it is to move. Whoever may not have hints may not have this either."""
    seat = hinted_seat(state, guest, wanted)
    match = state.started_match
    return models.SeatSituation(
        seq=state.seq,
        game=match.game.name,
        rules=match.game.version,
        seats=match.seats,
        options=match.terms.options,
        seat=seat,
        state=fields_of(situation_of(match, seat).state),
    )


def received_situation(sent: models.SeatSituation) -> Situation:
    """The same situation, where it was sent to. One of another version of the game is refused."""
    game = load(sent.game)
    state = blank(game.state)
    with suppress(AttributeError, OverflowError, TypeError, ValueError):  # what does not fit is missing then
        for name, value in sent.state.items():
            setattr(state, name, value)
    if sent.rules != game.version or fields_of(state) != sent.state:
        raise AsterismError(f"this position is of another version of {game.title}")
    return Situation(agree_terms(game, sent.seats, sent.options), sent.seat, state)


def fields_of(state: Any) -> dict[str, Any]:
    """The fields of a state by their names, as numbers and lists."""
    position = plain(state)
    return {name: getattr(position, name) for name in state.dtype.names}
