"""A table as its log tells it: who sits where and how the match stands. Nothing here waits, writes or sends."""

from __future__ import annotations

from typing import Any

from asterism.deal import read_deal
from asterism.errors import BadRecord
from asterism.game import load
from asterism.match import Match
from asterism.options import agree
from asterism.server import entry as log
from asterism.server import wire


class Book:
    """What follows from a table's entries; the same entries always make the same book."""

    def __init__(self, table_id: str, opened: log.Opened) -> None:
        game = load(opened.game)
        if opened.rules != game.version:
            raise BadRecord(f"this table plays by rules {opened.rules} of {game.title}; here are rules {game.version}")
        terms = agree(game, len(opened.seats), opened.options)
        self.id = table_id
        self.options = opened.options
        self.seats = list(opened.seats)
        self.match = Match(terms, read_deal(terms.chances, opened.deal))
        self.seq = 0
        self.move_ids: set[str] = set()

    def follow(self, entry: log.Entry) -> None:
        """Take in the next entry of the log."""
        match entry:
            case log.SeatTaken(seat=seat, name=name, guest=guest):
                self.seats[seat] = log.Seat(kind="person", name=name, guest=guest)
            case log.Moved(seat=seat, move=move, move_id=move_id):
                self.match.play(move, seat=seat)
                if move_id is not None:
                    self.move_ids.add(move_id)
            case log.Opened():
                raise BadRecord("a table is opened only once")
        self.seq += 1

    @property
    def is_waiting(self) -> bool:
        """Whether a seat is still free; nobody moves before."""
        return any(seat.kind == "open" for seat in self.seats)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for a spectator."""
        if guest is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    # --- as people see it --------------------------------------------------------------------

    def info(self, guest: str | None) -> wire.TableInfo:
        """The table as this guest sees it."""
        return wire.TableInfo(
            table=self.id,
            game=self.match.game.name,
            options=self.options,
            printed=self.match.terms.printed,
            seats=self.seat_infos(),
            you=self.seat_of(guest),
        )

    def seat_infos(self) -> list[wire.SeatInfo]:
        """The seats as everybody sees them."""
        return [wire.SeatInfo(name=seat.name, kind=seat.kind, bot=seat.bot) for seat in self.seats]

    def position(self, seat: int | None) -> wire.Position:
        """Where the match stands, as this seat may know it."""
        to_act = () if self.is_waiting else self.match.to_act
        results = self.match.results
        return wire.Position(
            view=self.match.view(seat),
            to_act=list(to_act),
            legal=self.match.legal_moves(seat) if seat in to_act else [],
            results=[wire.Result(one.seat, one.score, one.rank) for one in results] if results else None,
        )

    def snapshot(self, guest: str | None) -> wire.Snapshot:
        """Everything this guest may know now."""
        seat = self.seat_of(guest)
        return wire.Snapshot(self.seq, self.info(guest), self.position(seat), self.match.story(seat))

    def news(self, entry: log.Entry, guest: str | None) -> Any:
        """What to tell a guest of the entry that was just followed: a message of the wire."""
        if not isinstance(entry, log.Moved):
            return self.snapshot(guest)
        viewer, game, terms = self.seat_of(guest), self.match.game, self.match.terms
        known = [game.redact(terms, event, viewer) for event in self.match.turns[-1].events]
        own_id = entry.move_id if viewer == entry.seat else None
        return wire.Happened(self.seq, entry.seat, known, self.position(viewer), own_id)
