"""Checking a saved match: that it was not changed, that it plays as it says, and that its deal was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from asterism.deal import draw, spell_out
from asterism.errors import AsterismError
from asterism.fairness import Proof, commitment_to, seed_of, seed_of_day
from asterism.game import load
from asterism.options import agree
from asterism.record import Record, digest_of, parse_record, replay


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at: it holds, it fails, or the file is silent about it."""

    what: str
    verdict: Literal["holds", "fails", "silent"]
    sentence: str


def verify(source: str | Path | bytes) -> list[Finding]:
    """Everything that a record says of itself, checked; an error only if it is no record at all."""
    record = parse_record(source)
    return [check_digest(record), check_play(record), *(check_day(record) or check_proof(record))]


def check_digest(record: Record) -> Finding:
    """Whether somebody changed the file."""
    if not record.digest:
        return Finding("digest", "silent", "There is no digest, so a later change could not be noticed.")
    if record.digest == digest_of(record):
        return Finding("digest", "holds", "The file is as it was saved: its digest fits.")
    return Finding("digest", "fails", "The file was changed after it was saved: its digest does not fit.")


def check_play(record: Record) -> Finding:
    """Whether the moves can be made and lead to the results."""
    try:
        match = replay(record)
    except AsterismError as error:
        return Finding("play", "fails", f"The match cannot have been played like this: {error}.")
    number = len(record.moves)
    moves = f"All {number} moves" if number != 1 else "The one move"
    if record.results is None:
        state = "is" if match.is_over else "is not"
        return Finding("play", "holds", f"{moves} can be made; the match {state} over.")
    return Finding("play", "holds", f"{moves} can be made and lead to the results.")


def check_proof(record: Record) -> list[Finding]:
    """Whether the deal follows from a secret that was promised beforehand."""
    proof = record.proof
    if not isinstance(proof, Proof):
        return [
            Finding(
                "deal", "silent", "There is no proof of a fair deal in this file; only matches of a server have one."
            )
        ]
    return [check_commitment(proof), check_deal(record, proof)]


def check_day(record: Record) -> list[Finding]:
    """Whether the deal is that of the day which the record names."""
    if not isinstance(record.day, str):
        return []
    if is_dealt_from(record, seed_of_day(record.game, record.day)):
        return [Finding("day", "holds", f"The deal is that of {record.day}, the same for everybody.")]
    return [Finding("day", "fails", f"The deal is not that of {record.day}.")]


def check_commitment(proof: Proof) -> Finding:
    """Whether the secret is the one whose hash was published."""
    if commitment_to(proof.secret) == proof.commitment:
        sentence = f"The secret is the one that was promised before anybody sat down: {proof.commitment}."
        return Finding("commitment", "holds", sentence)
    return Finding("commitment", "fails", "The secret is not the one that was promised: its hash is another.")


def check_deal(record: Record, proof: Proof) -> Finding:
    """Whether the deal is what secret and nonces give."""
    people = "1 person" if len(proof.nonces) == 1 else f"{len(proof.nonces)} people"
    if is_dealt_from(record, seed_of(proof.secret, proof.nonces)):
        return Finding("deal", "holds", f"Nobody chose the deal: it follows from the secret and {people}'s nonces.")
    return Finding("deal", "fails", f"The deal does not follow from the secret and the nonces of {people}.")


def is_dealt_from(record: Record, seed: bytes) -> bool:
    """Whether the record's deal is the one that follows from a seed; of terms that cannot be, none does."""
    try:
        chances = agree(load(record.game), record.seats, record.options).chances
    except AsterismError:
        return False
    return bool(msgspec.to_builtins(spell_out(chances, draw(chances, seed))) == record.deal)
