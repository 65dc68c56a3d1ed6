"""On which terms a seat may take its last move back."""

from __future__ import annotations

from typing import Literal

from asterism.server.domain import Daily
from asterism.server.tables.state import TableState


def last_turn_of(state: TableState, seat: int) -> int | None:
    """The number of the last turn that the seat played at this table, counted from 0."""
    turns = state.started_match.turns
    played_here = reversed(range(state.first_turn, len(turns)))
    return next((number for number in played_here if turns[number].seat == seat), None)


def take_back_terms(state: TableState, seat: int) -> Literal["free", "ask", "never"] | None:
    """Whether a seat can take its last move back freely, by consent, or never; None if it has made none.

    It is free until another seat has moved or something hidden was revealed to the seat. After that the other people
    are asked. Where a bot plays, a move that revealed something stays, since a bot cannot consent. The answer depends
    only on what the seat itself has learnt, so it tells the seat nothing new. In the deal of a day every move stays,
    because results are compared.
    """
    if state.phase != "playing" or seat not in state.people:
        return None
    to = last_turn_of(state, seat)
    if to is None:
        return None
    if isinstance(state.origin, Daily):
        return "never"
    was_alone = all(turn.seat == seat for turn in state.started_match.turns[to:])
    revealed = state.started_match.revealed_since(to, seat)
    others = [other for other in state.people if other != seat]
    if revealed and (not others or any(one.bot for one in state.seats)):
        return "never"
    on_other_devices = any(state.seats[other].guest != state.seats[seat].guest for other in others)
    return "ask" if on_other_devices and (revealed or not was_alone) else "free"
