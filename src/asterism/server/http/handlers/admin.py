"""For admins: who they are, the tables, the reports, and the server itself. Everybody else is answered with 403."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection

from asterism.errors import AsterismError
from asterism.server.hosting.server_info import storage_of, versions_of
from asterism.server.http.auth import AnyRequest
from asterism.server.http.errors import error_responses
from asterism.server.http.handlers.account import count_password
from asterism.server.limits.rates import Limits
from asterism.server.moderation.acts import Acts, record
from asterism.server.moderation.admins import LINK_SECONDS, Admins, link_path
from asterism.server.moderation.reports import Report, Reports
from asterism.server.moderation.sanctions import ActiveSanctions, Sanctions
from asterism.server.protocol import account
from asterism.server.protocol import admin as wire
from asterism.server.protocol.models import ChatLine
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.tables.registry import TableRegistry
from asterism.typed_text import clean_message, clean_note

MAX_TABLES, MAX_REPORTS, MAX_ACTS = 100, 100, 200
CONTEXT_LINES = 5
"""How many chat lines before and after a reported one are shown."""


async def admin_of(admins: Injected[Admins], browser_guest: Injected[str]) -> str:
    """The guest of the browser, who has to be an admin. A program never is."""
    await admins.check(browser_guest)
    return browser_guest


# --- who is an admin -------------------------------------------------------------------------


@post("/api/admin/claim", status_code=204, responses=error_responses(401))
async def claim_admin(
    request: AnyRequest,
    data: JSONBody[wire.ClaimAdmin],
    admins: Injected[Admins],
    limits: Injected[Limits],
    browser_guest: Injected[str],
) -> None:
    """Become an admin by the link that the server printed. The link is void after this request."""
    await count_password(request, limits)
    await admins.claim(data.secret, browser_guest)


@post("/api/admin/link", responses=error_responses())
async def make_admin_link(admins: Injected[Admins], admin: Injected[str]) -> account.Link:
    """Make a link that names another admin, once."""
    return account.Link(link_path(await admins.new_link(admin)), LINK_SECONDS)


@delete("/api/admin/admins/{person:str}", status_code=204, responses=error_responses(404))
async def remove_admin(person: FromPath[str], admins: Injected[Admins], admin: Injected[str]) -> None:
    """Remove an admin, or step down."""
    await admins.remove(admin, person)


@get("/api/admin", responses=error_responses())
async def show_overview(
    admins: Injected[Admins], reports: Injected[Reports], store: Injected[EventStore], admin: Injected[str]
) -> wire.AdminOverview:
    """Show who the admins are, how many tables there are, and how many reports wait."""
    found = await admins.all()
    shown = [wire.AdminInfo(one.guest, one.name, milliseconds(one.since), one.guest == admin) for one in found]
    return wire.AdminOverview(shown, await reports.count_waiting(), await store.count_by_phase())


def milliseconds(seconds: float) -> int:
    """A time as browsers take it."""
    return int(seconds * 1000)


# --- tables ----------------------------------------------------------------------------------


@get("/api/admin/tables", responses=error_responses())
async def find_tables(
    registry: Injected[TableRegistry],
    store: Injected[EventStore],
    admin: Injected[str],
    table: FromQuery[str] = "",
    game: FromQuery[str] = "",
    phase: FromQuery[str] = "",
) -> wire.AdminTables:
    """Find tables by the beginning of their id, by game and by phase. Nothing hidden is in the list."""
    found = await store.find_tables(MAX_TABLES + 1, beginning=table, game=game, phase=phase)
    return wire.AdminTables(await registry.listings(admin, found[:MAX_TABLES]), is_cut=len(found) > MAX_TABLES)


@post("/api/admin/tables/{table_id:str}/close", status_code=204, responses=error_responses(404))
async def close_table(
    table_id: FromPath[str],
    data: JSONBody[wire.CloseTable],
    registry: Injected[TableRegistry],
    store: Injected[EventStore],
    admin: Injected[str],
) -> None:
    """Close a table that is not over. Everybody at it reads why."""
    why = clean_message(data.why)
    if not await (await registry.table(table_id)).close(why):
        raise AsterismError("this table is over or closed already", "refused-table-over")
    await store.run(lambda connection: record(connection, admin, "closed-table", table_id, why=why))


# --- reports ---------------------------------------------------------------------------------


@get("/api/admin/reports", responses=error_responses())
async def list_reports(
    reports: Injected[Reports],
    registry: Injected[TableRegistry],
    sanctions: Injected[Sanctions],
    admin: Injected[str],
) -> list[wire.ReportInfo]:
    """List the reports: those that wait, then those that are done, with what was said at the table around them."""
    active = await sanctions.active()
    return [await report_info(registry, active, one) for one in await reports.latest(MAX_REPORTS)]


@post("/api/admin/reports/{report_id:str}/done", status_code=204, responses=error_responses(404))
async def settle_report(
    report_id: FromPath[str], data: JSONBody[wire.SettleReport], reports: Injected[Reports], admin: Injected[str]
) -> None:
    """Mark a report as done."""
    await reports.settle(admin, report_id, clean_note(data.why))


async def report_info(registry: TableRegistry, active: ActiveSanctions, report: Report) -> wire.ReportInfo:
    """A report with its context, which is read from the table, so that nobody's erased words come back."""
    return wire.ReportInfo(
        id=report.id,
        at=milliseconds(report.at),
        table=report.table_id,
        guest=report.guest,
        name=report.name,
        standing=standing_of(active, report.guest),
        line=report.line,
        is_line=report.line_at is not None,
        note=report.note,
        done=None if report.done is None else milliseconds(report.done),
        context=[] if report.line_at is None else await chat_around(registry, report.table_id, report.line_at),
    )


