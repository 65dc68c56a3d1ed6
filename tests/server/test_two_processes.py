"""Two server processes on one PostgreSQL: both serve every table, and if one dies the other goes on."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from asterism.server.hosting.admin_link import new_admin_link
from tests.server import chaos
from tests.server.live_server import Guest, Server, play_move
from tests.server.postgres import Cluster

pytestmark = pytest.mark.usefixtures("compiled")

LEASE = 1.0


@pytest.fixture(scope="module")
def address_for_two(postgres: Cluster) -> Iterator[str]:
    fresh = postgres.new_database()
    yield fresh
    postgres.drop(fresh)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, address_for_two: str) -> Iterator[tuple[Server, Server]]:
    """Two servers; the bots of the first one pause so long that they never move."""
    folder = tmp_path_factory.mktemp("together")
    with (
        Server(folder, bot_pause=600, database=address_for_two, lease=LEASE) as one,
        Server(folder, database=address_for_two, lease=LEASE) as two,
    ):
        two.browsers = one.browsers
        yield one, two


def at(server: Server, guest: Guest) -> Guest:
    """The same guest at another server."""
    other = Guest(server, guest.name)
    other.http.cookies.update(guest.http.cookies)
    return other


def next_move(guest: Guest, connection: ClientConnection) -> dict[str, Any]:
    """The next message about a move."""
    while (message := guest.receive(connection))["type"] != "turn":
        pass
    return message


def first_position(guest: Guest, connection: ClientConnection) -> dict[str, Any]:
    """The first message with a position, after all seats are taken."""
    while not ((message := guest.receive(connection)).get("position") or {}).get("to_act"):
        pass
    return message


def wait_until_seen(guest: Guest, table: str, here: list[bool]) -> None:
    """Wait until this guest's server knows who is connected to the table at either server."""
    while [seat["away_ms"] is None for seat in guest.http.get(f"/api/tables/{table}").json()["seats"]] != here:
        time.sleep(0.05)


def test_people_at_two_servers_see_each_others_moves_and_play_on_when_one_dies(
    servers: tuple[Server, Server],
) -> None:
    one, two = servers
    with Guest(one) as ada, Guest(two, "Bo") as bo:
        table = ada.open_table("me", "open", "open", first_player=0)
        assert bo.take_seat(table).status_code == 200
        with Guest(two, "Cy") as cy:
            assert cy.take_seat(table).status_code == 200
        mine, theirs = ada.connect(table), bo.connect(table)
        start = first_position(ada, mine)
        first_position(bo, theirs)
        assert [seat["name"] for seat in start["table"]["seats"]] == ["Ada", "Bo", "Cy"]
        play_move(mine, start["seq"], start["position"]["legal"][0], "at one")
        told = next_move(bo, theirs)
        assert told["seat"] == 0
        play_move(theirs, told["seq"], told["position"]["legal"][0], "at two")
        assert next_move(bo, theirs)["move_id"] == "at two"
        assert next_move(ada, mine)["move_id"] == "at one"
        assert next_move(ada, mine)["seat"] == 1
        wait_until_seen(bo, table, [True, True, False])
        one.stop(signal.SIGKILL)
        wait_until_seen(bo, table, [False, True, False])
        with at(two, ada) as again:
            connection = again.connect(table)
            seen = first_position(again, connection)
            assert seen["seq"] == told["seq"] + 1
            assert seen["table"]["you"] == 0
    one.start()


def test_the_bots_of_a_dead_server_are_driven_by_the_other(servers: tuple[Server, Server]) -> None:
    one, two = servers
    with Guest(one) as ada, Guest(two) as bo:
        table = ada.open_table("random", "random", "random")
        connection = bo.connect(table)
        seq = first_position(bo, connection)["seq"]
        one.stop(signal.SIGKILL)
        assert next_move(bo, connection)["seq"] == seq + 1
    one.start()


