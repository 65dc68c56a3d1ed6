"""A real server in a process of its own, and guests who send it requests."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from asterism.fairness import hash_of_nonce

WAITING: dict[str, Any] = {"results": None, "legal": []}
NONCE = "0123456789abcdef" * 2
NONCE_HASH = hash_of_nonce(NONCE)
TIMEOUT_SECONDS = 90
"""Long enough to compile a game on a busy machine."""
ADDRESS = re.compile(r"http://\S+/")


class Browsers:
    """The browsers of all seated guests of a server; they reveal their nonces when their table is full."""

    def __init__(self) -> None:
        self._at: defaultdict[str, list[httpx.Client]] = defaultdict(list)

    def wait_at(self, table: str, browser: httpx.Client) -> None:
        """A guest took a seat: try to reveal all nonces of the table."""
        self._at[table].append(browser)
        for waiting in self._at[table]:
            if not waiting.is_closed:
                waiting.post(f"/api/tables/{table}/nonce", json={"nonce": NONCE})


class Server:
    """`asterism serve` on a free port; it can be stopped, killed and started again on the same data."""

    def __init__(
        self,
        data: Path,
        bot_pause: float = 0.0,
        *flags: str,
        database: str | None = None,
        lease: float = 15.0,
        program: Sequence[str] = ("-m", "asterism"),
        log: Path | None = None,
    ) -> None:
        self.program = program
        """What Python runs: the program, or another that runs it under a false clock."""
        self.data = data
        self.bot_pause = bot_pause
        no_limits = ("--new-tables-per-minute", "0", "--passwords-per-minute", "0")
        self.flags = (*no_limits, "--daily-bot", "greedy", "--lease", str(lease), *flags)
        self.environment = os.environ | ({} if database is None else {"ASTERISM_DATABASE": database})
        data.mkdir(parents=True, exist_ok=True)
        self.log = log or data / "server.log"
        self.browsers = Browsers()
        self.port = free_port()
        self.start()

    def start(self) -> None:
        """Start, each time on the same port."""
        command = [*self.program, "serve", "--no-open", "--port", str(self.port), "--data", str(self.data)]
        command += ["--bot-pause", str(self.bot_pause), *self.flags]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *command], stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout
        found = ADDRESS.search(self.process.stdout.readline())
        assert found, "the server did not print its address"
        self.url = found[0].rstrip("/").replace("localhost", "127.0.0.1")
        self.port = int(self.url.rsplit(":", 1)[1])
        with httpx.Client(transport=httpx.HTTPTransport(retries=20), timeout=TIMEOUT_SECONDS) as client:
            client.get(self.url + "/api/games").raise_for_status()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send the signal and wait for the process to end."""
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()
        assert self.process.returncode != -signal.SIGSEGV, "the server died of a segmentation fault"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGKILL)


def free_port() -> int:
    """A free port, below those that the system gives to outgoing connections.

    Whoever tries again and again to connect to a server that is away could be given the server's port, and would then
    be connected with themselves, so that the server could not come back.
    """
    while True:
        port = random.randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Guest:
    """A guest of a server, with the cookie and the connections of a browser."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS)
        self._connections = ExitStack()
        self.received: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connections.close()
        self.http.close()

    def open_table(
        self, *seats: str, game: str = "sternenhimmel", command: dict[str, Any] | None = None, **options: Any
    ) -> str:
        """Open a table; a seat is "me", "open", "here" or a bot's name. `command` has further fields of the request."""
        given = {
            "game": game,
            "name": self.name,
            "nonce_hash": NONCE_HASH,
            "seats": list(map(plan, seats)),
            "options": options,
        }
        answer = self.http.post("/api/tables", json={**given, **(command or {})})
        assert answer.status_code == 201, answer.text
        return self.sit_down(str(answer.json()["table"]))

    def take_seat(self, table: str) -> httpx.Response:
        """Take a free seat."""
        answer = self.http.post(f"/api/tables/{table}/seat", json={"name": self.name, "nonce_hash": NONCE_HASH})
        if answer.is_success:
            self.sit_down(table)
        return answer

    def rematch(self, table: str) -> str:
        """Open or join the rematch."""
        answer = self.http.post(f"/api/tables/{table}/rematch", json={"nonce_hash": NONCE_HASH})
        return self.sit_down(str(answer.json()["table"]))

    def sit_down(self, table: str) -> str:
        """Reveal the nonce when all seats are taken."""
        self.server.browsers.wait_at(table, self.http)
        return table

    @property
    def cookie(self) -> str:
        """The Cookie header of this guest."""
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def connect(self, table: str, **headers: str) -> ClientConnection:
        """Connect to a table. Messages that nobody reads do not keep the connection from being closed."""
        address = self.server.url.replace("http", "ws") + f"/api/tables/{table}/play"
        cookie = {"Cookie": self.cookie, **headers}
        connection = connect(address, additional_headers=cookie, max_size=None, max_queue=None, proxy=None)
        return self._connections.enter_context(connection)

    def receive(self, connection: ClientConnection, kind: str | None = None) -> dict[str, Any]:
        """The next message of the given type, or by default the next that is not about presence."""
        while True:
            text = connection.recv(timeout=TIMEOUT_SECONDS)
            assert isinstance(text, str)
            self.received.append(text)
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == kind or (kind is None and message["type"] != "presence"):
                return message


def plan(seat: str) -> dict[str, str]:
    """A seat in the request for a new table."""
    if seat == "here":
        return {"kind": "here", "name": "Neighbour"}
    return {"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "bot": seat}


def send_command(connection: ClientConnection, kind: str, **fields: Any) -> None:
    """Send a command."""
    connection.send(msgspec.json.encode({"type": kind, **fields}).decode())


def play_move(connection: ClientConnection, seq: int, move: Any, move_id: str = "a") -> None:
    """Send a move."""
    send_command(connection, "play_move", id=move_id, seq=seq, move=move)


def play_on(guest: Guest, connection: ClientConnection, moves: int = 1000) -> dict[str, Any]:
    """Make a legal move whenever it is the guest's turn; returns the last message with a position."""
    position: dict[str, Any] = {}
    made = 0
    while True:
        message = guest.receive(connection)
        if message["type"] in {"snapshot", "turn"}:
            position = message["position"] or WAITING
            if position["results"] or made == moves:
                return message
            if position["legal"]:
                made += 1
                play_move(
                    connection, message["seq"], position["legal"][made % len(position["legal"])], f"{message['seq']}"
                )
