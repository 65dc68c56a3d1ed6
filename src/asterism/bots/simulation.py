"""Many random matches in one kernel call, and their results."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.deal import shape_of
from asterism.game import Terms
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blank, blanks


class Simulation:
    """Plays matches of uniformly random moves on the same terms and keeps their results."""

    def __init__(self, terms: Terms, seed: str) -> None:
        self.terms = terms
        self._rng = seeded(seed)
        self.forget()

    def forget(self) -> None:
        """Forget the matches played so far."""
        self.lengths = np.zeros(0, dtype=np.int32)
        self.scores = np.zeros((0, self.terms.seats), dtype=np.int32)
        self.ranks = np.zeros((0, self.terms.seats), dtype=np.int32)

    @property
    def played(self) -> int:
        """How many matches were played."""
        return len(self.lengths)

    @property
    def moves(self) -> int:
        """How many moves they had."""
        return int(self.lengths.sum())

    def play(self, games: int) -> int:
        """Play this many more matches."""
        game, seats, shape = self.terms.game, self.terms.seats, shape_of(self.terms.chances)
        lengths = np.zeros(games, dtype=np.int32)
        scores, ranks = np.zeros((games, seats), dtype=np.int32), np.zeros((games, seats), dtype=np.int32)
        game.kernels.play_games(
            self.terms.setup,
            blank(game.state),
            blanks(game.state, 1),
            shape.sizes,
            shape.counts,
            np.zeros(shape.total, dtype=np.int64),
            np.zeros(shape.total, dtype=np.int32),
            self._rng,
            lengths,
            scores,
            ranks,
            silent_buffer(),
        )
        self.lengths = np.concatenate([self.lengths, lengths])
        self.scores = np.concatenate([self.scores, scores])
        self.ranks = np.concatenate([self.ranks, ranks])
        return games

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
