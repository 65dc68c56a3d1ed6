"""La Constellation du Joueur (Pierre Canuel), for two to five players."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games.constellation import bot, drawing, events, hidden, live, moves, options, rules, text, view
from asterism.games.constellation.rules_actions import ACTIONS
from asterism.games.constellation.state import HELD, PLAYS, SEATS, SETUP, STATE

MOVES_PER_PLAY = 2 + HELD + SEATS
"""The play, the Cloud, as many changes as anybody could agree on, and an answer of each seat (GC-49)."""

GAME = Game(
    name="constellation",
    title="La Constellation du Joueur",
    version=1,
    seats=range(2, SEATS + 1),
    actions=ACTIONS,
    longest=PLAYS * MOVES_PER_PLAY + SEATS,  # one play may raise both questions: the one that lays the last tile
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
    search=SearchParameters(depth=4, scale=0.2, by_policy=True),
    has_draws=True,
)
