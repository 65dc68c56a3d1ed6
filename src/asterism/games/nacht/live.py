"""What live play needs beyond the rules: the race to knock, and the move for a seat whose time has run out."""

from __future__ import annotations

import random
from typing import Any

from asterism.game import RaceRules
from asterism.games.nacht.moves import Knock, KnockInVain, Pass
from asterism.games.nacht.options import NachtTerms
from asterism.games.nacht.rules import legal
from asterism.games.nacht.rules_laying import gain_of
from asterism.games.nacht.state import ACTIONS, FORGO, KNOCK_TILE, PASS, WEITER, WINDOW, Setup, State

PROOF_MS = 8000


def race(terms: NachtTerms, state: State) -> RaceRules | None:
    """After "Weiter!" the others may knock for a while (GN23); a knocker has 8 seconds to show the tile (GN25b)."""
    if state.phase != WINDOW:
        return None
    return RaceRules(
        ms=terms.options.knock_ms,
        proof_ms=PROOF_MS,
        turn=state.turn,
        silence=Pass(),
        forfeit=KnockInVain() if terms.options.knock_proof else Knock(),
    )


def overdue(terms: NachtTerms, state: State, seat: int) -> int:
    """What is done for a player whose time has run out (GN45).

    With oversights "Weiter!", or any fitting tile where one has to lay; strictly forgo, or lay what pays best.

    A seat that may knock lets it pass, and a knocker who has to pick a tile gets the one that pays best.
    """
    able = legal_in(terms.plain_setup, state, seat)
    for quiet in (PASS, *((FORGO, WEITER) if state.strict else (WEITER,))):
        if quiet in able:
            return quiet
    tiles = [action % KNOCK_TILE for action in able if action < FORGO]
    if state.strict or able[0] >= KNOCK_TILE:
        best = max(tiles, key=lambda tile: (gain_of(terms.plain_setup, state.laid, tile), -tile))
        return able[tiles.index(best)]
    return random.choice([tile for tile in tiles if (state.fitting >> tile) & 1])


def legal_in(setup: Setup, state: State, seat: int) -> list[int]:
    """The legal actions of a seat."""
    actions: Any = [0] * ACTIONS
    return actions[: legal(setup, state, seat, actions)]
