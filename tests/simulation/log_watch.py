"""The server's own log, read while a run goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.simulation.loop import OWNER
from tests.simulation.network import REQUEST_TIMEOUT
from tests.simulation.reference import Violation

if TYPE_CHECKING:
    from tests.simulation.world import World

EXPLAINED = (
    "the database refused",
    "could not be written",
    "could not be driven and will be tried again",
    "a maintenance job failed and will be tried again",
)
"""What the log may say while a database is in trouble."""


class LogWatch(logging.Handler):
    """Reads the server's log."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        """An error that nothing explains is a finding."""
        owner, text = OWNER.get(), record.getMessage()
        if owner is not None and not owner.is_alive:
            return
        self._world.note(f"{owner} logs: {text}")
        if record.levelno < logging.ERROR:
            return
        trouble = self._world.database.trouble_of(owner)
        is_troubled = self._world.loop.time() - trouble.last_at < REQUEST_TIMEOUT
        if not (is_troubled and any(part in text for part in EXPLAINED)):
            cause = record.exc_info[1] if record.exc_info else None
            self._world.fail(Violation("the log has no error that nothing explains", f"{text}: {cause!r}"))


@contextmanager
def log_watched(world: World) -> Iterator[None]:
    """Errors in the server's log are violations, unless the database explains them."""
    handler = LogWatch(world)
    logger = logging.getLogger("asterism")
    before = logger.level, logger.propagate
    logger.setLevel(logging.WARNING)
    logger.propagate = False
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before[0])
        logger.propagate = before[1]
