"""Tables over a real server: opening, joining, moves, refusals and broken messages."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from asterism.bots.names import GIVEN_NAMES
from tests.server.live_server import NONCE_HASH, Guest, Server, play_move, play_on


@pytest.fixture
def bo(server: Server) -> Iterator[Guest]:
    with Guest(server, "Bo") as guest:
        yield guest


def test_a_person_plays_a_whole_match_against_bots(ada: Guest) -> None:
    table = ada.open_table("me", "greedy", "random", "greedy")
    last = play_on(ada, ada.connect(table))
    assert last["seq"] == 62
    assert sorted(result["seat"] for result in last["position"]["results"]) == [0, 1, 2, 3]
    assert last["events"][-1] == {"type": "match_ended", "rule": "S56"}


def test_events_are_numbered_without_gaps(ada: Guest) -> None:
    table = ada.open_table("me", "random", "random")
    play_on(ada, ada.connect(table))
    numbers = [int(text.split('"seq":')[1].split(",")[0]) for text in ada.received]
    assert numbers == list(range(numbers[0], 63))


def test_friends_join_by_the_link_and_nobody_moves_before_all_are_there(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    connection = ada.connect(table)
    before = ada.receive(connection)
    assert before["table"]["phase"] == "waiting"
    assert before["position"] is None, "there is no deal before all seats are taken"
    play_move(connection, 0, {"type": "place", "token": "1", "sky": "Leo", "star": 1})
    assert "waits for players" in ada.receive(connection)["reason"]
    joined = bo.take_seat(table)
    assert joined.json()["you"] == 1
    assert bo.take_seat(table).json()["you"] == 1, "a second request gives no second seat"
    seated = ada.receive(connection)
    assert (seated["type"], seated["event"], seated["seat"]) == ("table", "seat_taken", 1)
    assert [seat["name"] for seat in seated["table"]["seats"][:2]] == ["Ada", "Bo"]
    assert seated["table"]["seats"][2]["name"] in GIVEN_NAMES
    begun = ada.receive(connection, "snapshot")
    assert begun["seq"] == 4, "after both nonces have been revealed"
    assert begun["position"]["to_act"] == [0]


def test_a_full_table_can_only_be_watched(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    refused = bo.take_seat(table)
    assert refused.status_code == 400
    assert "all seats of this table are taken" in refused.json()["detail"]
    connection = bo.connect(table)
    position = bo.receive(connection)["position"]
    assert position["legal"] == []
    assert position["view"]["hand"] == []
    play_move(connection, 1, {"type": "place", "token": "1", "sky": "Leo", "star": 1})
    assert "you are watching" in bo.receive(connection)["reason"]


def test_a_browser_that_searches_by_itself_gets_the_situation_of_its_own_seat(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    snapshot = ada.receive(ada.connect(table))
    found = ada.http.get(f"/api/tables/{table}/situation").json()
    assert (found["game"], found["seq"], found["seat"]) == ("sternenhimmel", snapshot["seq"], 0)
    for guest, query in ((bo, ""), (ada, "?seat=1")):
        assert guest.http.get(f"/api/tables/{table}/situation{query}").status_code == 400


def test_wrong_moves_are_refused_with_the_rule_and_change_nothing(ada: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    connection = ada.connect(table)
    snapshot = ada.receive(connection)
    seq, position = snapshot["seq"], snapshot["position"]
    sky = position["view"]["places"][0]["sky"]
    for move, reason, rule in (
        ({"type": "place", "token": "11", "sky": sky, "star": 1}, "no token '11'", "S6"),
        ({"type": "place", "token": "1", "sky": sky, "star": 99}, "no star 99", "S8"),
        ({"type": "place", "token": "1", "sky": position["view"]["unseen"][0], "star": 1}, "not in play", "S21"),
        ({"type": "fly"}, "not a move", ""),
        ([1, 2], "Expected `object`, got `array`", ""),
        ("1 Leo 1", "Expected `object`, got `str`", ""),
        ({"type": "place"}, "missing required field", ""),
    ):
        play_move(connection, seq, move)
        refused = ada.receive(connection)
        assert refused["type"] == "refused"
        assert reason in refused["reason"]
        assert refused["rule"] == rule
        assert refused["seq"] == seq


def test_a_stale_move_is_refused_and_a_repeated_one_is_recognised(ada: Guest) -> None:
    table = ada.open_table("me", "open", "open", first_player=0)
    with Guest(ada.server, "Bo") as bo, Guest(ada.server, "Cy") as cy:
        bo.take_seat(table)
        cy.take_seat(table)
        connection = ada.connect(table)
        first = ada.receive(connection)
        move = first["position"]["legal"][0]
        play_move(connection, first["seq"] - 1, move, "stale")
        assert "position has changed" in ada.receive(connection)["reason"]
        play_move(connection, first["seq"], move, "once")
        turn = ada.receive(connection)
        assert (turn["type"], turn["move_id"]) == ("turn", "once")
        play_move(connection, first["seq"], move, "once")
        again = ada.receive(connection)
        assert (again["type"], again["seq"]) == ("snapshot", turn["seq"])
        play_move(connection, turn["seq"], move, "twice")
        assert "not to move now" in ada.receive(connection)["reason"]


def test_the_other_players_token_never_reaches_anybody_else(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    bo.take_seat(table)
    mine, theirs = ada.connect(table), bo.connect(table)
    start = ada.receive(mine)
    bo.receive(theirs)
    printed = {board["name"]: board for board in start["table"]["printed"]["board"]}
    face_down = next(
        move for move in start["position"]["legal"] if printed[move["sky"]]["stars"][move["star"] - 1]["large"]
    )
    play_move(mine, start["seq"], face_down)
    own, other = ada.receive(mine), bo.receive(theirs)
    assert own["events"][0]["token"] == face_down["token"]
    assert other["events"][0]["token"] is None
    assert other["move_id"] is None
    seen = next(sky for sky in other["position"]["view"]["places"] if sky["sky"] == face_down["sky"])
    assert seen["stars"][face_down["star"] - 1] == {"owner": 0, "token": None}


def test_a_killed_server_comes_back_with_every_acknowledged_move(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Guest(server) as ada:
        table = ada.open_table("me", "random", "random")
        play_on(ada, ada.connect(table), moves=7)
        acknowledged = ada.receive(ada.connect(table))
        server.stop(signal.SIGKILL)
        server.start()
        connection = ada.connect(table)
        again = ada.receive(connection)
        assert again["seq"] >= acknowledged["seq"]
        assert again["history"][: len(acknowledged["history"])] == acknowledged["history"]
        assert again["table"]["you"] == 0
        connection.close()
        assert play_on(ada, ada.connect(table))["seq"] == 62


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type":"dance"}', '{"type":"play_move"}', "x" * 5000, '{"type":"ping","a":1}']
)
def test_an_invalid_message_ends_the_connection_and_nothing_else(ada: Guest, text: str) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    connection = ada.connect(table)
    ada.receive(connection)
    connection.send(text)
    with pytest.raises(ConnectionClosed) as closed:
        ada.receive(connection)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4400
    assert ada.receive(ada.connect(table))["type"] == "snapshot"


def test_a_ping_is_answered(ada: Guest) -> None:
    connection = ada.connect(ada.open_table("me", "random", "random", first_player=0))
    ada.receive(connection)
    connection.send('{"type":"ping"}')
    assert ada.receive(connection) == {"type": "pong"}


def test_a_page_of_another_site_cannot_connect(ada: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    with pytest.raises(ConnectionClosed) as closed:
        ada.receive(ada.connect(table, Origin="https://elsewhere.example"))
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4403
    host = ada.server.url.removeprefix("http://")
    assert ada.receive(ada.connect(table, Origin=f"http://{host}"))["type"] == "snapshot"


def test_a_connection_to_an_unknown_table_is_closed_with_4404(ada: Guest) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        ada.receive(ada.connect("nowhere"))
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4404


def test_a_forged_cookie_is_a_spectator(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "random", "random", first_player=0)
    guest, _, signature = ada.http.cookies["asterism_guest"].rpartition(".")
    assert ada.receive(ada.connect(table))["table"]["you"] == 0
    for forged in (guest, f"{guest}.{'0' * len(signature)}", f"{guest}x.{signature}", "", "."):
        bo.http.cookies.set("asterism_guest", forged)
        assert bo.receive(bo.connect(table))["table"]["you"] is None


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "no game called 'chess'"),
        ({"name": ""}, "name: Expected `str` of length >= 1"),
        ({"name": "x" * 41}, "name: Expected `str` of length <= 40"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}] * 3}, "one person takes one seat"),
        ({"seats": [{"kind": "me"}] + [{"kind": "open"}] * 6}, "3 to 5 players, not 7"),
        ({"seats": [{"kind": "bot", "bot": "hal"}] * 3}, "no bot called 'hal'"),
        ({"options": {"nonsense": 1}}, "no option 'nonsense'"),
        ({"options": {"boards": "/etc/passwd"}}, "'boards' takes zodiac or a file"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"nonce_hash": "7"}, "nonce_hash"),
        ({"clock": {"kind": "move", "seconds": 1}}, "seconds"),
        ({"seats": [{"kind": "me"}] + [{"kind": "here"}] * 2}, "needs a name"),
    ],
)
def test_an_invalid_table_is_refused_with_the_reason(ada: Guest, changes: dict[str, object], reason: str) -> None:
    good = {
        "game": "sternenhimmel",
        "name": "Ada",
        "nonce_hash": NONCE_HASH,
        "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2,
    }
    answer = ada.http.post("/api/tables", json={**good, **changes})
    assert answer.status_code == 400
    assert reason in answer.json()["detail"]


def test_pages_and_lists_are_served(ada: Guest) -> None:
    assert [game["name"] for game in ada.http.get("/api/games").json()]
    rulebook = ada.http.get("/api/games/sternenhimmel/rulebook").json()
    assert rulebook["rule"][0]["id"] == "S1"
    assert ada.http.get("/api/games/chess/rulebook").status_code == 404
    assert ada.http.get("/api/tables/nowhere").json() == {
        "detail": "there is no table nowhere",
        "key": "refused-no-table",
    }
    for path in ("/", "/t/anything"):
        assert '<div id="app">' in ada.http.get(path).text
