"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.game import Say
from asterism.games.sternenhimmel.options import SternenhimmelTerms
from asterism.games.sternenhimmel.pieces import HEIGHT, WIDTH, Board
from asterism.games.sternenhimmel.view import Constellation, StarView, SternenhimmelView
from asterism.naming import NamedField, Names, Word, in_every_language

COLUMNS, ROWS = 34, 9


def render(terms: SternenhimmelTerms, view: SternenhimmelView, players: Sequence[str], say: Say) -> str:
    """All constellations in play, then the players, then the looking seat's own tokens."""
    boards = {board.name: index for index, board in enumerate(terms.printed.board)}
    blocks = []
    for constellation in view.places:
        if constellation is not None:
            index = boards[constellation.sky]
            prizes = terms.plain_setup.prizes[index]
            blocks.append(_block(terms.printed.board[index], prizes, constellation, players, say))
    blocks.append(_players(view, players, say))
    if view.seat is not None:
        blocks.append(say("table-your-tokens", tokens="  ".join(view.hand) or "-"))
    return "\n\n".join(blocks)


def names(terms: SternenhimmelTerms) -> Names:
    """Constellations in the reader's language, in English as astronomers call them, and stars by their own names."""
    skies: dict[str, dict[str, Word]] = {}
    stars: dict[str, dict[str, Word]] = {}
    for board in terms.printed.board:
        # A translation may explain itself in brackets, as in "Cancer (Crabe)".
        translations = {language: name.partition(" (")[0] for language, name in board.names.items()}
        name: Word = in_every_language(board.name, {**translations, "en": board.name})
        skies[board.name] = {"name": name}
        for number, star in enumerate(board.stars, start=1):
            stars[f"{board.name} {number}"] = {"sky": name, "star": star.name or "none", "number": number}
    fields = {"sky": NamedField("sky"), "star": NamedField("star", "sky"), "stars": NamedField("star", "sky")}
    return Names(fields, {"sky": skies, "star": stars})


def _block(board: Board, prizes: Sequence[int], constellation: Constellation, players: Sequence[str], say: Say) -> str:
    figure = _figure(board)
    legend = [_legend(number, board, star, players, say) for number, star in enumerate(constellation.stars, start=1)]
    height = max(len(figure), len(legend))
    left = figure + [""] * (height - len(figure))
    right = legend + [""] * (height - len(legend))
    rows = [f"  {drawing:<{COLUMNS + 4}}  {line}".rstrip() for drawing, line in zip(left, right, strict=True)]
    return "\n".join([f"{board.name}  {prizes[0]}/{prizes[1]}", *rows])


def _legend(number: int, board: Board, star: StarView, players: Sequence[str], say: Say) -> str:
    printed = board.stars[number - 1]
    label = f"({number})" if printed.large else f" {number} "
    if star.owner is None:
        bears = "·"
    elif star.token is None:
        bears = f"{players[star.owner]} {say('table-face-down')}"
    else:
        bears = f"{players[star.owner]} {star.token}" + (f" ({say('table-face-down')})" if printed.large else "")
    return f"{label} {printed.name:<18} {bears}"


def _figure(board: Board) -> list[str]:
    """The figure as printed: lines of dots, numbered stars, large ones in brackets."""
    canvas = [[" "] * (COLUMNS + 4) for _ in range(ROWS)]
    spots = [_spot(star.x, star.y) for star in board.stars]
    for one, other in board.lines:
        _draw_line(canvas, spots[one - 1], spots[other - 1])
    for number, (column, row) in enumerate(spots, start=1):
        label = f"({number})" if board.stars[number - 1].large else f" {number} "
        canvas[row][column - 1 : column + 2] = label
    return [line for line in ("".join(row).rstrip() for row in canvas) if line]


def _spot(x: float | None, y: float | None) -> tuple[int, int]:
    column = 1 + round((x or 0) / WIDTH * COLUMNS)
    row = round((y or 0) / HEIGHT * (ROWS - 1))
    return min(max(column, 1), COLUMNS + 1), min(max(row, 0), ROWS - 1)


def _draw_line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        column = round(start[0] + (end[0] - start[0]) * step / steps)
        row = round(start[1] + (end[1] - start[1]) * step / steps)
        canvas[row][column] = "·"


def _players(view: SternenhimmelView, players: Sequence[str], say: Say) -> str:
    width = max(len(name) for name in players)
    lines = []
    for seat, name in enumerate(players):
        marker = "▸" if seat == view.turn else " "
        coins = "?" if view.coins[seat] is None else view.coins[seat]
        standing = say("table-player", coins=f"{coins:>3}", count=view.coins[seat] or 0, tokens=view.hand_sizes[seat])
        you = f"  ({say('table-you')})" if seat == view.seat else ""
        lines.append(f"{marker} {name:<{width}}  {standing}{you}")
    lines.append("  " + say("table-progress", scored=len(view.scored), pile=len(view.unseen), paid=view.paid))
    return "\n".join(lines)
