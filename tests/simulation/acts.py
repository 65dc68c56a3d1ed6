"""How each act and each fault of a script is done, and what is not at rest yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from asterism.record import record_of as record_of_match
from asterism.server.protocol import requests
from asterism.server.tables.records import record_of
from asterism.server.tables.storage import index_entry_of
from tests.simulation import invariants
from tests.simulation.loop import Owner
from tests.simulation.machine import LEASE, Machine, Process
from tests.simulation.person import Browser
from tests.simulation.reference import Violation
from tests.simulation.script import Act
from tests.simulation.wire import SLOW

if TYPE_CHECKING:
    from tests.simulation.world import World

Perform = Callable[["World", Act], str]
"""Does it; returns what was done, or nothing if it could not be."""
NONSENSE = ["", "{", "null", '{"type":"fly"}', '{"type":"play_move"}', "[" * 200, '{"type":"ping","x":1}', "\u2603"]
PHRASE = "hello"
ENOUGH_PROGRESS = 3
"""A table whose bots have made this many moves since the last fault need not play on to its end."""
FLOOD = 12
"""How many messages are sent at once: more than are read before an answer, and no more than are allowed."""


def perform(world: World, act: Act) -> str:
    """Do it; returns what was done, or nothing if it could not be."""
    found: Perform = globals()[act.kind]
    return found(world, act)


# --- whom and what it concerns ---------------------------------------------------------------


def browser_of(world: World, act: Act) -> Browser | None:
    """An open page of the person."""
    pages = world.people[act.who % len(world.people)].browsers
    return pages[int(act.value * len(pages))] if pages else None


def machine_of(world: World, act: Act) -> Machine:
    """The machine."""
    return world.machines[act.who % len(world.machines)]


def process_of(world: World, act: Act) -> Process | None:
    """The process that runs on the machine."""
    process = machine_of(world, act).process
    return process if process is not None and process.is_serving else None


def sent(browser: Browser | None, **command: Any) -> str:
    """Send a command from a page."""
    if browser is None or not browser.send(**command):
        return ""
    return f"{browser.person.name} at {browser.table}"


def own_seat(browser: Browser | None) -> dict[str, int]:
    """The seat, where a person has several."""
    if browser is None or browser.info is None or len(browser.info["yours"]) < 2:
        return {}
    return {"seat": browser.info["yours"][0]}


# --- acts of people --------------------------------------------------------------------------


def chat(world: World, act: Act) -> str:
    """A line that nobody else writes."""
    browser = browser_of(world, act)
    return sent(browser, type="send_chat", text=f"line {act.at} {act.who} {act.value}", **own_seat(browser))


def take_back(world: World, act: Act) -> str:
    """Take a move back, or ask for it."""
    browser = browser_of(world, act)
    return sent(browser, type="take_back", seq=browser.seq if browser else 0, **own_seat(browser))


def offer_draw(world: World, act: Act) -> str:
    """Offer a draw, allowed or not."""
    browser = browser_of(world, act)
    return sent(browser, type="offer_draw", **own_seat(browser))


def answer_offer(world: World, act: Act) -> str:
    """Answer an offer, if there is one."""
    return sent(browser_of(world, act), type="answer_offer", yes=act.value < 2 / 3)


def seat_bot(world: World, act: Act) -> str:
    """A bot for one's own seat."""
    browser = browser_of(world, act)
    if browser is None or browser.info is None or not browser.info["yours"]:
        return ""
    return sent(browser, type="seat_bot", seat=browser.info["yours"][0], bot="random")


def replace_absent(world: World, act: Act) -> str:
    """A bot for any seat: an open one, or that of a person who is away."""
    browser = browser_of(world, act)
    if browser is None or browser.info is None:
        return ""
    return sent(browser, type="seat_bot", seat=act.who % len(browser.info["seats"]), bot="random")


def return_to_seat(world: World, act: Act) -> str:
    """Take the seat back from the bot."""
    browser = browser_of(world, act)
    return sent(browser, type="return_to_seat", **own_seat(browser))


def resign(world: World, act: Act) -> str:
    """Give up."""
    browser = browser_of(world, act)
    return sent(browser, type="resign", **own_seat(browser))


