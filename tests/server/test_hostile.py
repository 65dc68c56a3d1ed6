"""Hostile input: the server answers every message and request with a reason, keeps its secrets and goes on."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.live_server import NONCE_HASH, Guest, Server, play_move

GOOD = {
    "game": "sternenhimmel",
    "name": "Ada",
    "nonce_hash": NONCE_HASH,
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
}
HUGE = 10**400
DEEP = "[" * 100_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--connections-per-guest", "4", "--messages-per-second", "50", "--tables-per-guest", "60")
    with Server(tmp_path_factory.mktemp("registry"), 0.0, *flags) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.open_table("me", "random", "random", first_player=0)


def end_of(guest: Guest, connection: ClientConnection) -> tuple[int, str]:
    """The code and the reason with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        guest.receive(connection, "never")
    assert closed.value.rcvd
    return closed.value.rcvd.code, closed.value.rcvd.reason


# --- over the WebSocket -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (b"\x00\x01\x02", "truncated"),
        (b'{"type":"ping"}', "truncated"),
        ("{}", "missing required field `type`"),
        ("null", "Expected `object`, got `null`"),
        ('{"type":"ping","type":"ping"', "truncated"),
        ('{"type":["ping"]}', "Expected `str`"),
        ('{"type":"play_move","id":1,"seq":0,"move":{}}', "Expected `str`"),
        ('{"type":"play_move","id":"a","seq":"0","move":{}}', "Expected `int`"),
        ('{"type":"play_move","id":"a","seq":1.5,"move":{}}', "Expected `int`"),
        ('{"type":"play_move","id":"","seq":0,"move":{}}', "length >= 1"),
        ('{"type":"play_move","id":"' + "x" * 65 + '","seq":0,"move":{}}', "length <= 64"),
        ('{"type":"play_move","id":"a","seq":0,"move":{},"guest":"bo"}', "unknown field `guest`"),
        ('{"type":"play_move","id":"a","seq":0,"seat":-1,"move":{}}', ">= 0"),
        ('{"type":"send_chat","text":"' + "x" * 301 + '"}', "length <= 300"),
        ('{"type":"send_chat","phrase":"drop tables"}', "Invalid enum value"),
        ('{"type":"play_move","id":"a","seq":0,"move":' + "[" * 3000, "recursion"),
        ('{"type":"ping"}' + " " * 5000, "at most 4096 characters"),
        ("x" * 70_000, ""),
    ],
)
def test_an_invalid_message_ends_the_connection_with_the_reason(
    ada: Guest, table: str, message: str | bytes, reason: str
) -> None:
    connection = ada.connect(table)
    ada.receive(connection)
    connection.send(message)
    code, shown = end_of(ada, connection)
    assert code in {4400, 1009}
    assert reason in shown
    assert ada.receive(ada.connect(table))["type"] == "snapshot"


@pytest.mark.parametrize(
    "move",
    [
        {"type": "place", "token": "1", "sky": "Leo", "star": HUGE},
        {"type": "place", "token": "1", "sky": "Leo", "star": -1},
        {"type": "place", "token": 1, "sky": [], "star": None},
        {"type": "place", "token": "1" * 3000, "sky": "Leo", "star": 1},
        {"type": "\u0000", "a": {"b": [{}]}},
        {"type": "place", "token": "1", "sky": "Leo", "star": 1, "seat": 2},
        {},
        None,
        True,
        HUGE,
    ],
)
def test_an_invalid_move_is_refused_and_the_connection_goes_on(ada: Guest, table: str, move: Any) -> None:
    connection = ada.connect(table)
    seq = ada.receive(connection)["seq"]
    play_move(connection, seq, move)
    refused = ada.receive(connection)
    assert refused["type"] == "refused"
    assert refused["reason"]
    play_move(connection, HUGE, move, "b")
    assert ada.receive(connection)["type"] == "refused"
    connection.send('{"type":"ping"}')
    assert ada.receive(connection) == {"type": "pong"}


