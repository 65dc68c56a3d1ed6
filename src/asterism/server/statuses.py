"""The HTTP status of every error of ours: of a server's answers, and of those that a browser's own tables give."""

from __future__ import annotations

from asterism.errors import AsterismError, GameFault
from asterism.server.errors import AlreadyTaken, NotFound, StorageFull, StoreFailed, TooManyRequests, Unauthorized
from asterism.server.tables.faults import TableKeptAside

STATUS: dict[type[AsterismError], int] = {
    NotFound: 404,
    Unauthorized: 401,
    AlreadyTaken: 409,
    TooManyRequests: 429,
    StorageFull: 507,
    StoreFailed: 503,
    GameFault: 422,
    TableKeptAside: 422,
}
BAD_REQUEST = 400


def status_of(error: AsterismError) -> int:
    """The status code of an error; 400 unless it is listed."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), BAD_REQUEST)
