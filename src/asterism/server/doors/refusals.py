"""Refusals: what went wrong is a sentence for the person who asked."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from asterism.errors import AsterismError
from asterism.server import wire
from asterism.server.house import NoSuchTable

Connection = ASGIConnection[Any, Any, Any, Any]


def explain_error(_: Connection, error: AsterismError) -> Response[wire.Fault]:
    """What a person got wrong is a sentence, not a stack trace."""
    return Response(wire.Fault(str(error)), status_code=404 if isinstance(error, NoSuchTable) else 400)


def explain_http_error(_: Connection, error: HTTPException) -> Response[wire.Fault]:
    """The same for what the framework refuses, with the field that was wrong."""
    faults = [f"{fault['key']}: {fault['message']}" for fault in error.extra or () if isinstance(fault, dict)]
    detail = "; ".join(faults) or error.detail
    return Response(wire.Fault(detail), status_code=error.status_code)
