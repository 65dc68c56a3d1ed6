"""One run: machines, their database, people and their browsers, what happens to them, and what must hold meanwhile."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import asterism
from asterism.game import compile_game
from asterism.server.domain import DaysClock, MoveClock
from asterism.server.protocol import requests
from tests.simulation import acts, faults, invariants, rest
from tests.simulation.database import Row, SimulatedDatabase
from tests.simulation.log_watch import log_watched
from tests.simulation.loop import OWNER, Owner, SimulatedLoop, world_context
from tests.simulation.machine import LEASE, Machine, Process
from tests.simulation.network import Network
from tests.simulation.person import Browser, Person
from tests.simulation.reference import Reference, Violation
from tests.simulation.script import ACTS, SPAN, Act, Script, TablePlan
from tests.simulation.substitutes import collected_rarely, substituted
from tests.simulation.threads import SimulatedThread

MAX_STEPS = 150_000
"""A run that takes more does not come to rest."""
PATIENCE = 120.0
"""Seconds after the last fault in which everything has to go on."""
SETTLED = 4.0
"""Seconds after which what was written is known everywhere."""
BETWEEN_CHECKS = 0.5

Perform = Callable[["World", Act], str]
"""Does an act or a fault; returns what was done, or nothing if it could not be."""


class World:
    """Everything that takes part in one run."""

    def __init__(self, script: Script, *, trace: bool = False) -> None:
        self.script = script
        self.seed = script.seed
        self._choices = random.Random(f"choices {script.seed}")
        self.loop = SimulatedLoop(self._choices)
        self.loop.on_step = self._after_step
        self.database = SimulatedDatabase(self.loop, self._choices, is_shared=script.is_shared)
        self.database.on_rows = self._on_rows
        self.reference = Reference()
        self.machines = [
            Machine(self.loop, number, script.seed, is_shared=script.is_shared) for number in range(script.machines)
        ]
        self.network = Network(self, self._choices)
        self.people = [Person(self, number) for number in range(script.people)]
        self.tables: list[str] = []
        """Those whose opening was confirmed."""
        self.people_rest = False
        self.clock_set_at = 0.0
        """When a machine's or the database's clock was last set."""
        self.faults: Counter[str] = Counter()
        self.trace: list[str] | None = [] if trace else None
        self._digest = hashlib.sha256()
        self._numbers: dict[Browser, int] = {}
        self._crash_in: dict[Machine, int] = {}
        self._checked: dict[tuple[Process, str], Any] = {}
        self._violation: Violation | None = None
        self._is_over = False

    # --- the run -----------------------------------------------------------------------------

    def run(self) -> Violation | None:
        """Run the script; returns what went wrong, if anything did."""
        SimulatedThread.started = staticmethod(self._thread_started)
        with substituted(self.loop, self.database, self.seed), log_watched(self), collected_rarely():
            try:
                self.loop.run_until_complete(self._main())
            except Violation as violation:
                self.note(f"violation: {violation}")
                return violation
            finally:
                self._is_over = True
                for machine in self.machines:
                    machine.crash()
                self.loop.finish()
        return None

    @property
    def digest(self) -> str:
        """A fingerprint of everything that happened."""
        return self._digest.hexdigest()

    async def _main(self) -> None:
        for machine in self.machines:
            machine.start()
        for plan in self.script.tables:
            self.open_table(self.people[plan.host % len(self.people)], plan)
        for act in self.script.acts:
            self.loop.call_at(act.at, self._perform, act)
        checks = self.loop.create_task(self._check_now_and_then())
        await asyncio.sleep(SPAN)
        self._heal()
        await self._come_to_rest()
        checks.cancel()

    def _perform(self, act: Act) -> None:
        perform: Perform = getattr(acts if act.kind in ACTS else faults, act.kind)
        done = perform(self, act)
        if done:
            self.faults[act.kind] += 1
            self.note(f"{act.kind}: {done}")

    def _heal(self) -> None:
        """From now on nothing goes wrong any more, and people only look."""
        self.note("faults stop")
        self.people_rest = True
        self._crash_in.clear()
        for process in self.database.heal():
            faults.break_listeners(self, process)
        for machine in self.machines:
            machine.start()
            if machine.process is not None:
                machine.process.stalled_until = 0.0
        self.network.heal()

    async def _come_to_rest(self) -> None:
        begun, seqs = self.loop.time(), self._seqs()
        await asyncio.sleep(LEASE + SETTLED)
        while True:
            before = self._seqs()
            await asyncio.sleep(SETTLED)
            restless = list(rest.restless(self, seqs, before))
            if not restless:
                break
            if self.loop.time() - begun > PATIENCE:
                raise Violation("everything comes to rest when faults stop", "; ".join(restless[:4]))
        invariants.the_log_is_what_was_confirmed(self)
        invariants.the_index_says_what_the_log_says(self)
        invariants.everybody_knows_who_is_here(self)

    def _seqs(self) -> dict[str, int]:
        return {table.id: table.seq for table in self.reference.tables.values()}

    async def _check_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_CHECKS)
            try:
                invariants.no_lease_is_held_twice(self, self.serving())
                invariants.a_process_alone_knows_all_that_it_wrote(self, self.serving())
            except Violation as violation:
                self.fail(violation)

    # --- steps -------------------------------------------------------------------------------

    def _after_step(self, owner: Owner | None) -> None:
        if self._violation is not None:
            raise self._violation
        if self.loop.failures:
            raise Violation("nothing fails unseen", str(self.loop.failures[0]))
        if self.loop.steps > MAX_STEPS:
            raise Violation("everything comes to rest when faults stop", f"{MAX_STEPS} steps were not enough")
        if isinstance(owner, Process) and owner.is_alive:
            self._check_process(owner)
            self._count_down(owner.machine)

    def _check_process(self, process: Process) -> None:
        if not process.is_serving:
            return
        invariants.memory_and_queues_are_bounded(process)
        for table in process.registry.loaded():
            if self._checked.get((process, table.id)) is not table.state:
                self._checked[process, table.id] = table.state
                invariants.every_replica_follows_the_log(self.reference, table)

    def crash_within(self, machine: Machine, steps: int) -> None:
        """Let the machine's process crash after this many of its steps."""
        self._crash_in[machine] = steps

    def _count_down(self, machine: Machine) -> None:
        if machine in self._crash_in:
            self._crash_in[machine] -= 1
            if self._crash_in[machine] <= 0:
                del self._crash_in[machine]
                self.note(f"machine {machine.number} crashes between two steps")
                self.crash(machine)

    def crash(self, machine: Machine) -> None:
        """The machine's process dies, and starts again some time later. Its connections break."""
        process = machine.process
        if process is None:
            return
        machine.crash()
        self.break_wires(process)
        self.loop.call_later(self._choices.uniform(0.1, 2 * LEASE), machine.start, context=world_context())

    def break_wires(self, process: Process) -> None:
        """The connections of a process that is gone break."""
        for listener in [one for one in self.database.listeners if one.owner is process]:
            listener.close()
        self.network.break_wires(process)

    def _thread_started(self, thread: SimulatedThread) -> None:
        owner = OWNER.get()
        if isinstance(owner, Process):
            owner.threads.append(thread)

    def _on_rows(self, rows: Sequence[Row]) -> None:
        try:
            self.reference.add(rows, self.loop.time())
            for table_id, seq, row in rows:
                self.note(f"{table_id}:{seq} {row.decode()}")
                invariants.no_command_is_carried_out_twice(self.reference.tables[table_id])
                invariants.clocks_are_fair(self.reference.tables[table_id], seq, self.troubled_at())
        except Violation as violation:
            self.fail(violation)

    def troubled_at(self) -> float:
        """When a server or its database last was away."""
        processes = [process for machine in self.machines for process in [*machine.dead, machine.process] if process]
        times = [max(one.troubled_at, self.database.trouble_of(one).last_at) for one in processes]
        return max(times, default=0.0)

    def fail(self, violation: Violation) -> None:
        """End the run after this step: whoever runs now might catch the exception."""
        self._violation = self._violation or violation

    # --- who there is ------------------------------------------------------------------------

    def serving(self) -> list[Process]:
        """The processes that take requests."""
        found = [machine.process for machine in self.machines if machine.process is not None]
        return [process for process in found if process.is_serving]

    def browsers(self) -> list[Browser]:
        """All pages that are open."""
        return [browser for person in self.people for browser in person.browsers]

    def number_of(self, browser: Browser) -> int:
        """A number that no other page has."""
        return self._numbers.setdefault(browser, len(self._numbers))

    # --- tables ------------------------------------------------------------------------------

    def open_table(self, person: Person, plan: TablePlan) -> None:
        """A person opens a table, and asks again until it is there; the others follow the link."""
        seats = [
            requests.SeatPlan(kind, bot="random" if kind == "bot" else None, name="Guest" if kind == "here" else None)
            for kind in plan.seats
        ]
        clock = None if plan.clock is None else MoveClock(plan.clock) if plan.clock else DaysClock(1)
        request = requests.NewTable(
            plan.game, seats, person.name, person.nonce_hash, options=plan.options, clock=clock, visibility="listed"
        )
        opened: list[str] = []

        async def open_it(process: Process) -> None:
            opened.append((await process.registry.open_table(request, person.guest)).id)

        def look() -> None:
            if opened:
                self.table_opened(opened[0])
            elif not self.people_rest:
                self.loop.call_later(0.5, self.open_table, person, plan)

        self.network.request(person, open_it, look)

    def table_opened(self, table_id: str) -> None:
        """The link goes round."""
        if table_id not in self.reference.tables:
            self.fail(Violation("what was confirmed is in the log", f"the opening of table {table_id}"))
        elif table_id not in self.tables:
            self.tables.append(table_id)
            for person in self.people:
                if not person.is_erased:
                    person.open_browser(table_id)

    def wants_seat(self, browser: Browser) -> bool:
        """Everybody sits down where there is a seat."""
        return not browser.person.is_erased and not self.people_rest

    def acknowledged_seat(self, person: Person, table_id: str) -> None:
        """A process has told a person that they sit at the table."""
        if not any(state.seats_of(person.guest) for state in reversed(self.reference.tables[table_id].states)):
            self.fail(Violation("what was confirmed is in the log", f"{person.name} at table {table_id}"))

    # --- the trace ---------------------------------------------------------------------------

    def note(self, text: str) -> None:
        """Something happened."""
        if self._is_over:
            return
        line = f"{self.loop.time():.6f} {text}"
        self._digest.update(line.encode())
        if self.trace is not None:
            self.trace.append(line)


def prepare() -> None:
    """Compile all games, which is no part of a run."""
    for name in asterism.names():
        compile_game(name)
