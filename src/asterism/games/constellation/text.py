"""The table as text, for a terminal: every cell with its coordinates, every tile with its Clouds."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.game import Say
from asterism.games.constellation.options import ConstellationTerms
from asterism.games.constellation.pieces import POINTS, STEPS, Card, Cell, Figure, all_cards, number_of, rotations
from asterism.games.constellation.view import ConstellationView, Objective, Tile
from asterism.naming import NamedField, Names, Word

CELL_WIDTH = 8
HALF = CELL_WIDTH // 2
MOON = "☾"


def render(terms: ConstellationTerms, view: ConstellationView, players: Sequence[str], say: Say) -> str:
    """The tiles, the players, the reserve, and the looking seat's own cards."""
    blocks = [_tiles(view, players), _players(terms, view, players, say), _piles(view, say)]
    if view.seat is not None:
        blocks.append(_own_cards(terms, view.hands[view.seat], say))
    return "\n\n".join(blocks)


def names(terms: ConstellationTerms) -> Names:
    """A card by its figure; of a figure and its mirror image, the one with the higher number is called mirrored."""
    words: dict[str, dict[str, Word]] = {
        card.name: {
            "figure": min(card.name, card.mirror),
            "mirrored": "yes" if card.mirror < card.name else "no",
        }
        for card in all_cards()
    }
    return Names(fields={"card": NamedField("card")}, words={"card": words})


# --- the tiles -------------------------------------------------------------------------------


def _tiles(view: ConstellationView, players: Sequence[str]) -> str:
    """Rows of hexagons, each one shifted by half a cell: what lies there, and below it the coordinates."""
    tiles = {(tile.q, tile.r): tile for tile in view.tiles}
    shown = set(tiles) | _free_cells(tiles)
    left = min(2 * q + r for q, r in shown)
    lines = []
    for row in sorted({r for _, r in shown}):
        in_row = sorted(cell for cell in shown if cell[1] == row)
        columns = [(2 * q + r - left) * HALF for q, r in in_row]
        lines.append(_line(columns, [_symbol(tiles.get(cell), _clouds_on(view, cell, players)) for cell in in_row]))
        lines.append(_line(columns, [f"{q},{r}".center(CELL_WIDTH - 1) for q, r in in_row]))
    return "\n".join(lines)


def _free_cells(tiles: dict[Cell, Tile]) -> set[Cell]:
    return {(q + dq, r + dr) for q, r in tiles for dq, dr in STEPS} - set(tiles)


def _symbol(tile: Tile | None, clouds: str) -> str:
    if tile is None:
        return "   ·"
    return f"  ({tile.star or MOON}){clouds}"


def _clouds_on(view: ConstellationView, cell: Cell, players: Sequence[str]) -> str:
    marks = _marks(players)
    here = [marks[seat] for seat, cloud in enumerate(view.clouds) if cloud == cell]
    return "~" + "".join(here) if here else ""


def _marks(players: Sequence[str]) -> list[str]:
    """How each player's Cloud is marked: by the initial, or by a number where two initials are the same."""
    initials = [name[:1] for name in players]
    return initials if len(set(initials)) == len(players) else [str(number) for number in range(1, len(players) + 1)]


def _line(columns: list[int], words: list[str]) -> str:
    line = ""
    for column, word in zip(columns, words, strict=True):
        line = line.ljust(column) + word
    return line.rstrip()


# --- the players and the cards ---------------------------------------------------------------


def _players(terms: ConstellationTerms, view: ConstellationView, players: Sequence[str], say: Say) -> str:
    labels = [
        name if name.startswith(mark) else f"{mark} {name}" for name, mark in zip(players, _marks(players), strict=True)
    ]
    width = max(len(label) for label in labels)
    lines = []
    for seat, label in enumerate(labels):
        marker = "▸" if seat == _to_move(view) else "★" if seat == view.winner else " "
        cards = " ".join(held.card or "?" for held in view.hands[seat])
        standing = say("table-player", points=view.points[seat], cards=cards)
        you = f"  ({say('table-you')})" if seat == view.seat else ""
        lines.append(f"{marker} {label:<{width}}  {standing}{you}")
    decision = f"answer_{view.question.about}" if view.question else view.decision
    lines.append("  " + say("table-decision", decision=decision))
    if view.decision in {"play", "swap"} and terms.options.change in {"start_of_turn", "instead_of_play"}:
        lines.append("  " + say("table-may-change", timing=terms.options.change))
    return "\n".join(lines)


def _to_move(view: ConstellationView) -> int | None:
    return view.question.asked if view.question else view.turn


def _piles(view: ConstellationView, say: Say) -> str:
    reserve = "  ".join(f"{star}: {left}" for star, left in zip(POINTS, view.reserve, strict=True))
    cards = say("table-deck", deck=view.deck, discard=" ".join(view.discard) or "-")
    return "\n".join([say("table-reserve", reserve=reserve), cards])


def _own_cards(terms: ConstellationTerms, hand: list[Objective], say: Say) -> str:
    """The own cards side by side, each figure in its flattest rotation."""
    cards = [all_cards()[number_of(held.card)] for held in hand if held.card is not None]
    drawings = [_card(card) for card in cards]
    height = max((len(drawing) for drawing in drawings), default=0)
    rows = ["".join(f"  {drawing[i] if i < len(drawing) else '':<12}" for drawing in drawings) for i in range(height)]
    return "\n".join(
        [say("table-your-cards", mirrored="yes" if terms.printed.mirrored else "no"), *(row.rstrip() for row in rows)]
    )


def _card(card: Card) -> list[str]:
    figure = min(rotations(card.cells), key=_height_and_width)
    left = min(2 * q + r for q, r in figure)
    rows = []
    for row in sorted({r for _, r in figure}):
        columns = {2 * q + r - left for q, r in figure if r == row}
        rows.append("".join("o" if column in columns else " " for column in range(max(columns) + 1)))
    return [card.name, *rows]


def _height_and_width(figure: Figure) -> tuple[int, int]:
    columns = [2 * q + r for q, r in figure]
    return len({r for _, r in figure}), max(columns) - min(columns)
