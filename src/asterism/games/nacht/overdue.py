"""What is done for a player whose time has run out (GN45)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from asterism.game import Terms
from asterism.games.nacht.laying import gain_of
from asterism.games.nacht.rules import legal
from asterism.games.nacht.state import ACTIONS, FORGO, KNOCK_TILE, PASS, WEITER


def overdue(terms: Terms, state: Any, seat: int) -> int:
    """With oversights "Weiter!", or any fitting tile where one has to lay; strictly forgo, or lay what pays best.

    Whoever may knock lets it pass, and a knocker who has to pick a tile gets the one that pays best.
    """
    actions = np.zeros(ACTIONS, dtype=np.int32)
    able = [int(action) for action in actions[: legal(terms.setup, state, seat, actions)]]
    for quiet in (PASS, *((FORGO, WEITER) if state.strict else (WEITER,))):
        if quiet in able:
            return quiet
    tiles = [action % KNOCK_TILE for action in able if action < FORGO]
    if state.strict or able[0] >= KNOCK_TILE:
        best = max(tiles, key=lambda tile: (gain_of(terms.setup, state.laid, tile), -tile))
        return able[tiles.index(best)]
    return random.choice([tile for tile in tiles if (state.fitting >> tile) & 1])
