"""Connections that send nothing, or half of something, or that do not read: each of them ends by itself."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from asterism.server.transport import HttpConnection, WebSocketConnection, writes
from asterism.server.transport.websocket import payload_of
from tests.server.live_server import NONCE_HASH
from tests.server.local_app import local_server

Address = tuple[str, int]

HEAD = "POST /api/deal HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
PATIENCE = 30
"""Seconds after which a test gives up."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    limits: dict[str, Any] = {"head_seconds": 0.5, "body_seconds": 0.5, "connections_per_address": 20}
    data = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch, local_server(data, patch, trusted_proxies="", **limits) as found:
        yield found


def all_that_comes(connection: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    received = b""
    while part := connection.recv(65536):
        received += part
    return received


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ("", "the head of a request has to arrive within 0.5 seconds"),
        ("GET / HT", "the head of a request has to arrive within 0.5 seconds"),
        (
            "GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n",
            "the head of a request has to arrive within 0.5 seconds",
        ),
        (HEAD + "Content-Length: 100\r\n\r\n", "the body of a request has to arrive within 0.5 seconds"),
        (HEAD + "Content-Length: 100\r\n\r\n{", "the body of a request has to arrive within 0.5 seconds"),
        (HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\n{", "the body of a request has to arrive within 0.5 seconds"),
    ],
)
def test_a_request_that_does_not_arrive_ends_the_connection(address: Address, sent: str, sentence: str) -> None:
    with socket.create_connection(address, PATIENCE) as connection:
        connection.sendall(sent.encode())
        answer = all_that_comes(connection)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["detail"] == sentence


def test_bytes_that_trickle_in_do_not_extend_the_time(address: Address) -> None:
    with socket.create_connection(address, PATIENCE) as connection:
        ended = threading.Event()

        def trickle() -> None:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: ")
            while not ended.wait(0.1):
                try:
                    connection.sendall(b"a")
                except OSError:
                    return

        sending = threading.Thread(target=trickle)
        sending.start()
        try:
            assert all_that_comes(connection).startswith(b"HTTP/1.1 408 ")
        except ConnectionResetError:
            pass
        finally:
            ended.set()
            sending.join()


def test_half_a_second_request_ends_a_connection_that_is_kept_alive(address: Address) -> None:
    with socket.create_connection(address, PATIENCE) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            received = connection.recv(65536)
            assert received, "the connection was closed"
            answer += received
        connection.sendall(b"GET /hea")
        assert all_that_comes(connection).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_the_server_does_not_want_cannot_keep_the_connection_open(address: Address) -> None:
    with socket.create_connection(address, PATIENCE) as connection:
        connection.sendall(HEAD.replace("application/json", "text/plain").encode() + b"Content-Length: 9\r\n\r\n")
        answer = all_that_comes(connection)
    assert answer.startswith(b"HTTP/1.1 415 ")


def test_a_request_in_time_is_answered(address: Address) -> None:
    with httpx.Client(base_url=f"http://{address[0]}:{address[1]}") as browser:
        for _ in range(3):
            assert browser.get("/health").status_code == 200
            assert browser.post("/api/deal", json={}).status_code == 400


def test_the_connections_from_one_address_are_limited_and_the_answer_says_when_to_try_again(address: Address) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(socket.create_connection(address, PATIENCE)) for _ in range(25)]
        answers = [all_that_comes(connection) for connection in connections[20:]]
    for answer in answers:
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"\r\nRetry-After: " in answer
        assert b"there are 20 connections from your address" in answer


def test_a_connection_counts_until_it_ends_also_as_a_websocket(address: Address) -> None:
    url = f"ws://{address[0]}:{address[1]}/api/tables/nowhere/play"
    for _ in range(30):
        with connect(url, proxy=None) as websocket:
            assert websocket.close_code is None or websocket.close_code == 4404
    with socket.create_connection(address, PATIENCE) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert all_that_comes(connection).startswith(b"HTTP/1.1 200 ")


