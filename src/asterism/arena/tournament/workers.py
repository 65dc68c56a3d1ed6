"""Workers that play batches of games: this process, one process per core, or a Ray cluster.

Each kind of worker takes a batch and returns a future, so the rest of the tournament does not depend on the kind.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from asterism.arena.tournament.play import Outcome, play_batch
from asterism.arena.tournament.schedule import Pairing
from asterism.arena.tournament.spec import TournamentSpec
from asterism.errors import AsterismError

CONNECT_TIMEOUT = 10.0
"""Seconds that a Ray cluster may take to accept a connection."""

Batch = Future[list[Outcome]]


class Workers(Protocol):
    """Anything that plays batches."""

    count: int
    """How many batches are played at the same time."""

    def submit(self, spec: TournamentSpec, pairings: Sequence[Pairing]) -> Batch:
        """Start to play a batch."""
        ...


class InlineWorker:
    """Plays each batch in this process, before `submit` returns."""

    count = 1

    def submit(self, spec: TournamentSpec, pairings: Sequence[Pairing]) -> Batch:
        """Play the batch and return a future that is already done."""
        played: Batch = Future()
        played.set_result(play_batch(spec, pairings))
        return played


class ProcessWorkers:
    """A pool of processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self.count = count
        self._pool = pool

    def submit(self, spec: TournamentSpec, pairings: Sequence[Pairing]) -> Batch:
        """Send the batch to a process of the pool."""
        return self._pool.submit(play_batch, spec, pairings)


class RayWorkers:
    """The cores of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(play_batch)

    def submit(self, spec: TournamentSpec, pairings: Sequence[Pairing]) -> Batch:
        """Send the batch to the cluster."""
        played: Batch = self._play.remote(spec, pairings).future()
        return played


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def open_workers(jobs: int, ray_address: str | None = None) -> Iterator[Workers]:
    """Workers for the length of a `with` block. Batches that are not finished at its end are cancelled."""
    if ray_address is not None:
        with ray_cluster(ray_address) as cluster:
            yield cluster
    elif jobs == 1:
        yield InlineWorker()
    else:
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=follow_parent)
        try:
            yield ProcessWorkers(pool, jobs)
        finally:
            for process in multiprocessing.active_children():
                process.terminate()
            pool.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """In a worker process: leave Ctrl+C to the parent, and exit when the parent has exited."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=exit_with, args=[parent], daemon=True).start()


def exit_with(parent: BaseProcess) -> None:
    """Exit this process when its parent has exited."""
    parent.join()
    os._exit(1)


def check_reachable(address: str) -> None:
    """Raise AsterismError unless something listens at the address. Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT).close()
    except (OSError, ValueError) as error:
        raise AsterismError(f"no Ray cluster answers at {address}: {error}") from error


@contextmanager
def ray_cluster(address: str) -> Iterator[RayWorkers]:
    """A connection to the cluster at this address; "local" starts one on this machine."""
    try:
        import ray  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError as error:
        raise AsterismError("Ray is not installed here; `pip install asterism[ray]` installs it") from error
    check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise AsterismError(f"no Ray cluster answers at {address}: {reason}") from error
    try:
        yield RayWorkers(ray)
    finally:
        ray.shutdown()
