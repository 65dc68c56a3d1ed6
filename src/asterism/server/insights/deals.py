"""How a deal was made, for browsers that repeat it to check that it was fair."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.errors import AsterismError, BadRecord
from asterism.fairness import PrintedChance, Proof, printed_chances
from asterism.game import load
from asterism.options import agree_terms
from asterism.record import Record


class DisclosedDeal(msgspec.Struct, frozen=True):
    """The deal of a match that is over, and everything needed to repeat it."""

    chances: list[PrintedChance]
    deal: dict[str, Any]
    """For each chance by name the label drawn, or the labels in order."""
    proof: Proof | None
    """None if there is no proof that the deal was fair."""
    game: str
    day: str | None
    """For the challenge of a day: the day, from which and the game the deal follows."""


def disclosed_deal_of(record: Record) -> DisclosedDeal:
    """The deal of a record, with the chances of the game as this server has it."""
    try:
        chances = agree_terms(load(record.game), record.seats, record.options).chances
    except AsterismError as error:
        raise BadRecord(f"the deal of this record cannot be repeated: {error}") from error
    return DisclosedDeal(
        chances=printed_chances(chances),
        deal=record.deal,
        proof=record.proof if isinstance(record.proof, Proof) else None,
        game=record.game,
        day=record.day if isinstance(record.day, str) else None,
    )
