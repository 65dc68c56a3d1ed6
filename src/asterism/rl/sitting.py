"""`Sitting`: an episode with bots in some of its seats, which stands behind every environment.

The others decide one after the other. An action that is not legal is an error, or loses, or becomes a random one: not
every learner looks at masks.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from asterism import bots
from asterism.bots import Bot
from asterism.errors import BadOption, IllegalMove
from asterism.game import Terms
from asterism.rl.episode import Episode
from asterism.rl.opponents import action_of_bot
from asterism.rl.pictures import check_render_mode, rendered

ILLEGAL = ("lose", "random", "error")
"""What may follow from an illegal action: the seat ends last, another action is drawn, or nothing but an error."""


class Sitting:
    """An episode in which bots move by themselves."""

    def __init__(
        self,
        terms: Terms,
        opponents: Mapping[int, str],
        *,
        illegal: str = "lose",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in ILLEGAL:
            raise BadOption(f"an illegal action may {', '.join(ILLEGAL)}; not '{illegal}'")
        if most_moves is not None and most_moves < 1:
            raise BadOption(f"an episode has one move at least, not {most_moves}")
        for seat, name in opponents.items():
            if isinstance(seat, bool) or seat not in range(terms.seats):
                raise BadOption(f"there is no seat {seat!r} for '{name}'; the seats are 0 to {terms.seats - 1}")
            bots.check_name(name)
        self.terms = terms
        self.opponents = dict(opponents)
        self.learners = tuple(seat for seat in range(terms.seats) if seat not in opponents)
        if not self.learners:
            raise BadOption("bots sit in all seats, so nobody learns; leave one seat free")
        self.illegal = illegal
        self.most_moves = most_moves
        self.render_mode = render_mode
        self._generator = np.random.default_rng()
        self._bots: dict[int, Bot] = {}
        self._episode: Episode | None = None
        self.lost: int | None = None
        """The seat that lost by an illegal action."""

    @property
    def episode(self) -> Episode:
        """The match; an error before the first."""
        if self._episode is None:
            raise IllegalMove("no match has begun; reset the environment first")
        return self._episode

    @episode.setter
    def episode(self, episode: Episode) -> None:
        self._episode = episode

    def begin(self, seed: int | None) -> None:
        """Deal; with a seed, this and all later episodes follow from it."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        drawn = int(self._generator.integers(1 << 62))
        self.episode = Episode.on(self.terms, drawn)
        self.moves = 0
        """How many actions learners have taken."""
        self.fault = ""
        """Why the last action was not legal."""
        self.lost = None
        self._bots = {seat: bots.make(name, f"{drawn} seat {seat}") for seat, name in self.opponents.items()}
        self._let_bots_move()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.lost is not None or self.episode.over

    @property
    def truncated(self) -> bool:
        """Whether it was broken off."""
        return not self.over and self.most_moves is not None and self.moves >= self.most_moves

    @property
    def to_move(self) -> int:
        """The seat to move; -1 once the match is over."""
        return -1 if self.over else self.episode.to_move

    def take(self, action: Any) -> None:
        """Let the seat to move take an action, and the bots move after it."""
        if self.over or self.truncated:
            raise IllegalMove("the episode is over, so no action can be taken; reset the environment")
        self.fault = ""
        try:
            self.episode.step(action)
        except IllegalMove as error:
            if self.illegal == "error" or not self._is_action(action):
                raise
            self.fault = str(error)
            if self.illegal == "lose":
                self.lost = self.episode.to_move
                return
            legal = self.episode.actions()
            self.episode.step(int(legal[self._generator.integers(len(legal))]))
        self.moves += 1
        self._let_bots_move()

    def rewards(self) -> dict[int, float]:
        """What each learner's seat gets: see `rewards.py`. A seat that lost by an illegal action is the last."""
        if self.lost is None:
            found = self.episode.rewards()
            return {seat: float(found[seat]) for seat in self.learners}
        share = 1.0 / max(1, self.terms.seats - 1)
        return {seat: -1.0 if seat == self.lost else share for seat in self.learners}

    def render(self, seat: int | None = None) -> Any:
        """The position as a spectator sees it, or as a seat does."""
        return rendered(self.render_mode, self.terms, self.episode.record, seat)

    def _is_action(self, action: Any) -> bool:
        """Whether it is an action at all: a number in range. Anything else is always an error."""
        try:
            return operator.index(action) in range(self.terms.game.actions)
        except TypeError:
            return False

    def _let_bots_move(self) -> None:
        episode = self.episode
        while not episode.over and episode.to_move in self._bots:
            seat = episode.to_move
            try:
                action = action_of_bot(self._bots[seat], self.terms, episode.record, seat)
            except IllegalMove as error:
                raise IllegalMove(f"the bot '{self.opponents[seat]}' in seat {seat}: {error}") from error
            episode.step(action)
