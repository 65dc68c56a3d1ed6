"""Taking back: free until something hidden was revealed or another seat acted, then by consent of the other people."""

from __future__ import annotations

from typing import Literal

from asterism.server.book import Book


def last_move_of(book: Book, seat: int) -> int | None:
    """The number of the last move that the seat made at this table, counted from 0."""
    turns = book.played.turns
    made_here = reversed(range(book.begins_at, len(turns)))
    return next((number for number in made_here if turns[number].seat == seat), None)


def take_back_terms(book: Book, seat: int) -> Literal["free", "ask", "never"] | None:
    """On which terms a seat can take its last move back; None if it has none or the match is not under way.

    What the seat itself has learnt decides, so the answer tells it nothing new. Nobody takes back a move after which
    something hidden came to light unless other people agree, and never where a bot plays, for it cannot agree.
    """
    if book.phase != "playing" or seat not in book.people:
        return None
    to = last_move_of(book, seat)
    if to is None:
        return None
    was_alone = all(turn.seat == seat for turn in book.played.turns[to:])
    revealed = book.played.revealed_since(to, seat)
    others = [other for other in book.people if other != seat]
    if revealed and (not others or any(one.bot for one in book.seats)):
        return "never"
    elsewhere = any(book.seats[other].guest != book.seats[seat].guest for other in others)
    return "ask" if elsewhere and (revealed or not was_alone) else "free"
