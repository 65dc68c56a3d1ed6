"""What the server parses: commands, requests, cookies, and the rows of its own database."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec

import asterism
from asterism.errors import AsterismError, BadRecord
from asterism.server.accounts.sessions import Session, SessionCookies
from asterism.server.app import create_app
from asterism.server.domain import MoveClock
from asterism.server.protocol import commands
from asterism.server.realtime.exchange import decode as decode_command
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.tables import events
from asterism.server.tables.decisions.command import Context, decide
from asterism.server.tables.evolution import evolve
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.state import TableState, opened_table
from asterism.server.tables.steps import evolve_all, evolve_row
from asterism.server.tables.storage import IndexedTable, index_entry_of
from asterism.server.tables.summary import encode, summary_of
from tests.fuzz.target import Target
from tests.server.live_server import NONCE_HASH
from tests.server.rooms import UncompiledRegistry
from tests.server.table_harness import GRACE, TableHarness, guest_of

Answer = TypeVar("Answer")


@cache
def loop() -> asyncio.AbstractEventLoop:
    """One for all targets of this process."""
    return asyncio.new_event_loop()


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What it comes to."""
    return loop().run_until_complete(work)


# --- commands over a live connection ----------------------------------------------------------


@cache
def tables() -> list[TableState]:
    """A table before its start, one in the middle, one with a race, and one that is over."""
    waiting = TableHarness("ada", "open", "random bot")
    playing = TableHarness("ada", "bo", "ada", game="sternenhimmel", first_player=0)
    playing.play_at_random(8)
    race = TableHarness("ada", "bo", "cy", game="nacht", clock=MoveClock(60))
    while race.state.race is None and race.state.phase == "playing":
        race.play_at_random(1, f"{race.state.seq}")
    over = TableHarness("ada", game="patience")
    over.play_at_random(100)
    return [table.state for table in (waiting, playing, race, over)]


def send_command(data: bytes) -> None:
    """The first byte chooses the table, and whether its first person or a spectator sends the command."""
    state, text = tables()[data[0] % 4 if data else 0], data[1:].decode(errors="replace")
    command = decode_command(text)
    if isinstance(command, commands.Ping):
        return
    context = Context(now=lambda: state.time + 1000, away_ms=[None] * len(state.seats), grace_ms=GRACE)
    guest = None if data[0] & 4 else guest_of("ada")
    evolve_all(state, decide(state, guest, command, context) or (), state.time + 1000)


def sent_commands() -> list[bytes]:
    found: list[bytes] = []
    for number, state in enumerate(tables()):
        legal = state.match.legal_moves(0)[:1] if state.match and 0 in state.to_act else []
        played = [commands.PlayMove("x", state.seq, msgspec.Raw(msgspec.json.encode(move)), 0) for move in legal]
        others = [
            commands.TakeBack(state.seq),
            commands.SendChat(text="hello"),
            commands.OfferDraw(state.seq),
            commands.ReportRaceShown(state.seq, 0),
            commands.ClaimRace(state.seq, 500, 0),
        ]
        found += [bytes([number]) + msgspec.json.encode(command) for command in (*played, *others)]
    return found


# --- rows of the database ---------------------------------------------------------------------


class Rows:
    """A store that holds one table, and what the rows say of it."""

    is_shared = False

    def __init__(self, rows: Sequence[bytes] = (), summary: bytes = b"") -> None:
        self._rows, self._summary = list(rows), summary

    async def read(self, _: str, after: int = -1) -> list[bytes]:
        return self._rows[after + 1 :]

    async def tables_of(self, _: str, __: int) -> list[IndexedTable]:
        return [IndexedTable("t", "any", "playing", 0.0, 0.0, self._summary)]


def registry_of(rows: Rows) -> UncompiledRegistry:
    leases: Any = None
    return UncompiledRegistry(rows, leases, leases)


def rebuild_table(data: bytes) -> None:
    """A table from its log, one row a line; what can be rebuilt can also be shown to everybody."""
    state = run(registry_of(Rows(data.split(b"\n"))).rebuild("t"))
    index_entry_of(state)
    for viewer in (None, *dict.fromkeys(seat.guest for seat in state.seats if seat.guest)):
        msgspec.json.encode(Projection(state, Presence(lambda: 0), 0, lambda: 0).snapshot(Viewer(viewer)))


