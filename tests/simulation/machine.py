"""A machine, and the server process on it: put together as `asterism.server.app` does, without HTTP and push."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextvars import Context
from pathlib import Path
from typing import Any, TypeVar

from asterism.bots import Bot, SandboxedBot, Situation, make
from asterism.bots.search.bot import Budget, MoveEstimate, SearchBot
from asterism.bots.steps import Steps, at_once
from asterism.game import Move
from asterism.match import Match
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.accounts.privacy import Privacy
from asterism.server.accounts.revocations import REVOCATIONS_CHANNEL, Revocations
from asterism.server.accounts.sessions import SessionCookies, Sessions
from asterism.server.app import ignore
from asterism.server.evenings.evenings import Evenings
from asterism.server.moderation.sanctions import Sanctions
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.presence_sync import PresenceSync
from asterism.server.realtime.websocket import WebSocketEndpoint
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.maintenance import maintained
from asterism.server.workers.table_bots import TableBots
from tests.simulation.loop import OWNER, Owner, SimulatedLoop
from tests.simulation.threads import SimulatedThread

T = TypeVar("T")

LEASE, GRACE, PAUSE, TABLES_IN_MEMORY = 3.0, 8, 0.3, 2
"""Settings of the server, shorter than usual."""
LONGEST_THOUGHT = 0.4
COOKIE_KEY = b"the key of all cookies"
HINT_SIMULATIONS = 12


class SimulatedBots(TableBots):
    """All bots play at random, after a thought whose length is drawn."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(PAUSE)
        self._rng = rng

    def _make(self, name: str, seed: str) -> Bot:  # noqa: ARG002 (bots of every name are quick)
        return make("random", seed)

    async def choose(self, requester: Requester, bot: SandboxedBot, situation: Situation) -> Move:
        """The bot's move."""
        return await self._run(requester, bot.choose_stepwise(situation))

    async def accepts_draw(self, requester: Requester, match: Match, seat: int, seed: str) -> bool:  # noqa: ARG002
        """A bot accepts every other draw."""
        await asyncio.sleep(self._rng.uniform(0, LONGEST_THOUGHT))
        return random.Random(seed).random() < 1 / 2

    async def estimate_moves(self, requester: Requester, situation: Situation) -> list[MoveEstimate]:
        """A short search."""
        bot = SearchBot("hint", Budget(simulations=HINT_SIMULATIONS))
        return await self._run(requester, bot.consider_stepwise(situation))

    async def _run(self, requester: Requester, steps: Steps[T]) -> T:  # noqa: ARG002 (there is no queue)
        await asyncio.sleep(self._rng.uniform(0, LONGEST_THOUGHT))
        return at_once(steps)


class Process(Owner):
    """A server process, from its start to its crash or its end."""

    def __init__(self, machine: Machine, number: int) -> None:
        self.machine = machine
        self.number = number
        self.threads: list[SimulatedThread] = []
        self.started_at = machine.loop.time()
        self.troubled_at = machine.loop.time()
        """When it last stalled."""
        self.is_serving = False
        self._ending = asyncio.Event()
        self._context = Context()
        self._context.run(OWNER.set, self)
        self.run(self._serve())

    def __repr__(self) -> str:
        return f"process {self.machine.number}.{self.number}"

    @property
    def clock_set_by(self) -> float:
        """By how much the wall clock of its machine differs."""
        return self.machine.clock_set_by

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this in the process."""
        return self.machine.loop.create_task(work, context=self.context)

    @property
    def context(self) -> Context:
        """A context in which code belongs to the process."""
        return self._context.copy()

    async def _serve(self) -> None:
        settings = Settings(lease=LEASE, grace=GRACE, tables_in_memory=TABLES_IN_MEMORY, messages_per_second=40)
        self.store = store = EventStore(Path(), "shared" if self.machine.is_shared else None)
        self.presence_sync = sync = PresenceSync(store, LEASE) if store.is_shared else None
        self.leases = Leases(store, LEASE)
        sanctions, bots = Sanctions(store), SimulatedBots(random.Random(f"bots {self} {self.machine.seed}"))
        self.registry = TableRegistry(
            store,
            self.leases,
            bots,
            grace_ms=GRACE * 1000,
            tables_in_memory=TABLES_IN_MEMORY,
            run_in_background=at_once_in_the_loop,
            check_chat=sanctions.check_chat,
            on_load=sync.on_table_loaded if sync else ignore,
            on_presence_change=sync.on_presence_changed if sync else ignore,
        )
        self.connections = Connections(settings.connections_per_guest)
        revocations = Revocations(store, self.connections.revoke)
        accounts, credentials = Accounts(store, revocations), Credentials(store, revocations)
        evenings = Evenings(store, self.registry, bots.check_name)
        self.privacy = Privacy(store, self.registry, accounts, credentials, evenings)
        sessions = Sessions(store, SessionCookies(COOKIE_KEY), revocations)
        self.endpoint = WebSocketEndpoint(self.registry, sessions, sanctions, self.connections, settings)
        try:
            async with maintained(
                self.registry,
                store,
                sync,
                receivers={REVOCATIONS_CHANNEL: revocations.receive},
                on_reconnect=lambda: self.connections.recheck(sessions),
            ):
                self.is_serving = True
                await self._ending.wait()
                self.is_serving = False
        finally:
            if self.is_alive:
                store.close()
        self.machine.process_ended(self)

    def end(self) -> None:
        """Stop as a server does that is asked to."""
        self._ending.set()

    def die(self) -> None:
        """Crash: nothing that is under way goes on."""
        self.is_serving = False
        self.machine.loop.bury(self)
        for thread in self.threads:
            thread.die()


class Machine:
    """Where one process runs at a time."""

    def __init__(self, loop: SimulatedLoop, number: int, seed: str, *, is_shared: bool) -> None:
        self.loop = loop
        self.number = number
        self.seed = seed
        self.is_shared = is_shared
        self.clock_set_by = 0.0
        self._started = 0
        self.process: Process | None = None
        self.dead: list[Process] = []

    def start(self) -> None:
        """Start a process, unless one runs."""
        if self.process is None:
            self._started += 1
            self.process = Process(self, self._started)

    def crash(self) -> None:
        """End the process between two steps."""
        if self.process is not None:
            self.process.die()
            self.dead.append(self.process)
            self.process = None

    def process_ended(self, process: Process) -> None:
        """The process has ended as it was asked to."""
        if self.process is process:
            self.crash()


async def at_once_in_the_loop(work: Any) -> None:
    """Games are compiled before a simulation begins."""
    work()
