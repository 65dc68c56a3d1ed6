"""What could run full in Sternenhimmel, and the largest and smallest boards that an owner may bring."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from asterism.games.sternenhimmel.pieces import FEWEST_STARS, MOST_COINS
from asterism.games.sternenhimmel.state import BOARDS, SEATS, STARS
from tests.contract.adversary import Capacity, LongMatch

NUMBERED = {
    **dict.fromkeys(("places", "hand", "coins", "free", "points", "left", "rank"), (SEATS,)),
    **dict.fromkeys(("owner", "kind"), (SEATS, STARS)),
}
CAPACITIES = [Capacity(("pile",), BOARDS, lambda _, state: state.drawn, near=BOARDS, seats=3)]


def boards(stars: int, prize: int, *, large: bool) -> dict[str, Any]:
    """Twelve boards of this many stars, each joined to all others."""
    board = {
        "stars": [{"large": large}] * stars,
        "lines": list(combinations(range(1, stars + 1), 2)),
        "prizes": (prize, prize),
        "unit96": (prize, prize),
    }
    return {"boards": {"board": [{"name": f"B{number}", **board} for number in range(BOARDS)]}}


OWN_FILES = {
    "smallest": boards(FEWEST_STARS, 0, large=False),
    "largest": boards(STARS, MOST_COINS, large=True),
}
LONGEST = LongMatch(3, OWN_FILES["largest"], near=BOARDS * STARS)
