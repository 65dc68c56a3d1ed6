"""The record of a finished table: for the file that a player keeps, and for everybody who checks the deal."""

from __future__ import annotations

import msgspec

from asterism import record
from asterism.errors import AsterismError
from asterism.fairness import Proof, commitment_to
from asterism.server.domain import Daily
from asterism.server.tables.state import TableState


def record_of(state: TableState) -> record.Record:
    """The match with the proof of its deal. A record shows everything, so there is none before the end."""
    if state.phase != "over":
        message = "a record shows everything, so a table has one only when the match is over"
        raise AsterismError(message, "refused-not-over")
    if state.is_sealed:
        message = "others may still play this deal; everything is shown when the round of the evening is over"
        raise AsterismError(message, "refused-sealed")
    match = state.started_match
    players = [record.Player(seat.name, seat.bot) for seat in state.seats]
    marks = [*state.marks, *([record.Mark(len(match.turns), "drawn")] if state.draw_agreed else [])]
    finished = record.record_of(match, players, marks, proof_of(state))
    if isinstance(state.origin, Daily):
        finished = msgspec.structs.replace(finished, day=state.origin.day)
    return record.signed(finished)


def proof_of(state: TableState) -> Proof | None:
    """What shows that the deal was fair. A deal that was fixed before has no such proof."""
    if state.opened.fixed_deal:
        return None
    secret = state.opened.secret
    return Proof(commitment=commitment_to(secret), secret=secret, nonces=list(state.nonces))