@cache
def logs() -> list[bytes]:
    """Tables of every game, as they are written."""
    found = []
    for game, people in (("nacht", 3), ("sternenhimmel", 3), ("patience", 1), ("constellation", 2), ("afrika", 2)):
        names = ["ada", "bo", "cy"][:people]
        table = TableHarness(*names, game=game)
        written = [table.state.opened, *table_events(table)]
        found.append(b"\n".join(events.encode(event) for event in written))
    return found


def table_events(table: TableHarness) -> list[events.TableEvent]:
    """The log of a table after its opening: its beginning, and some moves."""
    later: list[events.TableEvent] = [
        *(events.NonceRevealed(seat=number, nonce=seat.nonce) for number, seat in enumerate(table.state.seats)),
        events.MatchStarted(nonces=list(table.state.nonces)),
        events.ChatSent(seat=0, text="hello"),
    ]
    state = opened_table("t", table.state.opened)
    for event in later:
        state = evolve(state, event)
    for _ in range(4):
        seat = state.current_seat
        assert seat is not None
        move = state.started_match.legal_moves(seat)[0]
        later.append(events.TurnPlayed(seat=seat, move=state.started_match.notation(move)))
        state = evolve(state, later[-1])
    return later


def follow_event(data: bytes) -> None:
    """An event that another process has written, at a table in memory. The first byte chooses the table."""
    state = tables()[data[0] % 4 if data else 0]
    _, later = evolve_row(state, data[1:])
    index_entry_of(later)


def written_events() -> list[bytes]:
    found: list[bytes] = []
    for number, state in enumerate(tables()):
        next_ones: list[events.TableEvent] = [
            events.ChatSent(seat=0, text="hello"),
            events.BotTookOver(seat=0, bot="greedy", why="asked"),
            events.PersonErased(guest=guest_of("ada")),
            events.RematchOpened(table="other"),
        ]
        if state.current_seat is not None:
            move = state.started_match.legal_moves(state.current_seat)[0]
            next_ones.append(events.TurnPlayed(seat=state.current_seat, move=state.started_match.notation(move)))
            next_ones.append(events.OfferMade(seat=0, kind="draw"))
            next_ones.append(events.TurnsTakenBack(seat=0, to=2))
        found += [bytes([number]) + events.encode(event) for event in next_ones if state.match is not None]
    return found


def list_tables(data: bytes) -> None:
    """A row of the index that cannot be read must not keep a person from all other tables."""
    msgspec.json.encode(run(registry_of(Rows(summary=data)).tables_of(guest_of("ada"))))


# --- requests ---------------------------------------------------------------------------------

KEY = b"0123456789abcdef"
NEW_TABLE = {
    "game": "sternenhimmel",
    "name": "Ada",
    "nonce_hash": NONCE_HASH,
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    "options": {"first_player": 0},
    "clock": {"kind": "move", "seconds": 60},
}
BODIES: dict[str, Any] = {
    "POST /api/tables": NEW_TABLE,
    "POST /api/play-on": {"moves": 0, "seats": [{"kind": "me"}], "name": "Ada", "record": "{}"},
    "POST /api/replay": msgspec.to_builtins(asterism.new("patience", seed=1).record()),
    "POST /api/deal": msgspec.to_builtins(asterism.new("nacht", seed=1).record()),
    "POST /api/games/sternenhimmel/files/boards": {"name": "mine.toml", "text": "a = 1"},
    "PUT /api/me": {"name": "Ada"},
    "PUT /api/me/rated": {"rated": True},
    "PUT /api/me/for-puzzles": {"for_puzzles": True},
    "POST /api/link": {"secret": "x" * 32},
    "POST /api/session": {"login": "Merope", "password": "the seven sisters"},
    "POST /api/me/tokens": {"name": "Robot"},
    "POST /api/qr": {"address": "http://localhost/table/abc"},
    "POST /api/tables/TABLE/seat": {"name": "Bo", "nonce_hash": NONCE_HASH},
    "POST /api/tables/TABLE/nonce": {"nonce": "0" * 32},
    "POST /api/bot/tables/TABLE/move": {"id": "x", "seq": 1, "move": {"type": "place"}},
    "POST /api/bot/tables/TABLE/command": {"type": "take_back", "seq": 1},
}
"""TABLE stands for a table that is there."""
ADDRESSES = [
    "GET /api/tables?game=nacht",
    "GET /api/daily/patience/2026-12-31",
    "GET /api/ratings/nacht",
    "GET /api/tables/TABLE",
    "GET /api/tables/TABLE/record",
    "GET /api/tables/TABLE/situation?seat=0",
    "GET /api/games/nacht/lesson",
    "GET /table/x",
    "DELETE /api/me/tokens/x",
]
HEADERS = ["cookie: asterism_guest=a.b.0.0.ff", "authorization: Bearer asterism_x", "host: localhost:8000",
           "accept-language: de,en;q=0.5", "range: bytes=0-5", "x-request-id: abc"]  # fmt: skip


