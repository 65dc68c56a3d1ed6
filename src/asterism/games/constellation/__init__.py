"""La Constellation du Joueur (Pierre Canuel), for two to five players."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games.constellation import event_types, events, hidden, moves, rules, text
from asterism.games.constellation import options as agreed
from asterism.games.constellation.bot import attention, beliefs, evaluate, policy
from asterism.games.constellation.pieces import Deck
from asterism.games.constellation.rules_actions import ACTIONS
from asterism.games.constellation.state import HELD, PLAYS, SEATS, STATE
from asterism.games.constellation.view import ConstellationView, view

MOVES_PER_PLAY = 2 + HELD
"""The play, the Cloud, and as many changes as anybody could agree on."""


GAME = Game(
    name="constellation",
    title="La Constellation du Joueur",
    version=1,
    seats=range(2, SEATS + 1),
    actions=ACTIONS,
    longest=PLAYS * MOVES_PER_PLAY,
    options=agreed.ConstellationOptions,
    moves=moves.Moves,
    events=event_types.Events,
    view_type=ConstellationView,
    presets=agreed.PRESETS,
    draw_by_agreement=True,
    component=Deck,
    printed=agreed.printed,
    setup=agreed.setup,
    chances=agreed.chances,
    move_of=moves.move_of,
    action_of=moves.action_of,
    notation=moves.notation,
    read_move=moves.read_move,
    why_illegal=moves.why_illegal,
    view=view,
    tell=events.tell,
    redact=events.redact,
    reveals=events.reveals,
    draw=text.draw,
    state=STATE,
    start=rules.start,
    to_act=rules.to_act,
    asked=rules.asked,
    legal=rules.legal,
    sample=rules.sample,
    apply=rules.apply,
    is_over=rules.is_over,
    returns=rules.returns,
    blind=hidden.blind,
    resample=hidden.resample,
    evaluate=evaluate.evaluate,
    noticed=attention.noticed,
    search=SearchParameters(depth=4, scale=0.2, by_policy=True),
    beliefs=beliefs.BELIEFS,
    believe=beliefs.believe,
    surmise=beliefs.surmise,
    policy=policy.policy,
    prior=policy.prior,
    prospects=evaluate.prospects,
)
