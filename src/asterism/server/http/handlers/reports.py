"""Reports: people at a table tell the admins of the server of a name or a chat line."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, JSONBody

from asterism.errors import AsterismError
from asterism.server.http.errors import error_responses
from asterism.server.moderation.reports import Reports
from asterism.server.protocol.admin import NewReport
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.state import SentLine, TableState
from asterism.typed_text import clean_note


@post("/api/tables/{table_id:str}/reports", status_code=204, responses=error_responses(404))
async def report(
    table_id: FromPath[str],
    data: JSONBody[NewReport],
    registry: Injected[TableRegistry],
    reports: Injected[Reports],
    browser_guest: Injected[str],
) -> None:
    """Report the name of a seat, or one of its chat lines. The words are taken from the table, not from the request."""
    state = (await registry.table(table_id)).state
    line = None if data.line_at is None else reported_line(state, data.seat, data.line_at)
    guest, name = (line.guest, line.name) if line else person_in(state, data.seat)
    if guest is None or guest == browser_guest:
        raise AsterismError("only what other people do can be reported", "refused-report-own")
    await reports.add(
        table_id=table_id,
        seat=data.seat,
        guest=guest,
        name=name,
        reporter=browser_guest,
        note=clean_note(data.note),
        line=None if line is None else (line.sent.at, line.sent.text or line.sent.phrase or ""),
    )


def person_in(state: TableState, seat: int) -> tuple[str | None, str]:
    """The guest of a seat, and the name there."""
    if not 0 <= seat < len(state.seats):
        raise AsterismError(f"there is no seat {seat}; the seats are 0 to {len(state.seats) - 1}")
    return state.seats[seat].guest, state.seats[seat].name


def reported_line(state: TableState, seat: int, at: int) -> SentLine:
    """The chat line of this seat that was sent at this time."""
    for line in state.chat:
        if (line.sent.seat, line.sent.at) == (seat, at):
            return line
    raise AsterismError("there is no such line in the chat any more", "refused-report-line")


ROUTES = [report]
