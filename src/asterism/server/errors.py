"""Errors that several packages of the server raise. `http/errors.py` maps each to a status code.

Their messages are sentences for the person who gets them.
"""

from __future__ import annotations

from asterism.errors import AsterismError


class Unauthorized(AsterismError):
    """The caller has not shown who they are, or is not allowed to do this."""


class AlreadyTaken(AsterismError):
    """The name or seat belongs to somebody already."""


class TooManyRequests(AsterismError):
    """The caller exceeds a limit. `seconds` says when to try again, if nothing else is known after a minute."""

    def __init__(self, message: str, seconds: int = 60, key: str = "", **values: str | int) -> None:
        super().__init__(message, key, **values)
        self.seconds = seconds


class NoSolver(AsterismError):
    """The game has no solver, so the best possible result is unknown."""
