"""Several processes of one server on one machine: started together, replaced when one dies, stopped together.

Each process is a complete server with a listening socket of its own on the same port (SO_REUSEPORT), so the system
spreads new connections evenly over them. They know each other only through the database that they share.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from asterism.server.clock import steady

logger = logging.getLogger(__name__)

RESTART_SECONDS = 1.0
"""A process that ended sooner after its start is replaced only after this time."""
STOP_SECONDS = 15.0
"""How long the processes may take to stop before they are killed."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Processes:
    """Runs a number of processes until this one is told to stop."""

    def __init__(
        self,
        number: int,
        target: Callable[..., None],
        *arguments: object,
        on_start: Callable[[], None],
        on_end: Callable[[int], None],
    ) -> None:
        """`target` runs in each process, with its number, a function that says that it serves, and these arguments.

        They have to be pickled. `on_start` is called once, when the first process serves; `on_end` gets the id of a
        process that has died.
        """
        self._number = number
        self._target = target
        self._arguments = arguments
        self._on_start = on_start
        self._on_end = on_end
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[BaseProcess, tuple[int, float]] = {}
        """The processes, the number of each, and when it was started."""
        self._stop_reader, self._stop_writer = self._context.Pipe(duplex=False)
        self._start_reader, self._start_writer = self._context.Pipe(duplex=False)
        self._has_started = False

    def run(self) -> None:
        """Run until a signal says to stop, then stop all processes and wait for them."""
        before = {one: signal.signal(one, self._on_signal) for one in SIGNALS}
        try:
            for number in range(self._number):
                self._start(number)
            while not self._is_told_to_stop(None):
                self._replace_dead()
        finally:
            self._stop()
            for one, handler in before.items():
                signal.signal(one, handler)

    def _on_signal(self, _: int, __: FrameType | None) -> None:
        self._stop_writer.send_bytes(b"stop")

    def _is_told_to_stop(self, timeout: float | None) -> bool:
        """Wait until a process ends, the time is over, or this one is told to stop; says whether it was."""
        sentinels = [process.sentinel for process in self._running] if timeout is None else []
        starts = [] if self._has_started else [self._start_reader]
        ready = wait([self._stop_reader, *starts, *sentinels], timeout)
        if self._start_reader in ready:
            self._has_started = True
            self._on_start()
        return self._stop_reader in ready

    def _start(self, number: int) -> None:
        say_started = partial(self._start_writer.send_bytes, b"started")
        process = self._context.Process(target=run_in_child, args=(self._target, number, say_started, *self._arguments))
        process.start()
        self._running[process] = number, steady()

    def _replace_dead(self) -> None:
        for process, (number, started) in list(self._running.items()):
            if process.is_alive():
                continue
            del self._running[process]
            self._on_end(process.pid or 0)
            logger.error(
                "process %s of the server ended with code %s; another takes its place", process.pid, process.exitcode
            )
            if steady() - started < RESTART_SECONDS and self._is_told_to_stop(RESTART_SECONDS):
                return
            self._start(number)

    def _stop(self) -> None:
        for process in self._running:
            process.terminate()
        deadline = steady() + STOP_SECONDS
        for process in self._running:
            process.join(max(0.0, deadline - steady()))
            if process.is_alive():
                logger.error("process %s of the server did not stop in time and is killed", process.pid)
                process.kill()
                process.join()


def run_in_child(target: Callable[..., None], *arguments: object) -> None:
    """Run the target in a process of its own, and stop when the process that started it is gone."""
    threading.Thread(target=_stop_without_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):
        target(*arguments)


def _stop_without_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
