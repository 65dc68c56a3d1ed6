"""Nacht der Sterne (Reinhold Wittig, Kosmos 2004), for two to four players."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games.nacht import bot, drawing, events, hidden, live, moves, options, rules, text, view
from asterism.games.nacht.state import ACTIONS, MOST_DROPS, MOST_FORGOES, SEATS, SETUP, STACK, STATE


def most_moves(seats: int) -> int:
    """No match with this number of seats has more moves.

    At most 24 tiles are laid. A seat sets aside at most five coins before each tile of its own and after its
    last one. So at most 24 + 5 * (24 + seats) turns bring a tile or a coin. Of the others 24 at most have a stack.
    The rest fall before, between and after those that bring something, fewer than `seats` in a row, for in a strict
    match one turn of each round brings something; only the one full round that makes it strict comes on top (GN38).
    A turn has at most as many tries as the seat's tiles may be dropped wrongly, twice where laying is compulsory
    (GN22), then two moves of its own, an answer from each of the others, and one more to pick a tile (GN25b).
    """
    bringing = STACK + MOST_FORGOES * (STACK + seats)
    turns = STACK + bringing * seats + 2 * seats
    tries = 2 * MOST_DROPS * (STACK // seats)
    return turns * (tries + 2 + (seats - 1) + 1)


GAME = Game(
    name="nacht",
    title="Nacht der Sterne",
    version=2,
    seats=range(2, SEATS + 1),
    actions=ACTIONS,
    longest=max(most_moves(seats) for seats in range(2, SEATS + 1)),
    setup=SETUP,
    state=STATE,
    options=options,
    rules=rules,
    hidden=hidden,
    moves=moves,
    events=events,
    view=view,
    text=text,
    bot=bot,
    drawing=drawing,
    live=live,
    search=SearchParameters(scale=3.0),
    one_device={"mode": "streng"},
)
