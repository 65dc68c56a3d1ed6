"""Long work in short steps, for where there are no threads: between two steps something else may be done.

Such work is a generator that returns its result. What does it in steps has a name that ends in `_stepwise`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work that gives way at every `yield`."""


def at_once(steps: Steps[T]) -> T:
    """Take all steps without giving way."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
