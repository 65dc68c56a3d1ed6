"""Chat at a table."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.errors import AsterismError
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.decisions.seating import own_seat, own_seats
from asterism.server.tables.state import TableState
from asterism.typed_text import clean_message

RATE_SPAN_MS, MAX_LINES_PER_SPAN = 10_000, 5


def decide(state: TableState, guest: str | None, command: commands.SendChat, now: int) -> Sequence[events.TableEvent]:
    """A player sends a chat line: a text or one of the phrases."""
    seats = own_seats(state, guest)
    seat = seats[0] if command.seat is None else own_seat(state, guest, command.seat)
    if (command.text is None) == (command.phrase is None):
        raise AsterismError("send either a text or one of the phrases")
    text = None if command.text is None else clean_message(command.text)
    recent = [
        line for line in state.chat if line.guest == guest and 0 <= now - events.time_of(line.sent) < RATE_SPAN_MS
    ]
    if len(recent) >= MAX_LINES_PER_SPAN:
        raise AsterismError("that was a lot at once; wait a few seconds before you write more", "refused-chat")
    return [events.ChatSent(seat=seat, text=text, phrase=command.phrase)]
