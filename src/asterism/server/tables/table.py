"""One table: its state, the people who listen, and the one way in which it changes.

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
from asterism.server import metrics
from asterism.server.clock import now_ms
from asterism.server.protocol import commands, messages, models
from asterism.server.store import EventConflict, Store
from asterism.server.tables import events
from asterism.server.tables.commands import Context, automatic_events, decide_revealing_nonce, decide_taking_seat, judge
from asterism.server.tables.hints import HintRequests
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.state import TableState

Listener = Callable[[bytes], None]
"""Takes an encoded message; must not block."""
Judge = Callable[[TableState], Sequence[events.TableEvent]]
"""Says what follows from a command at a table as it stands."""

GRACE_MS = 60_000


class Table:
    """A table in memory. `lock` is held by whoever changes it."""

    def __init__(
        self, state: TableState, store: Store, grace_ms: int = GRACE_MS, hint_requests: HintRequests | None = None
    ) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.changed: Callable[[], None] = lambda: None
        """Called after every change: whoever drives bots and clocks looks again."""
        self.company_changed: Callable[[], None] = lambda: None
        """Called when somebody comes or goes by a line of this process."""
        self._store = store
        self._hint_requests = hint_requests
        self._grace_ms = grace_ms
        self._seated: tuple[str, ...] | None = None
        """Whom the store knows to hold a seat here."""
        self._listeners: dict[Listener, Viewer] = {}

    @property
    def id(self) -> str:
        """The number of the table."""
        return self.state.id

    @property
    def projection(self) -> Projection:
        """What people may see of the table now."""
        return Projection(self.state, self.presence, self._grace_ms)

    # --- listening ---------------------------------------------------------------------------

    def listen(self, listener: Listener, viewer: Viewer) -> None:
        """Tell this listener where things stand, and from now on everything that the viewer may know."""
        is_news = self.presence.came(viewer.guest)
        listener(msgspec.json.encode(self.projection.snapshot(viewer)))
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
        if self.presence.presence_sync(process, guests):
            self._tell_company()

    def _tell_company(self) -> None:
        """Tell everybody who is here."""
        message = msgspec.json.encode(self.projection.company())
        for listener in list(self._listeners):
            listener(message)

    # --- changing ----------------------------------------------------------------------------

    async def act(self, judge: Judge) -> bool:
        """Judge a command on the state as it stands, write what follows, and take it in; says whether anything did.

        When another process was faster, catch up and judge again. `judge` only looks: it returns the entries to
        write, none if there is nothing (left) to do, or raises an error that says why the command is refused.
        """
        async with self.lock:
            while entries := judge(self.state):
                try:
                    await self._commit(entries)
                except EventConflict:
                    await self._catch_up()
                else:
                    return True
        return False

    async def catch_up(self, seq: int) -> None:
        """Take in what other processes wrote, up to this number at least."""
        async with self.lock:
            if self.state.seq < seq:
                await self._catch_up()

    async def _commit(self, entries: Sequence[events.TableEvent]) -> None:
        """Follow the entries, write them, and only then show it. What cannot be evolved is never written."""
        steps = evolved(self.state, entries, now_ms())
        written, card = [events.encode(entry) for entry, _ in steps], steps[-1][1].card()
        with metrics.APPEND.time():
            await self._store.append(
                self.id, self.state.seq + 1, written, card, seats_changed=card.guests != self._seated
            )
        self._seated = card.guests
        for entry, state in steps:
            if isinstance(entry, events.TurnPlayed):
                metrics.MOVES.labels("person" if entry.move_id else "bot").inc()
            self._show(entry, state)

    async def _catch_up(self) -> None:
        for row in await self._store.read(self.id, after=self.state.seq):
            try:
                entry = events.decode(row)
                state = self.state.after(entry)
            except ValueError as error:
                raise BadRecord(f"this server does not understand entry {self.state.seq + 1}: {error}") from error
            self._show(entry, state)

    def _show(self, entry: events.TableEvent, state: TableState) -> None:
        """From now on the table is as this state says; tell everybody what they may know of the entry."""
        self.state = state
        projection = self.projection
        told: dict[object, bytes] = {}
        for listener, viewer in list(self._listeners.items()):
            same = (*state.seats_of(viewer.guest), "looks from", viewer.eyes(state))
            if same not in told:
                told[same] = msgspec.json.encode(projection.news(entry, viewer))
            listener(told[same])
        self.changed()

    # --- what people ask for -----------------------------------------------------------------

    async def take_seat(self, guest: str, command: models.TakeSeat) -> None:
        """Give the guest a free seat; whoever has one keeps it."""
        await self.act(lambda state: decide_taking_seat(state, guest, command))

    async def add_nonce(self, guest: str, nonce: str) -> None:
        """Open the nonce_hash of the guest's nonce; a second time changes nothing.

        The last person may have sat down by another process: that is looked up before anybody is refused.
        """
        try:
            await self.act(lambda state: decide_revealing_nonce(state, guest, nonce))
        except AsterismError:
            async with self.lock:
                await self._catch_up()
            await self.act(lambda state: decide_revealing_nonce(state, guest, nonce))

    async def forget_person(self, guest: str) -> None:
        """Keep nothing that says who this guest was."""
        await self.act(lambda state: [events.PersonErased(guest=guest)] if state.knows(guest) else ())

    async def command(self, viewer: Viewer, command: commands.Command) -> bytes | None:
        """Do what a person asks for; returns a message for this person alone, if there is something to say."""
        if isinstance(command, commands.LookFromSeat):
            viewer.looks_from = command.seat
            return self._snapshot(viewer)
        try:
            if isinstance(command, commands.RequestHints):
                self._seek_advice(viewer, command)
                return None
            is_new = await self.act(lambda state: judge(state, viewer.guest, command, self._context()))
        except AsterismError as error:
            metrics.REFUSALS.labels("command").inc()
            return msgspec.json.encode(refusal(self.state.seq, command, error))
        return None if is_new else self._snapshot(viewer)

    def _seek_advice(self, viewer: Viewer, command: commands.RequestHints) -> None:
        if self._hint_requests is None:
            raise AsterismError("there are no hints at this table")
        self._hint_requests.seek(self.state, viewer.guest, command, partial(self._tell, viewer))

    def _tell(self, viewer: Viewer, message: messages.Message) -> None:
        encoded = msgspec.json.encode(message)
        for listener, other in list(self._listeners.items()):
            if other is viewer:
                listener(encoded)

    def _snapshot(self, viewer: Viewer) -> bytes:
        return msgspec.json.encode(self.projection.snapshot(viewer))

    def _context(self) -> Context:
        return Context(now=now_ms(), away_ms=self.projection.away(), grace_ms=self._grace_ms)


def evolved(
    state: TableState, entries: Sequence[events.TableEvent], at: int
) -> list[tuple[events.TableEvent, TableState]]:
    """The entries and what follows from them by itself, stamped with the time, each with the state after it."""
    steps: list[tuple[events.TableEvent, TableState]] = []
    waiting = [*entries] or [*automatic_events(state)]
    while waiting:
        entry = msgspec.structs.replace(waiting.pop(0), at=at)
        state = state.after(entry)
        steps.append((entry, state))
        waiting = waiting or [*automatic_events(state)]
    return steps


def refusal(seq: int, command: commands.Command, error: AsterismError) -> messages.CommandRefused:
    """Why a command was not granted."""
    rule = error.rule if isinstance(error, IllegalMove) else ""
    move_id = command.id if isinstance(command, commands.PlayMove) else None
    return messages.CommandRefused(seq, str(command.__struct_config__.tag), str(error), rule, move_id)
