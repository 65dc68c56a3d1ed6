"""Errors that several packages of the server raise. `refusals.py` maps each to a status code.

Their messages are sentences for the person who gets them.
"""

from __future__ import annotations

from asterism.errors import AsterismError


class Unauthorized(AsterismError):
    """The caller has not shown who they are, or is not allowed to do this."""


class Forbidden(AsterismError):
    """The caller is known, and may not do this."""


class AlreadyTaken(AsterismError):
    """The name or seat belongs to somebody already."""


class TooManyRequests(AsterismError):
    """The caller exceeds a limit. `seconds` says when to try again, if nothing else is known after a minute."""

    def __init__(self, message: str, seconds: int = 60, key: str = "", **values: str | int) -> None:
        super().__init__(message, key, **values)
        self.seconds = seconds


class NotFound(AsterismError):
    """There is no such thing."""


class StoreFailed(AsterismError):
    """The database refused; nothing was written."""


class StorageFull(StoreFailed):
    """There is no space left where tables are stored; nothing was written."""


class NoSolver(NotFound):
    """The game has no solver, so the best possible result is unknown."""
