"""An event loop whose time is simulated: it jumps to the next timer when nothing is left to do.

Every callback belongs to the process that asked for it. Each process has a queue of its own, first in, first out, as
asyncio promises; which process takes the next step is drawn, as it would be on several machines. A process that has
died takes none, and one that stalls takes none for a while.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from asyncio import events
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar
from typing import Any

SHORTEST, LONGEST = 0.0002, 0.004
"""Seconds that work on another thread waits for its turn, and its result for the event loop."""


class Owner:
    """A process whose callbacks the loop runs."""

    is_alive = True
    stalled_until = 0.0


OWNER: ContextVar[Owner | None] = ContextVar("OWNER", default=None)
"""The process that the running code belongs to; None for the world around all processes."""


class OwnedTask(asyncio.Task[Any]):
    """A task that knows its process, and how many tasks came before it."""

    owner: Owner | None
    number: int


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs one callback after the other. `on_step` is called after each."""

    def __init__(self, choices: random.Random) -> None:
        super().__init__()
        self._choices = choices
        self._now = 0.0
        self._queues: dict[Owner | None, deque[events.Handle]] = {}
        self._timers: list[tuple[float, int, events.TimerHandle]] = []
        self._count = 0
        self.steps = 0
        self.on_step: Callable[[Owner | None], None] = lambda _: None
        self.failures: list[dict[str, Any]] = []
        """What callbacks raised that nobody awaited."""
        self._buried: list[OwnedTask] = []
        self.set_task_factory(self._new_task)  # type: ignore[arg-type]
        self.set_exception_handler(lambda _, context: self.failures.append(context))

    # --- time and callbacks ------------------------------------------------------------------

    def time(self) -> float:
        """The simulated time, in seconds."""
        return self._now

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> events.TimerHandle:
        """Run this at that time."""
        timer = events.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, timer))
        return timer

    def _call_soon(self, callback: Any, args: Any, context: Context | None) -> events.Handle:
        handle = events.Handle(callback, args, self, context)
        self._put(handle)
        return handle

    def _put(self, handle: events.Handle) -> None:
        owner = handle._context.get(OWNER)  # type: ignore[attr-defined]
        if owner is None or owner.is_alive:
            self._queues.setdefault(owner, deque()).append(handle)

    def _timer_handle_cancelled(self, handle: events.TimerHandle) -> None:
        """It stays where it is until its time comes."""

    def _write_to_self(self) -> None:
        """Nobody sleeps who had to be woken."""

    def _run_once(self) -> None:
        """Take one step: a callback of one of the processes, or a jump to the next timer."""
        ready = [
            owner
            for owner, queue in self._queues.items()
            if queue and (owner is None or owner.stalled_until <= self._now)
        ]
        if not ready:
            self._pass_time()
            return
        owner = ready[0] if len(ready) == 1 else self._choices.choice(ready)
        handle = self._queues[owner].popleft()
        if not self._queues[owner]:
            del self._queues[owner]
        if not handle.cancelled():
            self.steps += 1
            handle._run()
            self.on_step(owner)

    def _pass_time(self) -> None:
        if not self._timers:
            raise RuntimeError("nothing will ever happen again")
        stalls = [owner.stalled_until for owner in self._queues if owner is not None]
        self._now = max(self._now, min([self._timers[0][0], *stalls]))
        while self._timers and self._timers[0][0] <= self._now:
            timer = heapq.heappop(self._timers)[2]
            if not timer.cancelled():
                self._put(timer)

    # --- threads -----------------------------------------------------------------------------

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override] # noqa: ARG002
        """Do the work a little later, and tell the result a little later still."""
        result: asyncio.Future[Any] = self.create_future()

        def work() -> None:
            try:
                value, error = func(*args), None
            except Exception as raised:  # noqa: BLE001 (whoever waits for it gets it)
                value, error = None, raised
            self.call_later(self._delay(), settle, result, value, error)

        self.call_later(self._delay(), work)
        return result

    def _delay(self) -> float:
        return self._choices.uniform(SHORTEST, LONGEST)

    # --- tasks -------------------------------------------------------------------------------

    def _new_task(self, loop: SimulatedLoop, coroutine: Any, **named: Any) -> OwnedTask:
        task = OwnedTask(coroutine, loop=loop, **named)
        context: Context | None = named.get("context")
        task.owner = OWNER.get() if context is None else context.get(OWNER)
        self._count += 1
        task.number = self._count
        return task

    def bury(self, owner: Owner) -> None:
        """The process has died: none of its tasks takes another step."""
        self._buried += self._tasks_of(owner)
        owner.is_alive = False
        self._queues.pop(owner, None)

    def _tasks_of(self, owner: Owner | None) -> list[OwnedTask]:
        found = [task for task in asyncio.all_tasks(self) if isinstance(task, OwnedTask) and task.owner is owner]
        return sorted(found, key=lambda task: task.number)

    def finish(self) -> None:
        """Throw away what is left, without a warning for each task."""
        self._queues.clear()
        self._timers.clear()
        left = [*self._buried, *(task for task in asyncio.all_tasks(self) if isinstance(task, OwnedTask))]
        self._buried = []
        for task in left:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            try:
                task.get_coro().close()
            except (RuntimeError, ValueError):
                continue
        self._queues.clear()
        self._timers.clear()
        self.close()


def settle(result: asyncio.Future[Any], value: Any, error: Exception | None) -> None:
    """Tell a result to whoever still waits for it."""
    if result.done():
        return
    if error is None:
        result.set_result(value)
    else:
        result.set_exception(error)


def world_context() -> Context:
    """A context that belongs to no process."""
    return Context()
