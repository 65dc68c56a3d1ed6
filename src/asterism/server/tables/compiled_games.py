"""The games that this process has compiled, or is compiling in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from asterism.game import compile_game, names
from asterism.server.workers.background import in_the_background

RunInBackground = Callable[[Callable[[], None]], Coroutine[Any, Any, None]]
"""Does work that nobody need wait for."""


class CompiledGames:
    """Compiles each game once, when somebody first needs it."""

    def __init__(self, run_in_background: RunInBackground = in_the_background) -> None:
        self._run_in_background = run_in_background
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def compile(self, game: str) -> None:
        """Compile a game in the background. Callers wait here, not in the middle of a move."""
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._run_in_background(partial(compile_game, game)))
        await asyncio.shield(self._tasks[game])

    async def compile_all(self) -> None:
        """Compile one game after the other."""
        for game in names():
            await self.compile(game)

    def is_compiled(self, game: str) -> bool:
        """Whether a table of this game would open at once."""
        return game in self._tasks and self._tasks[game].done()
