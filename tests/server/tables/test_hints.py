"""Hints from what a seat may know: here, and wherever its situation was sent to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import asterism
from asterism.bots import situation_of
from asterism.bots.search.bot import Budget, SearchBot
from asterism.errors import AsterismError, IllegalMove
from asterism.server.protocol import commands, models
from asterism.server.tables.hints import hints_from, received_situation, situation_to_send
from tests.server.table_harness import TableHarness, guest_of
from tests.server.tables.test_projection import NAMES, harness_of

FEW = Budget(simulations=30)
CHECKPOINTS = 4


def sent(harness: TableHarness, seat: int) -> bytes:
    """The situation of a seat as its browser gets it."""
    return msgspec.json.encode(situation_to_send(harness.state, guest_of(NAMES[seat]), seat))


def received(text: bytes) -> models.SeatSituation:
    """What the browser reads in it."""
    return msgspec.json.decode(text, type=models.SeatSituation)


@pytest.mark.parametrize("game", asterism.names())
def test_a_search_where_the_situation_was_sent_to_finds_the_same_hints(game: str) -> None:
    for seats in asterism.load(game).seats:
        harness = harness_of(game, seats, f"hints {game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            seat = harness.state.current_seat
            if seat is None:
                break
            found = received(sent(harness, seat))
            there, here = received_situation(found), situation_of(harness.state.started_match, seat)
            assert (there.seat, there.state) == (seat, here.state)
            assert there.terms.setup == here.terms.setup
            estimates = [SearchBot("same", FEW).consider(situation) for situation in (there, here)]
            assert hints_from(found.seq, there, estimates[0]) == hints_from(harness.state.seq, here, estimates[1])
            harness.play_at_random(5, f"{checkpoint}")


def test_only_the_seat_that_is_to_move_gets_its_situation() -> None:
    harness = TableHarness("ada", "bo", "cy", first_player=0)
    with pytest.raises(IllegalMove, match="the seat that is to move"):
        situation_to_send(harness.state, guest_of("bo"), None)
    for guest, wanted in ((guest_of("bo"), 0), (guest_of("eve"), None), (None, 0)):
        with pytest.raises(AsterismError):
            situation_to_send(harness.state, guest, wanted)
    harness.send("ada", commands.SeatBot(seat=0))
    with pytest.raises(IllegalMove, match="a bot plays for you"):
        situation_to_send(harness.state, guest_of("ada"), None)


@pytest.mark.parametrize(
    "changed",
    [
        lambda found: {"rules": found.rules + 1},
        lambda found: {"state": {**found.state, "more": 1}},
        lambda found: {"state": dict(list(found.state.items())[1:])},
        lambda found: {"state": dict.fromkeys(found.state, 0)},
        lambda found: {"state": dict.fromkeys(found.state, "words")},
    ],
)
def test_a_position_of_another_version_of_the_game_is_refused(changed: Any) -> None:
    found = received(sent(TableHarness("ada", "bo", "cy", first_player=0), 0))
    with pytest.raises(AsterismError, match="another version of Sternenhimmel"):
        received_situation(msgspec.structs.replace(found, **changed(found)))
