"""Error responses: each has a status code and one sentence for the person who sent the request."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from asterism.errors import AsterismError, GameFault
from asterism.server import metrics
from asterism.server.errors import TooManyRequests
from asterism.server.logging_setup import request_id
from asterism.server.protocol import models
from asterism.server.refusals import response_to, status_of

logger = logging.getLogger(__name__)

AnyConnection = ASGIConnection[Any, Any, Any, Any]

MAY_BE_RETRIED = {429, 503}
RETRY_SECONDS = 10
"""When to try again if the database fails."""


def explain_error(_: AnyConnection, error: AsterismError) -> Response[models.ErrorResponse]:
    """Answer an error of ours with its message."""
    status = status_of(error)
    metrics.REFUSALS.labels("request").inc()
    if isinstance(error, GameFault):
        logger.error("a request made a game fail", exc_info=error)
    seconds = error.seconds if isinstance(error, TooManyRequests) else RETRY_SECONDS
    headers = {"Retry-After": str(seconds)} if status in MAY_BE_RETRIED else {}
    return Response(response_to(error), status_code=status, headers=headers)


def explain_http_error(_: AnyConnection, error: HTTPException) -> Response[models.ErrorResponse]:
    """Answer an error of the framework with the fields that were wrong, or with its message."""
    invalid = [f"{field['key']}: {field['message']}" for field in error.extra or () if isinstance(field, dict)]
    detail = "; ".join(invalid) or error.detail
    metrics.REFUSALS.labels("request").inc()
    return Response(models.ErrorResponse(detail), status_code=error.status_code, headers=error.headers)


def explain_unreadable_body(_: AnyConnection, error: RecursionError | UnicodeError) -> Response[models.ErrorResponse]:
    """Answer a body that is nested too deeply to be parsed, or that is not text."""
    metrics.REFUSALS.labels("request").inc()
    is_text = isinstance(error, RecursionError)
    return Response(
        models.ErrorResponse("this is nested too deeply" if is_text else "this is not UTF-8"), status_code=400
    )


def explain_failure(_: AnyConnection, error: Exception) -> Response[models.ErrorResponse]:
    """Answer a fault of the server with the request id, under which the log has the traceback."""
    logger.error("a request failed", exc_info=error)
    return Response(
        models.ErrorResponse(f"something went wrong on the server; its log has the details under {request_id.get()}"),
        status_code=500,
    )


HANDLERS: dict[Any, Any] = {
    AsterismError: explain_error,
    HTTPException: explain_http_error,
    RecursionError: explain_unreadable_body,
    UnicodeError: explain_unreadable_body,
    Exception: explain_failure,
}


DESCRIPTIONS = {
    400: "The request is not valid; the detail says what is wrong.",
    401: "The caller is not known, or may not do this.",
    403: "The page does not belong to this server, or the caller may not do this.",
    404: "Not found.",
    405: "This method is not allowed.",
    409: "Somebody has it already.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    421: "This server is not known by the name in the Host header.",
    422: "The game itself failed on this; nothing was changed.",
    429: "A limit is exceeded; Retry-After says when to try again.",
    500: "A fault of the server; its log has the details under the id in X-Request-ID.",
    503: "The server cannot do this now; Retry-After says when to try again.",
    507: "The disk of the server is full.",
}
ON_EVERY_ROUTE = (400, 403, 413, 415, 421, 422, 429, 500, 503, 507)


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the errors of a route, in addition to those of every route."""
    return {
        status: ResponseSpec(models.ErrorResponse, generate_examples=False, description=DESCRIPTIONS[status])
        for status in (*ON_EVERY_ROUTE, *statuses)
    }
