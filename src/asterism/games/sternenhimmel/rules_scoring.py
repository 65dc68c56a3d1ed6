"""The scoring of a full constellation, step by step (S28-S51).

Here it is counted and paid; `rules_scoring_events.py` writes the steps down for people to follow.

Loops run over all stars and seats that there could be: what a smaller board or table lacks is empty, and the compiler
then needs no check that the index is inside.
"""

from __future__ import annotations

from asterism.games.sternenhimmel.state import (
    ADD,
    BLACK_HOLE,
    DOUBLE,
    FACES,
    ONCE,
    SEATS,
    STARS,
    Setup,
    State,
)
from asterism.kernel import counter, first_of, how_many, raised, rule

RESERVE = -1
FIRST = 1
SECOND = 2


@rule
def count(setup: Setup, state: State, place: int) -> None:
    """Remove what black holes destroy, add up what is left, and rank the players (S30-S42)."""
    tally(setup, state, place, survivors(setup, state, place))
    rank_players(setup, state)


@rule
def linked_to(setup: Setup, board: int, stars: int) -> int:
    """All stars that a line joins directly to one of these (S8)."""
    linked = 0
    for star in range(STARS):
        linked |= setup.links[board][star] if (stars >> star) & 1 else 0
    return linked


@rule
def stars_bearing(setup: Setup, state: State, place: int, kind: int) -> int:
    """Bit set of the stars of this place that bear a token of this kind."""
    stars = 0
    for star in range(STARS):
        stars |= (state.kind[place][star] == kind) << star
    return stars


@rule
def vanished(setup: Setup, state: State, place: int) -> int:
    """Black holes that touch one another vanish together, before they swallow anything (S30)."""
    holes = stars_bearing(setup, state, place, BLACK_HOLE)
    return holes & linked_to(setup, state.places[place], holes)


@rule
def swallowed(setup: Setup, state: State, place: int) -> int:
    """Each black hole left swallows all tokens it is linked to, of any colour (S31-S34)."""
    left = stars_bearing(setup, state, place, BLACK_HOLE) & ~vanished(setup, state, place)
    return linked_to(setup, state.places[place], left) & ~state.free[place]


@rule
def survivors(setup: Setup, state: State, place: int) -> int:
    """The stars whose tokens still count after the black holes (S30-S34)."""
    occupied = ((1 << setup.stars[state.places[place]]) - 1) & ~state.free[place]
    return occupied & ~vanished(setup, state, place) & ~swallowed(setup, state, place)


@rule
def tally(setup: Setup, state: State, place: int, alive: int) -> None:
    """Every player with a token left adds up the values of its stars (S35-S38).

    No total reaches 4096: most is the 10 beside eight double stars, 2560.
    """
    board = state.places[place]
    doubles = stars_bearing(setup, state, place, DOUBLE) & alive
    left, points = 0, 0
    while alive:
        star = first_of(alive)
        alive &= alive - 1
        seat = state.owner[place][star]
        beside = how_many(setup.links[board][star] & doubles)
        left = raised(left, seat, 1)
        points = raised(points, seat, FACES[state.kind[place][star]] * multiplier(setup, beside))
    for seat in range(SEATS):
        state.left[seat] = counter(left, seat)
        state.points[seat] = counter(points, seat)


@rule
def multiplier(setup: Setup, doubles: int) -> int:
    """What this many double stars beside a star make of its value (S35, GS-2)."""
    if setup.stacking == ONCE:
        return 2 if doubles else 1
    if setup.stacking == ADD:
        return 1 + doubles
    return 1 << doubles


@rule
def standing(state: State, seat: int) -> int:
    """A number that is higher for a higher total and, on equal totals, for more tokens (S40-S42)."""
    return state.points[seat] * (STARS + 1) + state.left[seat]


@rule
def rank_players(setup: Setup, state: State) -> None:
    """1 for the first; equal players share a rank; 0 without a token left (S39-S42)."""
    for seat in range(SEATS):
        own = standing(state, seat)
        rank = FIRST
        for other in range(SEATS):
            rank += standing(state, other) > own
        state.rank[seat] = rank if state.left[seat] else 0


@rule
def holders_of(setup: Setup, state: State, rank: int) -> int:
    """Bit set of the players who hold this rank."""
    seats = 0
    for seat in range(SEATS):
        if state.rank[seat] == rank:
            seats |= 1 << seat
    return seats


@rule
def prize_winners(setup: Setup, state: State) -> int:
    """Only an undisputed first, and after that an undisputed second, win a prize (S43, S44, S49-S51)."""
    first = holders_of(setup, state, FIRST)
    if how_many(first) != 1:
        return 0
    second = holders_of(setup, state, SECOND)
    return first | second if how_many(second) == 1 else first


@rule
def is_alone(setup: Setup, state: State) -> bool:
    """Only one player has stars left and collects both prizes (S47)."""
    players = 0
    for seat in range(SEATS):
        players += state.left[seat] > 0
    return players == 1


@rule
def coins_due(setup: Setup, state: State, board: int, seat: int, winners: int) -> int:
    """What a player receives for a scored constellation, from the Reserve or the first (S43-S51)."""
    due = consolation(setup, state, board, seat, winners)
    return prize_of(setup, state, board, seat) if (winners >> seat) & 1 else due


@rule
def prize_of(setup: Setup, state: State, board: int, seat: int) -> int:
    """What a winner receives: the prize of its rank (S43, S44), or both prizes (S47)."""
    first, second = setup.prizes[board][0], setup.prizes[board][1]
    if is_alone(setup, state):
        return first + second
    return first if state.rank[seat] == FIRST else second


@rule
def who_consoles(setup: Setup, state: State, winners: int) -> int:
    """The Reserve pays the 3rd to 5th; by the rule of 1995 the first does where both prizes are awarded (GS-1)."""
    if setup.winner_pays and how_many(winners) == SECOND:
        return first_of(holders_of(setup, state, FIRST))
    return RESERVE


@rule
def consolation(setup: Setup, state: State, board: int, seat: int, winners: int) -> int:
    """One coin for each star left; a first who pays it never pays more than the first prize (S46, GS-1).

    On own boards with small prizes the purse may run out: the better rank is paid first, equal
    ranks in the order of the seats.
    """
    if who_consoles(setup, state, winners) == RESERVE:
        return state.left[seat]
    purse = setup.prizes[board][0]
    for other in range(setup.seats):
        before = state.rank[other] < state.rank[seat] or (state.rank[other] == state.rank[seat] and other < seat)
        if before and state.rank[other] > SECOND:
            purse -= state.left[other]
    return max(0, min(state.left[seat], purse))


@rule
def pay(setup: Setup, state: State, board: int) -> None:
    """Coins come from the Reserve (S45), except for a consolation that the first pays (GS-1)."""
    winners = prize_winners(setup, state)
    payer = who_consoles(setup, state, winners)
    for seat in range(SEATS):
        coins = coins_due(setup, state, board, seat, winners)
        state.coins[seat] += coins
        if payer != RESERVE and not (winners >> seat) & 1:
            state.coins[payer] -= coins
