"""One table: its book, the people who listen, and the acts that change it.

Every change is an entry of the log and goes one way: check, write, and only when it is on the disk take it in and
tell everybody. Entries that another process wrote are taken in by the same door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from asterism.errors import AsterismError, IllegalMove
from asterism.game import Move
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.store import Store

Listener = Callable[[bytes], None]
"""Takes an encoded message; must not block."""


class Table:
    """A table in memory. `lock` is held by whoever changes it."""

    def __init__(self, book: Book, store: Store) -> None:
        self.book = book
        self.lock = asyncio.Lock()
        self.changed: Callable[[], None] = lambda: None
        """Called after every change: whoever drives bots and clocks looks again."""
        self._store = store
        self._listeners: dict[Listener, str | None] = {}

    @property
    def id(self) -> str:
        """The number of the table."""
        return self.book.id

    # --- listening ---------------------------------------------------------------------------

    def listen(self, listener: Listener, guest: str | None) -> None:
        """Tell this listener everything from now on that the guest may know."""
        self._listeners[listener] = guest

    def forget(self, listener: Listener) -> None:
        """Tell it nothing more."""
        self._listeners.pop(listener, None)

    # --- changing ----------------------------------------------------------------------------

    async def commit(self, entry: log.Entry) -> None:
        """Write the entry, then take it in. The lock is held."""
        await self._store.append(self.id, self.book.seq + 1, log.encode(entry))
        self.take_in(entry)

    def take_in(self, entry: log.Entry) -> None:
        """Follow an entry that is on the disk, and tell everybody what they may know of it."""
        self.book.follow(entry)
        told: dict[str | None, bytes] = {}
        for listener, guest in list(self._listeners.items()):
            if guest not in told:
                told[guest] = msgspec.json.encode(self.book.news(entry, guest))
            listener(told[guest])
        self.changed()

    # --- what people ask for -----------------------------------------------------------------

    async def take_seat(self, guest: str, name: str) -> None:
        """Give the guest the first free seat; whoever has one keeps it."""
        async with self.lock:
            if self.book.seat_of(guest) is not None:
                return
            free = next((number for number, seat in enumerate(self.book.seats) if seat.kind == "open"), None)
            if free is None:
                raise AsterismError("all seats of this table are taken; you can watch")
            await self.commit(log.SeatTaken(seat=free, name=name, guest=guest))

    async def wish(self, guest: str | None, wish: wire.MoveWish) -> bytes | None:
        """Make a person's move, or return the message that says why not."""
        async with self.lock:
            if wish.id in self.book.move_ids:
                return msgspec.json.encode(self.book.snapshot(guest))
            try:
                seat = self._seat_to_move(guest, wish.seq)
                await self.move(seat, self._read_move(wish.move), wish.id)
            except IllegalMove as error:
                refused = wire.Refused(self.book.seq, wish.id, str(error), error.rule)
                return msgspec.json.encode(refused)
        return None

    async def move(self, seat: int, move: Move, move_id: str | None = None) -> None:
        """Make a move if it is legal. The lock is held."""
        self.book.match.check(move, seat)
        await self.commit(log.Moved(seat=seat, move=self.book.match.notation(move), move_id=move_id))

    def _seat_to_move(self, guest: str | None, seq: int) -> int:
        seat = self.book.seat_of(guest)
        if seat is None:
            raise IllegalMove("you are watching this table; only players move")
        if self.book.is_waiting:
            raise IllegalMove("the table still waits for players")
        if seq != self.book.seq:
            raise IllegalMove("the table has moved on since; look again")
        return seat

    def _read_move(self, raw: msgspec.Raw) -> Any:
        try:
            data = msgspec.json.decode(raw)
        except msgspec.DecodeError as error:
            raise IllegalMove(f"this is not a move: {error}") from error
        if not isinstance(data, dict):
            raise IllegalMove("a move is an object with a type")
        return self.book.match.read(data)