def test_nobody_acts_for_the_seat_of_another_guest(ada: Guest, server: Server) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    with Guest(server, "Bo") as bo, Guest(server, "Eve") as eve:
        bo.take_seat(table)
        start = ada.receive(ada.connect(table))
        move = start["position"]["legal"][0]
        for guest in (bo, eve):
            connection = guest.connect(table)
            seen = guest.receive(connection)
            assert seen["position"]["legal"] == []
            for kind in (
                "resign",
                "return_to_seat",
                "take_back",
                "offer_draw",
                "answer_offer",
                "send_chat",
                "request_hints",
            ):
                extra = {
                    "take_back": {"seq": seen["seq"]},
                    "answer_offer": {"yes": True},
                    "send_chat": {"text": "x"},
                }.get(kind, {})
                connection.send(json.dumps({"type": kind, "seat": 0, **extra}))
                assert guest.receive(connection)["type"] == "refused", kind
            connection.send(json.dumps({"type": "play_move", "id": "m", "seq": seen["seq"], "seat": 0, "move": move}))
            assert guest.receive(connection)["type"] == "refused"
            connection.send(json.dumps({"type": "seat_bot", "seat": 0}))
            assert guest.receive(connection)["type"] == "refused"
            connection.close()
        assert ada.receive(ada.connect(table))["seq"] == start["seq"], "nothing was written"


def test_too_many_messages_end_the_connection(ada: Guest, table: str) -> None:
    connection = ada.connect(table)
    ada.receive(connection)
    for _ in range(400):
        try:
            connection.send('{"type":"ping"}')
        except ConnectionClosed:
            break
    assert end_of(ada, connection) == (4429, "too many messages in too short a time")


def test_the_connections_of_one_guest_are_limited(ada: Guest, table: str) -> None:
    connections = [ada.connect(table) for _ in range(4)]
    for connection in connections:
        ada.receive(connection)
    assert end_of(ada, ada.connect(table)) == (4429, "you have 4 tables open at once; close one of them")
    connections[0].close()
    connections[1].send('{"type":"ping"}')
    ada.receive(connections[1], "pong")


@pytest.mark.parametrize("table_id", ["..", "%2e%2e", "a%00b", "x" * 3000, "%F0%9F%92%A5", "' or 1=1 --"])
def test_strange_table_ids_are_refused(ada: Guest, table_id: str) -> None:
    for path in (f"/api/tables/{table_id}", f"/api/tables/{table_id}/record"):
        answer = ada.http.get(path)
        assert answer.status_code in {404, 405, 400}, path


@pytest.mark.parametrize("table_id", ["a%00b", "x" * 3000, "%F0%9F%92%A5", "'%20or%201=1%20--"])
def test_a_connection_to_a_strange_table_id_is_closed_with_4404(ada: Guest, table_id: str) -> None:
    assert end_of(ada, ada.connect(table_id))[0] == 4404


