"""The solitaire of Stern von Afrika (Kari Mannerla, Piatnik), for one player."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games._shared.africa_deck import CARDS
from asterism.games.patience import bot, drawing, events, hidden, moves, options, rules, solver, text, view
from asterism.games.patience.state import ROWS, SETUP, STATE

GAME = Game(
    name="patience",
    title="Stern von Afrika: Patience",
    version=2,
    seats=range(1, 2),
    actions=rules.ACTIONS,
    longest=CARDS - 1,  # each move lays one card, and the first lies there from the start
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
    solver=solver,
    search=SearchParameters(epsilon=0.0),
    reward_unit=ROWS,
)
