"""Plays a match as in a browser: without threads, and without any package but msgspec. Run as a script of its own."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from typing import Any

ABSENT = {
    "alembic",
    "fluent",
    "litestar",
    "llvmlite",
    "numba",
    "numpy",
    "openskill",
    "platformdirs",
    "prometheus_client",
    "rich",
    "sqlalchemy",
    "typer",
    "uvicorn",
    "websockets",
}


class Absent(MetaPathFinder):
    """Finds none of these packages."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name.partition(".")[0] in ABSENT:
            raise ImportError(f"a browser has no {name}")


class Loop(asyncio.SelectorEventLoop):
    """Runs what is for other threads at once, as Pyodide's event loop does."""

    def run_in_executor(self, _: Any, work: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        done = self.create_future()
        done.set_result(work(*given))
        return done


def refuse(_: threading.Thread) -> None:
    """Start no thread."""
    raise RuntimeError("a browser has no threads")


async def play(game: str, bots: Sequence[str]) -> None:
    """Play a match of a game to its end."""
    from tests.local.browser import Storage, Tab

    tab = Tab(Storage())
    table = await tab.open(game, "me", *bots)
    page = await tab.connect(table)
    await page.play_to_the_end()
    assert (await tab.get_json(f"/api/tables/{table}/record"))["moves"]
    await tab.server.close()


if __name__ == "__main__":
    sys.meta_path.insert(0, Absent())
    threading.Thread.start = refuse  # type: ignore[method-assign, assignment]
    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(play(sys.argv[1], sys.argv[2:]))
    print(sys.modules["asterism"].__file__)  # noqa: T201
