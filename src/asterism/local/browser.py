"""The seam to JavaScript: the page's host as Python calls it, and the server as the page's worker calls it.

`web/src/local/worker.ts` calls `start` with an object that has the methods of `Host`, which take and return
strings, numbers and Uint8Arrays, and promises of them.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from pyodide.ffi import JsException, create_proxy, to_js

from asterism.local.bots import CooperativeBots
from asterism.local.server import LocalServer
from asterism.local.socket import Socket
from asterism.server.errors import StorageFull, StoreFailed

FULL = "QuotaExceededError"
"""What browsers call a storage that has no room left."""


class PageHost:
    """The page as a `Host`."""

    def __init__(self, page: Any) -> None:
        self._page = page

    async def append(self, table_id: str, seq: int, rows: list[bytes], entry: bytes) -> int:
        """Add rows to a table's log."""
        return int(await stored(self._page.append(table_id, seq, to_js(rows), to_js(entry))))

    async def read(self, table_id: str, after: int) -> list[bytes]:
        """The rows of a table behind number `after`."""
        return [row.to_bytes() for row in await stored(self._page.read(table_id, after))]

    async def tables(self) -> list[bytes]:
        """The index entries of all tables."""
        return [entry.to_bytes() for entry in await stored(self._page.tables())]

    async def delete(self, table_id: str) -> None:
        """Delete a table."""
        await stored(self._page.delete(table_id))

    async def get(self, key: str) -> str | None:
        """A small text."""
        found = await stored(self._page.get(key))
        return found if isinstance(found, str) else None

    async def put(self, key: str, value: str) -> None:
        """Keep a small text."""
        await stored(self._page.put(key, value))

    async def claim(self, table_id: str) -> bool:
        """Whether this tab may move a table's bots."""
        return bool(await stored(self._page.claim(table_id)))

    async def release(self, table_id: str) -> None:
        """Another tab may move them."""
        await stored(self._page.release(table_id))


async def stored(work: Awaitable[Any]) -> Any:
    """What comes of the page's work, or a sentence that says why it could not be done."""
    try:
        return await work
    except JsException as error:
        if error.name == FULL:
            raise StorageFull(
                "the storage of this browser is full, so nothing was changed; delete old matches or free some space"
            ) from error
        raise StoreFailed("this browser could not store or read this, so nothing was changed; try again") from error


class PageServer:
    """The server as JavaScript calls it."""

    def __init__(self, server: LocalServer) -> None:
        self._server = server

    async def request(self, method: str, path: str, body: Any) -> Any:
        """Answer a request; the answer is [status, content type, body]."""
        return to_js(await self._server.request(method, path, body.to_bytes()))

    def connect(self, path: str, on_message: Any, on_close: Any) -> Socket:
        """Connect to a table. The callbacks are JavaScript's."""
        return self._server.connect(path, on_message, on_close)

    async def written(self, table_id: str, seq: int) -> None:
        """Another tab has written."""
        await self._server.written(table_id, seq)

    async def deleted(self, table_id: str) -> None:
        """Another tab has deleted a table."""
        await self._server.deleted(table_id)

    async def close(self) -> None:
        """Finish what is under way."""
        await self._server.close()


def start(page: Any, bot_pause: float) -> Any:
    """A server on this page's storage, whose bots take this many seconds for a move."""
    return create_proxy(PageServer(LocalServer(PageHost(page), CooperativeBots(bot_pause))))