def standing_of(active: ActiveSanctions, guest: str) -> wire.Standing:
    """What a person may not do at the moment."""
    mute, ban = active.get((guest, "mute")), active.get((guest, "ban"))
    return wire.Standing(
        muted_until=None if mute is None or mute.until is None else milliseconds(mute.until),
        banned_since=None if ban is None else milliseconds(ban.since),
        why=ban.why if ban else mute.why if mute else "",
    )


async def chat_around(registry: TableRegistry, table_id: str, at: float) -> list[ChatLine]:
    """What was said at a table around this time; nothing if the table cannot be read."""
    try:
        table = await registry.table(table_id)
    except AsterismError:
        return []
    lines = [table.projection.chat_line(line) for line in table.state.chat]
    place = next((number for number, line in enumerate(lines) if line.at >= at), len(lines))
    return lines[max(0, place - CONTEXT_LINES) : place + CONTEXT_LINES + 1]


# --- the server ------------------------------------------------------------------------------


@get("/api/admin/server", responses=error_responses())
async def show_server(
    store: Injected[EventStore],
    settings: Injected[Settings],
    in_force: Injected[list[wire.SettingInfo]],
    admin: Injected[str],
) -> wire.ServerInfo:
    """Show storage, versions, and the settings in force."""

    def read(connection: Connection) -> tuple[wire.StorageInfo, wire.VersionInfo]:
        return storage_of(connection, settings.folder, store.place), versions_of(connection)

    return wire.ServerInfo(*await store.query(read), in_force)


@get("/api/admin/acts", responses=error_responses())
async def list_acts(acts: Injected[Acts], admin: Injected[str]) -> list[wire.ActInfo]:
    """List what admins did, the newest first."""
    return [
        wire.ActInfo(milliseconds(one.at), one.admin_name, one.act, one.subject, one.subject_name, one.why)
        for one in await acts.latest(MAX_ACTS)
    ]


ROUTES = [
    claim_admin,
    make_admin_link,
    remove_admin,
    show_overview,
    find_tables,
    close_table,
    list_reports,
    settle_report,
    show_server,
    list_acts,
]
