"""Several people at one table of a real server: take-backs, offers, presence, bots, chat and rematches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.sync.client import ClientConnection

from asterism.fairness import commitment_to
from asterism.record import replay
from tests.server.live_server import NONCE, NONCE_HASH, Guest, Server, play_move, play_on, send_command


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot may at once take the seat of a player who is away."""
    with Server(tmp_path_factory.mktemp("registry"), 0.0, "--grace", "0") as running:
        yield running


@pytest.fixture
def bo(server: Server) -> Iterator[Guest]:
    with Guest(server, "Bo") as guest:
        yield guest


def two_at_a_table(ada: Guest, bo: Guest) -> tuple[str, ClientConnection, ClientConnection]:
    """A table with Ada, who begins, and Bo; both are connected and have read their first snapshots."""
    table = ada.open_table("me", "open", "random", first_player=0)
    assert bo.take_seat(table).status_code == 200
    mine, theirs = ada.connect(table), bo.connect(table)
    ada.receive(mine, "snapshot")
    bo.receive(theirs, "snapshot")
    return table, mine, theirs


def make_a_move(guest: Guest, connection: ClientConnection, table: str) -> None:
    """Make the first legal move, and wait for its message."""
    with Guest(guest.server) as reader:
        reader.http.cookies = guest.http.cookies
        seen = reader.receive(reader.connect(table), "snapshot")
    play_move(connection, seen["seq"], seen["position"]["legal"][0], f"move {seen['seq']}")
    guest.receive(connection, "turn")


