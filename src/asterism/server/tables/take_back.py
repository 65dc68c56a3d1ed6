"""Taking back: free until something hidden was revealed or another seat acted, then by consent of the other people."""

from __future__ import annotations

from typing import Literal

from asterism.server.tables.state import TableState


def last_move_of(state: TableState, seat: int) -> int | None:
    """The number of the last move that the seat made at this table, counted from 0."""
    turns = state.played.turns
    made_here = reversed(range(state.begins_at, len(turns)))
    return next((number for number in made_here if turns[number].seat == seat), None)


def take_back_terms(state: TableState, seat: int) -> Literal["free", "ask", "never"] | None:
    """On which terms a seat can take its last move back; None if it has none or the match is not under way.

    What the seat itself has learnt decides, so the answer tells it nothing new. Nobody takes back a move after which
    something hidden came to light unless other people agree, and never where a bot plays, for it cannot agree.
    """
    if state.phase != "playing" or seat not in state.people:
        return None
    to = last_move_of(state, seat)
    if to is None:
        return None
    was_alone = all(turn.seat == seat for turn in state.played.turns[to:])
    revealed = state.played.revealed_since(to, seat)
    others = [other for other in state.people if other != seat]
    if revealed and (not others or any(one.bot for one in state.seats)):
        return "never"
    presence_sync = any(state.seats[other].guest != state.seats[seat].guest for other in others)
    return "ask" if presence_sync and (revealed or not was_alone) else "free"
