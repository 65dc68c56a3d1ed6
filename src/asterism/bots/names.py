"""The names of bots at a table: given names that are at home in English, French and German.

None is the name of a star, of a constellation or of a place on a card, so that "Emma puts 3 on Taurus" can be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from asterism.typed_text import name_key

GIVEN_NAMES = (
    *("Agnes", "Alice", "Anna", "Charlotte", "Clara", "Edith", "Elise", "Emma", "Eva", "Ida", "Irene", "Julia"),
    *("Laura", "Lina", "Louise", "Mathilda", "Martha", "Nina", "Nora", "Rosa", "Sarah", "Simone", "Sophie", "Vera"),
    *("Anton", "Arthur", "Daniel", "David", "Elias", "Emil", "Eric", "Felix", "Gabriel", "Hugo", "Jonas", "Julian"),
    *("Lucas", "Marius", "Martin", "Max", "Oscar", "Paul", "Philip", "Robert", "Samuel", "Simon", "Thomas", "Victor"),
)


def names_of_bots(seed: str, count: int, taken: Iterable[str] = ()) -> list[str]:
    """Different names for this many bots, none like one that is taken; the same for the same seed."""
    keys = {name_key(name) for name in taken}
    free = [name for name in GIVEN_NAMES if name_key(name) not in keys]
    return sorted(free, key=lambda name: sha256(f"{seed} {name}".encode()).digest())[:count]
