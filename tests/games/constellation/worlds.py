"""All worlds that are possible to a seat, listed from what everybody saw, with no help from the kernels."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product
from typing import Any

from asterism.game import Terms
from asterism.games.constellation.event_types import (
    DeckReshuffled,
    FigureStood,
    ObjectiveDiscarded,
    ObjectiveDrawn,
    ObjectiveRealised,
)
from asterism.games.constellation.pieces import name_of
from asterism.match import Match
from tests.games.constellation.table import dealt, position


def hidden_part(terms: Terms, state: Any, seat: int) -> Hashable:
    """The other seats' cards, and the next card of the deck."""
    others = [other for other in range(terms.seats) if other != seat]
    hands = tuple(name_of(int(state.hands[other, place])) for other in others for place in range(objectives(terms)))
    return hands, name_of(int(state.deck[state.next_card]))


def objectives(terms: Terms) -> int:
    """How many cards everybody holds."""
    return int(terms.options.objectives)


def small_cases() -> Iterator[tuple[Match, int, set[Hashable]]]:
    """The beginning; figures that stood; a card drawn later; decks made by a reshuffle; cards in question (C39)."""
    matches = (
        beginning(),
        after_figures(seats=2),
        after_figures(seats=3),
        after_a_change(),
        after_a_reshuffle(2),
        after_a_reshuffle(3),
        in_a_question(3),
        after_a_question(),
    )
    for match in matches:
        yield match, 0, set(possible(match, 0))


def beginning() -> Match:
    """Seat 0 knows nothing but its own card."""
    return dealt(2, "P05 P07", deck=22)


def after_figures(seats: int) -> Match:
    """P05 and then P02 stood in fours, and nobody won."""
    hands = {2: "P10 P07", 3: "P10 P07 P30"}[seats]
    match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)", hands, seats=seats, deck=22)
    for move in ("P4(1,3)", "P4(0,-1)", "R5(0,3)", "P4(1,1)"):
        match.play(move)
    return match


def after_a_change() -> Match:
    """P05 stood, and seat 1 drew a new card, which may be P05 until the next play."""
    match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)", "P10 P07", deck=22, change="end_of_turn", coming="P30")
    for move in ("P4(1,3)", "keep", "P5(0,-1)", "change P07"):
        match.play(move)
    return match


def after_a_reshuffle(seats: int) -> Match:
    """All cards of the deck were drawn, and the discarded ones made a new deck: what was held then is not in it."""
    match = dealt(seats, deck=22, change="start_of_turn", change_limit=5)
    star = 0
    while match.state.reshuffles == 0:
        for _ in range(5):
            if match.state.reshuffles == 0:
                match.play(next(move for move in match.legal_moves() if match.notation(move).startswith("change")))
        match.play(f"P{4 + star % 3}({star + 1},0)")
        star += 1
    return match


CROSSING = "4(-1,0) 4(-2,0) 4(-3,0) 4(-3,1) 5(1,0) 5(2,0) 5(1,1) 5(2,1) 6(6,0) L(7,0)"


def in_a_question(seats: int) -> Match:
    """The figures of seats 0 and 1 stand, and everybody is asked; a third seat holds any other card."""
    probe = position(CROSSING, "P06 P30", deck=22)
    stood = [event.card for event in probe.play("M(0,0)") if isinstance(event, FigureStood)]
    match = position(CROSSING, " ".join(stood), seats=seats, deck=22, simultaneous="ask")
    match.play("M(0,0)")
    return match


def after_a_question() -> Match:
    """Both have drawn new cards."""
    match = in_a_question(2)
    match.play("go on")
    return match


def possible(match: Match, seat: int) -> Iterator[Hashable]:
    """Every distribution of the unseen cards that fits all that was told; here everybody holds one card."""
    assert objectives(match.terms) == 1
    deck = {card.name for card in match.terms.printed.cards}
    may_be = [set(deck) for _ in range(match.seats)]
    discarded: list[str] = []
    for event in match.history(seat):
        if isinstance(event, FigureStood):
            may_be = [cards - {event.card} for cards in may_be]
        elif isinstance(event, ObjectiveRealised):
            may_be = [cards - {event.card} for cards in may_be]
            may_be[event.seat] = {event.card}
        elif isinstance(event, DeckReshuffled):
            deck, discarded = set(discarded), []
        elif isinstance(event, ObjectiveDrawn):
            may_be[event.seat] = set(deck)
        elif isinstance(event, ObjectiveDiscarded):
            discarded.append(event.card)
    own = name_of(int(match.state.hands[seat, 0]))
    unseen = {card.name for card in match.terms.printed.cards} - set(discarded) - {own}
    others = [sorted(may_be[other] & unseen) for other in range(match.seats) if other != seat]
    for hands in product(*others):
        left = unseen - set(hands)
        if len(set(hands)) == len(hands) and left <= deck:
            for next_card in left:
                yield hands, next_card
