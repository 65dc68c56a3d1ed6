"""Verifying a saved match: it is unchanged, its moves lead to its results, and its deal was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from asterism.deal import draw, spell_out
from asterism.errors import AsterismError
from asterism.fairness import Proof, commitment_to, seed_of, seed_of_day
from asterism.game import load
from asterism.options import agree_terms
from asterism.record import Record, digest_of, parse_record, replay


class Finding(msgspec.Struct, frozen=True):
    """The result of one check: it holds, it fails, or the file does not allow it."""

    what: str
    verdict: Literal["holds", "fails", "unknown"]
    sentence: str


def verify(source: str | Path | bytes) -> list[Finding]:
    """Check everything that a record claims. Raises BadRecord only if the source is not a record."""
    record = parse_record(source)
    return [check_digest(record), check_play(record), *(check_day(record) or check_proof(record))]


def check_digest(record: Record) -> Finding:
    """Whether the file is unchanged."""
    if not record.digest:
        return Finding("digest", "unknown", "The file has no digest, so a change would not be noticed.")
    if record.digest == digest_of(record):
        return Finding("digest", "holds", "The file is unchanged: its digest matches.")
    return Finding("digest", "fails", "The file was changed after it was saved: its digest does not match.")


def check_play(record: Record) -> Finding:
    """Whether the moves are legal and lead to the results."""
    try:
        match = replay(record)
    except AsterismError as error:
        return Finding("play", "fails", f"The match cannot have been played like this: {error}.")
    number = len(record.moves)
    moves = f"All {number} moves are legal" if number != 1 else "The only move is legal"
    if record.results is None:
        state = "is" if match.is_over else "is not"
        return Finding("play", "holds", f"{moves}; the match {state} over.")
    return Finding("play", "holds", f"{moves}, and the results follow from the moves.")


def check_proof(record: Record) -> list[Finding]:
    """Whether the deal follows from a secret that was committed to beforehand."""
    proof = record.proof
    if not isinstance(proof, Proof):
        return [
            Finding(
                "deal", "unknown", "The file has no proof of a fair deal; only matches played on a server have one."
            )
        ]
    return [check_commitment(proof), check_deal(record, proof)]


def check_day(record: Record) -> list[Finding]:
    """Whether the deal is that of the daily challenge of the date in the record."""
    if not isinstance(record.day, str):
        return []
    if is_dealt_from(record, seed_of_day(record.game, record.day)):
        return [Finding("day", "holds", f"It is the deal of the daily challenge of {record.day}, the same for all.")]
    return [Finding("day", "fails", f"The deal is not that of the daily challenge of {record.day}.")]


def check_commitment(proof: Proof) -> Finding:
    """Whether the secret is the one whose hash was published."""
    if commitment_to(proof.secret) == proof.commitment:
        sentence = f"The secret matches the commitment that was published before anybody sat down: {proof.commitment}."
        return Finding("commitment", "holds", sentence)
    return Finding("commitment", "fails", "The secret does not match the published commitment.")


def check_deal(record: Record, proof: Proof) -> Finding:
    """Whether the deal follows from the secret and the nonces."""
    people = "1 person" if len(proof.nonces) == 1 else f"{len(proof.nonces)} people"
    if is_dealt_from(record, seed_of(proof.secret, proof.nonces)):
        return Finding("deal", "holds", f"Nobody chose the deal: it follows from the secret and {people}'s nonces.")
    return Finding("deal", "fails", f"The deal does not follow from the secret and the nonces of {people}.")


def is_dealt_from(record: Record, seed: bytes) -> bool:
    """Whether the record's deal follows from a seed. False if the record's options are not valid."""
    try:
        chances = agree_terms(load(record.game), record.seats, record.options).chances
    except AsterismError:
        return False
    return bool(msgspec.to_builtins(spell_out(chances, draw(chances, seed))) == record.deal)
