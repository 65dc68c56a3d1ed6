"""What the sheet leaves to the players in the moment: whether to go on (C39, C53, GC-49).

All are asked in turn order, from the player who has just played. What the sheet says first happens as soon as one
player wants it; the other way needs everybody.
"""

from __future__ import annotations

from asterism.games.constellation import event_rows
from asterism.games.constellation.pieces import KINDS
from asterism.games.constellation.rules_actions import GO_ON, STOP
from asterism.games.constellation.state import ASK_TIE, HELD, PLAY, Setup, State
from asterism.kernel import EventBuffer, emit, rule


@rule
def ask(state: State, question: int, events: EventBuffer) -> None:
    """Nothing goes on before the players have answered (GC-49)."""
    state.phase = question
    emit(events, event_rows.ASKED, question)


@rule
def is_asking(state: State) -> bool:
    """Whether the players are being asked."""
    return state.phase >= ASK_TIE


@rule
def asked_seat(setup: Setup, state: State) -> int:
    """The first in turn order who has not answered; outside of questions the seat whose turn it is."""
    return state.turn if state.agreed == 0 else (state.turn + state.agreed) % setup.seats


@rule
def has_agreed(setup: Setup, state: State, seat: int) -> bool:
    """Whether a seat has answered with what needs everybody."""
    return (seat - state.turn) % setup.seats < state.agreed


@rule
def first_wording(state: State) -> int:
    """What the sheet says first: with figures of several players to go on (C39), with all tiles to end (C35)."""
    return GO_ON if state.phase == ASK_TIE else STOP


@rule
def is_settled_by(setup: Setup, state: State, action: int) -> bool:
    """Note an answer: one is enough for the first wording, the other way needs all (GC-49)."""
    if action != first_wording(state):
        state.agreed += 1
        if state.agreed < setup.seats:
            return False
    state.phase = PLAY
    state.agreed = 0
    return True


@rule
def lies_open(state: State, seat: int, place: int) -> bool:
    """Whether a held card is shown to all, because its figure stands and the players are asked about it (C39)."""
    if state.phase == ASK_TIE:
        for kind in range(KINDS):
            if state.claims[kind] == seat * HELD + place:
                return True
    return False
