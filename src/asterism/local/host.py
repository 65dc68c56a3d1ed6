"""What a page offers to the tables that run in it: storage that lasts, and locks that its other tabs respect."""

from __future__ import annotations

from typing import Protocol


class Host(Protocol):
    """Keeps the logs of all tables of a browser. `web/src/local` implements it with IndexedDB and Web Locks.

    Storage that fails raises StoreFailed, or StorageFull if there is no room left; nothing is written then.
    """

    async def append(self, table_id: str, seq: int, rows: list[bytes], entry: bytes) -> int:
        """Add rows to a table's log if it has exactly `seq` of them, and replace its index entry; both or nothing.

        Returns how many rows the log had. If that is not `seq`, nothing was written: another tab was faster.
        """
        ...

    async def read(self, table_id: str, after: int) -> list[bytes]:
        """The rows of a table behind number `after`, in order; none if there is no such table."""
        ...

    async def tables(self) -> list[bytes]:
        """The index entries of all tables, in any order."""
        ...

    async def delete(self, table_id: str) -> None:
        """Delete the log of a table and its index entry."""
        ...

    async def get(self, key: str) -> str | None:
        """A small text that was put under this key."""
        ...

    async def put(self, key: str, value: str) -> None:
        """Keep a small text under a key."""
        ...

    async def claim(self, table_id: str) -> bool:
        """Whether this tab may move a table's bots. A tab that is closed gives its claims back."""
        ...

    async def release(self, table_id: str) -> None:
        """Another tab may move this table's bots."""
        ...
