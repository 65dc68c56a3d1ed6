"""Threads that are shared fairly between addresses, guests and their tables. `fair_queue.py` says who is next."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from asterism.server.errors import TooManyRequests
from asterism.server.workers.fair_queue import FairQueue, Requester

T = TypeVar("T")

RETRY_SECONDS = 5

Job = tuple["Future[Any]", Callable[[], Any]]


class FairPool:
    """A number of threads. A guest may have `max_waiting` jobs in the queue; 0 means no limit."""

    def __init__(self, threads: int, name: str, *, max_waiting: int = 0) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._count = threads
        self._max_waiting = max_waiting
        self._queue: FairQueue[Job] = FairQueue()
        self._lock = threading.Lock()

    async def run(self, requester: Requester, work: Callable[[], T]) -> T:
        """Do the work on one of the threads, when it is the requester's turn."""
        result: Future[T] = Future()
        with self._lock:
            if self._max_waiting and self._queue.waiting(requester.guest) >= self._max_waiting:
                raise TooManyRequests(
                    "the server still works on your earlier requests; wait for their answers", RETRY_SECONDS
                )
            self._queue.put(requester, (result, work))
        self._threads.submit(self._do_next)
        return await asyncio.wrap_future(result)

    @property
    def waiting_for_each_thread(self) -> float:
        """How many jobs wait, for each thread."""
        with self._lock:
            return self._queue.length / self._count

    def _do_next(self) -> None:
        with self._lock:
            requester, (result, work) = self._queue.take()
        began = time.perf_counter()
        if result.set_running_or_notify_cancel():
            try:
                result.set_result(work())
            except BaseException as error:  # noqa: BLE001 (whoever waits for it gets it)
                result.set_exception(error)
        with self._lock:
            self._queue.finish(requester, time.perf_counter() - began)

    def close(self) -> None:
        """Start no more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)
