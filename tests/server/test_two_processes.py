"""Two server processes on one PostgreSQL: either serves any table, and if one dies the other goes on."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.live_server import Guest, Server, command
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
    """At the first one bots think so long that they never move."""
    folder = tmp_path_factory.mktemp("together")
    with (
        Server(folder, bot_pause=600, database=address_for_two, lease=LEASE) as one,
        Server(folder, database=address_for_two, lease=LEASE) as two,
    ):
        two.browsers = one.browsers
        yield one, two


def at(server: Server, guest: Guest) -> Guest:
    """The same person, coming by another door."""
    other = Guest(server, guest.name)
    other.http.cookies.update(guest.http.cookies)
    return other


def next_move(guest: Guest, line: ClientConnection) -> dict[str, Any]:
    """The next message that tells of a move."""
    while (message := guest.receive(line))["type"] != "turn":
        pass
    return message


def first_position(guest: Guest, line: ClientConnection) -> dict[str, Any]:
    """The first message after everybody has sat down."""
    while not ((message := guest.receive(line)).get("position") or {}).get("to_act"):
        pass
    return message


def wait_until_seen(guest: Guest, table: str, here: list[bool]) -> None:
    """Wait until this guest's server knows who is at the table, at whatever server."""
    while [seat["away_ms"] is None for seat in guest.http.get(f"/api/tables/{table}").json()["seats"]] != here:
        time.sleep(0.05)


def test_people_at_two_servers_see_each_others_moves_live_and_play_on_when_one_dies(
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
        command(mine, start["seq"], start["position"]["legal"][0], "at one")
        told = next_move(bo, theirs)
        assert told["seat"] == 0
        command(theirs, told["seq"], told["position"]["legal"][0], "at two")
        assert next_move(bo, theirs)["move_id"] == "at two"
        assert next_move(ada, mine)["move_id"] == "at one"
        assert next_move(ada, mine)["seat"] == 1
        wait_until_seen(bo, table, [True, True, False])
        one.stop(signal.SIGKILL)
        wait_until_seen(bo, table, [False, True, False])
        with at(two, ada) as again:
            line = again.connect(table)
            seen = first_position(again, line)
            assert seen["seq"] == told["seq"] + 1
            assert seen["table"]["you"] == 0
    one.start()


def test_bots_of_a_server_that_died_are_moved_by_the_other(servers: tuple[Server, Server]) -> None:
    one, two = servers
    with Guest(one) as ada, Guest(two) as bo:
        table = ada.open_table("random", "random", "random")
        line = bo.connect(table)
        seq = first_position(bo, line)["seq"]
        one.stop(signal.SIGKILL)
        assert next_move(bo, line)["seq"] == seq + 1
    one.start()


def test_of_two_who_race_for_one_move_exactly_one_makes_it(servers: tuple[Server, Server]) -> None:
    one, two = servers
    rng = random.Random(1)
    with Guest(one) as ada:
        for _ in range(5):
            table = ada.open_table("me", "open", "open", first_player=0)
            with Guest(two, "Bo") as bo, Guest(one, "Cy") as cy, at(two, ada) as twin:
                bo.take_seat(table)
                cy.take_seat(table)
                lines = [(ada, ada.connect(table)), (twin, twin.connect(table))]
                starts = [first_position(guest, line) for guest, line in lines]
                moves = rng.sample(starts[0]["position"]["legal"], 2)
                for (guest, line), start, move in zip(lines, starts, moves, strict=True):
                    command(line, start["seq"], move, f"{guest.server.port}")
                answers = [race(guest, line) for guest, line in lines]
                refused = [answer for answer in answers if answer["refused"]]
                assert len(refused) == 1, "one makes the move and one is refused"
                assert "moved on" in refused[0]["refused"]["reason"]
                assert answers[0]["turn"]["seq"] == answers[1]["turn"]["seq"] == starts[0]["seq"] + 1
                assert answers[0]["turn"]["events"] == answers[1]["turn"]["events"]


def race(guest: Guest, line: ClientConnection) -> dict[str, Any]:
    """Whether this command was refused, and the move that everybody is told of."""
    found: dict[str, Any] = {"refused": None, "turn": None}
    while True:
        message = guest.receive(line)
        if message["type"] in found:
            found[message["type"]] = message
        is_mine = found["turn"] and found["turn"]["move_id"] == str(guest.server.port)
        if found["turn"] and (found["refused"] or is_mine):
            return found
