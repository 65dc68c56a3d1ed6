"""One match behind a state of OpenSpiel: the deal as it is drawn, then an episode, and what everybody saw of it."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from asterism.errors import AsterismError
from asterism.game import Terms, ViewerSeat
from asterism.i18n import Translator
from asterism.kernel import IntArray, Rng, event_buffer, rows_in
from asterism.layout import copy_of, plain
from asterism.match import PLAYERS
from asterism.rl.agreed import agreed_in, terms_from
from asterism.rl.episode import Episode
from asterism.rl.observation import SPECTATOR, observation_of, write_observation

SEED_BYTES = 8
"""How many bytes chance draws for the seed of a deal."""
OUTCOMES = [(byte, 1 / 256) for byte in range(256)]

Untold = tuple[tuple[Any, int, int], ...]
"""Moves whose events were not needed yet: the state before, the seat and the action."""


class Table:
    """A match that is being dealt or played. Its public history is kept as a digest of the events a spectator sees."""

    def __init__(
        self, terms: Terms, drawn: bytes = b"", episode: Episode | None = None, told: bytes = b"", untold: Untold = ()
    ) -> None:
        self.terms = terms
        self.drawn = drawn
        self.episode = episode
        self._told = told
        self._untold = untold
        self._texts = dict[ViewerSeat, str]()
        """The table as text, made once for each position; copies share them."""

    @property
    def is_dealt(self) -> bool:
        """Whether the seed of the deal is complete."""
        return self.episode is not None

    @property
    def playing(self) -> Episode:
        """The episode, which begins with the deal."""
        if self.episode is None:
            raise AsterismError("nobody can move before the deal is drawn")
        return self.episode

    def draw(self, byte: int) -> None:
        """One more byte of the seed; the last one deals."""
        if byte not in range(len(OUTCOMES)):
            raise AsterismError(f"chance draws a byte from 0 to {len(OUTCOMES) - 1} for the deal, not {byte}")
        self.drawn += bytes((byte,))
        if len(self.drawn) == SEED_BYTES:
            self.episode = Episode.on(self.terms, int.from_bytes(self.drawn, "big"))

    def step(self, action: int) -> None:
        """A move of the seat to move."""
        before, seat = self.playing.record, self.playing.to_move
        self.playing.step(action)
        self._untold = (*self._untold, (before, seat, action))
        self._texts = {}
        self.__dict__.pop("position", None)

    def world(self, seat: int, rng: Rng) -> Table:
        """A table in which all that the seat cannot know is drawn anew. What everybody saw is the same."""
        return Table(self.terms, b"", self.playing.world(seat, rng), self.public_history())

    def public_history(self) -> bytes:
        """A digest of all events as a spectator was told them."""
        terms, events = self.terms, self.terms.game.events
        for before, seat, action in self._untold:
            state, buffer = copy_of(before), event_buffer()  # copies of the table have the same states
            terms.game.kernels.apply(terms.setup, state, seat, action, buffer)
            told = [events.redact(terms, event, None) for event in events.events_from_rows(terms, rows_in(buffer))]
            self._told = hashlib.sha256(self._told + msgspec.json.encode(told)).digest()
        self._untold = ()
        return self._told

    @cached_property
    def position(self) -> Any:
        """The position in plain numbers and lists."""
        return plain(self.playing.record)

    def view(self, seat: ViewerSeat) -> Any:
        """All that a seat or a spectator may see."""
        return self.terms.game.view.view_for(self.terms, self.position, seat)

    def text(self, seat: ViewerSeat) -> str:
        """The table as text."""
        if seat not in self._texts:
            say, players = Translator("en", self.terms.game.name).say, tuple(PLAYERS[: self.terms.seats])
            self._texts[seat] = self.terms.game.text.render(self.terms, self.view(seat), players, say)
        return self._texts[seat]

    def observe(self, seat: int) -> IntArray:
        """All that a seat may know as a row of numbers, or a spectator with -1; zeros before the deal."""
        row = np.zeros(observation_of(self.terms.game).size, dtype=np.int32)
        if self.is_dealt:
            write_observation(self.terms, self.playing.record, seat, row)
        return row

    def full(self) -> IntArray:
        """The full position as a row of numbers, hidden things included."""
        return self.playing.state() if self.is_dealt else self.observe(SPECTATOR)

    def returns(self) -> list[float]:
        """Each seat's reward. It is worked out in thirds, say, so the sum is zero to the last bit of a double."""
        if not self.is_dealt:
            return [0.0] * self.terms.seats
        rewards = self.playing.rewards().tolist()
        others = self.terms.seats - 1
        return [round(reward * others) / others for reward in rewards] if others else rewards

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        del memo
        episode = None if self.episode is None else self.episode.copy()
        copy = Table(self.terms, self.drawn, episode, self._told, self._untold)
        copy._texts = self._texts
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (agreed_in(self.terms), self.drawn, self.episode, self.public_history())


def _restored(agreed: bytes, drawn: bytes, episode: Episode | None, told: bytes) -> Table:
    return Table(terms_from(agreed), drawn, episode, told)
