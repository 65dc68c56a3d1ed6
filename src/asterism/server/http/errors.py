"""Refusals: what went wrong is a sentence for the person who asked."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from asterism.errors import AsterismError
from asterism.server import metrics
from asterism.server.accounts.accounts import AlreadyTaken, Unauthorized
from asterism.server.insights.solver import NoSolver
from asterism.server.limits.rates import TooManyRequests
from asterism.server.logging_setup import request_id
from asterism.server.protocol import models
from asterism.server.tables.registry import NoSuchTable

logger = logging.getLogger(__name__)

Connection = ASGIConnection[Any, Any, Any, Any]


STATUS: dict[type[AsterismError], int] = {
    NoSuchTable: 404,
    NoSolver: 404,
    Unauthorized: 401,
    AlreadyTaken: 409,
    TooManyRequests: 429,
}


def explain_error(_: Connection, error: AsterismError) -> Response[models.ErrorResponse]:
    """What a person got wrong is a sentence, not a stack trace."""
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    metrics.REFUSALS.labels("request").inc()
    seconds = error.seconds if isinstance(error, TooManyRequests) else 0
    return Response(
        models.ErrorResponse(str(error)), status_code=status, headers={"Retry-After": str(seconds)} if seconds else {}
    )


def explain_http_error(_: Connection, error: HTTPException) -> Response[models.ErrorResponse]:
    """The same for what the framework refuses, with the field that was wrong."""
    error_responses = [f"{fault['key']}: {fault['message']}" for fault in error.extra or () if isinstance(fault, dict)]
    detail = "; ".join(error_responses) or error.detail
    metrics.REFUSALS.labels("request").inc()
    return Response(models.ErrorResponse(detail), status_code=error.status_code, headers=error.headers)


def explain_nonsense(_: Connection, error: RecursionError | UnicodeError) -> Response[models.ErrorResponse]:
    """JSON nested so deeply, or bytes that are no text, can only be a prank or an accident."""
    metrics.REFUSALS.labels("request").inc()
    is_text = isinstance(error, RecursionError)
    return Response(
        models.ErrorResponse("this is nested too deeply" if is_text else "this is not UTF-8"), status_code=400
    )


def explain_failure(_: Connection, error: Exception) -> Response[models.ErrorResponse]:
    """A fault of ours: the log tells the host, and the number leads there."""
    logger.error("a request failed", exc_info=error)
    return Response(
        models.ErrorResponse(f"something went wrong here; the log has it as {request_id.get()}"), status_code=500
    )


HANDLERS: dict[Any, Any] = {
    AsterismError: explain_error,
    HTTPException: explain_http_error,
    RecursionError: explain_nonsense,
    UnicodeError: explain_nonsense,
    Exception: explain_failure,
}


MEANING = {
    400: "What was sent is not right; the sentence says what.",
    401: "Who asks is not known here.",
    403: "The page does not belong to this server.",
    404: "There is nothing like that.",
    405: "This cannot be done with it.",
    409: "Somebody was faster.",
    413: "Too large.",
    415: "Not JSON.",
    429: "Too many or too often; Retry-After says when to try again.",
    500: "A fault of the server; its log has it under the number in X-Request-ID.",
}
EVERYWHERE = (400, 403, 413, 415, 429, 500)


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the refusals that a route may answer with, beside those that every route may."""
    return {
        status: ResponseSpec(models.ErrorResponse, generate_examples=False, description=MEANING[status])
        for status in (*EVERYWHERE, *statuses)
    }
