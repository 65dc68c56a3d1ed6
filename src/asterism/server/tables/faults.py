"""A table at which the game's own code failed. It is kept aside: people see it as it was, and nothing more is played.

Nothing of the failed command was written, so the log is whole. What failed would fail again, so the table goes on when
the server is restarted, best with a version in which the fault is cured. The server's log has the record of the match
up to the fault, to cure it by. No other table notices.
"""

from __future__ import annotations

import logging

from asterism.errors import AsterismError, GameFault
from asterism.match import Match
from asterism.server.protocol import commands

logger = logging.getLogger(__name__)

STILL_TAKEN = (commands.LookFromSeat, commands.SendChat)
"""Commands that a table takes even so: they do not touch the match."""


class TableKeptAside(AsterismError):
    """The table takes no moves until the server is restarted."""

    def __init__(self) -> None:
        super().__init__(
            "the game failed at this table; nothing is lost, but it cannot go on until Asterism is restarted"
        )


def report(table: str, match: Match | None, fault: GameFault) -> None:
    """Write the fault into the server's log, with the table's id and the match up to the fault."""
    record = "its match has not begun"
    if match is not None:
        try:
            record = match.record().to_json().decode()
        except GameFault as other:
            record = f"its record cannot be written: {other}"
    logger.error("table %s is kept aside: %s\n%s", table, fault, record, exc_info=fault)