def test_of_two_simultaneous_moves_exactly_one_is_made(servers: tuple[Server, Server]) -> None:
    one, two = servers
    rng = random.Random(1)
    with Guest(one) as ada:
        for _ in range(5):
            table = ada.open_table("me", "open", "open", first_player=0)
            with Guest(two, "Bo") as bo, Guest(one, "Cy") as cy, at(two, ada) as twin:
                bo.take_seat(table)
                cy.take_seat(table)
                connections = [(ada, ada.connect(table)), (twin, twin.connect(table))]
                starts = [first_position(guest, connection) for guest, connection in connections]
                moves = rng.sample(starts[0]["position"]["legal"], 2)
                for (guest, connection), start, move in zip(connections, starts, moves, strict=True):
                    play_move(connection, start["seq"], move, f"{guest.server.port}")
                answers = [race(guest, connection) for guest, connection in connections]
                refused = [answer for answer in answers if answer["refused"]]
                assert len(refused) == 1, "one makes the move and one is refused"
                assert "the position has changed" in refused[0]["refused"]["reason"]
                assert answers[0]["turn"]["seq"] == answers[1]["turn"]["seq"] == starts[0]["seq"] + 1
                assert answers[0]["turn"]["events"] == answers[1]["turn"]["events"]


def race(guest: Guest, connection: ClientConnection) -> dict[str, Any]:
    """The refusal of this guest's move, if any, and the message about the move that was made."""
    found: dict[str, Any] = {"refused": None, "turn": None}
    while True:
        message = guest.receive(connection)
        if message["type"] in found:
            found[message["type"]] = message
        is_mine = found["turn"] and found["turn"]["move_id"] == str(guest.server.port)
        if found["turn"] and (found["refused"] or is_mine):
            return found


def test_after_any_faults_everything_goes_on_by_itself_and_nobody_sees_a_number_twice(tmp_path: Path) -> None:
    """The long form is `python -m tests.server.chaos`."""
    report = chaos.run(12, [chaos.DATABASE, chaos.SERVER, chaos.DATABASE], tmp_path, "short")
    assert report.complaints == []
    assert report.stuck == []


def test_a_session_that_ends_at_one_server_ends_its_connections_at_the_other(servers: tuple[Server, Server]) -> None:
    one, two = servers
    with Guest(one) as ada, Guest(two) as bo:
        table = ada.open_table("me", "open", "open")
        with at(two, ada) as there:
            connection, watching = there.connect(table), bo.connect(table)
            assert there.receive(connection)["table"]["yours"] == [0]
            bo.receive(watching)
            assert ada.http.delete("/api/session").status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                there.receive(connection, "never")
            assert closed.value.rcvd
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "you have signed out")
            assert there.http.get("/api/me/tables").json() == [], "requests with the old cookie are a stranger's"
            watching.send('{"type":"ping"}')
            assert bo.receive(watching, "pong")


def test_an_admin_of_one_process_is_one_of_the_other_and_a_ban_counts_at_both(
    servers: tuple[Server, Server], address_for_two: str
) -> None:
    one, two = servers
    with Guest(one, "Eve") as eve, Guest(two, "Bo") as bo:
        secret = new_admin_link(one.data, address_for_two).partition("#")[2]
        assert eve.http.post("/api/admin/claim", json={"secret": secret}).status_code == 204
        with at(two, eve) as eve_at_two:
            assert eve_at_two.http.post("/api/admin/claim", json={"secret": secret}).status_code == 401
            assert "PostgreSQL" in eve_at_two.http.get("/api/admin/server").json()["versions"]["database"]
        table = bo.open_table("me", "open", "open")
        person, connection = bo.http.get("/api/me/export").json()["guest"], bo.connect(table)
        bo.receive(connection, "snapshot")
        assert eve.http.put(f"/api/admin/people/{person}/ban", json={"why": "rude"}).status_code == 204
        with pytest.raises(ConnectionClosed) as ended:
            bo.receive(connection, "nothing of this kind")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4401
        assert bo.http.put("/api/me", json={"name": "Bo"}).status_code == 403
        assert eve.http.get("/api/admin/tables", params={"table": table}).json()["tables"][0]["phase"] == "closed"
        [found] = [one for one in eve.http.get("/api/admin/people").json() if one["guest"] == person]
        assert (found["standing"]["why"], found["tables"]) == ("rude", 1)
        assert eve.http.get("/api/admin/reports").json() == []
        assert [one["act"] for one in eve.http.get("/api/admin/acts").json()] == ["banned", "became-admin"]
