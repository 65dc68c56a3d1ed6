"""What an inattentive bot overlooks: a hasty bot sees only the card that takes the pile at once.

So it spends a gem where a plain card, a lion or a chip would do, and beats where passing is better. Found by playing:
with a tenth of such hasty moves a bot loses 57 % of the matches of two against one that plays the same otherwise,
with a third of them 77 %, with nothing else 97 %.
"""

from __future__ import annotations

from asterism.games._shared.africa_deck import LION
from asterism.games.afrika.rules import LION_BIT, TEN_VALUE, UNDER, choices
from asterism.games.afrika.state import Setup, State
from asterism.kernel import Ints, Rng, first_of, random_below, routine, rule

CALM = 110
"""A bot is calm in `attention` of this many moves, so every bot below full attention is hasty now and then."""
UP_TO_TEN = (1 << (TEN_VALUE - LION + 1)) - 1
ON_TOP = (1 << UNDER) - 1


@routine
def noticed(setup: Setup, state: State, seat: int, attention: int, rng: Rng, actions: Ints, count: int) -> int:
    """Keep all actions for a cool head, and for a hasty one only the card with which it grabs the pile."""
    grabbing = choices(state, seat) & ON_TOP
    if grabbing == 0 or random_below(rng, CALM) < attention:
        return count
    actions[0] = hasty(grabbing)
    return 1


@rule
def hasty(cards: int) -> int:
    """Of the cards that may be played on top, the lowest above 10; else the lowest, lions last."""
    return first_of(cards & ~UP_TO_TEN or cards & ~LION_BIT or cards)
