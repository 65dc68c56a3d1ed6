"""Fair deals: neither the operator of the server nor a player can choose the deal.

The server draws a secret and publishes its hash before anybody sits down. Each person's browser draws a nonce and first
sends only its hash. When all seats are taken, secret and nonces can no longer be changed, and the nonces are sent. The
deal follows from the secret and all nonces together. After the end the secret is published, and everybody can check
the deal.

The printed order of what is shuffled is published as a hash, too. Otherwise the operator could choose the deal by
choosing that order later.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from asterism.deal import Chance, Label


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shows that a deal was fair, once the match is over."""

    commitment: str
    """The hash of the secret, published before anybody sat down."""
    secret: str
    nonces: list[str]
    """Those of the persons, in the order of their seats."""


def new_secret() -> str:
    """A random secret."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """The hash by which the server commits itself to its secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hash_of_nonce(nonce: str) -> str:
    """The hash by which a person's browser commits itself to its nonce."""
    return hashlib.sha256(nonce.encode()).hexdigest()


class NumberRange(msgspec.Struct, frozen=True):
    """The labels of a chance, if they are all numbers from the first to the last."""

    first: int
    last: int


class PrintedChance(msgspec.Struct, frozen=True):
    """A chance before it is drawn: its labels in printed order, of which all are shuffled or one is drawn."""

    name: str
    labels: list[Label] | NumberRange
    count: int
    """How many labels are drawn: all of them, or one."""


def printed_chances(chances: Sequence[Chance]) -> list[PrintedChance]:
    """The chances of a match, with their labels in printed order."""
    return [PrintedChance(chance.name, printed_labels(chance.labels), chance.count) for chance in chances]


def printed_labels(labels: Sequence[Label]) -> list[Label] | NumberRange:
    """The labels in printed order. A range of numbers is not written out, because it may be very long."""
    return NumberRange(labels[0], labels[-1]) if isinstance(labels, range) else list(labels)


def fingerprint_of(chances: Sequence[Chance]) -> str:
    """The hash by which the server commits itself to the printed order of what is shuffled."""
    return hashlib.sha256(msgspec.json.encode(printed_chances(chances))).hexdigest()


def seed_of_day(game: str, day: str) -> bytes:
    """The seed of the deal of a daily challenge, the same for everybody. The day is written as 2026-12-31."""
    return hashlib.sha256(msgspec.json.encode([game, day])).digest()


def seed_of(secret: str, nonces: Sequence[str]) -> bytes:
    """The seed of a fair deal, for `deal.draw(chances, seed)`."""
    return hashlib.sha256(msgspec.json.encode([secret, *nonces])).digest()
