"""The games of this package for an audit.

What a seat knows is what people in it are shown: its views of the table, every event as it was redacted for it, and its
own moves. What bots and programs are given, legal moves and resampled states are checked against that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

import msgspec
import numpy as np

import asterism
from asterism.audit.position import CHANCE, OVER, Action, Draw, NotOffered
from asterism.deal import draw as draw_deal
from asterism.game import Terms
from asterism.kernel import event_buffer, rows_in, seeded
from asterism.layout import blank, copy_of
from asterism.rl.episode import Episode
from asterism.standing import Standing

Told = Mapping[int, bytes]
"""For each seat, a digest of all that it was told and of its own moves."""


class OurGame:
    """A game of this package on certain terms."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self.name = terms.game.name
        self.version = f"Asterism {asterism.__version__}, rules version {terms.game.version}, {terms.seats} seats"
        self.players = terms.seats
        self.longest = terms.game.longest + 1

    def begin(self) -> Undealt:
        """The table before the deal."""
        return Undealt(self._terms)


class Undealt:
    """The table before the deal. The deal is all chance of a match; its action is the deal as a row of numbers."""

    turn = CHANCE

    def __init__(self, terms: Terms) -> None:
        self._terms = terms

    def legal(self, player: int) -> Sequence[int]:
        """Nothing yet."""
        del player
        return ()

    def chance(self, rng: Random) -> Action:
        """A random deal."""
        return tuple(draw_deal(self._terms.chances, rng.randbytes(32)).tolist())

    def another_chance(self, action: Action, rng: Random) -> Action:
        """A deal in which two cards of one pile have changed places, or one thing was drawn differently."""
        deal, chances = list(action), list(self._terms.chances)
        number = rng.randrange(len(chances))
        start = sum(chance.count for chance in chances[:number])
        chance = chances[number]
        if chance.count < len(chance.labels):
            deal[start] = rng.randrange(len(chance.labels))
        else:
            one, other = (start + rng.randrange(chance.count) for _ in range(2))
            deal[one], deal[other] = deal[other], deal[one]
        return tuple(deal)

    def allows(self, action: Action) -> bool:
        """Deals are only made by the two functions above."""
        del action
        return True

    def after(self, action: Action) -> OurPosition:
        """The table after the deal."""
        terms, state = self._terms, blank(self._terms.game.state)
        terms.game.kernels.start(terms.setup, np.array(action, dtype=np.int32), state)
        return OurPosition(terms, state, dict.fromkeys(range(terms.seats), b""))

    def known(self, player: int) -> Hashable:
        """Nothing yet."""
        del player
        return b""

    def shown(self, player: int) -> Mapping[str, Hashable]:
        """Nothing yet."""
        del player
        return {}

    def held_by_others(self, player: int) -> Any:
        """Nothing yet."""
        del player
        return np.zeros(0, dtype=np.int32)

    def resampled(self, player: int, draw: Draw) -> Undealt:
        """Nothing was dealt, so nothing is hidden."""
        del player, draw
        return self

    def course(self) -> None:
        """Not remembered."""


class OurPosition:
    """A position of a match."""

    def __init__(self, terms: Terms, state: Any, told: Told) -> None:
        self._terms = terms
        self._standing = Standing(terms, state)
        self._told = told

    @cached_property
    def turn(self) -> int:
        """The one seat to ask for a move."""
        seat = self._standing.current_seat
        return OVER if seat is None else seat

    def legal(self, player: int) -> Sequence[int]:
        """The legal actions of a seat."""
        return self._standing.legal(player)

    def chance(self, rng: Random) -> Action:
        """All chance is in the deal."""
        del rng
        raise NotOffered

    def another_chance(self, action: Action, rng: Random) -> Action:
        """All chance is in the deal."""
        del action, rng
        raise NotOffered

    def allows(self, action: Action) -> bool:
        """Whether the seat to move may do this."""
        return action in self.legal(self.turn)

    def after(self, action: Action) -> OurPosition:
        """The position that follows."""
        terms, game, mover = self._terms, self._terms.game, self.turn
        state, buffer = copy_of(self._standing.state), event_buffer()
        game.kernels.apply(terms.setup, state, mover, action, buffer)
        events = game.events.events_from_rows(terms, rows_in(buffer))
        told = {}
        for seat, before in self._told.items():
            story = msgspec.json.encode([game.events.redact(terms, event, seat) for event in events])
            own = str(action).encode() if seat == mover else b""
            told[seat] = hashlib.sha256(b"\n".join((before, story, own))).digest()
        return OurPosition(terms, state, told)

    def known(self, player: int) -> Hashable:
        """What the seat sees now, and all that it was told until now."""
        view = self._terms.game.view.view_for(self._terms, self._standing.position, player)
        return self._told[player], msgspec.json.encode(view)

    def shown(self, player: int) -> Mapping[str, Hashable]:
        """What bots and programs in this seat are given.

        Each row of numbers is sorted: a hand is in the order in which its owner got the cards, which views do not show.
        """
        blinded = copy_of(self._standing.state)
        self._terms.game.kernels.blind(self._terms.setup, blinded, player)
        episode = Episode.at(self._terms, None, (), copy_of(self._standing.state))
        observation = episode.observe(player)
        shown: dict[str, Hashable] = {
            "blinded state": _in_order(blinded.memory[name] for name in blinded.dtype.names),
            "observation": _in_order(field.read(observation) for field in episode.layout.fields),
        }
        if self.turn == player:
            shown["legal actions"] = tuple(self.legal(player))
        return shown

    def held_by_others(self, player: int) -> Any:
        """The whole position: what the seat itself knows of it is the same in all worlds."""
        del player
        return self._standing.state.memory.view(np.int32)

    def resampled(self, player: int, draw: Draw) -> OurPosition:
        """What the game's `resample` makes of the true position."""
        state = copy_of(self._standing.state)
        self._terms.game.kernels.resample(self._terms.setup, state, player, seeded(repr(draw())))
        return OurPosition(self._terms, state, self._told)

    def course(self) -> None:
        """Not remembered: a resampled position is a state without a past."""


def _in_order(fields: Iterable[Any]) -> tuple[int, ...]:
    """All numbers of the fields, with each row sorted."""
    rows = [np.sort(field, axis=-1) if field.ndim else field for field in fields]
    return tuple(number for row in rows for number in row.ravel().tolist())
