"""The network between people and processes: WebSockets and requests, which come late and may be cut off."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from asterism.errors import AsterismError
from asterism.server.accounts.sessions import Session, SessionCookies
from tests.simulation import invariants
from tests.simulation.invariants import Watch
from tests.simulation.loop import world_context
from tests.simulation.machine import COOKIE_KEY, Process
from tests.simulation.person import Browser, Person
from tests.simulation.reference import Violation
from tests.simulation.wire import QUICK, SLOW, Wire

if TYPE_CHECKING:
    from tests.simulation.world import World

REQUEST_TIMEOUT, RETRY_AFTER = 9.0, 0.3


class Network:
    """All connections of a run."""

    def __init__(self, world: World, choices: random.Random) -> None:
        """`choices` says how long everything takes."""
        self._world = world
        self._loop = world.loop
        self._choices = choices
        self._wires: list[Wire] = []
        self._cancel_after: float | None = None

    def heal(self) -> None:
        """Nobody is slow any more."""
        for wire in self._wires:
            wire.slow_until = 0.0

    def break_wires(self, process: Process) -> None:
        """The WebSockets of a process that is gone break, soon, outside of all processes."""
        for wire in [one for one in self._wires if one.process is process]:
            self._wires.remove(wire)
            self._loop.call_soon(wire.cut, 0.0, context=world_context())

    # --- WebSockets --------------------------------------------------------------------------

    def connect(self, browser: Browser) -> Wire | None:
        """A WebSocket to one of the processes; None if there is none."""
        serving = self._world.serving()
        if not serving:
            return None
        process, person = browser.person.rng.choice(serving), browser.person
        watch = Watch(person.guest, browser.table, self._world.reference.tables[browser.table].seq)
        wire = Wire(self._loop, self._choices, process, lambda text: self._on_sent(process, watch, text))
        cookie = SessionCookies(COOKIE_KEY, lambda: 1_700_000_000_000).sign(Session(person.guest, f"s{person.number}"))
        self._wires = [one for one in self._wires if one.is_open_there] + [wire]
        self._loop.call_later(self._choices.uniform(QUICK, SLOW), self._accept, wire, watch, cookie)
        return wire

    def _accept(self, wire: Wire, watch: Watch, cookie: str) -> None:
        if wire.process.is_serving:
            watch.written_before = self._world.reference.tables[watch.table].seq
            wire.process.run(self._connected(wire, watch.table, cookie))
        else:
            wire.cut(0.0)

    async def _connected(self, wire: Wire, table_id: str, cookie: str) -> None:
        await wire.process.endpoint.connect(wire, table_id, cookie)
        wire.is_open_there = False

    def _on_sent(self, process: Process, watch: Watch, text: str) -> None:
        self._world.note(f"{process} to {watch.guest} at {watch.table}: {text}")
        try:
            invariants.check_sent(self._world, watch, text)
        except Violation as violation:
            self._world.fail(violation)

    # --- requests ----------------------------------------------------------------------------

    def request(
        self, person: Person, work: Callable[[Process], Coroutine[Any, Any, None]], done: Callable[[], None]
    ) -> None:
        """A request over HTTP to one of the processes; `done` is called when it is answered, or never will be."""
        serving = self._world.serving()
        answered = Once(done)
        self._loop.call_later(REQUEST_TIMEOUT if serving else RETRY_AFTER, answered)
        if serving:
            process = person.rng.choice(serving)
            task = process.run(self._answer(process, work, answered))
            if self._cancel_after is not None:
                self._loop.call_later(self._cancel_after, task.cancel, context=process.context)
                self._cancel_after = None

    async def _answer(self, process: Process, work: Callable[[Process], Any], answered: Callable[[], None]) -> None:
        await asyncio.sleep(self._choices.uniform(QUICK, SLOW))
        try:
            await work(process)
        except AsterismError as error:
            self._world.note(f"a request is refused: {error}")
        except Exception as error:  # noqa: BLE001 (whatever it is, it is found)
            self._world.fail(Violation("requests fail with a sentence", repr(error)))
        self._loop.call_later(self._choices.uniform(QUICK, SLOW), answered, context=world_context())

    def cancel_next_request(self, seconds: float) -> None:
        """Cancel the next request this long after it has come, as when its browser goes."""
        self._cancel_after = seconds


class Once:
    """Calls something once, however often it is called itself."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    def __call__(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()
