"""What the worker of a page calls, and the page as a host. `web/src/local/host.ts` is the other side.

JavaScript's values are read here, and bytes and lists are handed over as they are: the worker copies them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asterism.local.server import Answer, LocalServer
from asterism.local.socket import Socket
from asterism.server.errors import StorageFull, StoreFailed

FULL, FAILED = "full", "failed"


class PageHost:
    """The page's storage and locks."""

    def __init__(self, page: Any) -> None:
        self._page = page

    async def append(self, table_id: str, seq: int, rows: list[bytes], entry: bytes) -> int:
        """Add rows to a table's log if it has exactly `seq` of them; returns how many it had."""
        return int(checked(await self._page.append(table_id, seq, rows, entry)))

    async def read(self, table_id: str, after: int) -> list[bytes]:
        """The rows of a table behind number `after`."""
        return [row.to_bytes() for row in checked(await self._page.read(table_id, after))]

    async def tables(self) -> list[bytes]:
        """The index entries of all tables."""
        return [entry.to_bytes() for entry in checked(await self._page.tables())]

    async def delete(self, table_id: str) -> None:
        """Delete a table."""
        checked(await self._page.delete(table_id))

    async def get(self, key: str) -> str | None:
        """A small text that was put under this key."""
        (found,) = checked(await self._page.get(key))
        return None if found is None else str(found)

    async def put(self, key: str, value: str) -> None:
        """Keep a small text under a key."""
        checked(await self._page.put(key, value))

    async def claim(self, table_id: str) -> bool:
        """Whether this tab may move a table's bots."""
        return bool(await self._page.claim(table_id))

    async def release(self, table_id: str) -> None:
        """Another tab may move this table's bots."""
        self._page.release(table_id)


def checked(answer: Any) -> Any:
    """What the page's storage answered, unless it failed."""
    if answer == FULL:
        raise StorageFull("this browser has no room left for matches; nothing was lost, but nothing more can be saved")
    if answer == FAILED:
        raise StoreFailed("this browser could not save anything; try again, or reload the page")
    return answer


class Tab:
    """One page of a browser."""

    def __init__(self, page: Any) -> None:
        self._server = LocalServer(PageHost(page))

    async def request(self, method: str, path: str, body: Any) -> Answer:
        """Answer a request; `body` is an array of bytes, or nothing."""
        return await self._server.request(method, path, b"" if body is None else body.to_bytes())

    def connect(self, path: str, on_message: Callable[[str], None], on_close: Callable[[int, str], None]) -> Socket:
        """Connect to a table."""
        return self._server.connect(path, on_message, on_close)

    async def written(self, table_id: str) -> None:
        """Another tab has written to this table, or deleted it."""
        await self._server.written(table_id)
