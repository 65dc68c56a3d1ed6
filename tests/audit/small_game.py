"""A game of two cards with switches for leaks: each of two players gets one of six cards, and both bid in turn.

Whoever holds a card below 2 may not bid 2, so bids tell something about cards.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from asterism.audit.position import CHANCE, OVER, Draw, NotOffered

CARDS = 6
MOVES = 4


class SmallGame:
    name = "small"
    version = "1"
    players = 2
    longest = 2 + MOVES

    def __init__(self, leak: str = "") -> None:
        self.leak = leak

    def begin(self) -> SmallPosition:
        return SmallPosition((), self.leak)


class SmallPosition:
    def __init__(self, actions: tuple[int, ...], leak: str) -> None:
        self.actions = actions
        self.leak = leak
        self.cards, self.bids = actions[:2], actions[2:]
        self.turn = CHANCE if len(actions) < 2 else OVER if len(self.bids) == MOVES else len(self.bids) % 2

    def legal(self, player: int) -> Sequence[int]:
        if self.turn != player:
            return ()
        judged = self.cards[1 - player] if self.leak == "actions" else self.cards[player]
        return (0, 1) if judged < 2 else (0, 1, 2)

    def chance(self, rng: Random) -> int:
        return rng.choice([card for card in range(CARDS) if card not in self.cards])

    def another_chance(self, action: int, rng: Random) -> int:
        return rng.choice([card for card in range(CARDS) if card not in (*self.cards, action)])

    def allows(self, action: int) -> bool:
        if self.turn == CHANCE:
            return action not in self.cards
        return self.turn >= 0 and action in self.legal(self.turn)

    def after(self, action: int) -> SmallPosition:
        return SmallPosition((*self.actions, action), self.leak)

    def known(self, player: int) -> Hashable:
        return self.cards[player : player + 1], self.bids

    def shown(self, player: int) -> Mapping[str, Hashable]:
        shown: dict[str, Hashable] = {
            "observation string": str(self.known(player)),
            "information state tensor": self.bids,
        }
        if self.leak == "observation":
            shown["observation string"] = str(sum(self.cards) % 3)
        if self.leak == "information":
            shown["information state tensor"] = self.cards
        if self.turn == player:
            shown["legal actions"] = tuple(self.legal(player))
        return shown

    def held_by_others(self, player: int) -> Any:
        return np.eye(CARDS)[self.cards[1 - player]]

    def resampled(self, player: int, draw: Draw) -> SmallPosition:
        if self.leak == "none":
            raise NotOffered
        if self.leak == "error":
            raise RuntimeError("no worlds here")
        true, own = self.cards[1 - player], self.cards[player]
        theirs = [bid for number, bid in enumerate(self.bids) if number % 2 != player]
        possible = [card for card in range(CARDS) if card != own and (card >= 2 or 2 not in theirs)]
        if self.leak == "impossible":
            possible = [card for card in range(CARDS) if card != own]
        if self.leak == "one":
            possible = possible[:1]
        card = possible[int(draw() * len(possible))]
        if self.leak == "truth" or (self.leak == "sometimes the truth" and draw() < 0.5):
            card = true
        cards = (own, card) if player == 0 else (card, own)
        bids = self.bids[:-1] if self.leak == "moves" and self.bids else self.bids
        return SmallPosition((*cards, *bids), self.leak)

    def course(self) -> Sequence[int]:
        return self.actions
