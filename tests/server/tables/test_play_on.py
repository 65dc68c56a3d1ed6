"""An earlier match is played on: the same position, and nobody learns more than their seat may."""

from __future__ import annotations

import msgspec
import pytest

import asterism
from asterism.errors import AsterismError
from asterism.fairness import hash_of_nonce
from asterism.match import Match
from asterism.record import Mark, Record
from asterism.server import domain
from asterism.server.protocol import commands, requests
from asterism.server.tables import events
from asterism.server.tables.creation import table_from_record
from asterism.server.tables.decisions.command import decide
from asterism.server.tables.decisions.seating import decide_taking_seat
from asterism.server.tables.evolution import evolve
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.records import record_of
from asterism.server.tables.state import TableState
from asterism.server.tables.steps import evolve_all
from asterism.verify import verify
from tests.server.finished_matches import played
from tests.server.live_server import plan
from tests.server.table_harness import nonce_of
from tests.server.table_harness import rebuilt as state_after
from tests.server.tables.fixed_deals import ABOUT, begun, until


def fork(record: Record, moves: int, *seats: str) -> requests.PlayOn:
    """A command to play on; seats are "me", "open", "here" or a bot's name, by default oneself and bots."""
    chosen = seats or ("me", *["greedy"] * (record.seats - 1))
    return requests.PlayOn(
        moves=moves, seats=msgspec.convert([plan(seat) for seat in chosen], list[requests.SeatPlan]), name="Ada"
    )


def rebuilt(written: list[events.TableEvent]) -> TableState:
    """What another process makes of the events as they are on the disk."""
    opened, *later = [events.decode(events.encode(event)) for event in written]
    assert isinstance(opened, events.TableOpened)
    return state_after(opened, later)


def points(match: Match) -> list[int]:
    """Some positions of a match before its end: the first, the last, and a few between."""
    last = len(match.turns) - 1
    return sorted({0, 1, last // 3, last // 2, 2 * last // 3, last})


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
