"""The trick on the table as a drawing: the cards of the pile, and who played each."""

from __future__ import annotations

from asterism.drawing import INK, Box, Drawing, at, seat_mark, words
from asterism.games._shared.africa_art import BACK, HEIGHT, WIDTH, art_of, token_art
from asterism.games.afrika.options import AfrikaTerms
from asterism.games.afrika.view import AfrikaView, Tokens

MOST = 10
"""How many cards of the pile are drawn, from the top."""
STEP = 44
STOCK = 150
"""How much room the stock takes, left of the pile."""
HEADROOM = 30
FEWEST = 4
"""There is always room for as many."""
TOKENS = (14, 13, 12, 11)
"""For each kind of token the value of the card that has its picture, the dearest first."""
ROW = 84


def draw(terms: AfrikaTerms, view: AfrikaView) -> Drawing:
    """The stock and the pile, its top card on the right."""
    if view.turn is None:
        return _fortunes(view)
    art = art_of(terms.printed)
    pile = view.pile[-MOST:]
    stock = (
        at(0, HEADROOM, BACK),
        words(WIDTH / 2, HEADROOM + HEIGHT + 30, str(view.stock), 24, fill=INK, text_anchor="middle"),
    )
    # Each card lies on the one before it, so each has a layer of its own.
    cards = tuple(
        (
            at(STOCK + STEP * place, HEADROOM, art[laid.card]),
            seat_mark(laid.seat, STOCK + STEP * place + 22, HEADROOM - 14, 1.1),
        )
        for place, laid in enumerate(pile)
    )
    return Drawing(
        box=Box(0, 0, STOCK + (max(len(pile), FEWEST) - 1) * STEP + WIDTH, HEADROOM + HEIGHT + 40),
        layers=(stock if view.stock else (), *cards),
        tallies=_tallies(view),
    )


def _fortunes(view: AfrikaView) -> Drawing:
    """At the end: what each player has won."""
    won = [_tokens(tokens) for tokens in view.tokens]
    rows = [
        seat_mark(seat, ROW / 2, ROW * (seat + 0.5), 2)
        + "".join(at(ROW * (place + 1.5), ROW * (seat + 0.5), token_art(value)) for place, value in enumerate(values))
        for seat, values in enumerate(won)
    ]
    most = max(FEWEST, *map(len, won))
    return Drawing(Box(0, 0, ROW * (most + 1), ROW * len(won)), (tuple(rows),), _tallies(view))


def _tokens(tokens: Tokens | None) -> list[int]:
    """The value for each token, the dearest first."""
    if tokens is None:
        return []
    counts = (tokens.horseshoe, tokens.ruby, tokens.emerald, tokens.topaz)
    return [value for value, count in zip(TOKENS, counts, strict=True) for _ in range(count)]


def _tallies(view: AfrikaView) -> tuple[str, ...]:
    return tuple("" if fortune is None else str(fortune) for fortune in view.fortunes)
