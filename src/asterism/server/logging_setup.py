"""The server's own log: plain lines, or JSON for machines. It holds no names, cookies, tokens, addresses or deals."""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The number of the request that is being answered; the answer carries it, too."""


def set_up_logging(*, as_json: bool) -> None:
    """Write our own log and the warnings of libraries to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Connections("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("asterism").setLevel(logging.INFO)


class Connections(logging.Formatter):
    """For people: the facts follow the sentence."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback if there is one."""
        facts = " ".join(f"{key}={value}" for key, value in facts_of(record).items())
        line, *traceback = super().format(record).split("\n")
        return "\n".join([f"{line} {facts}".rstrip(), *traceback])


class JsonLines(logging.Formatter):
    """For machines: one object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        """One object."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged beside the sentence, and the request it belongs to."""
    facts = dict(getattr(record, "facts", {}))
    if request_id.get():
        facts["request"] = request_id.get()
    return facts
