"""What always holds. Each function is named as the sentence that it checks, and raises a Violation if it is not so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.server.store.writer import UNSURE
from asterism.server.tables.events import TurnPlayed
from asterism.server.tables.state import TableState
from asterism.server.tables.storage import index_entry_of
from asterism.server.tables.table import Table
from asterism.server.tables.table_time import SOON_MS
from tests.simulation.limits import MAX_QUEUED
from tests.simulation.machine import LEASE, TABLES_IN_MEMORY, Process
from tests.simulation.reference import Reference, ReferenceTable, Violation, differences

if TYPE_CHECKING:
    from tests.simulation.world import World

NUMBERED = {"turn", "race", "take_back", "table", "offer", "chat"}
CLOCK_TOLERANCE = 1.0
"""Seconds: wall clocks that differ by less count as equal (`clock.JUMP_MS`)."""
TROUBLE_LASTS = 10.0
"""Seconds: a write is tried again for eight."""
SOON = SOON_MS / 1000
SHOWS_SECRET = {"over"}
"""The phases in which the secret of the deal is public."""


class SentFairness(msgspec.Struct):
    """What makes a deal fair, as it was sent."""

    secret: str | None = None


class SentTable(msgspec.Struct):
    """A table as it was sent."""

    you: int | None
    yours: list[int]
    fair: SentFairness | None = None


class SentPosition(msgspec.Struct):
    """A position as it was sent."""

    view: msgspec.Raw
    legal: msgspec.Raw


class Sent(msgspec.Struct):
    """What these checks read of a message."""

    type: str
    seq: int | None = None
    seat: int | None = None
    table: SentTable | None = None
    position: SentPosition | None = None
    history: msgspec.Raw = msgspec.Raw()
    events: msgspec.Raw = msgspec.Raw()
    move_id: str | None = None
    reason: str = ""


decode = msgspec.json.Decoder(Sent).decode


@dataclass
class Watch:
    """One connection, as seen from outside."""

    guest: str | None
    table: str
    written_before: int
    """The number of the last event when the browser asked for the connection."""
    last_seq: int | None = None


# --- every message that leaves ---------------------------------------------------------------


def check_sent(world: World, watch: Watch, text: str) -> None:
    """All that holds of a message when it leaves a process."""
    message, table = decode(text), world.reference.tables[watch.table]
    nothing_is_shown_before_it_is_written(table, message)
    everybody_is_told_everything_in_one_order(watch, message)
    nothing_hidden_reaches_a_viewer(world, table, watch, message, text)
    what_was_carried_out_is_not_refused(table, watch, message)


def nothing_is_shown_before_it_is_written(table: ReferenceTable, message: Sent) -> None:
    """A message speaks of events that are in the log."""
    if message.seq is not None and message.seq > table.seq:
        what = f"a {message.type} of event {message.seq} was sent when table {table.id} had {table.seq}"
        raise Violation("nothing is shown before it is written", what)


def everybody_is_told_everything_in_one_order(watch: Watch, message: Sent) -> None:
    """A connection begins with what was written before, and goes on without a gap."""
    seq, last = message.seq, watch.last_seq
    if seq is None or message.type not in {*NUMBERED, "snapshot"}:
        return
    if last is None:
        if message.type != "snapshot" or seq < watch.written_before:
            what = f"began with a {message.type} of {seq} at table {watch.table}; {watch.written_before} was written"
            raise Violation("a newcomer sees what was written before", what)
    elif not (seq == last + 1 or (message.type == "snapshot" and seq == last)):
        what = f"a {message.type} of event {seq} came after event {last} at table {watch.table}"
        raise Violation("everybody is told everything in one order", what)
    watch.last_seq = seq


def nothing_hidden_reaches_a_viewer(
    world: World, table: ReferenceTable, watch: Watch, message: Sent, text: str
) -> None:
    """Views and events are those of the viewer's own seat, and no secret is in the text."""
    invariant = "nothing hidden reaches a viewer"
    state = table.state if message.seq is None else table.states[message.seq]
    held = state.seats_of(watch.guest)
    if message.table is not None and message.table.yours != held:
        raise Violation(invariant, f"{watch.guest} was told to hold {message.table.yours}, not {held}")
    seats = looking_seats(held, message)
    if not seats:
        raise Violation(invariant, f"{watch.guest}, who holds {held}, looks from another seat")
    if message.position is not None and message.seq is not None:
        is_own(table, message.position.view, [table.view(message.seq, seat) for seat in seats], "view", watch)
        if seats == [None] and bytes(message.position.legal) != b"[]":
            raise Violation(invariant, "a spectator was sent legal moves")
    if bytes(message.history) and message.seq is not None and state.match is not None:
        is_own(table, message.history, [table.history(message.seq, seat) for seat in seats], "history", watch)
    if message.type == "turn" and message.seq is not None:
        is_own(table, message.events, [table.turn(message.seq, seat) for seat in seats], "turn", watch)
    no_secret_is_in_the_text(world, table, state, text)


