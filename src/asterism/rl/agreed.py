"""Terms on their way to another process: as what was agreed, from which everything else follows."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from asterism.decoding import decode
from asterism.game import Terms, load
from asterism.options import agree_terms

KEPT = 64
"""Terms of this many kinds of matches are kept, for copies that come back."""


def agreed_in(terms: Terms) -> bytes:
    """The game, the seats and the options."""
    return msgspec.json.encode((terms.game.name, terms.seats, terms.options))


@lru_cache(maxsize=KEPT)
def terms_from(agreed: bytes) -> Terms:
    """The same terms again."""
    name, seats, options = decode(agreed)
    return agree_terms(load(name), seats, options)
