"""The life of a table as its company meets it: a real server, real lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.sync.client import ClientConnection

from asterism.fairness import commitment_to
from asterism.record import replay
from tests.server.live_server import NONCE, NONCE_HASH, Guest, Server, ask, command, play_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot may sit in at once for whoever is away."""
    with Server(tmp_path_factory.mktemp("registry"), 0.0, "--grace", "0") as running:
        yield running


@pytest.fixture
def bo(server: Server) -> Iterator[Guest]:
    with Guest(server, "Bo") as guest:
        yield guest


def two_at_a_table(ada: Guest, bo: Guest) -> tuple[str, ClientConnection, ClientConnection]:
    """A table of Ada's where Bo sits too, with both lines open and the first snapshots read; Ada begins."""
    table = ada.open_table("me", "open", "random", first_player=0)
    assert bo.take_seat(table).status_code == 200
    mine, theirs = ada.connect(table), bo.connect(table)
    ada.receive(mine, "snapshot")
    bo.receive(theirs, "snapshot")
    return table, mine, theirs


def make_a_move(guest: Guest, line: ClientConnection, table: str) -> None:
    """Make the first legal move, and hear that it was made."""
    with Guest(guest.server) as reader:
        reader.http.cookies = guest.http.cookies
        seen = reader.receive(reader.connect(table), "snapshot")
    command(line, seen["seq"], seen["position"]["legal"][0], f"move {seen['seq']}")
    guest.receive(line, "turn")


