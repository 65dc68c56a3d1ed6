"""Long work on a thread for which nobody waits when the server stops."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


async def in_the_background(work: Callable[[], T]) -> T:
    """What the work comes to. The interpreter may end while it is still under way."""
    result: Future[T] = Future()
    result.set_running_or_notify_cancel()

    def run() -> None:
        try:
            result.set_result(work())
        except Exception as error:  # noqa: BLE001 (whoever waits gets it)
            result.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(result)
