"""Where batches are played: in this process, in one process per core, or on a Ray cluster.

All of them take a batch and hand back a future, so nothing else has to know which it is.
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

from asterism.arena.play import Outcome, play_batch
from asterism.arena.schedule import Pairing
from asterism.arena.settings import Settings
from asterism.errors import AsterismError

PATIENCE = 10.0
"""Seconds that a cluster may take to answer."""

Batch = Future[list[Outcome]]


class Workers(Protocol):
    """Anybody who plays batches."""

    count: int
    """How many batches they play at a time."""

    def submit(self, settings: Settings, pairings: Sequence[Pairing]) -> Batch:
        """Begin to play a batch."""
        ...


class Here:
    """No other process: one batch after the other, at once."""

    count = 1

    def submit(self, settings: Settings, pairings: Sequence[Pairing]) -> Batch:
        """Play the batch at once."""
        played: Batch = Future()
        played.set_result(play_batch(settings, pairings))
        return played


class Processes:
    """One process for each core."""

    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self.count = count
        self._pool = pool

    def submit(self, settings: Settings, pairings: Sequence[Pairing]) -> Batch:
        """Hand the batch to a process."""
        return self._pool.submit(play_batch, settings, pairings)


class RayCluster:
    """The cores of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(play_batch)

    def submit(self, settings: Settings, pairings: Sequence[Pairing]) -> Batch:
        """Hand the batch to the cluster."""
        played: Batch = self._play.remote(settings, pairings).future()
        return played


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def hired(jobs: int, ray_address: str | None = None) -> Iterator[Workers]:
    """Workers for as long as they are needed; whatever they still do at the end is dropped."""
    if ray_address is not None:
        with ray_cluster(ray_address) as cluster:
            yield cluster
    elif jobs == 1:
        yield Here()
    else:
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=live_and_die_with_parent)
        try:
            yield Processes(pool, jobs)
        finally:
            for process in multiprocessing.active_children():
                process.terminate()
            pool.shutdown(cancel_futures=True)


def live_and_die_with_parent() -> None:
    """In a worker process: leave Ctrl+C to the parent, and end when the parent is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=[parent], daemon=True).start()


def follow(parent: BaseProcess) -> None:
    """End this process when its parent has ended."""
    parent.join()
    os._exit(1)


def knock_at(address: str) -> None:
    """Raise AsterismError unless somebody listens there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError) as error:
        raise AsterismError(f"no Ray cluster answers at {address}: {error}") from error


@contextmanager
def ray_cluster(address: str) -> Iterator[RayCluster]:
    """A connection to the cluster at this address; "local" starts one on this machine."""
    try:
        import ray  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError as error:
        raise AsterismError("Ray is not installed here; `pip install asterism[ray]` brings it") from error
    knock_at(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise AsterismError(f"no Ray cluster answers at {address}: {reason}") from error
    try:
        yield RayCluster(ray)
    finally:
        ray.shutdown()
