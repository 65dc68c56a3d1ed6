"""Sternenhimmel (Tom Schoeps, Goldsieber 1995), for three to five players."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.deal import Chance, picked, shuffled
from asterism.game import Game, SearchParameters
from asterism.games.sternenhimmel import events, hidden, moves, rules, text
from asterism.games.sternenhimmel import options as agreed
from asterism.games.sternenhimmel.bot import evaluate
from asterism.games.sternenhimmel.pieces import Boards, read_boards
from asterism.games.sternenhimmel.state import BOARDS, SEATS, STARS, STATE
from asterism.games.sternenhimmel.view import SternenhimmelView, view


def chances(options: agreed.SternenhimmelOptions, seats: int, printed: Boards) -> Sequence[Chance]:
    """The boards are shuffled (S11), and a first player is drawn unless one was agreed (S17, GS-21)."""
    pile = shuffled("pile", [board.name for board in printed.board])
    return (pile, picked("first_player", range(seats))) if options.first_player == "random" else (pile,)


GAME = Game(
    name="sternenhimmel",
    title="Sternenhimmel",
    version=1,
    seats=range(3, SEATS + 1),
    actions=rules.ACTIONS,
    longest=BOARDS * STARS,
    options=agreed.SternenhimmelOptions,
    moves=moves.Place,
    events=events.Events,
    view_type=SternenhimmelView,
    files={"boards": read_boards},
    component=Boards,
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
    legal=rules.legal,
    sample=rules.sample,
    apply=rules.apply,
    is_over=rules.is_over,
    returns=rules.returns,
    blind=hidden.blind,
    resample=hidden.resample,
    evaluate=evaluate.evaluate,
    search=SearchParameters(chapters=3, scale=4.0),
    policy=evaluate.policy,
    prior=evaluate.prior,
    prospects=evaluate.prospects,
    chapter=evaluate.constellations_scored,
)
