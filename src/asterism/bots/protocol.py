"""What a bot is: it gets a situation, which holds only what its seat may know, and answers with a move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from asterism.arrays import np
from asterism.bots.steps import Steps
from asterism.errors import AsterismError
from asterism.game import Event, Move, Terms, View
from asterism.kernel import event_buffer, rows_in, seeded
from asterism.layout import copy_of, plain
from asterism.match import Match


@dataclass(frozen=True)
class Situation:
    """A seat's turn, as its bot sees it."""

    terms: Terms
    seat: int
    state: Any
    """The state without what the seat cannot know."""

    @cached_property
    def position(self) -> Any:
        """A plain copy of the state."""
        return plain(self.state)

    @cached_property
    def view(self) -> View:
        """What a person in this seat would see."""
        view: View = self.terms.game.view.view_for(self.terms, self.position, self.seat)
        return view

    @cached_property
    def legal_actions(self) -> list[int]:
        """The legal moves as action numbers."""
        actions = np.zeros(self.terms.game.actions, dtype=np.int32)
        count = self.terms.game.kernels.legal(self.terms.setup, self.state, self.seat, actions)
        legal: list[int] = actions[:count].tolist()
        return legal

    @cached_property
    def legal_moves(self) -> list[Move]:
        """The legal moves."""
        return [self.move(action) for action in self.legal_actions]

    def move(self, action: int) -> Move:
        """The move that an action number means here."""
        move: Move = self.terms.game.moves.move_of(self.terms, self.position, self.seat, action)
        return move

    def first_event(self, action: int) -> Event:
        """What a move would cause first, as its seat would see it. It describes the move in words.

        It is the same in every world that the seat deems possible, so one of them will do.
        """
        terms, kernels, world, buffer = self.terms, self.terms.game.kernels, copy_of(self.state), event_buffer()
        kernels.resample(terms.setup, world, self.seat, seeded("any of them"))
        kernels.apply(terms.setup, world, self.seat, action, buffer)
        first, *_ = terms.game.events.events_from_rows(terms, rows_in(buffer))
        return terms.game.events.redact(terms, first, self.seat)


def situation_of(match: Match, seat: int) -> Situation:
    """What the bot in this seat may know now."""
    if seat not in match.to_act:
        raise AsterismError(f"seat {seat} is not to move")
    return Situation(match.terms, seat, match.blinded(seat))


class Bot(Protocol):
    """Anything that chooses a move."""

    def choose(self, situation: Situation) -> Move:
        """The move that the bot makes."""
        ...


@runtime_checkable
class StepwiseBot(Bot, Protocol):
    """A bot that can give way while it thinks."""

    def choose_stepwise(self, situation: Situation) -> Steps[Move]:
        """The move that the bot makes."""
        ...
