"""Sternenhimmel (Tom Schoeps, Goldsieber 1995), for three to five players."""

from __future__ import annotations

from asterism.game import Game, SearchParameters
from asterism.games.sternenhimmel import event_types, events, hidden, moves, rules, text
from asterism.games.sternenhimmel import options as agreed
from asterism.games.sternenhimmel.bot import evaluate, policy
from asterism.games.sternenhimmel.pieces import Boards, read_boards
from asterism.games.sternenhimmel.state import BOARDS, SEATS, STARS, STATE
from asterism.games.sternenhimmel.view import SternenhimmelView, view

GAME = Game(
    name="sternenhimmel",
    title="Sternenhimmel",
    version=1,
    seats=range(3, SEATS + 1),
    actions=rules.ACTIONS,
    longest=BOARDS * STARS,
    options=agreed.SternenhimmelOptions,
    moves=moves.Place,
    events=event_types.Events,
    view_type=SternenhimmelView,
    files={"boards": read_boards},
    component=Boards,
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
    search=SearchParameters(chapters=3, scale=4.0),
    policy=policy.policy,
    prior=policy.prior,
    prospects=policy.prospects,
    chapter=policy.constellations_scored,
)
