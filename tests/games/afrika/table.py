"""Small tables for tests, in the notation of the worked cases.

`table("7 5 9 3", "7 10 4 6", pile="0.7", stock="3 4")` is a match in which seat 0 holds 7, 5, 9 and 3,
seat 1 the next hand, seat 0 has led a 7, and the stock is 3, then 4. The next seat is on turn. A bare
value is the first card of it not yet named; B is the Brigand, S the Star. All other cards lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

import asterism
from asterism.deal import draw
from asterism.game import Event
from asterism.games._shared.africa_deck import CARDS, built_in_deck, code_of, value_of
from asterism.games.afrika import GAME
from asterism.games.afrika.rules_scoring import score_round
from asterism.games.afrika.state import card_at, empty_hand, laid, put_card
from asterism.kernel import event_buffer, rows_in
from asterism.layout import blank
from asterism.match import Match
from asterism.options import agree_terms

CODES = [code_of(card) for card in built_in_deck().card]


def number_of(code: str) -> int:
    """The number of the card that is written so."""
    return CODES.index(code)


class Dealt:
    """Takes cards by value or by code, each once."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def take(self, word: str) -> int:
        value = {"B": 15, "S": 16}.get(word) or (int(word) if word.isdigit() else 0)
        card = next(one for one in self.left if value_of(one) == value) if value else number_of(word)
        self.left.remove(card)
        return card


def table(
    *hands: str,
    pile: str = "",
    stock: str = "",
    turn: int | None = None,
    passed: Sequence[int] = (),
    chips: Sequence[int] = (),
    rounds: int = 1,
    **options: Any,
) -> Match:
    """A match in the middle of its first round; the last seat dealt.

    The pile is written from its lead on, "0.7 1.u4 2.9" with u for a card slid under.
    """
    terms = agree_terms(GAME, len(hands), {"first_dealer": len(hands) - 1, "rounds": rounds, **options})
    match = Match(terms, draw(terms.chances, b"table"))
    state, dealt = match._state, Dealt()
    named = [[dealt.take(word) for word in hand.split()] for hand in hands]
    played = [(int(word[0]), "u" in word, dealt.take(word[2:].lstrip("u"))) for word in pile.split()]
    drawn = [dealt.take(word) for word in stock.split()]
    state.holding = 0
    for seat, cards in enumerate(named):
        empty_hand(state, seat)
        state.hand[seat, : len(cards)] = cards
        state.hand_size[seat] = len(cards)
        state.holding |= (len(cards) > 0) << seat
    state.shown = 0
    for card in dealt.left:
        lay(state, laid(card, 0, 0))
    state.trick = state.shown
    for seat, under, card in played:
        lay(state, laid(card, seat, int(under)))
        raise_bar(match, seat, card, under=under)
    state.drawn = CARDS - len(drawn)
    for place, card in enumerate(drawn, start=CARDS - len(drawn)):
        put_card(state, 0, place, card)
    state.passed = sum(1 << seat for seat in passed)
    state.chips[: len(chips)] = chips
    after = (played[-1][0] + 1) % len(hands) if played else 0
    state.turn = after if turn is None else turn
    return match


def lay(state: Any, entry: int) -> None:
    state.table[state.shown] = entry
    state.shown += 1


def raise_bar(match: Match, seat: int, card: int, *, under: bool) -> None:
    """The value to beat after a card of the pile, worked out apart from the rules."""
    state, lion = match._state, match.terms.options.lion
    if under:
        return
    if value_of(card) == 2 and state.bar:
        state.bar = {"bar": state.bar, "ten": 10, "reset": 2}[lion]
    else:
        state.bar = value_of(card)
    state.owner = seat


def moves(match: Match, seat: int | None = None) -> set[str]:
    """The legal moves as text."""
    return {match.notation(move) for move in match.legal_moves(seat)}


def plays(match: Match) -> set[str]:
    """The values that may go on top."""
    return {move for move in moves(match) if move != "pass" and not move.startswith("under")}


def unders(match: Match) -> set[str]:
    """The values that may go underneath."""
    return {move.removeprefix("under ") for move in moves(match) if move.startswith("under")}


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, as plain data."""
    return [data for data in map(msgspec.to_builtins, events) if data["type"] == kind]


def play(match: Match, *texts: str) -> tuple[Event, ...]:
    """Make these moves; returns what the last one caused."""
    events: tuple[Event, ...] = ()
    for text in texts:
        events = match.play(text)
    return events


def new_match(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match from the start, the last seat dealing unless asked otherwise."""
    return asterism.new("afrika", seats=seats, seed=seed, **{"first_dealer": seats - 1, **options})


def stock_of(match: Match) -> list[str]:
    """The stock from the top."""
    state = match.state
    return [CODES[card_at(state, state.finished, place)] for place in range(state.drawn, CARDS)]


@dataclass(frozen=True)
class Scored:
    """A round after its scoring: what each seat has, and what was told."""

    net: list[int]
    fortune: list[int]
    chips: list[int]
    events: list[Event]


def scored(points: Sequence[int], chips: Sequence[int] = (), **options: Any) -> Scored:
    """Score a round in which the seats have won these points and hold these thief chips."""
    seats = len(points)
    terms = agree_terms(GAME, seats, {"first_dealer": 0, **options})
    state, buffer = blank(GAME.state), event_buffer()
    state.points[:seats] = points
    state.chips[: len(chips)] = chips
    score_round(terms.setup, state, buffer)
    return Scored(
        net=state.net[:seats].tolist(),
        fortune=state.fortune[:seats].tolist(),
        chips=state.chips[:seats].tolist(),
        events=list(GAME.events.events_from_rows(terms, rows_in(buffer))),
    )


def ranked(fortunes: Sequence[int], held: Sequence[int], taken: Sequence[int], **options: Any) -> list[int]:
    """The ranks at the end of a match with these fortunes and thief chips of the last round."""
    seats = len(fortunes)
    terms = agree_terms(GAME, seats, {"first_dealer": 0, **options})
    state = blank(GAME.state)
    state.fortune[:seats], state.owed[:seats], state.taken[:seats] = fortunes, held, taken
    scores, ranks = np.zeros(seats, dtype=np.int32), np.zeros(seats, dtype=np.int32)
    GAME.kernels.returns(terms.setup, state, scores, ranks)
    assert scores.tolist() == list(fortunes)
    return ranks.tolist()
