"""The constellations in play as a drawing: figures, tokens and prizes."""

from __future__ import annotations

from collections.abc import Iterator

from asterism.drawing import (
    DARK,
    EDGE,
    GOLD,
    INK,
    LINE,
    PLATE,
    SHAPES,
    STAR,
    Box,
    Drawing,
    at,
    circle,
    colour_of,
    group,
    line,
    mixed,
    path,
    rectangle,
    words,
)
from asterism.games.sternenhimmel.options import SternenhimmelTerms
from asterism.games.sternenhimmel.pieces import HEIGHT, TOKENS, WIDTH, Board, Star
from asterism.games.sternenhimmel.view import Constellation, StarView, SternenhimmelView

HEADING, GAP = 16, 8
CELL_WIDTH, CELL_HEIGHT = WIDTH + GAP, HEIGHT + HEADING + GAP
COLUMNS, WIDEST = ((4, 2), (9, 3)), 4
"""How many columns there are for up to so many boards, and for more."""
*_, BLACK_HOLE, DOUBLE_STAR = TOKENS
SPARKLE = "M0-5.8Q.9-.9 5.8 0Q.9.9 0 5.8Q-.9.9-5.8 0Q-.9-.9 0-5.8z"
TOKEN = 0.45
"""A token is drawn within 20 of the origin; this large it covers as much of a board as in the web app."""


def draw(terms: SternenhimmelTerms, view: SternenhimmelView) -> Drawing:
    """The boards in play, with what lies on their stars."""
    boards = {board.name: board for board in terms.printed.board}
    # At the end nothing is in play any more, and all constellations are shown.
    places = view.places if any(view.places) else [Constellation(name, []) for name in view.scored]
    columns = next((columns for most, columns in COLUMNS if len(places) <= most), WIDEST)
    rows = -(-len(places) // columns)
    figures: list[str] = []
    tokens: list[str] = []
    for index, place in enumerate(places):
        left, top = index % columns * CELL_WIDTH, index // columns * CELL_HEIGHT
        figures.append(at(left, top, *_board(boards[place.sky] if place else None)))
        if place:
            tokens += [at(left, top + HEADING, token) for token in _tokens(boards[place.sky], place)]
    return Drawing(
        box=Box(0, 0, columns * CELL_WIDTH - GAP, rows * CELL_HEIGHT - GAP),
        layers=(tuple(figures), tuple(tokens)),
        tallies=tuple("" if coins is None else str(coins) for coins in view.coins),
    )


def _board(board: Board | None) -> Iterator[str]:
    yield rectangle(Box(0, 0, WIDTH, HEIGHT + HEADING), 5, fill=PLATE, stroke=EDGE, stroke_width=0.8)
    if board is None:
        return
    yield words(6, 12, board.name, 10, fill=INK)
    yield words(WIDTH - 6, 12, f"{board.prizes[0]}/{board.prizes[1]}", 10, fill=GOLD, text_anchor="end")
    yield at(0, HEADING, *_figure(board))


def _figure(board: Board) -> Iterator[str]:
    for one, other in board.lines:
        yield line(_place(board.stars[one - 1]), _place(board.stars[other - 1]), stroke=LINE, stroke_width=0.7)
    for star in board.stars:
        x, y = _place(star)
        yield circle(x, y, 8 if star.large else 5, fill=STAR, opacity=0.12)
        if star.large:
            yield circle(x, y, 7, fill="none", stroke=GOLD, stroke_width=0.6, stroke_dasharray="1.6 1.1")
            yield at(x, y, path(SPARKLE, fill=STAR))
        yield circle(x, y, 2.7 if star.large else 1.9, fill=STAR)


def _place(star: Star) -> tuple[float, float]:
    return (WIDTH / 2 if star.x is None else star.x, HEIGHT / 2 if star.y is None else star.y)


def _tokens(board: Board, place: Constellation) -> Iterator[str]:
    for star, bearing in zip(board.stars, place.stars, strict=bool(place.stars)):
        if bearing.owner is not None:
            yield at(*_place(star), *_token(bearing, bearing.owner), scale=TOKEN)


def _token(bearing: StarView, seat: int) -> Iterator[str]:
    colour, shape = colour_of(seat), SHAPES[seat % len(SHAPES)]
    is_back = bearing.token is None
    yield circle(0, 0, 19.3, fill=mixed(colour, 0.62, DARK) if not is_back else colour)
    yield circle(0, 0, 17.6, fill=mixed(colour, 0.18, DARK) if is_back else colour)
    if bearing.token is None:
        yield path(shape, fill=colour)
        return
    if bearing.token == BLACK_HOLE:
        yield circle(0, -2.5, 6.6, fill=DARK)
    elif bearing.token == DOUBLE_STAR:
        yield group(circle(-5.6, -2.5, 4.6), circle(5.6, -2.5, 4.6), fill=DARK)
    else:
        yield words(0, 4.6, bearing.token, 21, fill=DARK, text_anchor="middle")
    yield at(0, 10.6, path(shape, fill=DARK), scale=0.3)
