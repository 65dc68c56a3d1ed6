"""Changes of tables that are under way. Each runs to its end, whatever becomes of the connection that asked for it.

A task that is cancelled between writing and showing would leave a table behind its own log. So the one who asks only
waits for the outcome, and the change itself belongs to nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Commits:
    """The changes under way at all tables of a process."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this work to its end, and return what comes of it. If the caller is cancelled, the work is not."""
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this work to its end; nobody waits for it."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def finish(self) -> None:
        """Wait until nothing is under way any more."""
        while self._under_way:
            await asyncio.wait(self._under_way)
