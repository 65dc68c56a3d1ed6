"""The API for programs: tokens, the stream of events, moves and commands."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live_server import NONCE_HASH, Guest, Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_over_http.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("registry"), 0.0, "--connections-per-guest", "3") as running:
        yield running


def read_events(stream: httpx.Response, lines: Iterator[str]) -> Generator[tuple[dict[str, str], Any], None, None]:
    fields: dict[str, str] = {}
    try:
        for line in lines:
            field, _, value = line.partition(": ")
            if field:
                fields[field] = value
            elif "data" in fields:
                yield fields, json.loads(fields["data"])
                fields = {}
    finally:
        stream.close()


class Program:
    """A program with a token of its own."""

    def __init__(self, owner: Guest, name: str = "Robot") -> None:
        made = owner.http.post("/api/me/tokens", json={"name": name}).json()
        self.id, self.token = made["program"]["id"], made["token"]
        self.browsers = owner.server.browsers
        self.http = httpx.Client(
            base_url=owner.server.url, headers={"Authorization": f"Bearer {self.token}"}, timeout=60
        )

    def events(self, table: str, seen: int | None = None) -> Generator[tuple[dict[str, str], Any], None, None]:
        """The fields of every event, with its decoded data; the stream is connected when this returns."""
        headers = {} if seen is None else {"Last-Event-ID": str(seen)}
        request = self.http.build_request("GET", f"/api/bot/tables/{table}/events", headers=headers)
        stream = self.http.send(request, stream=True)
        assert stream.status_code == 200, stream.read()
        lines = stream.iter_lines()
        assert next(lines) == ": listening"
        return read_events(stream, lines)

    def sit(self, table: str) -> httpx.Response:
        answer = self.http.post(f"/api/bot/tables/{table}/seat", json={"nonce_hash": NONCE_HASH})
        if answer.is_success:
            self.browsers.wait_at(table, self.http)
        return answer

    def move(self, table: str, seq: int, move: Any, move_id: str = "a") -> httpx.Response:
        return self.http.post(f"/api/bot/tables/{table}/move", json={"id": move_id, "seq": seq, "move": move})


@pytest.fixture
def robot(ada: Guest) -> Iterator[Program]:
    program = Program(ada)
    yield program
    program.http.close()


def test_the_example_plays_a_whole_match_against_bots(ada: Guest, robot: Program) -> None:
    table = ada.open_table("open", "greedy", "random")
    command = [sys.executable, str(EXAMPLE), ada.server.url, robot.token, table]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert outcome.returncode == 0, outcome.stderr
    assert len(outcome.stdout.splitlines()) == 3
    assert "refused" not in outcome.stdout
    assert [(one["table"], one["phase"]) for one in robot.http.get("/api/bot/tables").json()] == [(table, "over")]


def test_a_program_sits_beside_its_owner_under_its_own_name(ada: Guest, robot: Program) -> None:
    table = ada.open_table("me", "open", "random", first_player=1)
    assert robot.sit(table).json()["you"] == 1
    info = ada.http.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in info["seats"][:2]] == ["Ada", "Robot"]
    assert info["you"] == 0


def test_the_stream_has_the_messages_of_the_websocket_and_resumes(ada: Guest, robot: Program) -> None:
    table = ada.open_table("me", "open", "random", first_player=1)
    robot.sit(table)
    events = robot.events(table)
    fields, snapshot = next(events)
    assert (fields["event"], int(fields["id"])) == ("snapshot", snapshot["seq"])
    assert snapshot["table"]["you"] == 1
    accepted = robot.move(table, snapshot["seq"], snapshot["position"]["legal"][0], "first")
    assert accepted.status_code == 200
    turn = next(data for fields, data in events if fields["event"] == "turn")
    assert (turn["seat"], turn["move_id"]) == (1, "first")
    again = robot.move(table, snapshot["seq"], snapshot["position"]["legal"][0], "first")
    assert again.status_code == 200, "a repeated move is recognised"
    assert next(data for fields, data in events if fields["event"] == "turn")["seat"] == 2, "now it is Ada's turn"
    events.close()
    now = robot.http.get(f"/api/bot/tables/{table}").json()
    behind = robot.events(table, seen=0)
    assert next(behind)[0]["event"] == "snapshot"
    behind.close()
    up_to_date = robot.events(table, seen=now["seq"])
    connection = ada.connect(table)
    assert next(up_to_date)[1]["type"] == "presence", "nothing was missed, so there is no snapshot"
    connection.close()
    up_to_date.close()


def test_a_refused_command_has_a_reason_and_changes_nothing(ada: Guest, robot: Program) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    watching = robot.move(table, 0, {"type": "place"})
    assert watching.status_code == 409
    assert watching.json()["type"] == "refused"
    robot.sit(table)
    seq = robot.http.get(f"/api/bot/tables/{table}").json()["seq"]
    early = robot.move(table, seq, {"type": "place", "token": "1", "sky": "Leo", "star": 1})
    assert early.status_code == 409
    assert "not to move now" in early.json()["reason"]
    nothing = robot.http.post(f"/api/bot/tables/{table}/command", json={"type": "answer_offer", "yes": True})
    assert nothing.status_code == 409
    sent = robot.http.post(f"/api/bot/tables/{table}/command", json={"type": "send_chat", "phrase": "hello"})
    assert sent.status_code == 200
    assert robot.http.get(f"/api/bot/tables/{table}").json()["chat"][0]["phrase"] == "hello"


def test_a_revoked_token_ends_the_stream_at_once(ada: Guest, robot: Program) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    robot.sit(table)
    events = robot.events(table)
    next(events)
    assert ada.http.delete(f"/api/me/tokens/{robot.id}").status_code == 204
    ended = [data for fields, data in events if fields["event"] == "end"]
    assert ended == ["this token has been revoked"]
    refused = robot.http.get("/api/bot/tables")
    assert (refused.status_code, refused.json()["detail"]) == (
        401,
        "this token is not known here, or has been revoked",
    )
    assert robot.http.get(f"/api/tables/{table}").status_code == 401


def test_every_request_without_a_valid_token_is_refused(ada: Guest) -> None:
    table = ada.open_table("me", "open", "random")
    for header in ({}, {"Authorization": "Basic YTpi"}, {"Authorization": "Bearer"}, {"Authorization": "Bearer x"}):
        for path in ("", f"/{table}", f"/{table}/events"):
            refused = ada.http.get(f"/api/bot/tables{path}", headers=header)
            assert refused.status_code == 401
            assert "token" in refused.json()["detail"]


def test_a_token_gives_no_access_to_its_owners_account(ada: Guest, robot: Program) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    assert robot.http.get(f"/api/tables/{table}").json()["you"] is None
    assert robot.http.get("/api/me/tokens").json() == [], "only a browser's cookie counts there"
    assert [program["id"] for program in ada.http.get("/api/me/tokens").json()] == [robot.id]


def test_streams_are_limited_like_websockets(ada: Guest, robot: Program) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    streams = [robot.events(table) for _ in range(3)]
    for stream in streams:
        next(stream)
    refused = robot.http.get(f"/api/bot/tables/{table}/events")
    assert (refused.status_code, refused.json()["detail"]) == (
        429,
        "you have 3 tables open at once; close one of them",
    )
    for stream in streams:
        stream.close()


def test_a_stream_of_an_unknown_table_is_a_404(robot: Program) -> None:
    assert robot.http.get("/api/bot/tables/nowhere/events").status_code == 404
    assert robot.http.get("/api/bot/tables/nowhere").json() == {
        "detail": "there is no table nowhere",
        "key": "refused-no-table",
    }
    assert robot.http.get("/api/bot/tables/nowhere/events", headers={"Last-Event-ID": "-1"}).status_code == 400
