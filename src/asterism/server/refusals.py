"""What a refused request is answered with, by a server and by a browser's own tables: a status and a sentence."""

from __future__ import annotations

from asterism.errors import AsterismError, BadFile, BadRecord, GameFault
from asterism.server.errors import (
    AlreadyTaken,
    Forbidden,
    NotFound,
    StorageFull,
    StoreFailed,
    TooManyRequests,
    Unauthorized,
)
from asterism.server.protocol.models import ErrorResponse
from asterism.server.tables.faults import TableKeptAside

STATUS: dict[type[AsterismError], int] = {
    NotFound: 404,
    Unauthorized: 401,
    Forbidden: 403,
    AlreadyTaken: 409,
    TooManyRequests: 429,
    StorageFull: 507,
    StoreFailed: 503,
    GameFault: 422,
    TableKeptAside: 422,
}
BAD_REQUEST = 400
LEADS: dict[type[AsterismError], str] = {BadFile: "refused-file", BadRecord: "refused-record"}
"""What is wrong with a file is a matter of its English words; a page says in its language what it is about."""


def status_of(error: AsterismError) -> int:
    """The status code of an error; 400 unless it is listed."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), BAD_REQUEST)


def response_to(error: AsterismError) -> ErrorResponse:
    """The sentence that says why, and its id in the catalogues if it is there."""
    for kind, lead in LEADS.items():
        if isinstance(error, kind):
            return ErrorResponse(str(error), lead, {"detail": str(error)})
    return ErrorResponse(str(error), error.key, error.values)
