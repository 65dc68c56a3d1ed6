"""One table: its book, the people who listen, and the acts that change it.

Every change is an entry of the log and goes one way: check, write, and only when it is on the disk take it in and
tell everybody. Entries that another process wrote are taken in by the same door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

import msgspec

from asterism.errors import AsterismError, BadRecord, IllegalMove
from asterism.game import Move
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.store import Conflict, Store

Listener = Callable[[bytes], None]
"""Takes an encoded message; must not block."""
Judge = Callable[[Book], Sequence[log.Entry]]
"""Says what follows from a wish at a table as it stands."""


class Table:
    """A table in memory. `lock` is held by whoever changes it."""

    def __init__(self, book: Book, store: Store) -> None:
        self.book = book
        self.lock = asyncio.Lock()
        self.changed: Callable[[], None] = lambda: None
        """Called after every change: whoever drives bots and clocks looks again."""
        self._store = store
        self._seated: tuple[str, ...] | None = None
        """Whom the store knows to hold a seat here."""
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

    async def act(self, judge: Judge) -> None:
        """Judge a wish on the book as it stands, write what follows, and take it in.

        When another process was faster, catch up and judge again. `judge` only looks: it returns the entries to
        write, none if there is nothing (left) to do, or raises an error that says why the wish is refused.
        """
        async with self.lock:
            while entries := judge(self.book):
                try:
                    await self._commit(entries)
                except Conflict:
                    await self._catch_up()
                else:
                    return

    async def catch_up(self, seq: int) -> None:
        """Take in what other processes wrote, up to this number at least."""
        async with self.lock:
            if self.book.seq < seq:
                await self._catch_up()

    async def _commit(self, entries: Sequence[log.Entry]) -> None:
        """Follow the entries, write them, and only then show it. What cannot be followed is never written."""
        books = list(accumulate(entries, Book.after, initial=self.book))
        card = books[-1].card()
        written = [log.encode(entry) for entry in entries]
        await self._store.append(self.id, books[1].seq, written, card, seats_changed=card.guests != self._seated)
        self._seated = card.guests
        for entry, book in zip(entries, books[1:], strict=True):
            self._show(entry, book)

    async def _catch_up(self) -> None:
        for row in await self._store.read(self.id, after=self.book.seq):
            try:
                entry = log.decode(row)
                book = self.book.after(entry)
            except ValueError as error:
                raise BadRecord(f"this server does not understand entry {self.book.seq + 1}: {error}") from error
            self._show(entry, book)

    def _show(self, entry: log.Entry, book: Book) -> None:
        """From now on the table is as this book says; tell everybody what they may know of the entry."""
        self.book = book
        told: dict[str | None, bytes] = {}
        for listener, guest in list(self._listeners.items()):
            if guest not in told:
                told[guest] = msgspec.json.encode(book.news(entry, guest))
            listener(told[guest])
        self.changed()

    # --- what people ask for -----------------------------------------------------------------

    async def take_seat(self, guest: str, name: str) -> None:
        """Give the guest the first free seat; whoever has one keeps it."""

        def judge(book: Book) -> Sequence[log.Entry]:
            if book.seat_of(guest) is not None:
                return ()
            free = next((number for number, seat in enumerate(book.seats) if seat.kind == "open"), None)
            if free is None:
                raise AsterismError("all seats of this table are taken; you can watch")
            return [log.SeatTaken(seat=free, name=name, guest=guest)]

        await self.act(judge)

    async def wish(self, guest: str | None, wish: wire.MoveWish) -> bytes | None:
        """Make a person's move, or return the message that says why not."""
        if wish.id in self.book.move_ids:
            return msgspec.json.encode(self.book.snapshot(guest))

        def judge(book: Book) -> Sequence[log.Entry]:
            if wish.id in book.move_ids:
                return ()
            seat = seat_to_move(book, guest, wish.seq)
            return [moved(book, seat, read_move(book, wish.move), wish.id)]

        try:
            await self.act(judge)
        except AsterismError as error:
            rule = error.rule if isinstance(error, IllegalMove) else ""
            return msgspec.json.encode(wire.Refused(self.book.seq, wish.id, str(error), rule))
        return None


def moved(book: Book, seat: int, move: Move, move_id: str | None = None) -> log.Moved:
    """The entry of a move, if it is legal."""
    book.match.check(move, seat)
    return log.Moved(seat=seat, move=book.match.notation(move), move_id=move_id)


def seat_to_move(book: Book, guest: str | None, seq: int) -> int:
    """The seat for which the guest wants to move, if it may at all."""
    seat = book.seat_of(guest)
    if seat is None:
        raise IllegalMove("you are watching this table; only players move")
    if book.is_waiting:
        raise IllegalMove("the table still waits for players")
    if seq != book.seq:
        raise IllegalMove("the table has moved on since; look again")
    return seat


def read_move(book: Book, raw: msgspec.Raw) -> Any:
    """A move as the browser wrote it."""
    try:
        data = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise IllegalMove(f"this is not a move: {error}") from error
    if not isinstance(data, dict):
        raise IllegalMove("a move is an object with a type")
    return book.match.read(data)
