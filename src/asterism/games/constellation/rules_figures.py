"""The five-cell lemma: a figure of a type is valid if and only if the Moon's group of that type has five cells.

The group is the Moon together with all stars of the type that are linked to it through stars of that
type. Five valid cells are linked and hold the Moon, so they lie in the group; a sixth member would touch
them and spoil the figure (C19). So the group itself is the figure (C16-C20, GC-5, GC-7).
"""

from __future__ import annotations

from asterism.games.constellation.pieces import BOX, FIGURES
from asterism.games.constellation.state import FIVE, NO_CARD, ROW, Setup, State
from asterism.kernel import first_of, how_many, rule


@rule
def moons_group(state: State, kind: int) -> int:
    """The Moon and the stars of this type linked to it; the search stops beyond five cells."""
    stars = state.of_kind[kind]
    group = 1 << state.moon
    fresh = state.beside[state.moon] & stars
    while fresh and how_many(group) <= FIVE:
        group |= fresh
        reached = 0
        while fresh:
            reached |= state.beside[first_of(fresh)]
            fresh &= fresh - 1
        fresh = reached & stars & ~group
    return group


@rule
def standing_card(setup: Setup, state: State, kind: int) -> int:
    """The card whose figure stands in stars of this type, or NO_CARD."""
    if how_many(state.of_kind[kind]) < FIVE - 1:
        return NO_CARD
    group = moons_group(state, kind)
    return card_shown_by(setup, state, group) if how_many(group) == FIVE else NO_CARD


@rule
def card_shown_by(setup: Setup, state: State, tiles: int) -> int:
    """The card with exactly the figure of these five tiles, in any rotation (C18, GC-1, GC-4)."""
    left, top = ROW, ROW
    rest = tiles
    while rest:
        cell = state.cell[first_of(rest)]
        rest &= rest - 1
        left, top = min(left, cell % ROW), min(top, cell // ROW)
    shape = 0
    while tiles:
        cell = state.cell[first_of(tiles)]
        tiles &= tiles - 1
        shape |= 1 << ((cell % ROW - left) * BOX + cell // ROW - top)
    return setup.card_of[shape % FIGURES]