def test_a_move_is_taken_back_for_all_to_see(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    make_a_move(ada, mine, table)
    happened = bo.receive(theirs, "turn")
    ask(mine, "take_back", seq=happened["seq"])
    for guest, line in ((ada, mine), (bo, theirs)):
        back = guest.receive(line, "take_back")
        assert (back["seat"], back["history"], back["position"]["to_act"]) == (0, [], [0])


def test_consent_is_asked_for_declined_and_given(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", game="constellation")
    bo.take_seat(table)
    mine, theirs = ada.connect(table), bo.connect(table)
    ask(mine, "draw")
    assert bo.receive(theirs, "offer")["offer"] == {"kind": "draw", "seat": 0, "waits_for": [1]}
    ask(theirs, "answer", yes=False)
    assert ada.receive(mine, "offer")["declined_by"] is None
    assert ada.receive(mine, "offer")["declined_by"] == 1
    ask(mine, "draw")
    bo.receive(theirs, "offer")
    assert bo.receive(theirs, "offer")["offer"]
    ask(theirs, "answer", yes=True)
    for guest, line in ((ada, mine), (bo, theirs)):
        seen = guest.receive(line, "snapshot")
        while seen["table"]["phase"] != "over":
            seen = guest.receive(line, "snapshot")
        assert [result["rank"] for result in seen["position"]["results"]] == [1, 1]


def test_the_others_see_who_comes_and_goes(ada: Guest, bo: Guest) -> None:
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


def test_a_bot_sits_in_for_somebody_who_left_until_they_come_back(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    make_a_move(ada, mine, table)
    ask(mine, "bot_plays", seat=1)
    assert "Bo is here" in ada.receive(mine, "refused")["reason"]
    theirs.close()
    while ada.receive(mine, "presence")["away_ms"][1] is None:
        pass
    ask(mine, "bot_plays", seat=1, bot="random")
    arranged = ada.receive(mine, "table")
    assert (arranged["what"], arranged["seat"]) == ("bot_took_over", 1)
    assert arranged["table"]["seats"][1]["bot"] == "random"
    assert ada.receive(mine, "turn")["seat"] == 1, "the bot moves at once"
    back = bo.connect(table)
    missed = bo.receive(back, "snapshot")
    assert [mark["kind"] for mark in missed["marks"]] == ["bot_sat_in"]
    assert missed["table"]["you"] == 1
    ask(back, "come_back")
    assert bo.receive(back, "table")["table"]["seats"][1]["bot"] is None


def test_whoever_resigns_may_watch_and_the_match_goes_on_to_its_end(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    ask(theirs, "resign")
    seen = bo.receive(theirs, "table")
    assert (seen["what"], seen["table"]["you"], seen["position"]["view"]["hand"]) == ("player_resigned", None, [])
    mine.close()
    assert play_on(ada, ada.connect(table))["position"]["results"]


def test_the_host_closes_a_table_that_waits(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "open", command={"visibility": "listed"})
    line = ada.connect(table)
    ada.receive(line)
    listed = [card["table"] for card in bo.http.get("/api/tables").json()]
    assert table in listed
    ask(line, "leave")
    assert ada.receive(line, "table")["table"]["phase"] == "closed"
    assert table not in [card["table"] for card in bo.http.get("/api/tables").json()]
    assert "was closed" in bo.take_seat(table).json()["detail"]


def test_private_tables_are_in_no_list_but_whoever_has_the_link_may_watch(ada: Guest, bo: Guest) -> None:
    table = ada.open_table("me", "open", "random")
    assert table not in [card["table"] for card in bo.http.get("/api/tables").json()]
    assert bo.receive(bo.connect(table), "snapshot")["table"]["visibility"] == "private"
    assert table in [card["table"] for card in ada.http.get("/api/me/tables").json()]
    assert table not in [card["table"] for card in bo.http.get("/api/me/tables").json()]


def test_my_tables_say_whose_turn_it_is_and_keep_what_is_over(ada: Guest) -> None:
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
    assert "when the match is over" in early.json()["detail"]
    line = ada.connect(table)
    published = ada.receive(line, "snapshot")["table"]["fair"]
    line.close()
    play_on(ada, ada.connect(table))
    text = ada.http.get(f"/api/tables/{table}/record").content
    record = replay(text).record()
    proof = ada.http.get(f"/api/tables/{table}/record").json()["proof"]
    assert record.results
    assert published["secret"] is None
    assert commitment_to(proof["secret"]) == proof["commitment"] == published["commitment"]
    assert proof["nonces"] == [NONCE]


def test_everybody_is_told_of_the_rematch_and_finds_a_seat_there(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    ask(theirs, "resign")
    mine.close()
    play_on(ada, ada.connect(table))
    listening = bo.connect(table)
    bo.receive(listening, "snapshot")
    first = ada.rematch(table)
    assert bo.receive(listening, "table")["table"]["rematch"] == first
    assert bo.rematch(table) == first
    with Guest(ada.server, "Cy") as cy:
        assert "held for others" in cy.take_seat(first).json()["detail"]
    bo.take_seat(first)
    seated = bo.http.get(f"/api/tables/{first}").json()
    assert [seat["name"] for seat in seated["seats"]] == ["Random 1", "Ada", "Bo"]
    assert (seated["you"], seated["phase"]) == (2, "playing")


def test_what_is_said_is_heard_and_there_for_those_who_come_later(ada: Guest, bo: Guest) -> None:
    table, mine, theirs = two_at_a_table(ada, bo)
    ask(mine, "say", text="good evening")
    line = bo.receive(theirs, "chat")["line"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "good evening")
    ask(theirs, "say", phrase="hello")
    bo.receive(theirs, "chat")
    later = ada.receive(ada.connect(table), "snapshot")
    assert [said["phrase"] or said["text"] for said in later["chat"]] == ["good evening", "hello"]


def test_people_at_one_device_pass_it_round(ada: Guest) -> None:
    table = ada.open_table("me", "here", game="afrika")
    line = ada.connect(table)
    curtain = ada.receive(line, "snapshot")
    assert (curtain["table"]["you"], curtain["table"]["yours"]) == (None, [0, 1])
    assert curtain["position"]["legal"] == []
    (seat,) = curtain["position"]["to_act"]
    ask(line, "look", seat=seat)
    seen = ada.receive(line, "snapshot")
    assert seen["table"]["you"] == seat
    assert seen["position"]["legal"]
    ask(line, "move", id="passed", seq=seen["seq"], move=seen["position"]["legal"][0], seat=seat)
    assert ada.receive(line, "turn")["move_id"] == "passed"
    ask(line, "look")
    assert ada.receive(line, "snapshot")["table"]["you"] is None


def test_a_game_of_reaction_is_refused_on_one_device(ada: Guest) -> None:
    plans = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    wished = {"game": "nacht", "name": "Ada", "nonce_hash": NONCE_HASH, "seats": plans, "options": {"mode": "klopfen"}}
    answer = ada.http.post("/api/tables", json=wished)
    assert answer.status_code == 400
    assert "on one device Nacht der Sterne is played with mode=streng" in answer.json()["detail"]


def test_a_table_of_bots_is_played_for_those_who_watch(ada: Guest) -> None:
    table = ada.open_table("greedy", "random", "random")
    line = ada.connect(table)
    message = ada.receive(line)
    while not message["position"]["results"]:
        message = ada.receive(line)
    assert message["position"]["view"]["hand"] == []
