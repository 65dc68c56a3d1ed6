"""What a bot is: it gets a situation, which holds only what its seat may know, and answers with a move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from asterism.arrays import np
from asterism.bots.steps import Steps
from asterism.errors import AsterismError
from asterism.game import Move, Terms, View
from asterism.layout import plain
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
