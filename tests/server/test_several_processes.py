"""`--processes`: several processes of one server on one port and one PostgreSQL."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import psycopg
import pytest

from asterism.server.handover import Handover, new_inbox
from asterism.server.store import EventStore
from tests.server.live_server import TIMEOUT_SECONDS, Guest, Server, play_move
from tests.server.postgres import Cluster

pytestmark = [
    pytest.mark.usefixtures("compiled"),
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux spreads the connections of one port"),
]

NUMBER = 2


@pytest.fixture
def address(postgres: Cluster) -> Iterator[str]:
    fresh = postgres.new_database()
    yield fresh
    postgres.drop(fresh)


@pytest.fixture
def server(tmp_path: Path, address: str) -> Iterator[Server]:
    flags = ("--processes", f"{NUMBER}")
    with Server(tmp_path, 0.0, *flags, database=address, lease=1.0) as running:
        yield running


def children(server: Server) -> set[int]:
    """The processes that serve."""
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return {int(child) for child in found if is_serving(int(child))}


def is_serving(process: int) -> bool:
    """Whether this is one of the server's processes, and not multiprocessing's own."""
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


def listening(port: int) -> int:
    """How many sockets listen on a port of this machine."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1].endswith(f":{port:04X}") and row[3] == "0A" for row in rows)


def connections_of(process: int, port: int) -> int:
    """How many connections to a port of this machine a process has open."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    established = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "01"}
    files = Path(f"/proc/{process}/fd")
    return sum(str(file.readlink()) in established for file in files.iterdir())


def metrics_of(server: Server) -> dict[str, float]:
    """What one of the processes tells Prometheus."""
    lines = httpx.get(server.url + "/metrics").raise_for_status().text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def wait_until_all_serve(server: Server) -> None:
    """All processes have begun to listen."""
    give_up = time.monotonic() + TIMEOUT_SECONDS
    while listening(server.port) != NUMBER:
        assert time.monotonic() < give_up
        time.sleep(0.05)


def test_people_at_all_processes_play_together_and_one_that_dies_is_replaced(server: Server) -> None:
    wait_until_all_serve(server)
    before = children(server)
    assert len(before) == NUMBER
    with Guest(server) as ada, Guest(server, "Bo") as bo, Guest(server, "Cy") as cy:
        table = ada.open_table("me", "open", "open", first_player=0)
        assert bo.take_seat(table).status_code == cy.take_seat(table).status_code == 200
        lines = [bo.connect(table) for _ in range(12)]
        for line in lines:
            bo.receive(line, "snapshot")
        mine = ada.connect(table)
        while not (shown := ada.receive(mine)).get("position"):
            pass
        counts = [connections_of(process, server.port) for process in before]
        assert max(counts) >= len([*lines, mine]), "all WebSockets of a table belong to one process"
        assert sum(counts) - max(counts) <= len([ada, bo, cy]), "only their other requests are elsewhere"
        play_move(mine, shown["seq"], shown["position"]["legal"][0])
        for line in lines:
            assert bo.receive(line, "turn")["seat"] == 0
    killed = before.pop()
    os.kill(killed, signal.SIGKILL)
    give_up = time.monotonic() + TIMEOUT_SECONDS
    while len(now := children(server) - {killed}) != NUMBER or listening(server.port) != NUMBER:
        assert time.monotonic() < give_up
        time.sleep(0.05)
    assert before < now
    for _ in range(20):
        assert httpx.get(server.url + "/health").status_code == 200
    for _ in range(6):
        shown_metrics = metrics_of(server)
        assert shown_metrics['asterism_moves_total{by="person"}'] == 1, "whichever process answers, or made it and died"
        assert shown_metrics['asterism_requests_total{route="/health",status="200"}'] == 20
        assert shown_metrics["asterism_connections"] == 0
    assert "ended with code -9; another takes its place" in server.log.read_text()


def test_a_connection_is_handed_to_the_process_that_its_table_belongs_to() -> None:
    inboxes = [new_inbox() for _ in range(3)]
    first, *others = [Handover(number, inboxes) for number in range(3)]
    targets = [f"/api/tables/{number}/play".encode() for number in range(30)]
    assert {first.owner_of(target) for target in targets} == {0, 1, 2}
    for target in targets:
        owner = first.owner_of(target)
        assert all(other.owner_of(target) == owner for other in others)
        assert first.owner_of(target + b"?x=1") == owner
        here, there = socket.socketpair()
        with here, there:
            assert first.send(target, b"head of " + target, there.fileno()) == (owner != 0)
            for number, process in enumerate([first, *others]):
                for head, handed in process.received():
                    with handed:
                        assert (number, head) == (owner, b"head of " + target)
                        handed.sendall(b"hello")
                        assert here.recv(10) == b"hello"
    for elsewhere in (b"/", b"/api/tables", b"/api/tables/a/seat", b"/api/tables/a/b/play"):
        assert first.owner_of(elsewhere) == 0
    for inbox in inboxes:
        for end in inbox:
            end.close()


def test_a_connection_stays_where_it_is_when_it_cannot_be_handed_over() -> None:
    inboxes = [new_inbox(), new_inbox()]
    process = Handover(0, inboxes)
    target = next(path for path in (b"/api/tables/%d/play" % number for number in range(99)) if process.owner_of(path))
    for inbox in inboxes:
        for end in inbox:
            end.close()
    assert not process.send(target, b"head", 0)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_all_processes_stop_together(server: Server, how: signal.Signals) -> None:
    wait_until_all_serve(server)
    running = children(server)
    server.stop(how)
    assert server.process.returncode == 0
    assert not any(is_serving(process) for process in running)
    assert listening(server.port) == 0
    assert "Traceback" not in server.log.read_text()


def test_no_process_outlives_the_one_that_started_it(server: Server) -> None:
    wait_until_all_serve(server)
    running = children(server)
    server.stop(signal.SIGKILL)
    give_up = time.monotonic() + TIMEOUT_SECONDS
    while any(is_serving(process) for process in running):
        assert time.monotonic() < give_up
        time.sleep(0.05)


def test_several_processes_without_a_shared_database_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "asterism", "serve", "--no-open", "--processes", "2", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "the SQLite file belongs to one process" in " ".join((ended.stdout + ended.stderr).split())
    assert "Traceback" not in ended.stderr
    assert not any(tmp_path.iterdir())


def test_a_port_that_is_taken_is_refused_before_any_process_starts(address: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "asterism", "serve", "--no-open", "--processes", "2", "--port", f"{port}"]
        environment = os.environ | {"ASTERISM_DATABASE": address}
        ended = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ended.returncode != 0
    assert f"cannot listen on 127.0.0.1 port {port}" in " ".join((ended.stdout + ended.stderr).split())


@pytest.mark.parametrize("processes", [1, 2])
def test_a_server_with_a_damaged_secret_announces_nothing(address: str, tmp_path: Path, processes: int) -> None:
    with closing(EventStore(tmp_path, address)) as store:
        store.secret("vapid")
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE server_secrets SET value = 'x' WHERE name = 'vapid'")
    command = [sys.executable, "-m", "asterism", "serve", "--no-open", "--processes", f"{processes}", "--port", "0"]
    environment = os.environ | {"ASTERISM_DATABASE": address}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("asterism: the secret 'vapid' of this server is damaged")
    assert "everybody who wants notifications turns them on again" in ended.stderr
