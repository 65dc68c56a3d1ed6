"""The rows of the solitaire as a drawing. Long rows go on in the next line."""

from __future__ import annotations

from asterism.drawing import Box, Drawing, at
from asterism.games._shared.africa_art import HEIGHT, WIDTH, art_of
from asterism.games.patience.options import PatienceTerms
from asterism.games.patience.view import PatienceView

STEP = 42
IN_A_LINE = 18
LINE = HEIGHT + 10
FEWEST_LINES = 3
GAP = 14


def draw(terms: PatienceTerms, view: PatienceView) -> Drawing:
    """The rows, one below the other."""
    art = art_of(terms.printed)
    layers: list[list[str]] = [[] for _ in range(IN_A_LINE)]
    top = 0.0
    for row in view.rows:
        for start in range(0, len(row), IN_A_LINE):
            for place, card in enumerate(row[start : start + IN_A_LINE]):
                layers[place].append(at(STEP * place, top, art[card]))
            top += LINE
        top += GAP
    height = max(top - GAP, FEWEST_LINES * LINE) - (LINE - HEIGHT)
    return Drawing(
        box=Box(0, 0, (IN_A_LINE - 1) * STEP + WIDTH, height),
        layers=tuple(tuple(layer) for layer in layers),
        tallies=(str(len(view.rows)),),
    )
