"""The variants of the card game, with the rulings' reading as the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from asterism.deal import Chance, picked, shuffled
from asterism.errors import BadOption
from asterism.game import Options, TermsOf
from asterism.games._shared.africa_deck import BY_LANGUAGE, Deck, DeckName, code_of, deck_of, read_cards
from asterism.games.afrika.state import BAR, EACH, NONE, RESET, ROUNDS, SEATS, SETUP, TEN, TRICK, Setup
from asterism.layout import blank

REFILL = {"each": EACH, "trick": TRICK, "none": NONE}
LIONS = {"bar": BAR, "ten": TEN, "reset": RESET}


class AfrikaOptions(Options, frozen=True, kw_only=True):
    """What may be agreed before a match."""

    refill: Literal["each", "trick", "none"] = "each"
    """When hands are refilled from the stock (GA1)."""
    lion: Literal["bar", "ten", "reset"] = "bar"
    """What must be beaten after a lion has beaten a card (GA3)."""
    pass_final: bool = True
    """Whether a player who passes is out of the trick (GA13)."""
    last_pile: Literal["top", "discard"] = "top"
    """Who gets the pile that lies there when the round ends (GA16)."""
    bonus_on: Literal["net", "gross"] = "net"
    """Whether more than 40 points count after or before paying for chips (GA22)."""
    round_tie: Literal["share", "chips"] = "share"
    """What equal points in a round do (GA23)."""
    final_tie: Literal["held", "taken"] = "held"
    """Which thief chips break a tie at the end (GA26)."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = ROUNDS
    """How many rounds are played (GA32)."""
    first_dealer: Literal["random"] | Annotated[int, msgspec.Meta(ge=0, le=SEATS - 1)] = "random"
    """Drawn by lot, or the seat the host chose (GA30)."""
    show_tokens: bool = True
    """Whether everybody sees everybody's fortune during the match (GA27)."""
    show_won: Literal["count", "none", "points"] = "count"
    """What is shown of the cards won (GA29)."""
    cards: DeckName | Deck = "africa"
    """The places and colours on the cards: ours in one of three languages, or a file with those of a printed deck."""


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "sheet": {},
    "short": {"rounds": 2},
    "open": {"show_won": "points"},
}
"""The sheet's game; a short one (GA32); and one in which the points won are seen (GA29)."""

FILES = {"cards": read_cards}
"""Options that may name a file, and how to read it."""
IN_LANGUAGE = {"cards": BY_LANGUAGE}
"""Options whose usual value depends on the language of whoever opens the table."""


def printed(options: AfrikaOptions) -> Deck:
    """The cards of this match, each at the place of its number."""
    return deck_of(options.cards)


def setup(options: AfrikaOptions, seats: int, deck: Deck) -> Setup:
    """The options as numbers for the kernels; only values count here, so the cards need none (A6)."""
    record: Setup = blank(SETUP)
    record.seats = seats
    record.rounds = options.rounds
    record.first_dealer = agreed_first_dealer(options, seats)
    record.refill = REFILL[options.refill]
    record.lion = LIONS[options.lion]
    record.pass_final = options.pass_final
    record.discard_last_pile = options.last_pile == "discard"
    record.bonus_on_gross = options.bonus_on == "gross"
    record.chips_break_ties = options.round_tie == "chips"
    record.only_taken_chips = options.final_tie == "taken"
    return record


def agreed_first_dealer(options: AfrikaOptions, seats: int) -> int:
    """The seat that deals first, or -1 if the deal decides."""
    if options.first_dealer == "random":
        return -1
    if options.first_dealer >= seats:
        raise BadOption(f"first_dealer is seat {options.first_dealer}, but the seats are 0 to {seats - 1}")
    return options.first_dealer


def chances(options: AfrikaOptions, seats: int, printed: Deck) -> Sequence[Chance]:
    """The cards are shuffled for every round (A16); a first dealer is drawn unless one was agreed (GA30)."""
    cards = [code_of(card) for card in printed.card]
    decks = [shuffled(f"round_{number}", cards) for number in range(1, options.rounds + 1)]
    return [*decks, picked("first_dealer", range(seats))] if options.first_dealer == "random" else decks


AfrikaTerms = TermsOf[AfrikaOptions, Deck, Setup]
