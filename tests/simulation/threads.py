"""Threads that run one at a time: each runs until it waits, and goes on when the loop says so.

They are real threads, so the server's own blocking code runs in them as it is. But only the one that holds the baton
moves, so nothing depends on the machine. They stand in for `queue`, `threading` and `time` in the store's writer.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from typing import Any

WAKING = 0.0005
"""Seconds until a thread that waits notices what it waits for: what comes in the meantime is written together."""


class ProcessDied(BaseException):
    """Ends a thread whose process has died."""


class SimulatedThread:
    """A thread of one process. Has the part of `threading.Thread` that the writer uses."""

    running: SimulatedThread | None = None
    """The one that holds the baton; None while the loop does."""
    started: Callable[[SimulatedThread], None] = staticmethod(lambda _: None)
    """Told of every thread that starts."""

    def __init__(self, target: Callable[[], None], name: str = "", *, daemon: bool = True) -> None:
        self._loop = asyncio.get_running_loop()
        self._target = target
        self._go, self._back = threading.Lock(), threading.Lock()
        for baton in (self._go, self._back):
            baton.acquire()
        context = copy_context()
        self._real = threading.Thread(target=lambda: context.run(self._run), name=name, daemon=daemon)
        self._is_dead = False
        self.is_over = False
        self.failure: BaseException | None = None

    def start(self) -> None:
        """Run when the loop comes to it."""
        self._real.start()
        SimulatedThread.started(self)
        self._loop.call_soon(self.resume)

    def _run(self) -> None:
        self._go.acquire()
        try:
            if not self._is_dead:
                self._target()
        except ProcessDied:
            pass
        except BaseException as error:  # noqa: BLE001 (the loop's thread raises it)
            self.failure = error
        self.is_over = True
        self._back.release()

    def resume(self) -> None:
        """From the loop: let it run until it waits or ends."""
        if self.is_over:
            return
        before, SimulatedThread.running = SimulatedThread.running, self
        self._go.release()
        self._back.acquire()
        SimulatedThread.running = before
        if self.failure is not None:
            raise self.failure

    def wait(self) -> None:
        """From itself: give the baton back until somebody resumes it."""
        self._back.release()
        self._go.acquire()
        if self._is_dead:
            raise ProcessDied

    def pause(self, seconds: float) -> None:
        """From itself: go on after some time."""
        self._loop.call_later(seconds, self.resume)
        self.wait()

    def join(self) -> None:
        """From the loop: let it run to its end, however long it would wait."""
        while not self.is_over:
            self.resume()

    def die(self) -> None:
        """From the loop: its process has died."""
        self._is_dead = True
        while not self.is_over:
            self.resume()
        self._real.join()


class SimulatedQueue:
    """Stands in for `queue.SimpleQueue`."""

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._waiting: SimulatedThread | None = None

    def put(self, item: Any) -> None:
        """Add an item, and wake the thread that waits for one."""
        self._items.append(item)
        if self._waiting is not None:
            thread, self._waiting = self._waiting, None
            asyncio.get_running_loop().call_later(WAKING, thread.resume)

    def get(self) -> Any:
        """The next item, as soon as there is one."""
        while not self._items:
            self._waiting = SimulatedThread.running
            assert self._waiting is not None, "the loop itself must not wait"
            self._waiting.wait()
        return self._items.popleft()

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._items


def sleep(seconds: float) -> None:
    """Stands in for `time.sleep` on a thread."""
    thread = SimulatedThread.running
    assert thread is not None, "the loop itself must not sleep"
    thread.pause(seconds)


def pause(seconds: float) -> None:
    """Let time pass on a thread; on the loop there is nothing to wait with."""
    if SimulatedThread.running is not None:
        SimulatedThread.running.pause(seconds)
