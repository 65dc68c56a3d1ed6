"""Deals that the Python code makes, for the browser to make again: `make golden` writes them anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import asterism
from asterism.deal import draw, spell_out
from asterism.fairness import commitment_to, fingerprint_of, printed_chances, seed_of, seed_of_day
from asterism.options import agree_terms

FILE = Path(__file__).parents[2] / "web" / "src" / "fairness" / "vectors.json"

DAY = "2026-12-31"


def vectors() -> bytes:
    """One fair deal of every game, with everything that is computed on the way."""
    return msgspec.json.format(msgspec.json.encode([vector(name) for name in asterism.names()]), indent=1) + b"\n"


def vector(name: str) -> dict[str, Any]:
    """The deal of a game with its most seats, from a secret and one nonce for each of them."""
    seats = max(asterism.load(name).seats)
    chances = agree_terms(asterism.load(name), seats).chances
    secret, nonces = f"the secret of {name}: é☆", [f"{number:032x}" for number in range(1, seats + 1)]
    seed = seed_of(secret, nonces)
    return {
        "game": name,
        "chances": printed_chances(chances),
        "proof": {"commitment": commitment_to(secret), "secret": secret, "nonces": nonces},
        "fingerprint": fingerprint_of(chances),
        "seed": seed.hex(),
        "deal": spell_out(chances, draw(chances, seed)),
        "daily": {"day": DAY, "deal": spell_out(chances, draw(chances, seed_of_day(name, DAY)))},
    }


if __name__ == "__main__":
    FILE.write_bytes(vectors())
    sys.stdout.write(f"{FILE.name}: {len(asterism.names())} deals\n")
