"""Counting what lies on the table, in the reserve and in the hands."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.games.constellation.pieces import KINDS, STEPS
from asterism.games.constellation.rules_table import kind_of, reserve_of
from asterism.kernel import how_many


def count_pieces(terms: Terms, state: Any) -> dict[str, Any]:
    """Eight stars of each type, one Moon, one Cloud each, and every card once; the table's own books must agree."""
    check_books(state)
    kinds = [kind_of(state, tile) for tile in range(state.tiles)]
    hands = [int(card) for seat in range(terms.seats) for card in state.hands[seat, : terms.options.objectives]]
    deck = [int(card) for card in state.deck[state.next_card : state.deck_end]]
    discard = [int(card) for card in state.discard[: state.discards]]
    return {
        "stars": [kinds.count(kind) + int(reserve_of(state, kind)) for kind in range(KINDS)],
        "moons": kinds.count(-1),
        "clouds": sum(-1 <= cloud < state.tiles for cloud in state.clouds[: terms.seats]),
        "cards": sorted(hands + deck + discard),
    }


def check_books(state: Any) -> None:
    """Neighbours and border, kept step by step, are what a fresh look at the cells finds."""
    cells = [(int(cell) % 128, int(cell) // 128) for cell in state.cell[: state.tiles]]
    assert len(set(cells)) == state.tiles
    border = set()
    for tile, (q, r) in enumerate(cells):
        around = {(q + dq, r + dr) for dq, dr in STEPS}
        assert int(state.beside[tile]) == sum(1 << other for other, cell in enumerate(cells) if cell in around)
        border |= around
    free = sorted(r * 128 + q for q, r in border - set(cells))
    assert [int(cell) for cell in state.border[: state.borders]] == free
    assert all(how_many(int(state.of_kind[kind])) <= 8 for kind in range(KINDS))
