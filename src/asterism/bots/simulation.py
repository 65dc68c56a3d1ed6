"""Many random matches in one kernel call, and their results."""

from __future__ import annotations

from typing import Any

from asterism.arrays import np
from asterism.deal import shape_of
from asterism.game import Terms
from asterism.kernel import IntArray, IntRows, seeded, silent_buffer
from asterism.layout import blank, blanks


class Simulation:
    """Plays matches of uniformly random moves on the same terms and keeps their results."""

    def __init__(self, terms: Terms, seed: str) -> None:
        self.terms = terms
        self._rng = seeded(seed)
        self._lengths = np.zeros(0, dtype=np.int32)
        self._scores, self._ranks = (np.zeros((0, terms.seats), dtype=np.int32) for _ in range(2))
        self.played = 0
        """How many matches were played."""

    def forget(self) -> None:
        """Forget the matches played so far."""
        self.played = 0

    @property
    def lengths(self) -> IntArray:
        """How many moves each match had."""
        return self._lengths[: self.played]

    @property
    def scores(self) -> IntRows:
        """A row for each match, with the score of each seat."""
        return self._scores[: self.played]

    @property
    def ranks(self) -> IntRows:
        """A row for each match, with the rank of each seat."""
        return self._ranks[: self.played]

    @property
    def moves(self) -> int:
        """How many moves they had."""
        return int(self.lengths.sum())

    def play(self, games: int) -> int:
        """Play this many more matches."""
        game, shape = self.terms.game, shape_of(self.terms.chances)
        new = slice(self.played, self.played + games)
        self._make_room_for(new.stop)
        game.kernels.play_games(
            self.terms.setup,
            blank(game.state),
            blanks(game.state, 1),
            shape.sizes,
            shape.counts,
            np.zeros(shape.total, dtype=np.int64),
            np.zeros(shape.total, dtype=np.int32),
            self._rng,
            self._lengths[new],
            self._scores[new],
            self._ranks[new],
            silent_buffer(),
        )
        self.played = new.stop
        return games

    def _make_room_for(self, matches: int) -> None:
        """Twice the room whenever it runs out, so that results are seldom copied."""
        if matches > len(self._lengths):
            room = max(matches, 2 * len(self._lengths))
            self._lengths = np.resize(self.lengths, room)
            self._scores = np.resize(self.scores, (room, self.terms.seats))
            self._ranks = np.resize(self.ranks, (room, self.terms.seats))

    def summary(self) -> dict[str, Any]:
        """Shares of wins, scores and lengths, as plain data."""
        first = self.ranks == 1
        shared = first & (first.sum(axis=1, keepdims=True) > 1)
        rows = [
            {
                "seat": seat,
                "wins": float(first[:, seat].mean() - shared[:, seat].mean()),
                "shared_wins": float(shared[:, seat].mean()),
                "mean_score": float(self.scores[:, seat].mean()),
                "lowest": int(self.scores[:, seat].min()),
                "highest": int(self.scores[:, seat].max()),
            }
            for seat in range(self.terms.seats)
        ]
        length = {
            "mean": float(self.lengths.mean()),
            "shortest": int(self.lengths.min()),
            "longest": int(self.lengths.max()),
        }
        return {"games": self.played, "length": length, "seats": rows}
