"""Every byte that a real server sends, over real sockets, is the same in every world that its reader deems possible.

People play random matches of every game at a server. Again and again everybody's browser comes back, looks, asks for
a hint and for moves that are not allowed; then the hidden part of the table is replaced by another possible world,
the browser does the same again, and every byte has to be the same.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.sync.client import ClientConnection

import asterism
from asterism.bots.search.bot import Budget, SearchBot
from asterism.server import app
from asterism.server.run import listen_on, server_config
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.tables import table
from asterism.server.tables.presence import Presence
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.table import Table
from asterism.server.workers import table_bots as thinking
from tests.contract.support import SPECTATOR
from tests.server.live_server import Browsers, Guest, play_move, send_command
from tests.server.tables.test_projection import harness_of, in_another_world

pytestmark = pytest.mark.usefixtures("compiled")

NAMES = ["Ada", "Bo", "Cy", "Dan", "Eve"]
CHECKPOINTS = 6
"""How many positions of each match are looked at, at the most."""
MOVES = 5
"""So many moves are made between two of them, at the most."""
WRONG_WISHES = 4
ENOUGH = 64
"""Simulations for a hint, in the place of a second."""


@dataclass
class ServerInThisProcess:
    """A server on a real port whose tables a test can reach into."""

    url: str
    registry: TableRegistry
    browsers: Browsers = field(default_factory=Browsers)

    def table(self, number: str) -> Table:
        """A table that somebody looks at."""
        found = self.registry.loaded_table(number)
        assert found is not None
        return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerInThisProcess]:
    """A server on a thread of its own. Nobody is away for long, and hints think as long as a number of simulations."""
    folder: Path = tmp_path_factory.mktemp("wire")
    registries: list[TableRegistry] = []

    def created(*given: Any, **named: Any) -> TableRegistry:
        registries.append(TableRegistry(*given, **named))
        return registries[-1]

    with pytest.MonkeyPatch.context() as patch, listen_on("127.0.0.1", 0) as listener:
        patch.setattr(app, "TableRegistry", created)
        patch.setattr(table, "Presence", lambda _: Presence(lambda: 0))
        patch.setattr(thinking, "SearchBot", lambda *_: SearchBot("the same", Budget(simulations=ENOUGH)))
        settings = Settings(data=folder, new_tables_per_minute=0, messages_per_second=0)
        serving = uvicorn.Server(server_config(app.create_app(settings, EventStore(folder)), settings))
        thread = threading.Thread(target=partial(serving.run, [listener]))
        thread.start()
        while not serving.started:
            time.sleep(0.01)
        yield ServerInThisProcess(f"http://127.0.0.1:{listener.getsockname()[1]}", registries[0])
        serving.should_exit = True
        thread.join()


@dataclass
class Viewers:
    """Everybody at one table, and somebody who only watches; `heard` is every byte that reached anybody."""

    server: ServerInThisProcess
    guests: list[Guest]
    table: str
    heard: list[str] = field(default_factory=list)

    def play(self, moves: int, chooser: random.Random) -> bool:
        """Make random moves, each over the line of the seat that is asked; says whether the match goes on."""
        for _ in range(moves):
            state = self.server.table(self.table).state
            if state.current_seat is None:
                return False
            with self.line(state.current_seat) as line:
                shown = self.next(line, "snapshot")
                play_move(line, shown["seq"], chooser.choice(shown["position"]["legal"]), f"{shown['seq']}")
                self.next(line, "turn")
            self.wait_until_alone()
        return self.server.table(self.table).state.current_seat is not None

    def line(self, seat: int) -> ClientConnection:
        """A fresh line of this seat's browser."""
        return self.guests[seat].connect(self.table)

    def next(self, line: ClientConnection, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            text = line.recv(timeout=60)
            assert isinstance(text, str)
            self.heard.append(text)
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == kind:
                return message

    def wait_until_alone(self) -> None:
        """Nobody's coming or going is in what the next visitor hears."""
        while self.server.table(self.table).presence.here():
            time.sleep(0.001)

    def visit(self, seat: int, wrong: list[Any]) -> list[str]:
        """All that this seat's browser is sent when it comes, looks about, and asks for what it cannot have."""
        before = len(self.heard)
        with self.line(seat) as line:
            shown = self.next(line, "snapshot")
            legal = shown["position"]["legal"]
            for number, move in enumerate(wrong):
                if move not in legal:
                    play_move(line, shown["seq"], move, f"wrong {number}")
                    self.next(line, "refused")
            send_command(line, "request_hints")
            self.next(line, "hints" if legal else "refused")
        self.wait_until_alone()
        own = f"/api/tables/{self.table}"
        paths = (own, f"{own}/situation", f"{own}/record", "/api/me/tables", "/api/tables")
        self.heard += [self.guests[seat].http.get(path).text for path in paths]
        return self.heard[before:]


@pytest.fixture
def at_table(server: ServerInThisProcess) -> Iterator[Any]:
    """Seats people at a table of a game."""
    with ExitStack() as leaving:

        def seat(game: str, seats: int) -> Viewers:
            registry: Any = server
            guests = [leaving.enter_context(Guest(registry, name)) for name in [*NAMES[:seats], "Watcher"]]
            options = harness_of(game, seats, f"wire {game} {seats}").state.opened.options
            others = ["open"] * (seats - 1)
            number = guests[0].open_table("me", *others, game=game, command={"visibility": "listed"}, **options)
            for guest in guests[1:seats]:
                assert guest.take_seat(number).status_code == 200
            return Viewers(server, guests, number)

        yield seat


@pytest.mark.parametrize("game", asterism.names())
def test_every_byte_is_the_same_in_every_world_its_reader_deems_possible(game: str, at_table: Any) -> None:
    compared = 0
    for seats in asterism.load(game).seats:
        people: Viewers = at_table(game, seats)
        chooser = random.Random(f"{game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            if not people.play(chooser.randint(1, MOVES), chooser):
                break
            compared += compare_worlds(people, seats, f"{checkpoint}", chooser)
        secret = people.server.table(people.table).state.opened.secret
        assert not any(secret in text for text in people.heard)
    assert compared


def compare_worlds(people: Viewers, seats: int, seed: str, chooser: random.Random) -> int:
    """Compare what everybody is sent in the real world and in another one; says how many messages that were."""
    visited = people.server.table(people.table)
    real, compared = visited.state, 0
    said = [msgspec.to_builtins(turn.move) for turn in real.started_match.turns]
    for seat in (*range(seats), SPECTATOR):
        wrong = [chooser.choice(said) for _ in range(WRONG_WISHES)]
        told = people.visit(seat, wrong)
        visited.projection = visited._projection_of(in_another_world(real, seat, seed))
        assert people.visit(seat, wrong) == told
        visited.projection = visited._projection_of(real)
        compared += len(told)
    return compared
