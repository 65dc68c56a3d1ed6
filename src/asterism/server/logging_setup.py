"""The server's own log: plain text, or JSON for machines. It has no names, cookies, tokens, addresses or deals."""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the current request; the response carries it in X-Request-ID."""


def set_up_logging(*, as_json: bool) -> None:
    """Write our own log, and the warnings of libraries, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonFormatter() if as_json else TextFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("asterism").setLevel(logging.INFO)


class TextFormatter(logging.Formatter):
    """For people: the message, then its fields as `key=value`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, followed by the traceback if there is one."""
        fields = " ".join(f"{key}={value}" for key, value in fields_of(record).items())
        line, *traceback = super().format(record).split("\n")
        return "\n".join([f"{line} {fields}".rstrip(), *traceback])


class JsonFormatter(logging.Formatter):
    """For machines: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a JSON object."""
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged with `extra={"fields": …}`, and the id of the current request."""
    fields = dict(getattr(record, "fields", {}))
    if request_id.get():
        fields["request"] = request_id.get()
    return fields
