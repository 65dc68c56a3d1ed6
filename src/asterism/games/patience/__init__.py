"""The solitaire of Stern von Afrika (Kari Mannerla, Piatnik), for one player."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games._shared.africa_deck import CARDS, Deck, read_cards
from asterism.games.patience import event_types, events, hidden, moves, rules, solver, text
from asterism.games.patience import options as agreed
from asterism.games.patience.bot import attention, evaluate, policy
from asterism.games.patience.state import STATE
from asterism.games.patience.view import PatienceView, view

GAME = Game(
    name="patience",
    title="Stern von Afrika: Patience",
    version=1,
    seats=range(1, 2),
    actions=rules.ACTIONS,
    longest=CARDS - 1,
    options=agreed.PatienceOptions,
    moves=moves.Moves,
    events=event_types.Events,
    view_type=PatienceView,
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
    best=solver.best,
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
    search=SearchParameters(epsilon=0.0),
    policy=policy.policy,
    prior=policy.prior,
)