def hints(world: World, act: Act) -> str:
    """Ask for the best moves."""
    browser = browser_of(world, act)
    return sent(browser, type="request_hints", **own_seat(browser))


def look_from_seat(world: World, act: Act) -> str:
    """Look from any seat, also one that is somebody else's."""
    return sent(browser_of(world, act), type="look_from_seat", seat=act.who % 5)


def nonsense(world: World, act: Act) -> str:
    """Send what is no command."""
    browser = browser_of(world, act)
    if browser is None or browser.wire is None:
        return ""
    browser.wire.send(NONSENSE[int(act.value * len(NONSENSE))])
    return browser.person.name


def flood(world: World, act: Act) -> str:
    """Send without waiting for answers."""
    browser, done = browser_of(world, act), ""
    for _ in range(FLOOD):
        done = sent(browser, type="look_from_seat", seat=act.who % 5)
    return done


def move_again(world: World, act: Act) -> str:
    """Send the last move once more, as over a connection that was thought lost."""
    browser = browser_of(world, act)
    if browser is None or browser.last_move is None:
        return ""
    browser.sent_times[browser.last_move["id"]] += 1
    return sent(browser, **browser.last_move)


def move_for_another(world: World, act: Act) -> str:
    """Try to move for somebody else."""
    browser = browser_of(world, act)
    if browser is None or browser.last_move is None or browser.info is None:
        return ""
    others = [seat for seat in range(len(browser.info["seats"])) if seat not in browser.info["yours"]]
    identity = f"forged {act.at} {act.who}"
    forged = {**browser.last_move, "id": identity, "seq": browser.seq}
    return sent(browser, **{**forged, "seat": others[0]}) if others else ""


def another_browser(world: World, act: Act) -> str:
    """Open the same table once more."""
    browser = browser_of(world, act)
    if browser is None or len(browser.person.browsers) > 6:
        return ""
    browser.person.open_browser(browser.table)
    return browser.person.name


def reload(world: World, act: Act) -> str:
    """Close the page and open it again."""
    browser = browser_of(world, act)
    if browser is None:
        return ""
    browser.close()
    browser.person.open_browser(browser.table)
    return browser.person.name


def go_away(world: World, act: Act) -> str:
    """Close all pages, and come back later, or not at all."""
    person = world.people[act.who % len(world.people)]
    tables = {browser.table: None for browser in person.browsers}
    for browser in list(person.browsers):
        browser.close()

    def come_back() -> None:
        for table_id in tables:
            if not person.is_erased and person.browser_at(table_id) is None:
                person.open_browser(table_id)

    if act.value < 2 / 3:
        world.loop.call_later(2 + 20 * act.value, come_back)
    return person.name if tables else ""


def idle(world: World, act: Act) -> str:
    """Make no move for a while."""
    person = world.people[act.who % len(world.people)]
    person.idle_until = world.loop.time() + 3 + 17 * act.value
    return person.name


def watch(world: World, act: Act) -> str:
    """Look at any table, also without a seat."""
    person = world.people[act.who % len(world.people)]
    if not world.tables or person.is_erased:
        return ""
    person.open_browser(world.tables[int(act.value * len(world.tables))])
    return person.name


def open_table(world: World, act: Act) -> str:
    """Open one more table, like one of the first."""
    person = world.people[act.who % len(world.people)]
    if person.is_erased or len(world.tables) > 4:
        return ""
    plans = world.script.tables
    world.open_table(person, plans[int(act.value * len(plans))])
    return person.name


def leave(world: World, act: Act) -> str:
    """Leave a table that has not begun."""
    return sent(browser_of(world, act), type="leave_table")


def rematch(world: World, act: Act) -> str:
    """Ask for another match, where one is over."""
    person = world.people[act.who % len(world.people)]
    over = [table for table in world.reference.tables.values() if table.state.phase == "over"]
    if not over or person.is_erased or len(world.tables) > 4:
        return ""
    wanted, found = over[int(act.value * len(over))].id, list[str]()

    async def ask(process: Process) -> None:
        table = await process.registry.table(wanted)
        found.append(await process.registry.rematch(table, person.guest, person.nonce_hash))

    world.request(person, ask, lambda: world.table_opened(found[0]) if found else None)
    return person.name


