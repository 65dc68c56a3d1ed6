"""Sternenhimmel (Tom Schoeps, Goldsieber 1995), for three to five players."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games.sternenhimmel import bot, drawing, events, hidden, moves, options, rules, text, view
from asterism.games.sternenhimmel.state import BOARDS, SEATS, SETUP, STARS, STATE

GAME = Game(
    name="sternenhimmel",
    title="Sternenhimmel",
    version=1,
    seats=range(3, SEATS + 1),
    actions=rules.ACTIONS,
    longest=BOARDS * STARS,  # each move fills one star, and each star is filled once
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
    search=SearchParameters(stages=3, scale=4.0),
)