def no_secret_is_in_the_text(world: World, table: ReferenceTable, state: TableState, text: str) -> None:
    """Neither the secret of a deal that goes on, nor anybody's id, nor a nonce that was not revealed."""
    invariant, secret = "nothing hidden reaches a viewer", state.opened.secret
    if secret and secret in text and state.phase not in SHOWS_SECRET:
        raise Violation(invariant, f"the secret of the deal was sent before the end of table {table.id}")
    for person in world.people:
        if person.guest in text:
            raise Violation(invariant, f"the id of {person.name} was sent")
        if person.nonce in text and not any(seat.nonce == person.nonce for seat in state.seats):
            raise Violation(invariant, f"the nonce of {person.name} was sent before it was revealed")


def looking_seats(held: list[int], message: Sent) -> list[int | None]:
    """The seats from which this viewer may look: one where that is known."""
    if len(held) <= 1:
        own = held[0] if held else None
        return [own] if message.table is None or message.table.you == own else []
    if message.table is None:
        return [None, *held]
    return [message.table.you] if message.table.you in {None, *held} else []


def is_own(table: ReferenceTable, sent: msgspec.Raw, allowed: list[bytes], what: str, watch: Watch) -> None:
    """Whether what was sent is what this viewer may know."""
    if bytes(sent) not in allowed:
        raise Violation("nothing hidden reaches a viewer", f"{watch.guest} was sent another {what} at {table.id}")


def what_was_carried_out_is_not_refused(table: ReferenceTable, watch: Watch, message: Sent) -> None:
    """A move that is in the log was not refused: it was only sent again."""
    if message.type != "refused" or message.move_id is None or message.seq is None or message.reason == UNSURE:
        return
    for seat in table.states[message.seq].seats_of(watch.guest):
        event = table.states[message.seq].move_ids.event_of(seat, message.move_id)
        if event is not None and "used the id" not in message.reason:
            what = f"move {message.move_id} is event {event}, and was refused: {message.reason}"
            raise Violation("what was carried out is not refused", what)


# --- every step of a process -----------------------------------------------------------------


def every_replica_follows_the_log(reference: Reference, table: Table) -> None:
    """A table in memory is the table of the log, after one of its events."""
    state, known = table.state, reference.tables.get(table.id)
    if known is None or state.seq > known.seq:
        raise Violation("every replica follows the log", f"table {table.id} is at {state.seq}, ahead of its log")
    if different := differences(state, known.states[state.seq]):
        what = f"table {table.id} differs from its log after event {state.seq} in {', '.join(different)}"
        raise Violation("every replica follows the log", what)


def memory_and_queues_are_bounded(process: Process) -> None:
    """No more tables are kept than may be, and no connection has more messages waiting than may wait."""
    recent = process.registry.recent
    kept = len(recent._tables)
    if kept > TABLES_IN_MEMORY:
        raise Violation("memory and queues are bounded", f"{process} keeps {kept} tables")
    if set(recent._used_at) != set(recent._tables):
        raise Violation("memory and queues are bounded", f"{process} remembers tables that it does not keep")
    for several in process.connections._by_guest.values():
        for connection in several:
            queue: Any = connection.disconnect.__self__  # type: ignore[attr-defined]
            if len(queue._waiting) > MAX_QUEUED:
                raise Violation("memory and queues are bounded", f"{len(queue._waiting)} messages wait in {process}")


# --- every commit ----------------------------------------------------------------------------


def no_command_is_carried_out_twice(table: ReferenceTable) -> None:
    """An id of a seat, and a line of chat, is in the log once."""
    for (kind, seat, move_id), times in table.move_ids.items():
        if times > 1:
            raise Violation("no command is carried out twice", f"{kind} {move_id} of seat {seat}, {times} times")
    for line, times in table.said.items():
        if times > 1:
            raise Violation("no command is carried out twice", f"the line {line!r}, {times} times")


def clocks_are_fair(table: ReferenceTable, seq: int, troubled_at: float) -> None:
    """Nobody's time runs out before it has passed, whatever the wall clocks say.

    Time in which a server or its database was away counts only as long as some seconds are left.
    """
    event, before = table.events[seq], table.states[seq - 1]
    if not isinstance(event, TurnPlayed) or not event.overdue:
        return
    clock = before.opened.clock
    assert clock is not None, "only a clock runs out"
    began = table.times[before.position_seq]
    had, span = table.times[seq] - began, clock.span_ms / 1000
    if had < (span if troubled_at < began - TROUBLE_LASTS else min(span, SOON)) - CLOCK_TOLERANCE:
        what = f"seat {event.seat} of table {table.id} had {had:.1f} s of {span:.0f}"
        raise Violation("clocks are fair", what)


