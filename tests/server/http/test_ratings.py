"""Ratings over HTTP: people play, switch their listing on and off, and read the list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from asterism.server.insights.ratings import MIN_MATCHES
from tests.server.live_server import Guest, Server, play_on, send_command

GAME = "constellation"


@pytest.fixture
def bo(server: Server) -> Iterator[Guest]:
    with Guest(server, "Bo") as guest:
        yield guest


def draw_a_match(ada: Guest, bo: Guest) -> None:
    """Two people play a match and agree to a draw."""
    table = ada.open_table("me", "open", game=GAME)
    assert bo.take_seat(table).is_success
    mine, theirs = ada.connect(table), bo.connect(table)
    ada.receive(mine, "snapshot")
    bo.receive(theirs, "snapshot")
    send_command(mine, "offer_draw")
    bo.receive(theirs, "offer")
    send_command(theirs, "answer_offer", yes=True)
    while ada.receive(mine, "snapshot")["table"]["phase"] != "over":
        pass


def listed(guest: Guest, *names: str) -> list[dict[str, Any]]:
    """The rows with these names; the same server has rows from other tests."""
    answer = guest.http.get(f"/api/ratings/{GAME}")
    assert answer.status_code == 200, answer.text
    rows: list[dict[str, Any]] = answer.json()["rows"]
    return [row for row in rows if row["name"] in names]


def test_a_person_is_listed_sees_the_rating_and_leaves_the_list(ada: Guest, bo: Guest) -> None:
    ada.name = "Mizar"
    assert ada.http.get("/api/me").json()["rated"] is False
    assert ada.http.put("/api/me/rated", json={"rated": True}).json() == {
        "name": "",
        "login": None,
        "rated": True,
        "for_puzzles": False,
    }
    assert ada.http.get("/api/me/export").json()["rated"] is True
    for number in range(MIN_MATCHES):
        draw_a_match(ada, bo)
        [row] = listed(ada, "Mizar")
        assert (row["matches"], row["missing"]) == (number + 1, MIN_MATCHES - number - 1)
    [row] = listed(bo, "Mizar", "Bo")
    assert (row["name"], row["rating"], row["you"]) == ("Mizar", 1500, False)
    assert listed(ada, "Mizar", "Bo")[0]["you"] is True
    everything = ada.http.get(f"/api/ratings/{GAME}").text
    for guest in (ada, bo):
        assert guest.http.cookies["asterism_guest"].split(".")[0] not in everything
    ada.http.put("/api/me/rated", json={"rated": False})
    assert listed(bo, "Mizar") == listed(ada, "Mizar") == []


def test_a_person_who_resigns_loses_to_the_bots(ada: Guest) -> None:
    ada.name = "Alcor"
    ada.http.put("/api/me/rated", json={"rated": True})
    for _ in range(MIN_MATCHES):
        connection = ada.connect(ada.open_table("me", "greedy", game=GAME))
        send_command(connection, "resign")
        play_on(ada, connection)
    bot, person = listed(ada, "greedy", "Alcor")
    assert (bot["bot"], bot["matches"], person["you"], person["matches"]) == ("greedy", MIN_MATCHES, True, MIN_MATCHES)
    assert bot["rating"] > 1500 > person["rating"]


def test_an_erased_person_is_not_listed(ada: Guest, bo: Guest) -> None:
    ada.name = "Alkaid"
    ada.http.put("/api/me/rated", json={"rated": True})
    draw_a_match(ada, bo)
    assert len(listed(bo, "Alkaid")) == 1
    assert ada.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert listed(bo, "Alkaid", "") == []


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("chess", "there is no game called 'chess'"),
        ("patience", "there are no ratings for .*: it is played alone"),
    ],
)
def test_a_game_without_ratings_is_a_404_with_the_reason(ada: Guest, game: str, reason: str) -> None:
    answer = ada.http.get(f"/api/ratings/{game}")
    assert answer.status_code == 404
    assert re.search(reason, answer.json()["detail"])


def test_a_preference_that_is_neither_true_nor_false_is_refused(ada: Guest) -> None:
    answer = ada.http.put("/api/me/rated", json={"rated": "perhaps"})
    assert answer.status_code == 400
    assert "rated" in answer.json()["detail"]
