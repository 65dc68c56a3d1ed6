"""Stern von Afrika (Kari Mannerla, Piatnik), the card game for two to five players."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.deal import Chance, picked, shuffled
from asterism.game import Game, SearchParameters
from asterism.games._shared.africa_deck import CARDS, Deck, code_of, read_cards
from asterism.games.afrika import events, hidden, moves, rules, telling, text
from asterism.games.afrika import options as agreed
from asterism.games.afrika.bot import attention, evaluate, policy
from asterism.games.afrika.state import ROUNDS, SEATS, STATE
from asterism.games.afrika.view import AfrikaView, view


def chances(options: agreed.AfrikaOptions, seats: int, printed: Deck) -> Sequence[Chance]:
    """The cards are shuffled for every round (A16); a first dealer is drawn unless one was agreed (GA30)."""
    cards = [code_of(card) for card in printed.card]
    decks = [shuffled(f"round_{number}", cards) for number in range(1, options.rounds + 1)]
    return [*decks, picked("first_dealer", range(seats))] if options.first_dealer == "random" else decks


GAME = Game(
    name="afrika",
    title="Stern von Afrika",
    version=1,
    seats=range(2, SEATS + 1),
    actions=rules.ACTIONS,
    longest=ROUNDS * CARDS * SEATS,  # between two cards played, fewer than five can pass
    options=agreed.AfrikaOptions,
    moves=moves.Moves,
    events=events.Events,
    view_type=AfrikaView,
    files={"cards": read_cards},
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
    tell=telling.tell,
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