def play_on(world: World, act: Act) -> str:
    """Go on from a position of a match that is under way or over: over in the record's sense, known to its opener."""
    person = world.people[act.who % len(world.people)]
    played = [table for table in world.reference.tables.values() if table.state.match is not None]
    if not played or person.is_erased or len(world.tables) > 4:
        return ""
    chosen, found = played[int(act.value * len(played))].state, list[str]()
    record = record_of(chosen) if chosen.phase == "over" else record_of_match(chosen.started_match)
    seats = [requests.SeatPlan("me" if number == 0 else "bot", bot="random") for number in range(record.seats)]
    request = requests.PlayOn(moves=int(act.value * len(record.moves)), seats=seats, name=person.name)

    async def ask(process: Process) -> None:
        async def work(make: Callable[[], Any]) -> Any:
            return make()

        found.append((await process.registry.play_on(request, record, person.guest, work)).id)

    world.request(person, ask, lambda: world.table_opened(found[0]) if found else None)
    return person.name


def erase(world: World, act: Act) -> str:
    """Ask for everything about oneself to be deleted; nobody is erased in the first half."""
    person = world.people[act.who % len(world.people)]
    if act.value < 1 / 2 or person.is_erased:
        return ""
    person.is_erased = True
    for browser in list(person.browsers):
        browser.close()

    async def ask(process: Process) -> None:
        await process.privacy.erase(person.guest)

    world.request(person, ask, lambda: None)
    return person.name


# --- faults of machines ----------------------------------------------------------------------


def crash(world: World, act: Act) -> str:
    """The process dies now."""
    machine = machine_of(world, act)
    if machine.process is None:
        return ""
    world.crash(machine)
    return f"machine {machine.number}"


def crash_within_steps(world: World, act: Act) -> str:
    """The process dies between two of its next steps."""
    if process_of(world, act) is None:
        return ""
    world.crash_within(machine_of(world, act), 1 + int(act.value**2 * 120))
    return f"machine {machine_of(world, act).number}"


def stop(world: World, act: Act) -> str:
    """The process is asked to stop, and another starts later."""
    process = process_of(world, act)
    if process is None:
        return ""
    process.end()
    world.loop.call_later(1 + 5 * act.value, restart, world, process)
    return f"machine {process.machine.number}"


def restart(world: World, process: Process) -> None:
    """Start the next process; one that did not stop in time is killed."""
    if process.machine.process is process:
        process.machine.crash()
    world.break_wires(process)
    process.machine.start()


def stall(world: World, act: Act) -> str:
    """The process takes no step for some seconds; its lease may lapse meanwhile."""
    process = process_of(world, act)
    if process is None:
        return ""
    process.stalled_until = world.loop.time() + 3 * LEASE * act.value
    process.troubled_at = process.stalled_until
    return f"{process} for {3 * LEASE * act.value:.1f} s"


def set_clock(world: World, act: Act) -> str:
    """Somebody sets the wall clock of a machine, by minutes or hours."""
    machine = machine_of(world, act)
    step = (act.value - 0.5) * (120 if act.who % 2 else 40_000)
    machine.clock_set_by += step
    return f"machine {machine.number} by {step:.1f} s"


# --- faults of the database ------------------------------------------------------------------


def armed(world: World, act: Act) -> str:
    """The next write of the process has this fault."""
    process = process_of(world, act)
    if process is None:
        return ""
    world.database.trouble_of(process).armed.append(act.kind)
    return str(process)


refuse = tear = cut_before_commit = lose_reply = armed


def database_away(world: World, act: Act) -> str:
    """One process, or all, cannot reach the database for some seconds."""
    until = world.loop.time() + 12 * act.value**2
    process = process_of(world, act)
    concerned = world.serving() if act.who % 2 else [process] if process else []
    for one in concerned:
        world.database.trouble_of(one).away_until = until
    for one in concerned:
        break_listeners(world, one)
    return f"for {12 * act.value**2:.1f} s" if concerned else ""


