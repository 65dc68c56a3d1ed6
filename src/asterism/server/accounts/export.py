"""What the log of a table has about one person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from asterism.server.tables import events


class ExportedSeat(msgspec.Struct):
    """A seat that the person has or had, or that is reserved for them."""

    seat: int
    name: str
    nonce: str = ""


class TableExport(msgspec.Struct):
    """What a table's log has about a person."""

    table: str
    opened: int = 0
    host: bool = False
    seats: list[ExportedSeat] = []
    """Under which names; at one device the names of all who share it."""
    chat: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    """Everything else that the person did: moves, offers and answers, leaving and coming back."""


def export_of(guest: str, table: str, log: Iterable[events.TableEvent]) -> dict[str, Any]:
    """The export of a table for a person, ready to be encoded as JSON."""
    reader = LogReader(guest, TableExport(table))
    for event in log:
        reader.read(event)
    return dict(msgspec.to_builtins(reader.export))


class LogReader:
    """Follows whose seats are whose.

    A seat is the person's from when they take it until they leave it or resign, and its moves are theirs while no bot
    plays for them. So the export has nothing that is hidden from them.
    """

    def __init__(self, guest: str, export: TableExport) -> None:
        self.export = export
        self._guest = guest
        self._own: set[int] = set()
        self._with_bot: set[int] = set()

    def read(self, event: events.TableEvent) -> None:
        """Take over what the event says about the person."""
        if isinstance(event, events.TableOpened):
            self._open(event)
            return
        if isinstance(event, events.SeatTaken) and event.guest == self._guest:
            self._own.add(event.seat)
            self.export.seats.append(ExportedSeat(event.seat, event.name))
        seat = getattr(event, "seat", None)
        if seat in self._own:
            self._add(event)
        if isinstance(event, events.SeatLeft | events.BotSeated | events.PlayerResigned):
            self._own.discard(event.seat)

    def _open(self, opened: events.TableOpened) -> None:
        self.export.opened, self.export.host = opened.at, opened.host == self._guest
        for number, seat in enumerate(opened.seats):
            if seat.guest == self._guest:
                self.export.seats.append(ExportedSeat(number, seat.name))
                if seat.kind == "person":
                    self._own.add(number)

    def _add(self, event: events.TableEvent) -> None:
        match event:
            case events.ChatSent():
                self.export.chat.append({"at": event.at, "text": event.text, "phrase": event.phrase})
                return
            case events.TurnPlayed(seat=seat) if seat in self._with_bot:
                return
            case events.NonceRevealed():
                for exported in self.export.seats:
                    exported.nonce = event.nonce if exported.seat in self._own else exported.nonce
            case events.BotTookOver():
                self._with_bot.add(event.seat)
            case events.PlayerReturned():
                self._with_bot.discard(event.seat)
        self.export.events.append(msgspec.to_builtins(event))
