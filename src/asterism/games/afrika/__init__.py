"""Stern von Afrika (Kari Mannerla, Piatnik), the card game for two to five players."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games._shared.africa_deck import CARDS, Deck, read_cards
from asterism.games.afrika import event_types, events, hidden, moves, rules, text
from asterism.games.afrika import options as agreed
from asterism.games.afrika.bot import attention, evaluate, policy
from asterism.games.afrika.state import ROUNDS, SEATS, STATE
from asterism.games.afrika.view import AfrikaView, view

GAME = Game(
    name="afrika",
    title="Stern von Afrika",
    version=1,
    seats=range(2, SEATS + 1),
    actions=rules.ACTIONS,
    longest=ROUNDS * CARDS * SEATS,  # between two cards played, fewer than five can pass
    options=agreed.AfrikaOptions,
    moves=moves.Moves,
    events=event_types.Events,
    view_type=AfrikaView,
    files={"cards": read_cards},
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
    search=SearchParameters(chapters=1, scale=6.0, margin=0.5, by_policy=True),
    policy=policy.policy,
    prior=policy.prior,
    prospects=policy.prospects,
    chapter=policy.rounds_scored,
)
