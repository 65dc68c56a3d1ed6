"""Two people race for one knock at a real server."""

from __future__ import annotations

from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from tests.server.live_server import Guest, Server, play_move

TRIES = 5
"""On a busy machine the second knock may be read after the grace period of the first."""


def receive_until(guest: Guest, connection: ClientConnection, wanted: str) -> dict[str, Any]:
    """The next message of this type; earlier ones are skipped."""
    while (message := guest.receive(connection))["type"] != wanted:
        pass
    return message


def send(connection: ClientConnection, **message: Any) -> None:
    connection.send(msgspec.json.encode(message).decode())


def test_GN24_of_two_knocks_the_faster_by_its_own_screen_is_judged_first(server: Server) -> None:
    with Guest(server) as ada, Guest(server, "Bo") as bo, Guest(server, "Cy") as cy:
        for _ in range(TRIES):
            tile, answered, turns = turns_after_two_knocks(ada, bo, cy)
            if answered == [2, 1]:
                break
    assert answered == [2, 1], "the later answer came within the grace period"
    first, *rest = turns
    assert first["seat"] == 2
    assert first["events"][0] | {"rule": ""} == {"type": "knocked", "seat": 2, "rival": 0, "tile": tile, "rule": ""}
    paid = {event["type"] for event in first["events"]}
    if "knock_fined" in paid:
        assert (rest[0]["seat"], rest[0]["events"][0]["type"]) == (1, "knocked")
    else:
        assert "knock_rewarded" in paid
        assert first["position"]["race"] is None


def turns_after_two_knocks(ada: Guest, bo: Guest, cy: Guest) -> tuple[str, list[int], list[dict[str, Any]]]:
    """Bo's slow knock arrives just before Cy's fast one: the tile, who had answered at the judgement, and its turns."""
    table = ada.open_table("me", "open", "open", game="nacht", start_player="host")
    bo.take_seat(table)
    cy.take_seat(table)
    connections = {guest: guest.connect(table) for guest in (ada, bo, cy)}
    seen = {guest: receive_until(guest, connections[guest], "snapshot") for guest in (ada, bo, cy)}
    play_move(connections[ada], seen[ada]["seq"], {"type": "weiter"}, "weiter")
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
    answered: list[int] = []
    while (message := ada.receive(connections[ada]))["type"] != "turn":
        answered = message["position"]["race"]["answered"] if message["type"] == "race" else answered
    turns = [message]
    if any(event["type"] == "knock_fined" for event in message["events"]):
        turns.append(receive_until(ada, connections[ada], "turn"))
    return knock["tile"], answered, turns


def test_GN25b_a_claim_is_shown_to_all_and_names_nothing(server: Server) -> None:
    with Guest(server) as ada, Guest(server, "Bo") as bo:
        table = ada.open_table("me", "open", game="nacht", start_player="host")
        bo.take_seat(table)
        connections = {guest: guest.connect(table) for guest in (ada, bo)}
        seen = {guest: receive_until(guest, connections[guest], "snapshot") for guest in (ada, bo)}
        play_move(connections[ada], seen[ada]["seq"], {"type": "weiter"}, "weiter")
        opened = receive_until(bo, connections[bo], "turn")["position"]["race"]["opened"]
        send(connections[bo], type="claim_race", opened=opened, ms=500)
        update = receive_until(ada, connections[ada], "race")
        assert update["position"]["race"]["answered"] == [1]
        assert update["position"]["race"]["naming"] == [1]
        own = receive_until(bo, connections[bo], "race")["position"]["legal"]
        assert {move["type"] for move in own} == {"knock"}
        send(connections[bo], type="claim_race", opened=opened - 1, ms=500)
        assert "this race is over" in receive_until(bo, connections[bo], "refused")["reason"]
