"""What live play needs beyond the rules: the answer of a player whose time for a question has run out."""

from __future__ import annotations

from asterism.game import RaceRules
from asterism.games.constellation.options import ConstellationTerms
from asterism.games.constellation.rules_asking import first_wording, is_asking
from asterism.games.constellation.state import State


def race(terms: ConstellationTerms, state: State) -> RaceRules | None:
    """Players answer one after the other, so nobody has to be fast."""
    return None


def overdue(terms: ConstellationTerms, state: State, seat: int) -> int | None:
    """No answer in time means what the sheet says first (GC-49); any other decision is left to a bot."""
    return first_wording(state) if is_asking(state) else None
