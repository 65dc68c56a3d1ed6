"""Playing on over HTTP: records of every game, tables that are over, and requests meant to harm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import asterism
from tests.server.finished_matches import played
from tests.server.live_server import Guest, Server, plan, play_on, send_command
from tests.server.tables.fixed_deals import plain, play_on_from, record_text, until


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game", asterism.names())
def test_a_record_of_every_game_is_played_on_to_the_end(ada: Guest, game: str) -> None:
    match = played(game)
    answer = play_on_from(ada, match, record=record_text(match), moves=len(match.turns) - 6)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    connection = ada.connect(table)
    send_command(connection, "seat_bot", seat=0, bot="random")
    while not (ada.receive(connection).get("position") or {}).get("results"):
        pass
    record = ada.http.get(f"/api/tables/{table}/record").json()
    assert record["moves"][: len(match.turns) - 6] == match.record().moves[:-6]
    assert "proof" not in record
    assert ada.http.get(f"/api/tables/{table}/deal").json()["proof"] is None
    [card] = [card for card in ada.http.get("/api/me/tables").json() if card["table"] == table]
    assert card["origin"] == {"kind": "forked", "moves": len(match.turns) - 6}


def test_a_table_is_played_on_only_when_its_match_is_over(ada: Guest) -> None:
    table = ada.open_table("me", "random", "random")
    match = played("sternenhimmel", seats=3)
    early = play_on_from(ada, match, table=table)
    assert early.status_code == 400
    assert "when the match is over" in early.json()["detail"]
    play_on(ada, ada.connect(table))
    opened = play_on_from(ada, match, table=table, moves=7)
    assert opened.status_code == 201
    snapshot = ada.receive(ada.connect(opened.json()["table"]), "snapshot")
    assert snapshot["table"]["origin"] == {"kind": "forked", "moves": 7}
    assert play_on_from(ada, match, table="nowhere").status_code == 404


def test_a_forked_table_survives_a_restart(tmp_path: Path) -> None:
    match = played("afrika")
    with Server(tmp_path) as registry, Guest(registry) as ada:
        seats = [plan("me"), *[plan("open")] * (match.seats - 1)]
        table = play_on_from(ada, match, record=record_text(match), moves=40, seats=seats).json()["table"]
        for number in range(1, match.seats):
            with Guest(registry, f"Friend {number}") as friend:
                assert friend.take_seat(table).status_code == 200
        before = ada.receive(ada.connect(table), "snapshot")
        registry.stop()
        registry.start()
        after = ada.receive(ada.connect(table), "snapshot")
    assert before["position"]["view"] == after["position"]["view"] == plain(until(match, 40).view(0))
    assert before["history"] == after["history"] == plain(until(match, 40).history(0))


HOSTILE: list[tuple[dict[str, Any], str]] = [
    ({}, "say either at which table"),
    ({"record": "", "table": "t"}, "say either at which table"),
    ({"record": ""}, "damaged or cut off"),
    ({"record": "{}"}, "not a saved match"),
    ({"record": "[" * 5000}, "nested too deeply"),
    ({"record": '{"format": 99}'}, "newer Asterism"),
    ({"record": "x" * 300_000}, ""),
    ({"moves": -1}, "moves"),
    ({"moves": 10**30}, ""),
    ({"seats": []}, "seats"),
    ({"name": ""}, "name"),
    ({"secret": "mine"}, "secret"),
]


@pytest.mark.parametrize(("command", "reason"), HOSTILE)
def test_a_hostile_request_is_refused_with_a_sentence(ada: Guest, command: dict[str, Any], reason: str) -> None:
    refused = play_on_from(ada, played("sternenhimmel"), **command)
    assert refused.status_code in {400, 413}
    assert reason in refused.json()["detail"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "a game called 'chess'"),
        ({"rules": 999}, "newer rules"),
        ({"deal": {}}, "cannot be replayed"),
        ({"deal": {"pile": [{}], "first_player": []}}, "cannot be replayed"),
        ({"moves": ["0 fly me to the moon"]}, "move 1"),
        ({"moves": ["9 1 Leo 1"]}, "move 1"),
        ({"moves": 7}, "damaged"),
        ({"options": {"colour": 7}}, "cannot be replayed"),
        ({"players": [{"name": "one"}]}, "cannot be replayed"),
        ({"seats": 400}, "400 seats"),
        ({"results": []}, "results"),
        ({"digest": "wrong"}, "damaged or changed"),
    ],
)
def test_a_hostile_record_is_refused_with_a_sentence(ada: Guest, changes: dict[str, Any], reason: str) -> None:
    match = played("sternenhimmel")
    refused = play_on_from(ada, match, record=record_text(match, **{"digest": "", **changes}), moves=0)
    assert refused.status_code == 400
    assert reason in refused.json()["detail"]
