"""The fewest rows, found without the kernels: a plain reading of the rules that tries everything."""

from __future__ import annotations

from collections.abc import Iterator

from asterism.game import Terms
from asterism.games._shared.africa_deck import STAR
from asterism.games.patience.rules_fitting import why_it_fits

Row = tuple[int, ...]
Position = tuple[tuple[Row, ...], tuple[int, ...], tuple[int, ...]]
"""Rows, hand, stock."""


def fewest_rows(terms: Terms, position: Position) -> int:
    """Try every line of play to its end."""
    rows, hand, _ = position
    if not hand:
        return len(rows)
    return min(fewest_rows(terms, after) for after in nexts(terms, position))


def nexts(terms: Terms, position: Position) -> Iterator[Position]:
    """All positions after one move."""
    rows, hand, stock = position
    playable = (STAR,) if STAR in hand and terms.options.star == "immediate" else hand
    found = [(card, after) for card in playable for after in laid(terms, rows, card)]
    for card, after in found or [(card, (*rows, (card,))) for card in playable]:
        left = tuple(other for other in hand if other != card)
        yield after, left + stock[:1], stock[1:]


def laid(terms: Terms, rows: tuple[Row, ...], card: int) -> Iterator[tuple[Row, ...]]:
    """All ways to lay a card on the rows."""
    deck, options = terms.printed.card, terms.options
    for i, row in enumerate(rows):
        if why_it_fits(options, deck[card], deck[row[-1]]):
            yield (*rows[:i], (*row, card), *rows[i + 1 :])
        if options.both_ends and why_it_fits(options, deck[card], deck[row[0]]):
            yield (*rows[:i], (card, *row), *rows[i + 1 :])
        if card == STAR:
            for j, other in enumerate(rows):
                if i != j:
                    rest = tuple(one for k, one in enumerate(rows) if k not in (i, j))
                    yield (*rest, (*row, STAR, *other))
