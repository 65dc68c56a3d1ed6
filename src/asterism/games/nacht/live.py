"""What live play needs to know of knocking: how long there is time, and what silence means."""

from __future__ import annotations

from typing import Any

from asterism.game import Race, Terms
from asterism.games.nacht.moves import Knock, KnockInVain, Pass
from asterism.games.nacht.state import WINDOW

PROOF_MS = 8000


def race(terms: Terms, state: Any) -> Race | None:
    """After "Weiter!" the others may knock for a while (GN23); a knocker has 8 seconds to show the tile (GN25b)."""
    if state.phase != WINDOW:
        return None
    return Race(
        ms=terms.options.knock_ms,
        proof_ms=PROOF_MS,
        turn=int(state.turn),
        silence=Pass(),
        forfeit=KnockInVain() if terms.options.knock_proof else Knock(),
    )
