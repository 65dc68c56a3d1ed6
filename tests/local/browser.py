"""A browser without a browser: storage in dictionaries, tabs that share it, and a page that plays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from asterism.fairness import hash_of_nonce
from asterism.local.bots import CooperativeBots
from asterism.local.server import Answer, LocalServer
from asterism.server.errors import StorageFull

NONCE = "0" * 32


class Storage:
    """What all tabs of a browser share."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.entries: dict[str, bytes] = {}
        self.texts: dict[str, str] = {}
        self.claims: dict[str, Tab] = {}
        self.tabs: list[Tab] = []
        self.is_full = False


class Tab:
    """One tab: a host for its server, and what its page does."""

    def __init__(self, storage: Storage, *, hears: bool = True) -> None:
        """A tab that does not hear is not told what other tabs write, as if the news were late."""
        self.storage = storage
        self.hears = hears
        self.server = LocalServer(self, CooperativeBots(pause=0.0))
        storage.tabs.append(self)

    # --- the host ----------------------------------------------------------------------------

    async def append(self, table_id: str, seq: int, rows: list[bytes], entry: bytes) -> int:
        await asyncio.sleep(0)
        if self.storage.is_full:
            raise StorageFull("the storage of this browser is full")
        log = self.storage.logs.get(table_id, [])
        had = len(log)
        if had == seq:
            self.storage.logs[table_id] = [*log, *rows]
            self.storage.entries[table_id] = entry
            for tab in self.storage.tabs:
                if tab is not self and tab.hears:
                    asyncio.get_running_loop().create_task(tab.server.written(table_id, seq + len(rows) - 1))
        return had

    async def read(self, table_id: str, after: int) -> list[bytes]:
        await asyncio.sleep(0)
        return self.storage.logs.get(table_id, [])[after + 1 :]

    async def tables(self) -> list[bytes]:
        return list(self.storage.entries.values())

    async def delete(self, table_id: str) -> None:
        self.storage.logs.pop(table_id, None)
        self.storage.entries.pop(table_id, None)
        for tab in self.storage.tabs:
            if tab is not self and tab.hears:
                await tab.server.deleted(table_id)

    async def get(self, key: str) -> str | None:
        return self.storage.texts.get(key)

    async def put(self, key: str, value: str) -> None:
        self.storage.texts[key] = value

    async def claim(self, table_id: str) -> bool:
        return self.storage.claims.setdefault(table_id, self) is self

    async def release(self, table_id: str) -> None:
        if self.storage.claims.get(table_id) is self:
            del self.storage.claims[table_id]

    # --- the page ----------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Send a request."""
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        return await self.server.request(method, path, sent)

    async def get_json(self, path: str) -> Any:
        """What is at this path."""
        answer = await self.ask("GET", path)
        assert answer.status == 200, answer
        return json.loads(answer.body)

    async def open(self, game: str, *seats: str, **asked: Any) -> str:
        """Open a table; "me" is the person, other words are bots. Its nonce is revealed, so that it begins."""
        plans = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        request = {"game": game, "seats": plans, "name": "Ada", "nonce_hash": hash_of_nonce(NONCE), **asked}
        answer = await self.ask("POST", "/api/tables", request)
        assert answer.status == 201, answer
        table: str = json.loads(answer.body)["table"]
        await self.begin(table)
        return table

    async def begin(self, table: str) -> None:
        """Reveal the nonce, as the page does when it shows a table."""
        info = await self.get_json(f"/api/tables/{table}")
        if info["phase"] == "waiting":
            assert (await self.ask("POST", f"/api/tables/{table}/nonce", {"nonce": NONCE})).status == 200

    async def connect(self, table: str) -> Page:
        """Connect to a table, and wait for the snapshot."""
        page = Page(self.server, table)
        await page.until(lambda: bool(page.messages or page.closed))
        return page


class Page:
    """A page that shows a table."""

    def __init__(self, server: LocalServer, table: str) -> None:
        self.messages: list[Any] = []
        self.closed: tuple[int, str] | None = None
        self.seq = -1
        self.position: Any = None
        self.table: Any = None
        self._changed = asyncio.Event()
        self._socket = server.connect(f"/api/tables/{table}/play", self._receive, self._close)
        self._moves = 0

    def _receive(self, text: str) -> None:
        message = json.loads(text)
        self.messages.append(message)
        if message["type"] == "snapshot":
            self.seq = message["seq"]
        elif "seq" in message and message["type"] not in {"refused", "hints"}:
            assert message["seq"] == self.seq + 1, message
            self.seq = message["seq"]
        self.position = message.get("position", self.position)
        self.table = message.get("table", self.table)
        self._changed.set()

    def _close(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self._changed.set()

    def send(self, **command: Any) -> None:
        """Send a command."""
        self._socket.send(json.dumps(command))

    def leave(self) -> None:
        """Close the connection."""
        self._socket.close()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for messages until this is so."""
        async with asyncio.timeout(60):
            while not is_so():
                self._changed.clear()
                await self._changed.wait()

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.position is not None and self.position["results"] is not None

    @property
    def is_to_move(self) -> bool:
        """Whether this page may play a move."""
        return self.position is not None and bool(self.position["legal"])

    async def look_from(self, seat: int) -> None:
        """Hand the device to the person in this seat."""
        had = len(self.messages)
        self.send(type="look_from_seat", seat=seat)
        await self.until(lambda: any(message["type"] == "snapshot" for message in self.messages[had:]))

    async def play(self, number: int = 0) -> None:
        """Play one of the legal moves, and wait for what becomes of it."""
        self._moves += 1
        own, seat = f"move {self._moves}", self.position["to_act"][0]
        self.send(type="play_move", id=own, seq=self.seq, move=self.position["legal"][number], seat=seat)
        await self.until(lambda: any(message.get("move_id") == own for message in self.messages))

    async def play_to_the_end(self) -> None:
        """Play any legal moves until the match is over."""
        while not self.is_over:
            await self.until(lambda: self.is_to_move or self.is_over)
            if not self.is_over:
                await self.play()
