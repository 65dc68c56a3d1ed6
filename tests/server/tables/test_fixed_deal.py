"""Tables with a fixed deal: an earlier match is played on, and the daily challenge."""

from __future__ import annotations

import itertools
import random
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import asterism
from asterism.bots import LEVELS
from asterism.challenge import Challenge
from asterism.deal import draw
from asterism.errors import AsterismError
from asterism.fairness import hash_of_nonce, seed_of_day
from asterism.match import Match
from asterism.record import Mark, Record
from asterism.server import domain
from asterism.server.protocol import commands, requests
from asterism.server.tables import events
from asterism.server.tables.creation import new_table, table_from_record, today
from asterism.server.tables.decisions.command import Context, decide
from asterism.server.tables.decisions.seating import decide_taking_seat
from asterism.server.tables.evolution import evolve
from asterism.server.tables.hints import hinted_seat
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.records import record_of
from asterism.server.tables.state import TableState, opened_table
from asterism.server.tables.steps import evolve_all
from asterism.server.tables.take_back import take_back_terms
from asterism.verify import verify
from tests.server.live_server import NONCE_HASH, Guest, Server, plan, play_on, send_command
from tests.server.table_harness import nonce_of
from tests.server.table_harness import rebuilt as state_after

PLANS = list[requests.SeatPlan]
NEW_TABLE = {"name": "Ada", "nonce_hash": NONCE_HASH}
ABOUT = Context(now=lambda: 0, away_ms=[None] * 8, grace_ms=0)


def played(game: str, seed: int = 3, seats: int | None = None) -> Match:
    """A whole match, played at random."""
    match = asterism.new(game, seats=seats, seed=seed)
    chooser = random.Random(seed)
    while not match.is_over:
        seat = match.current_seat
        assert seat is not None
        match.play(chooser.choice(match.legal_moves(seat)), seat=seat)
    return match


def until(match: Match, moves: int) -> Match:
    """The match after its first moves."""
    earlier = Match(match.terms, match.deal, match.players)
    for turn in match.turns[:moves]:
        earlier.play(turn.move, seat=turn.seat)
    return earlier


def fork(record: Record, moves: int, *seats: str) -> requests.PlayOn:
    """A command to play on; seats are "me", "open", "here" or a bot's name, by default oneself and bots."""
    chosen = seats or ("me", *["greedy"] * (record.seats - 1))
    return requests.PlayOn(
        moves=moves, seats=msgspec.convert([plan(seat) for seat in chosen], list[requests.SeatPlan]), name="Ada"
    )


def begun(opened: events.TableOpened) -> tuple[list[events.TableEvent], TableState]:
    """The written of a table that has just been opened, and its state."""
    state = opened_table("table", opened)
    steps = evolve_all(state, (), 0)
    return [opened, *(event for event, _ in steps)], steps[-1][1] if steps else state


def rebuilt(written: list[events.TableEvent]) -> TableState:
    """What another process makes of the events as they are on the disk."""
    opened, *later = [events.decode(events.encode(event)) for event in written]
    assert isinstance(opened, events.TableOpened)
    return state_after(opened, later)


