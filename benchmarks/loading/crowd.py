"""Tables full of people who make one move every few seconds, and how long it takes until everybody sees it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from asterism.fairness import hash_of_nonce
from loading.line import Connection

SEATS = 4
AT_ONCE = 40
"""How many tables are set up at the same time."""


class Position(msgspec.Struct):
    """All that a client wants to know of a position."""

    legal: list[msgspec.Raw] = []
    results: list[Any] | None = None


class Message(msgspec.Struct):
    """All that a client wants to know of a message."""

    type: str = ""
    seq: int = -1
    move_id: str | None = None
    position: Position | None = None
    reason: str = ""


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Latencies:
    """Seconds from sending a command until somebody was told."""

    mover: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    late: int = 0
    """Moves that were due while the last one was still under way."""
    refused: list[str] = field(default_factory=list)


class Table:
    """Four seats of which the one to move moves."""

    def __init__(self) -> None:
        self.latencies = Latencies()
        self.lines: list[Connection] = []
        self.is_over = False
        self._turn: tuple[int, int, bytes] | None = None
        self._sent = 0.0
        self._mover = -1

    async def connect(self, address: str, paths: list[tuple[str, str]]) -> None:
        """Open the lines of all seats; each is a path and a cookie."""
        host, port = urlsplit(address).hostname, urlsplit(address).port
        loop = asyncio.get_running_loop()
        for seat, (path, cookie) in enumerate(paths):
            _, line = await loop.create_connection(partial(self._line, f"{host}", path, cookie, seat), host, port)
            await line.is_open
            self.lines.append(line)

    def _line(self, host: str, path: str, cookie: str, seat: int) -> Connection:
        return Connection(host, path, cookie, lambda text, now: self.hear(seat, text, now))

    def move(self, now: float) -> None:
        """Make a move, if the last one has come back."""
        if self._turn is None:
            self.latencies.late += 0 if self.is_over else 1
            return
        seat, seq, move = self._turn
        self._turn, self._sent, self._mover = None, now, seat
        self.lines[seat].send(b'{"type":"play_move","id":"%d","seq":%d,"move":%s}' % (seq, seq, move))

    def hear(self, seat: int, text: bytes, now: float) -> None:
        """Take in what the server says."""
        message = decode(text)
        if message.type == "turn":
            (self.latencies.mover if seat == self._mover else self.latencies.others).append(now - self._sent)
        elif message.type == "refused":
            self.latencies.refused.append(message.reason)
        if message.position is not None:
            self.is_over = bool(message.position.results)
            if message.position.legal:
                self._turn = seat, message.seq, bytes(random.choice(message.position.legal))

    def close(self) -> None:
        """Everybody leaves."""
        for line in self.lines:
            line.close()


class EchoTable(Table):
    """The same at a server that knows nothing of games: whatever one seat sends comes back to all four."""

    def __init__(self) -> None:
        super().__init__()
        self._seq = 0
        self._turn = 0, 0, b'"forty bytes or so, like a move would be"'

    def hear(self, seat: int, text: bytes, now: float) -> None:
        """The echo."""
        message = decode(text)
        (self.latencies.mover if seat == self._mover else self.latencies.others).append(now - self._sent)
        if seat == self._mover:
            self._turn = (seat + 1) % SEATS, message.seq + 1, b'"forty bytes or so, like a move would be"'


async def seat_everybody(address: str, game: str, tables: list[Table]) -> None:
    """Open the tables, let four people sit down at each, and connect them; nobody comes with a cookie."""
    left = list(tables)
    limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)  # a busy server may close an idle one

    async def work(http: httpx.AsyncClient) -> None:
        while left:
            await seat_four(http, address, game, left.pop())

    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=120) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        await asyncio.gather(*(work(http) for _ in range(AT_ONCE)))


async def seat_four(http: httpx.AsyncClient, address: str, game: str, table: Table) -> None:
    """One table."""
    nonce = random.randbytes(16).hex()
    person = {"name": "Somebody", "nonce_hash": hash_of_nonce(nonce)}
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    opened = await http.post("/api/tables", json={**person, "game": game, "seats": seats})
    opened.raise_for_status()
    number = opened.json()["table"]
    cookies = [cookie_of(opened)]
    for _ in range(SEATS - 1):
        taken = await http.post(f"/api/tables/{number}/seat", json=person)
        taken.raise_for_status()
        cookies.append(cookie_of(taken))
    for cookie in cookies:
        opened = await http.post(f"/api/tables/{number}/nonce", json={"nonce": nonce}, headers={"Cookie": cookie})
        opened.raise_for_status()
    await table.connect(address, [(f"/api/tables/{number}/play", cookie) for cookie in cookies])


def cookie_of(answer: httpx.Response) -> str:
    """The cookie that a newcomer gets."""
    return answer.headers["set-cookie"].partition(";")[0]


async def connect_all(address: str, tables: list[Table]) -> None:
    """Connections to the echo server; the path says which table and seat."""
    for number, table in enumerate(tables):
        await table.connect(address, [(f"/{number}/{seat}", "") for seat in range(SEATS)])


async def make_moves(tables: list[Table], every: float, seconds: float) -> None:
    """Let each table make a move every so many seconds, all at different moments."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    plan = sorted((random.uniform(0, every), table_number) for table_number in range(len(tables)))
    rounds = max(1, round(seconds / every))
    for turn in range(rounds):
        for offset, number in plan:
            moment = start + turn * every + offset
            if moment > loop.time():
                await asyncio.sleep(moment - loop.time())
            tables[number].move(loop.time())
    await asyncio.sleep(min(every, 2))
