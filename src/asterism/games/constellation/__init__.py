"""La Constellation du Joueur (Pierre Canuel), for two to five players."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.deal import Chance, picked, shuffled
from asterism.game import Game, SearchParameters
from asterism.games.constellation import choices, events, hidden, moves, rules, text
from asterism.games.constellation import options as agreed
from asterism.games.constellation.actions import ACTIONS
from asterism.games.constellation.bot import attention, beliefs, evaluate, policy
from asterism.games.constellation.cards import GENERATOR_PRIME
from asterism.games.constellation.pieces import Deck
from asterism.games.constellation.presets import PRESETS
from asterism.games.constellation.state import HELD, PLAYS, SEATS, STATE
from asterism.games.constellation.view import ConstellationView, view

MOVES_PER_PLAY = 2 + HELD
"""The play, the Cloud, and as many changes as anybody could agree on."""


def chances(options: agreed.ConstellationOptions, seats: int, printed: Deck) -> Sequence[Chance]:
    """Shuffled cards (C11), a first player (C14), and the secret from which later reshuffles follow (GC-32)."""
    return (
        shuffled("cards", [card.name for card in printed.cards]),
        picked("first_player", range(seats)),
        picked("reshuffle", range(1, GENERATOR_PRIME)),
    )


GAME = Game(
    name="constellation",
    title="La Constellation du Joueur",
    version=1,
    seats=range(2, SEATS + 1),
    actions=ACTIONS,
    longest=PLAYS * MOVES_PER_PLAY,
    options=agreed.ConstellationOptions,
    moves=moves.Moves,
    events=events.Events,
    view_type=ConstellationView,
    presets=PRESETS,
    draw_by_agreement=True,
    component=Deck,
    printed=agreed.printed,
    setup=agreed.setup,
    chances=chances,
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
    legal=choices.legal,
    sample=choices.sample,
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