# --- now and then ----------------------------------------------------------------------------


def no_lease_is_held_twice(world: World, processes: Iterable[Process]) -> None:
    """A process that could renew its leases has those that it thinks it has."""
    if not world.database.is_shared:
        return
    holders = dict(world.database.sqlite.execute("SELECT table_id, holder FROM leases").fetchall())
    for process in processes:
        troubled = max(process.started_at, process.troubled_at, world.database.trouble_of(process).last_at)
        if world.loop.time() - max(troubled, world.clock_set_at) < 2 * LEASE:
            continue
        for table_id in process.leases._held:
            if holders.get(table_id) != process.store.process:
                raise Violation("no lease is held twice", f"{process} drives table {table_id}, which is not its own")


def a_process_alone_knows_all_that_it_wrote(world: World, processes: Iterable[Process]) -> None:
    """Where nobody else writes, a table in memory is not behind its log, unless a change is under way."""
    if world.database.is_shared:
        return
    for process in processes:
        if process.registry._commits._under_way:
            continue
        for table in process.registry.loaded():
            if table.state.seq < world.reference.tables[table.id].seq:
                what = f"{process} is at {table.state.seq} of table {table.id}"
                raise Violation("a process alone knows all that it wrote", what)


# --- at rest ---------------------------------------------------------------------------------


def the_log_is_what_was_confirmed(world: World) -> None:
    """No event that was committed is lost or changed."""
    rows = world.database.sqlite.execute("SELECT table_id, seq, event FROM events ORDER BY table_id, seq").fetchall()
    found = [(table, seq, bytes(row)) for table, seq, row in rows]
    tables = sorted(world.reference.tables.values(), key=lambda table: table.id)
    if found != [(table.id, seq, row) for table in tables for seq, row in enumerate(table.rows)]:
        raise Violation("the log is what was confirmed", "the database has other events than were committed")


def the_index_says_what_the_log_says(world: World) -> None:
    """The index has every table, after its last event, and who holds a seat there."""
    query = "SELECT table_id, seq, phase, due, summary FROM table_index"
    rows = {row[0]: row[1:] for row in world.database.sqlite.execute(query).fetchall()}
    holders: dict[str, set[tuple[str, bool]]] = {}
    for table_id, guest, has_left in world.database.sqlite.execute(
        "SELECT table_id, guest, has_left FROM seat_holders"
    ).fetchall():
        holders.setdefault(table_id, set()).add((guest, bool(has_left)))
    for table in world.reference.tables.values():
        entry = index_entry_of(table.state)
        expected: Any = (table.seq, entry.phase, entry.due, entry.summary)
        if rows.get(table.id) != expected:
            raise Violation("the index says what the log says", f"table {table.id}: {rows.get(table.id)}")
        if holders.get(table.id, set()) != {(one.guest, one.has_left) for one in entry.guests}:
            raise Violation("the index says what the log says", f"table {table.id}: who holds a seat")


def everybody_knows_who_is_here(world: World) -> None:
    """At every process, those people count as present who have a connection anywhere."""
    for process in world.serving():
        for table in process.registry.loaded():
            if not table.has_listeners:
                continue
            connected = {one.person.guest for one in world.browsers() if one.table == table.id}
            for seat, away in zip(table.state.seats, table.projection.away_ms(), strict=True):
                if seat.kind != "person" or seat.guest is None or seat.resigned:
                    continue
                if (away is None) != (seat.guest in connected):
                    word = "away" if away is not None else "here"
                    what = f"{process} thinks that {seat.name} is {word} at table {table.id}"
                    raise Violation("everybody knows who is here", what)


def nothing_is_left_over(world: World) -> None:
    """No change is under way, no table is being loaded, and only browsers have connections."""
    for process in world.serving():
        registry = process.registry
        counted = sum(len(several) for several in process.connections._by_guest.values())
        open_wires = [one for one in world.browsers() if one.wire is not None and one.wire.process is process]
        left = {
            "changes under way": len(registry._commits._under_way),
            "tables being loaded": len(registry._loading),
            "connections without a browser": counted - len(open_wires),
        }
        for what, number in left.items():
            if number:
                raise Violation("nothing is left over", f"{process} has {number} {what}")
        if registry.unreadable or any(table.kept_aside for table in registry.loaded()):
            raise Violation("nothing is left over", f"{process} has a table that it cannot read or play")
