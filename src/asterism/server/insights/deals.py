"""How a deal was made, for browsers that make it again and compare."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.errors import AsterismError, BadRecord
from asterism.fairness import Printed, Proof, printed
from asterism.game import load
from asterism.options import agree
from asterism.record import Record


class DisclosedDeal(msgspec.Struct, frozen=True):
    """The deal of a match that is over, and what it takes to make it again."""

    chances: list[Printed]
    deal: dict[str, Any]
    """Each chance's name with the label drawn, or the labels in order."""
    proof: Proof | None
    """None where nothing shows that the deal was fair."""
    game: str
    day: str | None
    """Of the deal of a day: what it follows from, together with the game."""


def disclosed_deal_of(record: Record) -> DisclosedDeal:
    """The deal of a record; the chances are those of the game as it is here."""
    try:
        chances = agree(load(record.game), record.seats, record.options).chances
    except AsterismError as error:
        raise BadRecord(f"the deal of this record cannot be repeated: {error}") from error
    return DisclosedDeal(
        chances=printed(chances),
        deal=record.deal,
        proof=record.proof if isinstance(record.proof, Proof) else None,
        game=record.game,
        day=record.day if isinstance(record.day, str) else None,
    )
