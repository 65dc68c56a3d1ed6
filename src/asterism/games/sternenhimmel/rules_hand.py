"""A hand is a bit set of tokens: bits 0 to 6 are one token each, bits 7 and 8 are the two double stars.

A lone double star is always bit 7, so that equal hands are equal numbers.
"""

from __future__ import annotations

from asterism.games.sternenhimmel.state import DOUBLE
from asterism.kernel import rule


@rule
def without(tokens: int, kind: int) -> int:
    """The hand less one token of this kind; of two double stars the second goes first."""
    second = (tokens >> (DOUBLE + 1)) & (kind == DOUBLE)
    return tokens & ~(1 << (kind + second))


@rule
def together_with(tokens: int, kind: int) -> int:
    """The hand and one more token of this kind."""
    second = (tokens >> DOUBLE) & (kind == DOUBLE)
    return tokens | (1 << (kind + second))
