"""A table that is over as a record: for the file that a player keeps, and for everybody who checks the deal."""

from __future__ import annotations

import msgspec

from asterism import record
from asterism.errors import AsterismError
from asterism.fairness import Proof, commitment_to
from asterism.server.protocol import models
from asterism.server.tables.state import TableState


def record_of(state: TableState) -> record.Record:
    """The match with its proof; before the end there is none, for it tells everything."""
    if state.phase != "over":
        raise AsterismError("a table's record tells everything, so it is there when the match is over")
    players = [record.Player(seat.name, seat.bot) for seat in state.seats]
    marks = [*state.marks, *([record.Mark(len(state.played.turns), "drawn")] if state.is_drawn else [])]
    kept = record.record_of(state.played, players, marks, proof_of(state))
    if isinstance(state.origin, models.Daily):
        kept = msgspec.structs.replace(kept, day=state.origin.day)
    return record.signed(kept)


def proof_of(state: TableState) -> Proof | None:
    """What shows that the deal was fair; nothing does where it was known before."""
    secret = state.opened.secret
    return None if state.origin else Proof(commitment=commitment_to(secret), secret=secret, nonces=state.nonces)
