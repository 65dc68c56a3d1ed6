"""Two people race for one knock at a real server."""

from __future__ import annotations

from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from tests.server.live_server import Guest, Server, play_move


def receive_until(guest: Guest, connection: ClientConnection, wanted: str) -> dict[str, Any]:
    """The next message of this type; earlier ones are skipped."""
    while (message := guest.receive(connection))["type"] != wanted:
        pass
    return message


def send(connection: ClientConnection, **message: Any) -> None:
    connection.send(msgspec.json.encode(message).decode())


def test_GN24_of_two_knocks_the_faster_by_its_own_screen_is_judged_first(server: Server) -> None:
    with Guest(server) as ada, Guest(server, "Bo") as bo, Guest(server, "Cy") as cy:
        table = ada.open_table("me", "open", "open", game="nacht", start_player="host")
        bo.take_seat(table)
        cy.take_seat(table)
        connections = {guest: guest.connect(table) for guest in (ada, bo, cy)}
        start = receive_until(ada, connections[ada], "snapshot")
        play_move(connections[ada], start["seq"], {"type": "weiter"}, "weiter")
        windows = {guest: receive_until(guest, connections[guest], "turn") for guest in (ada, bo, cy)}
        race = windows[bo]["position"]["race"]
        assert race["answered"] == []
        assert windows[ada]["position"]["legal"] == []
        for guest in (bo, cy):
            send(connections[guest], type="report_race_shown", opened=race["opened"])
        knock = next(move for move in windows[bo]["position"]["legal"] if move["type"] == "knock")
        for guest, ms in ((bo, 900), (cy, 400)):
            moved = {"type": "play_move", "id": guest.name, "seq": windows[guest]["seq"], "move": knock, "ms": ms}
            send(connections[guest], **moved)
        first = receive_until(ada, connections[ada], "turn")
        assert first["seat"] == 2
        assert first["events"][0] | {"rule": ""} == {
            "type": "knocked",
            "seat": 2,
            "rival": 0,
            "tile": knock["tile"],
            "rule": "",
        }
        paid = {event["type"] for event in first["events"]}
        if "knock_fined" in paid:
            second = receive_until(ada, connections[ada], "turn")
            assert (second["seat"], second["events"][0]["type"]) == (1, "knocked")
        else:
            assert "knock_rewarded" in paid
        assert first["position"]["race"] is None or "knock_fined" in paid


def test_GN25b_a_claim_is_shown_to_all_and_names_nothing(server: Server) -> None:
    with Guest(server) as ada, Guest(server, "Bo") as bo:
        table = ada.open_table("me", "open", game="nacht", start_player="host")
        bo.take_seat(table)
        connections = {guest: guest.connect(table) for guest in (ada, bo)}
        start = receive_until(ada, connections[ada], "snapshot")
        play_move(connections[ada], start["seq"], {"type": "weiter"}, "weiter")
        opened = receive_until(bo, connections[bo], "turn")["position"]["race"]["opened"]
        send(connections[bo], type="claim_race", opened=opened, ms=500)
        update = receive_until(ada, connections[ada], "race")
        assert update["position"]["race"]["answered"] == [1]
        assert update["position"]["race"]["naming"] == [1]
        own = receive_until(bo, connections[bo], "race")["position"]["legal"]
        assert {move["type"] for move in own} == {"knock"}
        send(connections[bo], type="claim_race", opened=opened - 1, ms=500)
        assert "this race is over" in receive_until(bo, connections[bo], "refused")["reason"]