def notes(world: World, act: Act) -> str:
    """What the database tells a process gets lost, comes twice or late for some seconds.

    PostgreSQL loses notifications only with a connection, so in the end the process notices that it is gone.
    """
    process = process_of(world, act)
    if process is None:
        return ""
    trouble = world.database.trouble_of(process)
    trouble.notes = act.kind.removeprefix("notes_")
    trouble.notes_until = world.loop.time() + 10 * act.value
    if trouble.notes == "lost":
        world.loop.call_at(trouble.notes_until, break_listeners, world, process)
    return f"{process} for {10 * act.value:.1f} s"


notes_lost = notes_doubled = notes_late = notes


def notes_broken(world: World, act: Act) -> str:
    """The connection for notifications breaks."""
    process = process_of(world, act)
    return str(process) if break_listeners(world, process) else ""


def break_listeners(world: World, process: Owner | None) -> bool:
    """Break the connections on which a process listens; says whether there were any."""
    found = [one for one in world.database.listeners if one.owner is process]
    for listener in found:
        listener.break_off()
    return bool(found)


def set_database_clock(world: World, act: Act) -> str:
    """Somebody sets the clock by which leases lapse."""
    world.database.clock_set_by += (act.value - 0.5) * 200
    world.clock_set_at = world.loop.time()
    return f"by {(act.value - 0.5) * 200:.1f} s"


# --- faults of the network -------------------------------------------------------------------


def cut(world: World, act: Act) -> str:
    """A connection breaks."""
    browser = browser_of(world, act)
    if browser is None or browser.wire is None:
        return ""
    browser.wire.cut(0.05)
    return browser.person.name


def cut_unnoticed(world: World, act: Act) -> str:
    """A connection breaks, and the server notices it only after a while."""
    browser = browser_of(world, act)
    if browser is None or browser.wire is None:
        return ""
    browser.wire.cut(5 + 15 * act.value)
    return browser.person.name


def slow(world: World, act: Act) -> str:
    """A browser reads nothing for some seconds."""
    browser = browser_of(world, act)
    if browser is None or browser.wire is None:
        return ""
    browser.wire.slow_until = world.loop.time() + 15 * act.value
    return browser.person.name


def cancel_request(world: World, act: Act) -> str:
    """A browser goes while its next request is carried out."""
    world.cancel_next_request(SLOW + 0.02 * act.value)
    return f"{act.value:.2f}"


# --- rest ------------------------------------------------------------------------------------


def restless(world: World, at_heal: Mapping[str, int], before: Mapping[str, int]) -> Iterator[str]:
    """What has not come to rest: `at_heal` and `before` are where tables were then, and some seconds ago."""
    if len(world.serving()) < len(world.machines):
        yield "a machine does not serve"
    yield from restless_browsers(world, before)
    yield from restless_tables(world, at_heal)
    for process in world.serving():
        for loaded in process.registry.loaded():
            if loaded.has_listeners and loaded.state.seq < before.get(loaded.id, 0):
                yield f"{process} is behind at table {loaded.id}"
    if all(table.seq == before.get(table.id) for table in world.reference.tables.values()):
        try:
            invariants.nothing_is_left_over(world)
        except Violation as violation:
            yield str(violation)


def restless_browsers(world: World, before: Mapping[str, int]) -> Iterator[str]:
    """Pages that are not connected, wait for an answer, or do not show what was written some seconds ago."""
    for browser in world.browsers():
        if browser.status != "open" or browser.pending is not None:
            yield f"{browser.person.name} is {browser.status} at {browser.table}, with a move: {browser.pending}"
        elif browser.seq < before[browser.table]:
            yield f"{browser.person.name} knows {browser.seq} of {before[browser.table]} events at {browser.table}"


def restless_tables(world: World, at_heal: Mapping[str, int]) -> Iterator[str]:
    """Tables where a bot or a race is due, and nothing happens."""
    for table in world.reference.tables.values():
        due = index_entry_of(table.state).due
        is_due = due is not None and due <= 0
        if is_due and table.seq < at_heal.get(table.id, 0) + ENOUGH_PROGRESS:
            yield f"table {table.id} does not go on"
