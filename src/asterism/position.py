"""Plain positions: what is the same for every seat is made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

TermsT = TypeVar("TermsT")
StateT = TypeVar("StateT")
T = TypeVar("T")


def once_for_position(make: Callable[[TermsT, StateT], T]) -> Callable[[TermsT, StateT], T]:
    """Compute this at most once for each plain position. A position belongs to one match, so the terms are the same."""
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def made(terms: TermsT, position: StateT) -> T:
        kept = vars(position)
        if name not in kept:
            kept[name] = make(terms, position)
        value: T = kept[name]
        return value

    return made