def test_a_move_that_is_taken_back_is_gone_for_everybody(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    make_a_move(ada, mine, table)
    turn = bo.receive(theirs, "turn")
    send_command(mine, "take_back", seq=turn["seq"])
    for guest, connection in ((ada, mine), (bo, theirs)):
        back = guest.receive(connection, "take_back")
        assert (back["seat"], back["history"], back["position"]["to_act"]) == (0, [], [0])


def test_a_draw_is_offered_declined_and_accepted(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", game="constellation")
    bo.take_seat(table)
    mine, theirs = ada.connect(table), bo.connect(table)
    bo.receive(theirs, "snapshot")
    send_command(mine, "offer_draw")
    assert bo.receive(theirs, "offer")["offer"] == {"kind": "draw", "seat": 0, "waits_for": [1]}
    send_command(theirs, "answer_offer", yes=False)
    assert ada.receive(mine, "offer")["declined_by"] is None
    assert ada.receive(mine, "offer")["declined_by"] == 1
    send_command(mine, "offer_draw")
    bo.receive(theirs, "offer")
    assert bo.receive(theirs, "offer")["offer"]
    send_command(theirs, "answer_offer", yes=True)
    for guest, connection in ((ada, mine), (bo, theirs)):
        seen = guest.receive(connection, "snapshot")
        while seen["table"]["phase"] != "over":
            seen = guest.receive(connection, "snapshot")
        assert [result["rank"] for result in seen["position"]["results"]] == [1, 1]


def test_the_others_see_who_connects_and_disconnects(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "random", first_player=0)
    bo.take_seat(table)
    mine = ada.connect(table)
    assert ada.receive(mine)["table"]["seats"][1]["away_ms"] is not None
    theirs = bo.connect(table)
    assert ada.receive(mine, "presence") == {"type": "presence", "away_ms": [None, None, None], "spectators": 0}
    with Guest(ada.server, "Cy") as cy:
        cy.http.get("/api/games")
        cy.connect(table)
        assert ada.receive(mine, "presence")["spectators"] == 1
    assert ada.receive(mine, "presence")["spectators"] == 0
    theirs.close()
    assert ada.receive(mine, "presence")["away_ms"][1] is not None


def test_a_bot_plays_for_a_player_who_is_away_until_they_return(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    make_a_move(ada, mine, table)
    send_command(mine, "seat_bot", seat=1)
    assert "Bo is here" in ada.receive(mine, "refused")["reason"]
    theirs.close()
    while ada.receive(mine, "presence")["away_ms"][1] is None:
        pass
    send_command(mine, "seat_bot", seat=1, bot="random")
    update = ada.receive(mine, "table")
    assert (update["event"], update["seat"]) == ("bot_took_over", 1)
    assert update["table"]["seats"][1]["bot"] == "random"
    assert ada.receive(mine, "turn")["seat"] == 1, "the bot moves at once"
    back = bo.connect(table)
    missed = bo.receive(back, "snapshot")
    assert [mark["kind"] for mark in missed["marks"]] == ["bot_took_over"]
    assert missed["table"]["you"] == 1
    send_command(back, "return_to_seat")
    assert bo.receive(back, "table")["table"]["seats"][1]["bot"] is None


def test_a_player_who_resigned_may_watch_and_the_match_goes_on(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    send_command(theirs, "resign")
    seen = bo.receive(theirs, "table")
    assert (seen["event"], seen["table"]["you"], seen["position"]["view"]["hand"]) == ("player_resigned", None, [])
    mine.close()
    assert play_on(ada, ada.connect(table))["position"]["results"]


def test_the_host_closes_a_waiting_table(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "open", command={"visibility": "listed"})
    connection = ada.connect(table)
    ada.receive(connection)
    listed = [card["table"] for card in bo.http.get("/api/tables").json()]
    assert table in listed
    send_command(connection, "leave_table")
    assert ada.receive(connection, "table")["table"]["phase"] == "closed"
    assert table not in [card["table"] for card in bo.http.get("/api/tables").json()]
    assert "was closed" in bo.take_seat(table).json()["detail"]


def test_private_tables_are_not_listed_but_can_be_watched_with_the_link(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "random")
    assert table not in [card["table"] for card in bo.http.get("/api/tables").json()]
    assert bo.receive(bo.connect(table), "snapshot")["table"]["visibility"] == "private"
    assert table in [card["table"] for card in ada.http.get("/api/me/tables").json()]
    assert table not in [card["table"] for card in bo.http.get("/api/me/tables").json()]


def test_my_tables_show_whose_turn_it_is_and_include_finished_ones(ada: Guest) -> None:
    running = ada.open_table("me", "random", "random", first_player=0)
    over = ada.open_table("me", "random", "random")
    play_on(ada, ada.connect(over))
    cards = {card["table"]: card for card in ada.http.get("/api/me/tables").json()}
    assert (cards[running]["phase"], cards[running]["your_turn"], cards[running]["yours"]) == ("playing", True, [0])
    assert (cards[over]["phase"], cards[over]["your_turn"]) == ("over", False)
    assert len(cards[over]["results"]) == 3


def test_a_finished_match_can_be_replayed_and_its_deal_checked(ada: Guest) -> None:
    table = ada.open_table("me", "greedy", "random")
    early = ada.http.get(f"/api/tables/{table}/record")
    assert early.status_code == 400
    assert "match is over" in early.json()["detail"]
    connection = ada.connect(table)
    published = ada.receive(connection, "snapshot")["table"]["fair"]
    connection.close()
    play_on(ada, ada.connect(table))
    text = ada.http.get(f"/api/tables/{table}/record").content
    record = replay(text).record()
    proof = ada.http.get(f"/api/tables/{table}/record").json()["proof"]
    assert record.results
    assert published["secret"] is None
    assert commitment_to(proof["secret"]) == proof["commitment"] == published["commitment"]
    assert proof["nonces"] == [NONCE]


def test_all_players_are_invited_to_the_rematch(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    send_command(theirs, "resign")
    mine.close()
    play_on(ada, ada.connect(table))
    listening = bo.connect(table)
    bo.receive(listening, "snapshot")
    first = ada.rematch(table)
    assert bo.receive(listening, "table")["table"]["rematch"] == first
    assert bo.rematch(table) == first
    with Guest(ada.server, "Cy") as cy:
        assert "reserved for others" in cy.take_seat(first).json()["detail"]
    bo.take_seat(first)
    seated = bo.http.get(f"/api/tables/{first}").json()
    bot = ada.http.get(f"/api/tables/{table}").json()["seats"][2]["name"]
    assert [seat["name"] for seat in seated["seats"]] == [bot, "Ada", "Bo"]
    assert (seated["you"], seated["phase"]) == (2, "playing")


def test_chat_reaches_everybody_and_is_in_later_snapshots(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    send_command(mine, "send_chat", text="good evening")
    chat = bo.receive(theirs, "chat")["line"]
    assert (chat["seat"], chat["name"], chat["text"]) == (0, "Ada", "good evening")
    send_command(theirs, "send_chat", phrase="hello")
    bo.receive(theirs, "chat")
    later = ada.receive(ada.connect(table), "snapshot")
    assert [line["phrase"] or line["text"] for line in later["chat"]] == ["good evening", "hello"]


def test_people_share_one_device(ada: Guest) -> None:
    table = ada.open_table("me", "here", game="afrika")
    connection = ada.connect(table)
    curtain = ada.receive(connection, "snapshot")
    assert (curtain["table"]["you"], curtain["table"]["yours"]) == (None, [0, 1])
    assert curtain["position"]["legal"] == []
    (seat,) = curtain["position"]["to_act"]
    send_command(connection, "look_from_seat", seat=seat)
    seen = ada.receive(connection, "snapshot")
    assert seen["table"]["you"] == seat
    assert seen["position"]["legal"]
    send_command(connection, "play_move", id="passed", seq=seen["seq"], move=seen["position"]["legal"][0], seat=seat)
    assert ada.receive(connection, "turn")["move_id"] == "passed"
    send_command(connection, "look_from_seat")
    assert ada.receive(connection, "snapshot")["table"]["you"] is None


def test_a_race_game_is_refused_on_one_device(ada: Guest) -> None:
    plans = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    table = {"game": "nacht", "name": "Ada", "nonce_hash": NONCE_HASH, "seats": plans, "options": {"mode": "klopfen"}}
    answer = ada.http.post("/api/tables", json=table)
    assert answer.status_code == 400
    assert "on one device Nacht der Sterne is played with mode=streng" in answer.json()["detail"]


def test_a_table_of_bots_can_be_watched(ada: Guest) -> None:
    table = ada.open_table("greedy", "random", "random")
    connection = ada.connect(table)
    message = ada.receive(connection)
    while not message["position"]["results"]:
        message = ada.receive(connection)
    assert message["position"]["view"]["hand"] == []
