"""The challenge of a day: the same for everybody, one try, and nobody helps."""

from __future__ import annotations

import itertools
from datetime import date
from typing import Any

import msgspec
import pytest

import asterism
from asterism.bots import LEVELS
from asterism.challenge import Challenge
from asterism.errors import AsterismError
from asterism.server import domain
from asterism.server.protocol import commands, requests
from asterism.server.tables import events
from asterism.server.tables.creation import new_table, today
from asterism.server.tables.decisions.command import decide
from asterism.server.tables.evolution import evolve
from asterism.server.tables.hints import hinted_seat
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.records import record_of
from asterism.server.tables.take_back import take_back_terms
from asterism.verify import verify
from tests.server.live_server import NONCE_HASH, Guest, Server, plan, play_on
from tests.server.tables.fixed_deals import ABOUT, begun


def of_day(day: str, game: str = "patience", *seats: str, **more: Any) -> events.TableOpened:
    plans = msgspec.convert([plan(seat) for seat in seats or ("me",)], list[requests.SeatPlan])
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


@pytest.mark.usefixtures("compiled")
def test_the_challenge_of_today_is_offered_in_every_game_and_opened_once(ada: Guest) -> None:
    days = {game["name"]: game["today"] for game in ada.http.get("/api/games").json()}
    assert days == dict.fromkeys(asterism.names(), today())
    for game, day in days.items():
        table = ada.open_table("me", game=game, command={"day": day})
        snapshot = ada.receive(ada.connect(table), "snapshot")
        assert snapshot["table"]["origin"] == {"kind": "daily", "day": day}
        assert snapshot["table"]["fair"] is None
        again = ada.http.post(
            "/api/tables",
            json={"name": "Ada", "nonce_hash": NONCE_HASH, "game": game, "seats": [plan("me")], "day": day},
        )
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
