"""A table that is over as a record: for the file that a player keeps, and for everybody who checks the deal."""

from __future__ import annotations

from asterism import record
from asterism.errors import AsterismError
from asterism.fair import Proof, commitment_to
from asterism.server.book import Book


def record_of(book: Book) -> record.Record:
    """The match with its proof; before the end there is none, for it tells everything."""
    if book.phase != "over":
        raise AsterismError("a table's record tells everything, so it is there when the match is over")
    secret = book.opened.secret
    players = [record.Player(seat.name, seat.bot) for seat in book.seats]
    marks = [*book.marks, *([record.Mark(len(book.played.turns), "drawn")] if book.is_drawn else [])]
    proof = Proof(commitment=commitment_to(secret), secret=secret, nonces=book.nonces)
    return record.signed(record.record_of(book.played, players, marks, proof))