class ServerFault(Exception):
    """The server answered with a fault of its own, or without a reason."""


@cache
def browser() -> httpx.AsyncClient:
    """A browser at an application in this process."""
    folder = Path(tempfile.mkdtemp(prefix="asterism-fuzz-"))
    app: Any = create_app(Settings(new_tables_per_minute=0, passwords_per_minute=0), EventStore(folder))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url="http://localhost"
    )


@cache
def table() -> str:
    """A table that waits for people."""
    return str(run(browser().post("/api/tables", json=NEW_TABLE)).json()["table"])


def send_request(data: bytes) -> None:
    """A request: method and address, headers, an empty line, and the body. Whatever it is, it gets an answer."""
    head, _, body = data.partition(b"\n\n")
    first, *lines = head.decode("latin-1").split("\n")
    method, _, address = first.replace("TABLE", table()).partition(" ")
    headers = [(name, value) for name, colon, value in (line.partition(": ") for line in lines) if colon]
    browser().cookies.clear()
    try:
        request = browser().build_request(method, "/" + address.lstrip("/"), content=body, headers=headers)
    except (httpx.InvalidURL, ValueError, TypeError) as error:
        raise BadRecord(f"no browser sends this: {error}") from error
    if body and "content-type" not in request.headers:
        request.headers["content-type"] = "application/json"
    answer = run(browser().send(request))
    if answer.status_code >= 500 and answer.status_code not in {501, 503}:
        raise ServerFault(f"{answer.status_code} for {method} {address}: {answer.text[:200]}")
    if answer.status_code >= 400 and "json" in answer.headers.get("content-type", ""):
        raise AsterismError(answer.json()["detail"])


def sent_requests() -> list[bytes]:
    bodies = [line.encode() + b"\n\n" + msgspec.json.encode(body) for line, body in BODIES.items()]
    return [*bodies, *("\n".join((line, *HEADERS)).encode() for line in ADDRESSES)]


def read_cookie(data: bytes) -> None:
    """A forged cookie is none. One that is signed is read, whatever it says."""
    cookies = SessionCookies(KEY, lambda: 1_800_000_000_000)
    text = data.decode("latin-1")
    read = cookies.read(text)
    assert read is None or cookies.read(cookies.sign(read)) is not None


def signed_cookies() -> list[bytes]:
    cookies = SessionCookies(KEY, lambda: 1_800_000_000_000)
    return [cookies.sign(Session("guest", "session", generation)).encode() for generation in (0, 255)]


UNPARSED: tuple[type[Exception], ...] = (AsterismError, msgspec.MsgspecError, RecursionError)
"""What a connection ends with, see `realtime/exchange.py`."""

SERVER_TARGETS = [
    Target("commands", send_command, sent_commands, UNPARSED),
    Target("events of the log", rebuild_table, logs),
    Target("events of other processes", follow_event, written_events),
    Target("summaries of tables", list_tables, lambda: [encode(summary_of(state)) for state in tables()]),
    Target("requests", send_request, sent_requests),
    Target("cookies", read_cookie, signed_cookies),
]
