"""What could run full in Nacht der Sterne, and the fullest and emptiest pictures that an owner may bring."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.games.nacht.pieces import NAMES
from asterism.games.nacht.state import ASKINGS, FORGO, MOST_DROPS, SEATS, SKIES, STACK, TILES, WEITER
from tests.contract.adversary import Capacity, LongMatch

NUMBERED = {
    "asking": (ASKINGS,),  # used round and round
    "missed": (MOST_DROPS,),
    **dict.fromkeys(("held", "coins", "aside"), (SEATS,)),
}
CAPACITIES = [Capacity(("stack",), STACK, lambda _, state: state.drawn, near=STACK, seats=4)]

IDS = [f"C{number}" for number in range(SKIES)]


def sky(tiles: dict[str, list[str]]) -> dict[str, Any]:
    """A picture in which these tiles bear constellations."""
    return {"sky": {"tiles": {name: tiles.get(name, []) for name in NAMES}, "constellation": [{"id": i} for i in IDS]}}


OWN_FILES = {
    "everything on every tile": sky(dict.fromkeys(NAMES, IDS)),
    "everything on one tile": sky({NAMES[-1]: IDS}),
    "one tile each": sky({name: [one] for name, one in zip(NAMES, IDS, strict=False)}),
}


def wrong_tries_first(_terms: Terms, state: Any, _seat: int, actions: list[int]) -> list[int]:
    """Try what does not fit, set coins aside, say "Weiter!"; lay a tile only where nothing else can be done."""

    def reluctance(action: int) -> int:
        if action < TILES:
            return 3 if (state.fitting >> action) & 1 else 0
        return {FORGO: 1, WEITER: 2}.get(action, 2)

    return sorted(actions, key=reluctance)


LONGEST = LongMatch(2, {"wrong_drops": MOST_DROPS, "knock_proof": False}, near=600, order=wrong_tries_first)
