"""How long and how often a player of text may try, and what happens when that is used up."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Literal

from asterism.errors import BadOption

TRIES = 3
"""How many answers a player may give to one prompt, unless agreed otherwise."""

AtLimit = Literal["random", "forfeit"]
"""What happens when a player has used up the tries or the time of a turn: a random legal move is made and counted, or
the player forfeits: random moves play the rest of the match, and the seat is ranked behind all that did not."""


def checked_limit(at_limit: str) -> AtLimit:
    """What happens at the limit; BadOption if it is neither."""
    if at_limit == "random":
        return "random"
    if at_limit == "forfeit":
        return "forfeit"
    raise BadOption(f"at the limit a player makes a 'random' move or has to 'forfeit', not '{at_limit}'")


def with_forfeits(ranks: Sequence[int], forfeited: AbstractSet[int]) -> list[int]:
    """The ranks if those who forfeited are last, whatever was played for them; among themselves they are equal."""
    if not forfeited:
        return list(ranks)
    stayed = [rank for seat, rank in enumerate(ranks) if seat not in forfeited]
    return [
        len(stayed) + 1 if seat in forfeited else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranks)
    ]