@pytest.mark.parametrize(
    "name", ["../index.html", "..%2findex.html", "%2e%2e%2f..%2frun.py", "%00", "a%00.js", "....//"]
)
def test_only_files_of_the_build_are_served(ada: Guest, name: str) -> None:
    assert ada.http.get(f"/assets/{name}").status_code in {200, 404}
    with sockets.create_connection(("127.0.0.1", ada.server.port)) as raw:
        raw.sendall(f"GET /assets/{name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert raw.makefile("rb").readline().split()[1] == b"404"


# --- over HTTP -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ("", 400, ""),
        ("{", 400, ""),
        ("[]", 400, ""),
        ('"x"', 400, ""),
        (DEEP, 400, "nested too deeply"),
        ('{"options":' + DEEP, 400, "nested too deeply"),
        ('{"name":"\ud800"}', 400, ""),
        (json.dumps({**GOOD, "options": {"first_player": HUGE}}), 400, "first_player"),
        (json.dumps({**GOOD, "options": {"first_player": [[]]}}), 400, "first_player"),
        (json.dumps({**GOOD, "options": {"boards": {"board": [{}]}}}), 400, ""),
        (json.dumps({**GOOD, "nonce_hash": "z" * 64}), 400, "nonce_hash"),
        (json.dumps({**GOOD, "seats": [{"kind": "me"}] * 9}), 400, "seats"),
        (json.dumps({**GOOD, "name": "\u202e"}), 400, "at least one character that can be seen"),
        (json.dumps({**GOOD, "options": {"x" * 300_000: 1}}), 413, ""),
    ],
)
def test_an_invalid_request_is_refused_with_the_reason(ada: Guest, body: str, status: int, reason: str) -> None:
    sent = body.encode("utf-8", "surrogatepass")
    answer = ada.http.post("/api/tables", content=sent, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert reason in answer.json()["detail"]
    assert answer.json()["detail"]


def test_only_our_own_page_and_only_json_may_change_something(ada: Guest) -> None:
    host = ada.server.url.removeprefix("http://")
    for headers, status in (
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({"Content-Type": ""}, 415),
        ({"Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Content-Type": "application/json; charset=utf-8"}, 201),
    ):
        sent = {"Content-Type": "application/json", **headers}
        answer = ada.http.post("/api/tables", content=json.dumps(GOOD), headers=sent)
        assert answer.status_code == status, headers
    assert ada.http.post("/api/me/link", headers={"Origin": "https://elsewhere.example"}).status_code == 403
    assert ada.http.delete("/api/session", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_a_body_that_never_ends_is_refused(ada: Guest) -> None:
    def endless() -> Iterator[bytes]:
        yield b'{"game":"'
        for _ in range(1000):
            yield b"x" * 10_000

    headers = {"Content-Type": "application/json"}
    try:
        answer = ada.http.post("/api/tables", content=endless(), headers=headers)
    except (httpx.WriteError, httpx.RemoteProtocolError, httpx.ReadError):
        return
    assert answer.status_code == 413


def test_bytes_that_are_not_http_are_refused(ada: Guest, server: Server) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"\x16\x03\x01 not http at all\r\n\r\n")
        assert b"400" in raw.recv(1000)
    assert ada.http.get("/health").status_code == 200


def test_the_tables_of_the_server_and_of_a_guest_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    flags = ("--tables", "3", "--tables-per-guest", "2")
    with Server(tmp_path_factory.mktemp("small"), 0.0, *flags) as small, Guest(small) as ada, Guest(small, "Bo") as bo:
        ada.open_table("me", "open", "open")
        ada.open_table("me", "open", "open")
        full = ada.http.post("/api/tables", json=GOOD)
        assert (full.status_code, full.json()["detail"]) == (
            429,
            "you sit at 2 unfinished tables; finish or leave one of them first",
        )
        theirs = bo.open_table("me", "open", "open")
        assert ada.take_seat(theirs).status_code == 429
        refused = bo.http.post("/api/tables", json=GOOD)
        assert refused.status_code == 429
        assert "this server is full: it has 3 unfinished tables" in refused.json()["detail"]


def test_new_tables_and_passwords_are_limited_per_minute(tmp_path_factory: pytest.TempPathFactory) -> None:
    flags = ("--new-tables-per-minute", "2", "--passwords-per-minute", "3")
    with Server(tmp_path_factory.mktemp("slow"), 0.0, *flags) as slow, Guest(slow) as ada:
        ada.open_table("me", "open", "open")
        ada.open_table("me", "open", "open")
        refused = ada.http.post("/api/tables", json=GOOD)
        assert refused.status_code == 429
        assert 0 < int(refused.headers["retry-after"]) <= 31
        assert "try again in" in refused.json()["detail"]
        attempts = [ada.http.post("/api/session", json={"login": "x", "password": "y"}) for _ in range(4)]
        assert [attempt.status_code for attempt in attempts] == [401, 401, 401, 429]
        assert 0 < int(attempts[-1].headers["retry-after"]) <= 21
        links = [ada.http.post("/api/link", json={"secret": "guess"}).status_code for _ in range(7)]
        assert links == [401] * 6 + [429]
