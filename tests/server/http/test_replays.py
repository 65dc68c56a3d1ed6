"""Lessons and replays over HTTP: what the engine shows from each perspective, and nothing too early."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import asterism
from asterism.lesson import lesson_of
from asterism.match import Match
from tests.server.finished_matches import played
from tests.server.live_server import Guest, play_on


def send(guest: Guest, content: bytes, **query: Any) -> httpx.Response:
    """Request the replay of a record."""
    return guest.http.post("/api/replay", content=content, params=query, headers={"content-type": "application/json"})


def replayed(guest: Guest, match: Match, **query: Any) -> dict[str, Any]:
    answer = send(guest, match.record().to_json(), **query)
    assert answer.status_code == 200, answer.text
    replay: dict[str, Any] = answer.json()
    return replay


def events_of(replay: dict[str, Any]) -> list[Any]:
    return [event for turn in replay["turns"] for event in turn["events"]]


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


# --- lessons ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", asterism.names())
def test_a_lesson_shows_what_the_engine_shows_the_learner(ada: Guest, game: str) -> None:
    lesson = ada.http.get(f"/api/games/{game}/lesson").json()
    match = lesson_of(game).match
    assert lesson["replay"]["perspective"] == {"seat": 0, "reveal_all": False}
    assert [turn["notation"] for turn in lesson["replay"]["turns"]] == [
        match.notation(turn.move) for turn in match.turns
    ]
    assert lesson["replay"]["turns"][-1]["position"]["view"] == plain(match.view(0))
    assert events_of(lesson["replay"]) == plain(match.history(0))


def test_there_is_no_lesson_of_an_unknown_game(ada: Guest) -> None:
    answer = ada.http.get("/api/games/chess/lesson")
    assert answer.status_code == 404
    assert "chess" in answer.json()["detail"]


# --- records ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", asterism.names())
def test_a_record_is_replayed_with_the_views_of_the_engine_from_every_seat(ada: Guest, game: str) -> None:
    match = played(game)
    for seat in (None, *range(match.seats)):
        replay = replayed(ada, match, **({} if seat is None else {"seat": seat}))
        again = Match(match.terms, match.deal)
        assert replay["start"]["view"] == plain(again.view(seat))
        for shown, turn in zip(replay["turns"], match.turns, strict=True):
            again.play(turn.move, seat=turn.seat)
            assert shown["position"]["view"] == plain(again.view(seat))
        assert replay["turns"][-1]["position"]["results"] == plain(match.results)
        assert events_of(replay) == plain(match.history(seat))


def test_revealing_everything_shows_face_down_tokens(ada: Guest) -> None:
    match = played("sternenhimmel")
    hidden = [star for turn in replayed(ada, match)["turns"] for star in face_down(turn)]
    shown = [star for turn in replayed(ada, match, reveal_all=True)["turns"] for star in face_down(turn)]
    assert hidden
    assert shown == []


def face_down(turn: dict[str, Any]) -> list[dict[str, Any]]:
    """The stars whose owner is shown and whose token is hidden."""
    places = turn["position"]["view"]["places"]
    stars = [star for place in places if place for star in place["stars"]]
    return [star for star in stars if star["owner"] is not None and star["token"] is None]


def test_revealing_everything_keeps_the_seat_and_its_hand(ada: Guest) -> None:
    match = played("sternenhimmel")
    for seat in (0, 2):
        replay = replayed(ada, match, seat=seat, reveal_all=True)
        assert [turn["position"]["view"]["seat"] for turn in replay["turns"]] == [seat] * len(match.turns)
        own = replayed(ada, match, seat=seat)
        assert [turn["position"]["view"]["hand"] for turn in replay["turns"]] == [
            turn["position"]["view"]["hand"] for turn in own["turns"]
        ]
    assert replayed(ada, match, reveal_all=True)["start"]["view"]["seat"] is None


def test_an_unfinished_match_can_be_replayed_from_its_record(ada: Guest) -> None:
    match = played("constellation", moves=7)
    replay = replayed(ada, match, seat=1)
    assert len(replay["turns"]) == 7
    assert replay["turns"][-1]["position"]["results"] is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "damaged or cut off"),
        (b"\xff\xfe", "damaged or cut off"),
        (b"[]", "not a saved match"),
        (b'{"format": 99}', "newer Asterism"),
    ],
)
def test_a_body_that_is_not_a_record_is_refused_with_the_reason(ada: Guest, content: bytes, reason: str) -> None:
    answer = send(ada, content)
    assert answer.status_code == 400
    assert reason in answer.json()["detail"]


def changed(match: Match, **fields: Any) -> bytes:
    """The record with some fields changed, and without a digest."""
    return msgspec.json.encode(msgspec.structs.replace(match.record(), **fields))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"moves": ["0 10 Leo 3", "9 1 Leo 1"]}, "move 1"),
        ({"game": "chess"}, "'chess'"),
        ({"rules": 99}, "newer rules"),
        ({"seats": 9}, "not 9"),
        ({"options": {"boards": "/etc/passwd"}}, "boards"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_with_the_reason(
    ada: Guest, fields: dict[str, Any], reason: str
) -> None:
    match = asterism.new("sternenhimmel", seed=3, deal=None, first_player=1)
    answer = send(ada, changed(match, **fields))
    assert answer.status_code == 400
    assert reason in answer.json()["detail"]


def test_a_record_that_does_not_match_its_digest_is_refused(ada: Guest) -> None:
    spoilt = played("patience").record().to_json().replace(b'"score": ', b'"score": 1')
    answer = send(ada, spoilt)
    assert answer.status_code == 400
    assert "digest" in answer.json()["detail"]


def test_an_unknown_seat_is_refused(ada: Guest) -> None:
    answer = send(ada, played("patience").record().to_json(), seat=1)
    assert answer.status_code == 400
    assert "no seat 1" in answer.json()["detail"]


def test_a_record_that_is_too_large_is_not_read(ada: Guest) -> None:
    answer = send(ada, b" " * 256_001)
    assert answer.status_code == 413


# --- tables ----------------------------------------------------------------------------------


def test_a_table_is_replayed_only_when_its_match_is_over(ada: Guest, tmp_path: Path) -> None:
    table = ada.open_table("me", "random", "random")
    for path in ("replay", "replay?seat=1", "replay?reveal_all=true", "record"):
        early = ada.http.get(f"/api/tables/{table}/{path}")
        assert early.status_code == 400
        assert "match is over" in early.json()["detail"]
    play_on(ada, ada.connect(table))
    replay = ada.http.get(f"/api/tables/{table}/replay", params={"seat": 0}).json()
    record = tmp_path / "record.json"
    record.write_bytes(ada.http.get(f"/api/tables/{table}/record").content)
    match = asterism.replay(record)
    assert match.is_over
    assert match.players[0] == "Ada"
    assert len(replay["turns"]) == len(match.turns)
    assert replay["turns"][-1]["position"]["view"] == plain(match.view(0))


def test_there_is_no_replay_of_an_unknown_table(ada: Guest) -> None:
    assert ada.http.get("/api/tables/nowhere/replay").status_code == 404
