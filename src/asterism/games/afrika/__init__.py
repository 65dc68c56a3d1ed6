"""Stern von Afrika (Kari Mannerla, Piatnik), the card game for two to five players."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games._shared.africa_deck import CARDS
from asterism.games.afrika import bot, drawing, events, hidden, moves, options, rules, text, view
from asterism.games.afrika.state import ROUNDS, SEATS, SETUP, STATE

GAME = Game(
    name="afrika",
    title="Stern von Afrika",
    version=1,
    seats=range(2, SEATS + 1),
    actions=rules.ACTIONS,
    longest=ROUNDS * CARDS * SEATS,  # between two cards played, fewer than five can pass
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
    search=SearchParameters(stages=1, scale=6.0, margin=0.5, by_policy=True),
)
