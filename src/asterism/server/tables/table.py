"""One table in memory: its state, the connections that listen to it, and the one way in which it changes.

Every change goes the same way: decide on events, evolve the state, write the events, and only when they are on the disk
show the new state to everybody. Events that another process wrote are shown in the same way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from collections.abc import Set as AbstractSet
from contextlib import contextmanager, suppress
from functools import partial

from asterism.bots import check_name
from asterism.errors import AsterismError, BadRecord, GameFault, IllegalMove
from asterism.server import metrics
from asterism.server.clock import LiveClock, steady
from asterism.server.protocol import commands, messages, models, requests
from asterism.server.tables import events
from asterism.server.tables.commits import Commits
from asterism.server.tables.decisions.command import Context, decide
from asterism.server.tables.decisions.seating import (
    CheckBot,
    decide_closing,
    decide_removal,
    decide_revealing_nonce,
    decide_taking_seat,
)
from asterism.server.tables.decisions.turns import Decision
from asterism.server.tables.faults import STILL_TAKEN, TableKeptAside, report
from asterism.server.tables.hints import HintSearch, situation_to_send
from asterism.server.tables.listeners import Listener, Listeners, Prepared
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer, check_may_look
from asterism.server.tables.seats import SeatHolder
from asterism.server.tables.state import TableState
from asterism.server.tables.steps import evolve_all, evolve_row, replayed
from asterism.server.tables.storage import EventConflict, EventsLost, TableStore, index_entry_of, seat_holders_of
from asterism.server.tables.table_time import TableTime

logger = logging.getLogger(__name__)

Decide = Callable[[TableState], Decision]
"""Says what follows from a command at a table in this state."""

CheckChat = Callable[[str | None], Awaitable[None]]
"""Raises an error that says why a guest may not chat at any table."""

GRACE_MS = 60_000


async def anybody_may_chat(_: str | None) -> None:
    """Where nobody can be muted."""


class Table:
    """A table in memory."""

    def __init__(
        self,
        state: TableState,
        store: TableStore,
        *,
        clock: LiveClock | None = None,
        commits: Commits | None = None,
        on_presence_change: Callable[[Table], None] = lambda _: None,
        on_over: Callable[[TableState], None] = lambda _: None,
        grace_ms: int = GRACE_MS,
        hints: HintSearch | None = None,
        check_bot: CheckBot = check_name,
        check_chat: CheckChat = anybody_may_chat,
    ) -> None:
        """`on_presence_change` is called when somebody connects to or leaves the table in this process.

        `on_over` is called when this process has written that the match is over, or that the table was closed.
        `clock` and `commits` are those of all tables of the process.
        """
        clock = clock or LiveClock()
        self.time = TableTime(state, clock)
        self.presence = Presence(clock.now)
        self.kept_aside = False
        """Whether the game has failed here (see `faults.py`)."""
        self._lock = asyncio.Lock()
        """Held while the table changes."""
        self._store = store
        self.commits = commits or Commits()
        self._on_presence_change = on_presence_change
        self._on_over = on_over
        self._grace_ms = grace_ms
        self.projection = Projection(state, self.presence, grace_ms, self.time.now)
        """What viewers may know of the table now."""
        self._hints = hints
        self._check_bot = check_bot
        self._check_chat = check_chat
        self._indexed_guests: tuple[SeatHolder, ...] | None = None
        """Who holds or held a seat here according to the index."""
        self._listeners = Listeners()
        self._observers: list[Callable[[], None]] = []

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.state.id

    @property
    def state(self) -> TableState:
        """The table after its last event."""
        return self.projection.state

    def _projection_of(self, state: TableState) -> Projection:
        return Projection(
            state, self.presence, self._grace_ms, self.time.now, kept_aside=self.kept_aside, earlier=self.projection
        )

    # --- listening ---------------------------------------------------------------------------

    def listen(self, listener: Listener, viewer: Viewer) -> None:
        """Send this listener a snapshot, and from now on every message that the viewer may get."""
        check_may_look(self.state, viewer)
        is_news = self.presence.connected(viewer.guest)
        try:
            listener(messages.Outgoing(self.projection.snapshot(viewer)))
        except GameFault as fault:
            self.presence.disconnected(viewer.guest)
            raise self.keep_aside(fault) from fault
        if is_news:
            self._send_presence()
            self._on_presence_change(self)
        self._listeners.add(listener, viewer)

    def stop_listening(self, listener: Listener) -> None:
        """Send it nothing more."""
        viewer = self._listeners.remove(listener)
        if viewer is not None and self.presence.disconnected(viewer.guest):
            self._send_presence()
            self._on_presence_change(self)

    @property
    def has_listeners(self) -> bool:
        """Whether anybody is connected to the table in this process."""
        return bool(self._listeners)

    def set_presence_elsewhere(self, process: str, guests: AbstractSet[str]) -> None:
        """Another process reports who is connected to this table there."""
        if self.presence.set_elsewhere(process, guests):
            self._send_presence()

    def observe(self, callback: Callable[[], None]) -> None:
        """Call this after every change, as long as the table is in memory."""
        self._observers.append(callback)

    def _send_presence(self) -> None:
        self._listeners.send(self.projection.presence_update())

    # --- changing ----------------------------------------------------------------------------

    async def execute(self, decide: Decide) -> bool:
        """Decide on the present state, write what follows, and show it; says whether anything followed.

        When another process was faster, catch up and decide again. `decide` only looks at the state. It returns what
        follows, nothing if there is nothing (left) to do, or raises an error that says why the command is refused.
        What has begun is finished and shown, even if the caller is cancelled.
        """
        return await self.commits.run(self._execute(decide))

    async def catch_up(self, seq: int | None = None) -> None:
        """Show what other processes wrote: everything, or up to this number at least."""
        if seq is None or self.state.seq < seq:
            await self.commits.run(self._catch_up_alone(seq))

    async def restore(self) -> None:
        """Return to what the log says, because the database has lost events. Everybody gets a new snapshot."""
        await self.commits.run(self._restore_alone())

    async def _execute(self, decide: Decide) -> bool:
        async with self._lock:
            try:
                while decision := await self._decide(decide):
                    if await self._commit_or_learn(decision):
                        return True
            except GameFault as fault:
                raise self.keep_aside(fault) from fault
        return False

    async def _commit_or_learn(self, decision: Decision) -> bool:
        """Commit, or learn that the log is not as this process knew it; then the command has to be decided again."""
        try:
            await self._commit(decision)
        except EventConflict:
            await self._catch_up()
        except EventsLost:
            await self._restore()
        else:
            return True
        return False

    def keep_aside(self, fault: GameFault) -> TableKeptAside:
        """The game has failed: nothing more is played here, and everybody is told. Returns the error to raise."""
        if not self.kept_aside:
            self.kept_aside = True
            self.projection = self._projection_of(self.state)
            report(self.id, self.state.match, fault)
            for listener, viewer in self._listeners:
                with suppress(GameFault):
                    listener(messages.Outgoing(self.projection.snapshot(viewer)))
        return TableKeptAside()

    async def _decide(self, decide: Decide) -> Decision:
        """What follows now. Nobody is refused by a state that other processes have left behind."""
        while True:
            try:
                return decide(self.state)
            except AsterismError:
                if not self._store.is_shared or not await self._catch_up():
                    raise

    async def _catch_up_alone(self, seq: int | None) -> None:
        async with self._lock:
            if seq is None or self.state.seq < seq:
                with self._faults_kept_aside():
                    await self._catch_up()

    async def _restore_alone(self) -> None:
        async with self._lock:
            with self._faults_kept_aside():
                await self._restore()

    @contextmanager
    def _faults_kept_aside(self) -> Iterator[None]:
        """A game that fails where nobody asked for anything: the table is kept aside, and all others go on."""
        try:
            yield
        except GameFault as fault:
            self.keep_aside(fault)

    async def _commit(self, decision: Decision) -> None:
        """Evolve the state, write the events, and only then show them. An event that does not fit is never written."""
        was_playing = self.state.phase == "playing"
        steps = evolve_all(self.state, decision, *self.time.stamp())
        shown = [(event, self._projection_of(state)) for event, state in steps]
        prepared = [self._listeners.prepare(event, projection) for event, projection in shown]
        encoded, entry = [events.encode(event) for event, _ in steps], index_entry_of(steps[-1][1])
        seats_changed = entry.guests != self._indexed_guests
        begun = steady()
        await self._store.append(self.id, self.state.seq + 1, encoded, entry, seats_changed=seats_changed)
        metrics.APPEND.observe(steady() - begun)
        self._indexed_guests = entry.guests
        self.time.allow_for_delay(steps[-1][1])
        for (event, projection), messages_made in zip(shown, prepared, strict=True):
            if isinstance(event, events.TurnPlayed):
                (metrics.MOVES_OF_PERSONS if event.move_id else metrics.MOVES_OF_BOTS).inc()
            self._show(event, projection, messages_made if projection.lasts(event) else None)
        if was_playing and self.state.phase != "playing":
            self._on_over(self.state)

    async def _catch_up(self) -> bool:
        """Show what other processes wrote; says whether there was anything."""
        rows = await self._store.read(self.id, after=self.state.seq)
        for row in rows:
            event, state = evolve_row(self.state, row)
            self.time.follow(state)
            self._show(event, self._projection_of(state))
            self._indexed_guests = seat_holders_of(state)
        return bool(rows)

    async def _restore(self) -> None:
        rows, had = await self._store.read(self.id), self.state.seq
        if not rows:
            raise BadRecord("the database has lost this table")
        state = replayed(self.id, self.state.opened, rows[1:])
        logger.error("the database has lost %d events of table %s that it had confirmed", had - state.seq, self.id)
        self.projection = self._projection_of(state)
        self._indexed_guests = None
        self.time.follow(state)
        for listener, viewer in self._listeners:
            listener(messages.Outgoing(self.projection.snapshot(viewer)))
        for callback in self._observers:
            callback()

    def _show(self, event: events.TableEvent, projection: Projection, prepared: Prepared | None = None) -> None:
        """Take the new state over, and send everybody what they may know of the event."""
        if self.kept_aside:
            projection, prepared = self._projection_of(projection.state), None
        self.projection = projection
        self._listeners.tell(event, projection, {} if prepared is None else prepared)
        for callback in self._observers:
            callback()

    # --- what people ask for -----------------------------------------------------------------

    async def take_seat(self, guest: str, request: requests.TakeSeat) -> None:
        """Give the guest a free seat. A guest who has one keeps it."""
        await self.execute(lambda state: decide_taking_seat(state, guest, request))

    async def reveal_nonce(self, guest: str, nonce: str) -> None:
        """Reveal the guest's nonce. A second time changes nothing."""
        await self.execute(lambda state: decide_revealing_nonce(state, guest, nonce))

    async def close(self, why: str) -> bool:
        """An admin of the server closes the table; says whether it was open."""
        return await self.execute(lambda state: decide_closing(state, why))

    async def remove_person(self, guest: str) -> None:
        """An admin of the server has banned this guest: others or bots take the seats."""
        await self.execute(lambda state: decide_removal(state, guest))

    async def erase_person(self, guest: str) -> None:
        """Keep nothing that says who this guest was."""
        await self.execute(lambda state: [events.PersonErased(guest=guest)] if state.has_traces_of(guest) else ())

    async def handle(self, viewer: Viewer, command: commands.Command) -> messages.Message | None:
        """Carry out a person's command; returns a message for this person alone, if there is one."""
        return await self.commits.run(self.carry_out(viewer, command))

    async def carry_out(self, viewer: Viewer, command: commands.Command) -> messages.Message | None:
        """The same for a caller that is one of the `commits` itself, so that nobody cancels it."""
        try:
            if isinstance(command, commands.LookFromSeat):
                viewer.chosen_seat = command.seat
                return self.projection.snapshot(viewer)
            if self.kept_aside and not isinstance(command, STILL_TAKEN):
                raise TableKeptAside
            if isinstance(command, commands.RequestHints):
                self._request_hints(viewer, command)
                return None
            if isinstance(command, commands.SendChat):
                await self._check_chat(viewer.guest)
            is_new = await self._execute(lambda state: decide(state, viewer.guest, command, self._context(command)))
        except AsterismError as error:
            metrics.REFUSALS.labels("command").inc()
            reason = self.keep_aside(error) if isinstance(error, GameFault) else error
            return refusal(self.state.seq, command, reason)
        return None if is_new else self.projection.snapshot(viewer)

    def _request_hints(self, viewer: Viewer, command: commands.RequestHints) -> None:
        if self._hints is None:
            raise AsterismError("there are no hints at this table")
        self._hints.start(self.state, viewer.guest, command, partial(self._listeners.send, to=viewer))

    def situation_for(self, guest: str, seat: int | None) -> models.SeatSituation:
        """What the guest's seat may know, for a search in the guest's own browser."""
        if self.kept_aside:
            raise TableKeptAside
        return situation_to_send(self.state, guest, seat)

    def _context(self, command: commands.Command) -> Context:
        return Context(
            now=self.time.now,
            away_ms=self.projection.away_ms() if isinstance(command, commands.SeatBot) else (),
            grace_ms=self._grace_ms,
            check_bot=self._check_bot,
        )


def refusal(seq: int, command: commands.Command, error: AsterismError) -> messages.CommandRefused:
    """Why a command was not carried out."""
    rule = error.rule if isinstance(error, IllegalMove) else ""
    move_id = command.id if isinstance(command, commands.PlayMove) else None
    tag = str(command.__struct_config__.tag)
    return messages.CommandRefused(seq, tag, str(error), rule, move_id, error.key, error.values)