def test_the_time_limits_of_requests_do_not_end_a_websocket(address: Address) -> None:
    """The head of the request has arrived, so nothing is awaited any more."""
    browser = httpx.Client(base_url=f"http://{address[0]}:{address[1]}")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    request = {"game": "sternenhimmel", "name": "Ada", "nonce_hash": NONCE_HASH, "seats": seats}
    table = browser.post("/api/tables", json=request).json()["table"]
    with connect(f"ws://{address[0]}:{address[1]}/api/tables/{table}/play", proxy=None) as websocket:
        assert json.loads(websocket.recv(PATIENCE))["type"] == "snapshot"
        time.sleep(3 * 0.5)
        websocket.send('{"type":"ping"}')
        assert json.loads(websocket.recv(PATIENCE)) == {"type": "pong"}
    browser.close()


class StuckTransport(asyncio.Transport):
    """A peer that reads so many bytes between two looks."""

    def __init__(self, *buffered: int) -> None:
        super().__init__()
        self._buffered = list(buffered)
        self.aborted = asyncio.get_running_loop().create_future()

    def get_write_buffer_size(self) -> int:
        return self._buffered.pop(0)

    def abort(self) -> None:
        self.aborted.set_result(len(self._buffered))


def test_a_peer_that_stops_reading_is_cut_off_and_a_slow_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writes, "STALL_SECONDS", 0.01)

    async def scenario() -> None:
        stuck = StuckTransport(900, 800, 800, 700, 700, 700, 700)
        watch = writes.WriteWatch(asyncio.get_running_loop(), stuck)
        watch.start()
        assert await asyncio.wait_for(stuck.aborted, PATIENCE) == 1, "it read twice, then no more"

    asyncio.run(scenario())


def test_a_connection_that_does_not_read_its_answers_is_cut_off(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writes, "STALL_SECONDS", 0.2)
    lost, original = threading.Event(), HttpConnection.connection_lost

    def connection_lost(connection: HttpConnection, error: Exception | None) -> None:
        original(connection, error)
        lost.set()

    monkeypatch.setattr(HttpConnection, "connection_lost", connection_lost)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(address)
        connection.sendall(b"GET /api/schema HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
        assert lost.wait(PATIENCE)


# --- frames ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 127, 4096])
def test_a_whole_frame_is_read_as_websockets_reads_it(size: int) -> None:
    payload = bytes(number % 251 for number in range(size))
    assert payload_of(Frame(Opcode.TEXT, payload).serialize(mask=True)) == payload


def test_whatever_is_not_exactly_one_short_frame_is_left_to_the_parser() -> None:
    frame = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    assert all(payload_of(frame[:length]) is None for length in range(len(frame)))
    assert payload_of(frame + b"x") is None
    assert payload_of(frame + frame) is None
    assert payload_of(Frame(Opcode.TEXT, b"hello").serialize(mask=False)) is None
    assert payload_of(Frame(Opcode.TEXT, b"x" * 4097).serialize(mask=True)) is None
    assert payload_of(Frame(Opcode.TEXT, b"x" * 70000).serialize(mask=True)) is None


PING = b'{"type":"ping"}'
WHOLE = Frame(Opcode.TEXT, PING).serialize(mask=True)
FRAGMENTED = [
    Frame(Opcode.TEXT, PING[:5], fin=False).serialize(mask=True),
    Frame(Opcode.CONT, PING[5:]).serialize(mask=True),
]
PADDED = Frame(Opcode.TEXT, PING + b" " * 500).serialize(mask=True)
CUT: dict[str, list[bytes]] = {
    "whole": [WHOLE, WHOLE],
    "longer": [PADDED, WHOLE],
    "two at once": [WHOLE + WHOLE],
    "two at once, then one": [WHOLE + WHOLE, WHOLE],
    "byte by byte": [*(bytes([byte]) for byte in WHOLE), WHOLE],
    "cut behind the length": [WHOLE[:2], WHOLE[2:], WHOLE],
    "in fragments": [*FRAGMENTED, WHOLE],
    "with a ping of the protocol between": [WHOLE, Frame(Opcode.PING, b"?").serialize(mask=True), WHOLE],
}
PONGS = {"two at once, then one": 3}


@pytest.mark.parametrize("cut", CUT)
def test_messages_arrive_however_their_frames_are_cut(address: Address, cut: str) -> None:
    with watching(address) as connection:
        for part in CUT[cut]:
            connection.sendall(part)
            time.sleep(0.002)
        heard = b""
        while heard.count(b'{"type":"pong"}') < PONGS.get(cut, 2):
            heard += connection.recv(65536)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, "\u00e9".encode()).serialize(mask=True), 4400),
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (Frame(Opcode.CONT, PING).serialize(mask=True), 1002),
        (FRAGMENTED[0] + WHOLE, 1002),
        (Frame(Opcode.BINARY, PING).serialize(mask=True), 4400),
    ],
    ids=["no UTF-8", "no JSON", "no mask", "nothing to continue", "a message inside another", "no text"],
)
def test_a_frame_that_must_not_be_ends_the_connection_with_its_code(address: Address, sent: bytes, code: int) -> None:
    with watching(address) as connection:
        connection.sendall(sent)
        heard = b""
        while code.to_bytes(2) not in heard:
            part = connection.recv(65536)
            assert part, heard
            heard += part


