"""Who sits where, and what follows from it."""

from __future__ import annotations

import msgspec

from asterism.once import once
from asterism.server.domain import SeatKind
from asterism.server.tables.events import SeatAssignment


class SeatHolder(msgspec.Struct, frozen=True):
    """A guest who holds a seat at a table, or has left it before the match began."""

    guest: str
    has_left: bool = False


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits in a seat, as the index of tables keeps it."""

    kind: SeatKind
    name: str
    guest: str | None
    bot: str | None
    resigned: bool
    has_nonce: bool = True
    """Whether nothing is awaited from the person's browser before the match can begin."""


class Seats(tuple[SeatAssignment, ...]):  # noqa: SLOT001 (`once` keeps its values in the __dict__)
    """The seats of a table. All states of the table share them until somebody comes, goes or is replaced."""

    @once
    def people(self) -> list[int]:
        """The seats that a person plays right now."""
        return [number for number, seat in enumerate(self) if seat.kind == "person" and seat.bot is None]

    @once
    def have_bots(self) -> bool:
        """Whether a bot plays anywhere."""
        return any(seat.bot for seat in self)

    @once
    def share_one_device(self) -> bool:
        """Whether all people are at one browser."""
        return len({self[seat].guest for seat in self.people}) <= 1

    @once
    def holders(self) -> tuple[SeatHolder, ...]:
        """The guests who hold a seat, or for whom one is reserved."""
        return tuple(map(SeatHolder, dict.fromkeys(seat.guest for seat in self if seat.guest is not None)))

    @once
    def summaries(self) -> list[SeatSummary]:
        """Each seat in short."""
        return [
            SeatSummary(
                seat.kind, seat.name, seat.guest, seat.bot, seat.resigned, seat.kind != "person" or bool(seat.nonce)
            )
            for seat in self
        ]

    def of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds; none for a spectator."""
        if guest is None:
            return []
        return [
            number
            for number, seat in enumerate(self)
            if seat.guest == guest and seat.kind == "person" and not seat.resigned
        ]

    def replaced(self, seat: int, assignment: SeatAssignment) -> Seats:
        """The seats with somebody else in this one."""
        return Seats((*self[:seat], assignment, *self[seat + 1 :]))