def points(match: Match) -> list[int]:
    """Some positions of a match before its end: the first, the last, and a few between."""
    last = len(match.turns) - 1
    return sorted({0, 1, last // 3, last // 2, 2 * last // 3, last})


# --- playing on ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", asterism.names())
def test_a_match_is_played_on_from_the_very_position(game: str) -> None:
    match = played(game)
    for moves in points(match):
        written, state = begun(table_from_record(fork(match.record(), moves), match.record(), "guest"))
        earlier = until(match, moves)
        for table in (state, rebuilt(written)):
            assert table.started_match.state.tobytes() == earlier.state.tobytes()
            assert table.to_act == earlier.to_act
            for seat in (None, *range(match.seats)):
                assert table.started_match.view(seat) == earlier.view(seat)
                assert table.started_match.history(seat) == earlier.history(seat)


@pytest.mark.parametrize("game", asterism.names())
def test_from_then_on_everybody_sees_only_what_their_seat_may(game: str) -> None:
    match = played(game)
    moves = len(match.turns) // 2
    _, state = begun(table_from_record(fork(match.record(), moves), match.record(), "guest"))
    projection = Projection(state, Presence(lambda: 0), 0, lambda: 0)
    own, watching = projection.snapshot(Viewer("guest")), projection.snapshot(Viewer("somebody"))
    assert own.position
    assert watching.position
    assert own.position.view == until(match, moves).view(0)
    assert watching.position.view == until(match, moves).view(None)
    for snapshot in (own, watching):
        assert (snapshot.table.fair, snapshot.table.origin) == (None, domain.Forked(moves))
        assert snapshot.marks[0] == Mark(moves, "forked", None)
        assert state.opened.fixed_deal
        assert msgspec.json.encode(state.opened.fixed_deal.deal) not in msgspec.json.encode(snapshot)


def test_it_ends_as_the_match_did_if_everybody_moves_as_then_and_its_record_claims_no_fairness() -> None:
    match = played("sternenhimmel")
    _, state = begun(table_from_record(fork(match.record(), 20), match.record(), "guest"))
    for turn in match.turns[20:]:
        state = evolve(state, events.TurnPlayed(seat=turn.seat, move=match.notation(turn.move)))
    assert state.phase == "over"
    assert state.results == match.results
    record = record_of(state)
    assert (record.proof, record.day) == (msgspec.UNSET, msgspec.UNSET)
    assert asterism.replay(record.to_json()).results == match.results
    assert [mark.kind for mark in record.marks] == ["forked"]
    assert {finding.what: finding.verdict for finding in verify(record.to_json())} == {
        "digest": "holds",
        "play": "holds",
        "deal": "unknown",
    }


def test_nobody_takes_back_what_lies_behind_the_table() -> None:
    match = played("sternenhimmel", seats=3)
    mover = match.turns[9].seat
    seats = ["greedy"] * 3
    seats[mover] = "me"
    _, state = begun(table_from_record(fork(match.record(), 10, *seats), match.record(), "guest"))
    with pytest.raises(AsterismError, match="you have made no move yet"):
        decide(state, "guest", commands.TakeBack(seq=state.seq), ABOUT)


def test_friends_take_open_seats_and_the_position_waits_for_them() -> None:
    match = played("nacht")
    opened = table_from_record(fork(match.record(), 3, "me", *["open"] * (match.seats - 1)), match.record(), "guest")
    _, state = begun(opened)
    assert state.phase == "waiting"
    for number in range(1, match.seats):
        command = requests.TakeSeat(name=f"friend {number}", nonce_hash=hash_of_nonce(nonce_of("friend")))
        state = evolve_all(state, decide_taking_seat(state, f"friend {number}", command), 0)[-1][1]
    assert state.phase == "playing"
    assert state.started_match.state.tobytes() == until(match, 3).state.tobytes()


@pytest.mark.parametrize(
    ("moves", "seats", "reason"),
    [
        (10_000, (), "so it cannot be continued from move 10000"),
        (61, (), "the match is over in that position"),
        (3, ("me", "greedy"), "this match has 3 seats, not 2"),
        (3, ("me", "me", "greedy"), "one person takes one seat"),
        (3, ("me", "nobody-knows", "greedy"), "nobody-knows"),
    ],
)
def test_what_cannot_be_played_on_is_refused_with_a_sentence(moves: int, seats: tuple[str, ...], reason: str) -> None:
    match = played("sternenhimmel", seats=3)
    command = fork(match.record(), min(moves, len(match.turns)) if moves == 61 else moves, *seats)
    with pytest.raises(AsterismError, match=reason):
        table_from_record(command, match.record(), "guest")


def test_people_who_share_a_device_keep_to_what_the_game_asks_of_them() -> None:
    match = played("nacht")
    here = fork(match.record(), 3, "me", *["here"] * (match.seats - 1))
    with pytest.raises(AsterismError, match="on one device"):
        table_from_record(here, match.record(), "guest")


# --- the daily challenge ---------------------------------------------------------------------


def of_day(day: str, game: str = "patience", *seats: str, **more: Any) -> events.TableOpened:
    plans = [requests.SeatPlan(kind="me")] if not seats else msgspec.convert(list(map(plan, seats)), PLANS)
    request = requests.NewTable(game=game, seats=plans, name="Ada", nonce_hash=NONCE_HASH, day=day, **more)
    return new_table(request, "guest")


@pytest.mark.parametrize("game", asterism.names())
def test_the_challenge_of_a_day_is_the_same_for_everybody_and_another_on_the_next_day(game: str) -> None:
    _, state = begun(of_day("2026-02-28", game))
    _, again = begun(of_day("2026-02-28", game))
    _, next_day = begun(of_day("2026-03-01", game))
    assert (
        state.started_match.deal.tolist() == again.started_match.deal.tolist() != next_day.started_match.deal.tolist()
    )
    assert state.seats == again.seats
    assert state.terms.options == again.terms.options
    assert state.origin == domain.Daily("2026-02-28")
    assert Projection(state, Presence(lambda: 0), 0, lambda: 0).fairness() is None
    challenge = Challenge(asterism.load(game), date(2026, 2, 28))
    assert state.people == [challenge.seat]
    assert {seat.bot for seat in state.seats if seat.kind == "bot"} <= {challenge.level}
    assert state.race is None


def test_bots_are_gentle_on_mondays_and_strong_at_the_weekend_and_the_seat_changes_every_day() -> None:
    week = [Challenge(asterism.load("sternenhimmel"), date(2026, 11, 16 + day)) for day in range(7)]
    strengths = [list(LEVELS).index(one.level) for one in week]
    assert strengths == sorted(strengths)
    assert {one.seat for one in week} == {0, 1, 2}
    assert all(one.seat != other.seat for one, other in itertools.pairwise(week))


def test_the_record_of_a_daily_challenge_names_its_day_and_can_be_checked() -> None:
    _, state = begun(of_day("2026-02-28", "sternenhimmel"))
    while state.phase == "playing":
        seat = state.to_act[0]
        notation = state.started_match.notation(state.started_match.legal_moves(seat)[0])
        state = evolve(state, events.TurnPlayed(seat=seat, move=notation))
    record = record_of(state)
    assert record.day == "2026-02-28"
    assert ("day", "holds") in [(one.what, one.verdict) for one in verify(record.to_json())]
    other = msgspec.structs.replace(record, day="2026-03-01", digest="")
    assert ("day", "fails") in [(one.what, one.verdict) for one in verify(msgspec.json.encode(other))]


def test_GSO20_in_the_challenge_of_a_day_nothing_is_taken_back() -> None:
    _, state = begun(of_day("2026-02-28"))
    while not (turns := state.started_match.turns) or state.started_match.revealed_since(len(turns) - 1, 0):
        move = state.started_match.notation(state.started_match.legal_moves(0)[0])
        state = evolve(state, events.TurnPlayed(seat=0, move=move))
    assert state.phase == "playing"
    assert take_back_terms(state, 0) == "never"
    with pytest.raises(AsterismError, match="in the daily challenge no move can be taken back"):
        decide(state, "guest", commands.TakeBack(seq=state.seq), ABOUT)


def test_in_the_challenge_of_a_day_nobody_helps_and_a_bot_that_took_over_stays() -> None:
    _, state = begun(of_day("2026-03-01", "constellation"))
    [seat] = state.people
    with pytest.raises(AsterismError, match="there are no hints"):
        hinted_seat(state, "guest", None)
    with pytest.raises(AsterismError, match="no draw is agreed"):
        decide(state, "guest", commands.OfferDraw(), ABOUT)
    assert not Projection(state, Presence(lambda: 0), 0, lambda: 0).info(Viewer("guest")).has_draws
    state = evolve(state, events.BotTookOver(seat=seat, bot="star", why="asked"))
    with pytest.raises(AsterismError, match="a bot plays to the end"):
        decide(state, "guest", commands.ReturnToSeat(), ABOUT)


@pytest.mark.parametrize(
    ("day", "game", "seats", "more", "reason"),
    [
        ("9999-12-31", "patience", (), {}, "is not there yet"),
        ("2026-02-30", "patience", (), {}, "there is no day 2026-02-30"),
        ("2026-02-28", "sternenhimmel", ("me", "star", "star"), {}, "is for one person"),
        ("2026-02-28", "patience", ("star",), {}, "is for one person"),
        ("2026-02-28", "patience", (), {"options": {"hand": 3}}, "neither options nor a clock"),
        ("2026-02-28", "patience", (), {"clock": domain.DaysClock(days=1)}, "neither options nor a clock"),
    ],
)
def test_a_challenge_that_nobody_else_has_is_refused(
    day: str, game: str, seats: tuple[str, ...], more: dict[str, Any], reason: str
) -> None:
    with pytest.raises(AsterismError, match=reason):
        of_day(day, game, *seats, **more)


# --- over HTTP -------------------------------------------------------------------------------


def send(guest: Guest, match: Match, **command: Any) -> httpx.Response:
    """Ask to play a match on."""
    seats = [plan("me"), *[plan("random")] * (match.seats - 1)]
    return guest.http.post("/api/play-on", json={"moves": 5, "seats": seats, "name": guest.name, **command})


def text_of(match: Match, **changes: Any) -> str:
    """A record as a file holds it; where something was changed, without its digest."""
    record = match.record()
    if changes:
        return msgspec.json.encode({**msgspec.to_builtins(record), **changes}).decode()
    return record.to_json().decode()


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game", asterism.names())
def test_a_record_of_every_game_is_played_on_to_the_end(ada: Guest, game: str) -> None:
    match = played(game)
    answer = send(ada, match, record=text_of(match), moves=len(match.turns) - 6)
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
    early = send(ada, match, table=table)
    assert early.status_code == 400
    assert "when the match is over" in early.json()["detail"]
    play_on(ada, ada.connect(table))
    opened = send(ada, match, table=table, moves=7)
    assert opened.status_code == 201
    snapshot = ada.receive(ada.connect(opened.json()["table"]), "snapshot")
    assert snapshot["table"]["origin"] == {"kind": "forked", "moves": 7}
    assert send(ada, match, table="nowhere").status_code == 404


def test_a_forked_table_survives_a_restart(tmp_path: Path) -> None:
    match = played("afrika")
    with Server(tmp_path) as registry, Guest(registry) as ada:
        seats = [plan("me"), *[plan("open")] * (match.seats - 1)]
        table = send(ada, match, record=text_of(match), moves=40, seats=seats).json()["table"]
        for number in range(1, match.seats):
            with Guest(registry, f"Friend {number}") as friend:
                assert friend.take_seat(table).status_code == 200
        before = ada.receive(ada.connect(table), "snapshot")
        registry.stop()
        registry.start()
        after = ada.receive(ada.connect(table), "snapshot")
    assert before["position"]["view"] == after["position"]["view"] == plain(until(match, 40).view(0))
    assert before["history"] == after["history"] == plain(until(match, 40).history(0))


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


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
    refused = send(ada, played("sternenhimmel"), **command)
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
    refused = send(ada, match, record=text_of(match, **{"digest": "", **changes}), moves=0)
    assert refused.status_code == 400
    assert reason in refused.json()["detail"]


@pytest.mark.usefixtures("compiled")
def test_the_challenge_of_today_is_offered_in_every_game_and_opened_once(ada: Guest) -> None:
    days = {game["name"]: game["today"] for game in ada.http.get("/api/games").json()}
    assert days == dict.fromkeys(asterism.names(), today())
    for game, day in days.items():
        table = ada.open_table("me", game=game, command={"day": day})
        snapshot = ada.receive(ada.connect(table), "snapshot")
        assert snapshot["table"]["origin"] == {"kind": "daily", "day": day}
        assert snapshot["table"]["fair"] is None
        again = ada.http.post("/api/tables", json=NEW_TABLE | {"game": game, "seats": [plan("me")], "day": day})
        assert again.status_code == 400
        assert again.json()["key"] == "refused-daily-again"
        assert table in again.json()["detail"]


def test_the_same_moves_meet_the_same_replies_of_the_bots(ada: Guest, server: Server) -> None:
    """Bots draw with a seed of the day, count simulations instead of seconds, and begin anew with every move."""
    records = []
    with Guest(server, "Bo") as bo:
        for guest in (ada, bo):
            table = guest.open_table("me", game="nacht", command={"day": "2026-03-01"})
            play_on(guest, guest.connect(table))
            records.append(guest.http.get(f"/api/tables/{table}/record").json())
    assert records[0]["moves"] == records[1]["moves"]


def test_after_the_end_a_solver_tells_what_was_possible(ada: Guest) -> None:
    table = ada.open_table("me", game="patience", command={"day": "2026-02-28"})
    early = ada.http.get(f"/api/tables/{table}/best")
    assert early.status_code == 400
    assert "when the match is over" in early.json()["detail"]
    connection = ada.connect(table)
    send_command(connection, "seat_bot", seat=0, bot="random")
    while not (ada.receive(connection).get("position") or {}).get("results"):
        pass
    terms = asterism.new("patience").terms
    match = Match(terms, draw(terms.chances, seed_of_day("patience", "2026-02-28")))
    assert ada.http.get(f"/api/tables/{table}/best").json() == plain(match.best)


def test_a_game_without_a_solver_has_no_best(ada: Guest) -> None:
    match = played("sternenhimmel")
    assert match.best is None
    table = send(ada, match, record=text_of(match), moves=len(match.turns) - 1, seats=[plan("random")] * 3)
    connection = ada.connect(table.json()["table"])
    while not (ada.receive(connection).get("position") or {}).get("results"):
        pass
    refused = ada.http.get(f"/api/tables/{table.json()['table']}/best")
    assert refused.status_code == 404
    assert "nobody has a solver for Sternenhimmel" in refused.json()["detail"]
