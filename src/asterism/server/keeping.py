"""A table that is over as a record: for the file that a player keeps, and for everybody who checks the deal."""

from __future__ import annotations

import msgspec

from asterism import record
from asterism.errors import AsterismError
from asterism.fair import Proof, commitment_to
from asterism.server import wire
from asterism.server.book import Book


def record_of(book: Book) -> record.Record:
    """The match with its proof; before the end there is none, for it tells everything."""
    if book.phase != "over":
        raise AsterismError("a table's record tells everything, so it is there when the match is over")
    players = [record.Player(seat.name, seat.bot) for seat in book.seats]
    marks = [*book.marks, *([record.Mark(len(book.played.turns), "drawn")] if book.is_drawn else [])]
    kept = record.record_of(book.played, players, marks, proof_of(book))
    if isinstance(book.origin, wire.Daily):
        kept = msgspec.structs.replace(kept, day=book.origin.day)
    return record.signed(kept)


def proof_of(book: Book) -> Proof | None:
    """What shows that the deal was fair; nothing does where it was known before."""
    secret = book.opened.secret
    return None if book.origin else Proof(commitment=commitment_to(secret), secret=secret, nonces=book.nonces)
