"""On which terms a seat may take its last move back."""

from __future__ import annotations

from typing import Literal

from asterism.server.tables.state import TableState


def last_turn_of(state: TableState, seat: int) -> int | None:
    """The number of the last turn that the seat played at this table, counted from 0."""
    found = state.started_match.turns.last_of(seat)
    return None if found is None or found < state.first_turn else found


def take_back_terms(state: TableState, seat: int) -> Literal["free", "ask", "never"] | None:
    """Whether a seat can take its last move back freely, by consent, or never; None if it has made none.

    It is free until another seat has moved or something hidden was revealed to the seat. After that the other people
    are asked. Where a bot plays, a move that revealed something stays, since a bot cannot consent. The answer depends
    only on what the seat itself has learnt, so it tells the seat nothing new. In the challenge of a day and
    at an evening every move stays, because results are compared.
    """
    seats, people = state.seats, state.people
    if state.phase != "playing" or seat not in people:
        return None
    to = last_turn_of(state, seat)
    if to is None:
        return None
    if state.is_compared:
        return "never"
    turns = state.started_match.turns
    if (len(people) == 1 or seats.have_bots) and turns.revealed_since(to, seat):
        return "never"
    if seats.share_one_device:
        return "free"
    has_moved_last = to + 1 == len(turns)
    return "free" if has_moved_last and not turns.revealed_since(to, seat) else "ask"
