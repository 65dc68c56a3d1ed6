"""One table: its book, the people who listen, and the one way in which it changes.

Every change is an entry of the log and goes one way: judge, write, and only when it is on the disk take it in and
tell everybody. Entries that another process wrote are taken in by the same door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial

import msgspec

from asterism.errors import AsterismError, BadRecord, IllegalMove
from asterism.server import entry as log
from asterism.server import metrics, wire
from asterism.server.advice import Advice
from asterism.server.book import Book
from asterism.server.presence import Presence, now_ms
from asterism.server.sight import Sight, Viewer
from asterism.server.store import Conflict, Store
from asterism.server.wishes import Circumstances, judge, judge_sitting_down, judge_unsealing, what_follows

Listener = Callable[[bytes], None]
"""Takes an encoded message; must not block."""
Judge = Callable[[Book], Sequence[log.Entry]]
"""Says what follows from a wish at a table as it stands."""

GRACE_MS = 60_000


class Table:
    """A table in memory. `lock` is held by whoever changes it."""

    def __init__(self, book: Book, store: Store, grace_ms: int = GRACE_MS, advice: Advice | None = None) -> None:
        self.book = book
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.changed: Callable[[], None] = lambda: None
        """Called after every change: whoever drives bots and clocks looks again."""
        self.company_changed: Callable[[], None] = lambda: None
        """Called when somebody comes or goes by a line of this process."""
        self._store = store
        self._advice = advice
        self._grace_ms = grace_ms
        self._seated: tuple[str, ...] | None = None
        """Whom the store knows to hold a seat here."""
        self._listeners: dict[Listener, Viewer] = {}

    @property
    def id(self) -> str:
        """The number of the table."""
        return self.book.id

    @property
    def sight(self) -> Sight:
        """What people may see of the table now."""
        return Sight(self.book, self.presence, self._grace_ms)

    # --- listening ---------------------------------------------------------------------------

    def listen(self, listener: Listener, viewer: Viewer) -> None:
        """Tell this listener where things stand, and from now on everything that the viewer may know."""
        is_news = self.presence.came(viewer.guest)
        listener(msgspec.json.encode(self.sight.snapshot(viewer)))
        if is_news:
            self._tell_company()
            self.company_changed()
        self._listeners[listener] = viewer

    def forget(self, listener: Listener) -> None:
        """Tell it nothing more."""
        viewer = self._listeners.pop(listener, None)
        if viewer is not None and self.presence.went(viewer.guest):
            self._tell_company()
            self.company_changed()

    def meet_elsewhere(self, process: str, guests: AbstractSet[str]) -> None:
        """Another process says who has a line there."""
        if self.presence.elsewhere(process, guests):
            self._tell_company()

    def _tell_company(self) -> None:
        """Tell everybody who is here."""
        message = msgspec.json.encode(self.sight.company())
        for listener in list(self._listeners):
            listener(message)

    # --- changing ----------------------------------------------------------------------------

    async def act(self, judge: Judge) -> bool:
        """Judge a wish on the book as it stands, write what follows, and take it in; says whether anything did.

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
                    return True
        return False

    async def catch_up(self, seq: int) -> None:
        """Take in what other processes wrote, up to this number at least."""
        async with self.lock:
            if self.book.seq < seq:
                await self._catch_up()

    async def _commit(self, entries: Sequence[log.Entry]) -> None:
        """Follow the entries, write them, and only then show it. What cannot be followed is never written."""
        steps = followed(self.book, entries, now_ms())
        written, card = [log.encode(entry) for entry, _ in steps], steps[-1][1].card()
        with metrics.APPEND.time():
            await self._store.append(
                self.id, self.book.seq + 1, written, card, seats_changed=card.guests != self._seated
            )
        self._seated = card.guests
        for entry, book in steps:
            if isinstance(entry, log.Moved):
                metrics.MOVES.labels("person" if entry.move_id else "bot").inc()
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
        sight = self.sight
        told: dict[object, bytes] = {}
        for listener, viewer in list(self._listeners.items()):
            same = (*book.seats_of(viewer.guest), "looks from", viewer.eyes(book))
            if same not in told:
                told[same] = msgspec.json.encode(sight.news(entry, viewer))
            listener(told[same])
        self.changed()

    # --- what people ask for -----------------------------------------------------------------

    async def take_seat(self, guest: str, wish: wire.TakeSeat) -> None:
        """Give the guest a free seat; whoever has one keeps it."""
        await self.act(lambda book: judge_sitting_down(book, guest, wish))

    async def add_nonce(self, guest: str, nonce: str) -> None:
        """Open the seal of the guest's nonce; a second time changes nothing.

        The last person may have sat down by another process: that is looked up before anybody is refused.
        """
        try:
            await self.act(lambda book: judge_unsealing(book, guest, nonce))
        except AsterismError:
            async with self.lock:
                await self._catch_up()
            await self.act(lambda book: judge_unsealing(book, guest, nonce))

    async def forget_person(self, guest: str) -> None:
        """Keep nothing that says who this guest was."""
        await self.act(lambda book: [log.Forgotten(guest=guest)] if book.knows(guest) else ())

    async def wish(self, viewer: Viewer, wish: wire.FromBrowser) -> bytes | None:
        """Do what a person asks for; returns a message for this person alone, if there is something to say."""
        if isinstance(wish, wire.Look):
            viewer.looks_from = wish.seat
            return self._snapshot(viewer)
        try:
            if isinstance(wish, wire.HintWish):
                self._seek_advice(viewer, wish)
                return None
            is_new = await self.act(lambda book: judge(book, viewer.guest, wish, self._circumstances()))
        except AsterismError as error:
            metrics.REFUSALS.labels("wish").inc()
            return msgspec.json.encode(refusal(self.book.seq, wish, error))
        return None if is_new else self._snapshot(viewer)

    def _seek_advice(self, viewer: Viewer, wish: wire.HintWish) -> None:
        if self._advice is None:
            raise AsterismError("there are no hints at this table")
        self._advice.seek(self.book, viewer.guest, wish, partial(self._tell, viewer))

    def _tell(self, viewer: Viewer, message: wire.FromServer) -> None:
        encoded = msgspec.json.encode(message)
        for listener, other in list(self._listeners.items()):
            if other is viewer:
                listener(encoded)

    def _snapshot(self, viewer: Viewer) -> bytes:
        return msgspec.json.encode(self.sight.snapshot(viewer))

    def _circumstances(self) -> Circumstances:
        return Circumstances(now=now_ms(), away_ms=self.sight.away(), grace_ms=self._grace_ms)


def followed(book: Book, entries: Sequence[log.Entry], at: int) -> list[tuple[log.Entry, Book]]:
    """The entries and what follows from them by itself, stamped with the time, each with the book after it."""
    steps: list[tuple[log.Entry, Book]] = []
    waiting = [*entries] or [*what_follows(book)]
    while waiting:
        entry = msgspec.structs.replace(waiting.pop(0), at=at)
        book = book.after(entry)
        steps.append((entry, book))
        waiting = waiting or [*what_follows(book)]
    return steps


def refusal(seq: int, wish: wire.FromBrowser, error: AsterismError) -> wire.Refused:
    """Why a wish was not granted."""
    rule = error.rule if isinstance(error, IllegalMove) else ""
    move_id = wish.id if isinstance(wish, wire.MoveWish) else None
    return wire.Refused(seq, str(wish.__struct_config__.tag), str(error), rule, move_id)