# --- whether the peer is there ---------------------------------------------------------------


class ClockByHand:
    """An event loop whose time the test sets."""

    def __init__(self) -> None:
        self.now = 100.0
        self._planned: list[tuple[float, asyncio.Handle]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], None]) -> asyncio.Handle:
        handle = asyncio.Handle(callback, (), self)  # type: ignore[arg-type]
        self._planned.append((self.now + delay, handle))
        return handle

    def get_debug(self) -> bool:
        return False

    def go_on(self) -> None:
        """Until the next planned call."""
        left = [one for one in self._planned if not one[1].cancelled()]
        (self.now, handle), *self._planned = sorted(left, key=lambda one: one[0])
        handle._run()


class DeafTransport(asyncio.Transport):
    """Takes what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False


def test_only_a_peer_that_has_been_silent_is_asked_whether_it_is_there() -> None:
    connection = WebSocketConnection.__new__(WebSocketConnection)
    clock, wire, protocol = ClockByHand(), DeafTransport(), ServerProtocol()
    protocol.state = State.OPEN
    parts = {"loop": clock, "transport": wire, "conn": protocol, "handshake_initiated": True, "close_sent": False}
    vars(connection).update(parts, ping_interval=20.0, ping_timeout=20.0, last_ping_rtt=0.0, pending_ping_payload=None)
    connection.start_keepalive()
    clock.now = 115.0
    connection.data_received(Frame(Opcode.PONG, b"not asked for").serialize(mask=True))
    clock.go_on()
    assert (clock.now, wire.written) == (120.0, []), "it has sent something five seconds ago"
    clock.go_on()
    asked = clock.now, [frame[:2] for frame in wire.written]
    assert asked == (135.0, [b"\x89\x04"])
    connection.data_received(Frame(Opcode.PONG, wire.written[0][2:]).serialize(mask=True))
    clock.go_on()
    assert (clock.now, len(wire.written)) == (155.0, 2), "it answered and has been silent since"


@contextmanager
def watching(address: Address) -> Iterator[socket.socket]:
    """A spectator at a new table, whose frames the test writes itself."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    request = {"game": "sternenhimmel", "name": "Ada", "nonce_hash": NONCE_HASH, "seats": seats}
    with httpx.Client(base_url=f"http://{address[0]}:{address[1]}") as browser:
        table = browser.post("/api/tables", json=request).json()["table"]
    with socket.create_connection(address, PATIENCE) as connection:
        head = f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        rest = "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        connection.sendall((head + rest).encode())
        heard = b""
        while b'"snapshot"' not in heard:
            heard += connection.recv(65536)
        yield connection
