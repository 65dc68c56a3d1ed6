"""Tables in lists: what the store keeps of a table beside its log, and what a guest gets to read of it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from asterism.server.protocol import models
from asterism.server.store import ListedTable


class Summary(msgspec.Struct, frozen=True):
    """A table in short. The guests stay in the registry."""

    card: models.TableListing
    guests: list[str | None]
    """Of each seat."""


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Summary).decode


def cards_for(guest: str, listed: Iterable[ListedTable]) -> list[models.TableListing]:
    """The tables of a list as this guest reads them."""
    return [card_for(guest, decode(one.summary)) for one in listed]


def card_for(guest: str, summary: Summary) -> models.TableListing:
    """One table, with the seats that are the guest's own."""
    yours = [seat for seat, holder in enumerate(summary.guests) if holder == guest]
    their_turn = any(seat in yours and summary.card.seats[seat].bot is None for seat in summary.card.to_act)
    return msgspec.structs.replace(summary.card, yours=yours, your_turn=their_turn)
