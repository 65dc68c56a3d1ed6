"""Fair deals: neither whoever runs the server nor any player can choose one.

The server draws a secret and publishes its hash before anybody sits down. Every person who sits down brings a nonce,
drawn by their own browser and sealed: at first only its hash is shown, too. When all seats are taken and nothing can
be chosen any more, the seals are opened. The deal follows from the secret and all nonces together; after the end the
secret is shown, and everybody can check it all.
What is shuffled, in its printed order, is fixed beforehand as well: whoever could choose that order later could choose
the deal.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from asterism.deal import Chance, Label


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shows that a deal was fair, once the game is over."""

    commitment: str
    """The hash of the secret, as it was published before anybody sat down."""
    secret: str
    nonces: list[str]
    """Of the persons, in the order of their seats."""


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """The hash that binds the server to its secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hash_of_nonce(nonce: str) -> str:
    """The hash that binds a person to a nonce."""
    return hashlib.sha256(nonce.encode()).hexdigest()


class Numbers(msgspec.Struct, frozen=True):
    """All numbers from the first to the last, as labels."""

    first: int
    last: int


class Printed(msgspec.Struct, frozen=True):
    """One stroke of chance before it is struck: all the labels in random order will be drawn, or a single one."""

    name: str
    labels: list[Label] | Numbers
    """In their printed order."""
    count: int
    """How many are drawn: all of them, or one."""


def printed(chances: Sequence[Chance]) -> list[Printed]:
    """What is shuffled, in its printed order."""
    return [Printed(chance.name, printed_labels(chance.labels), chance.count) for chance in chances]


def printed_labels(labels: Sequence[Label]) -> list[Label] | Numbers:
    """A range of numbers is not spelt out: it may be a very long one."""
    return Numbers(labels[0], labels[-1]) if isinstance(labels, range) else list(labels)


def fingerprint_of(chances: Sequence[Chance]) -> str:
    """The hash that binds the server to what is shuffled, in its printed order."""
    return hashlib.sha256(msgspec.json.encode(printed(chances))).hexdigest()


def seed_of_day(game: str, day: str) -> bytes:
    """What the deal of a day is drawn from, the same for everybody; the day is written as 2026-12-31."""
    return hashlib.sha256(msgspec.json.encode([game, day])).digest()


def seed_of(secret: str, nonces: Sequence[str]) -> bytes:
    """What the deal is drawn from: `deal.draw(chances, seed)`."""
    return hashlib.sha256(msgspec.json.encode([secret, *nonces])).digest()
