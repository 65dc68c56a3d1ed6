"""How each fault of a script is done. Each returns what was done, or nothing if it could not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulation.acts import browser_of
from tests.simulation.loop import Owner
from tests.simulation.machine import LEASE, Machine, Process
from tests.simulation.script import Act
from tests.simulation.wire import SLOW

if TYPE_CHECKING:
    from tests.simulation.world import World


# --- of machines -----------------------------------------------------------------------------


def machine_of(world: World, act: Act) -> Machine:
    """The machine."""
    return world.machines[act.who % len(world.machines)]


def process_of(world: World, act: Act) -> Process | None:
    """The process that runs on the machine."""
    process = machine_of(world, act).process
    return process if process is not None and process.is_serving else None


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


# --- of the database -------------------------------------------------------------------------


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


# --- of the network --------------------------------------------------------------------------


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
    world.network.cancel_next_request(SLOW + 0.02 * act.value)
    return f"{act.value:.2f}"
