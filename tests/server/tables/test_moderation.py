"""What admins of the server do to a table: closing it, and taking a banned person's seats away."""

from __future__ import annotations

import pytest

from asterism.errors import AsterismError
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.decisions.seating import decide_closing, decide_removal
from asterism.server.tables.storage import index_entry_of
from tests.server.table_harness import TableHarness, guest_of
from tests.server.tables.race.test_knocking import after_weiter


def test_a_closed_match_takes_no_more_moves_and_nothing_is_due() -> None:
    harness = TableHarness("ada", "greedy bot", "bo")
    harness.carry_out(decide_closing(harness.state, "enough"))
    state = harness.state
    assert (state.phase, state.closed_because, state.race, state.offer) == ("closed", "enough", None, None)
    assert index_entry_of(state).due is None
    assert harness.snapshot("ada").table.closed_because == "enough"
    assert harness.snapshot("ada").table.fair.secret is None  # type: ignore[union-attr]
    with pytest.raises(AsterismError):
        harness.move("ada")
    assert decide_closing(state, "twice") == []


def test_a_match_that_is_closed_in_a_race_ends_the_race() -> None:
    harness = after_weiter("ada", "bo", "cy")
    harness.carry_out(decide_closing(harness.state, "late"))
    assert harness.state.race is None
    assert index_entry_of(harness.state).due is None


def test_the_seat_of_a_banned_player_is_played_by_a_bot_until_the_player_may_return() -> None:
    harness = TableHarness("ada", "bo", "ada")
    [first, second] = harness.carry_out(decide_removal(harness.state, guest_of("ada")))
    assert isinstance(first, events.BotTookOver)
    assert isinstance(second, events.BotTookOver)
    assert (first.seat, second.seat, first.why) == (0, 2, "banned")
    assert decide_removal(harness.state, guest_of("ada")) == []
    harness.send("ada", commands.ReturnToSeat(seat=0))
    assert harness.state.people == [0, 1]


def test_before_the_start_a_banned_guest_leaves_and_a_banned_host_closes_the_table() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    assert harness.carry_out(decide_removal(harness.state, guest_of("bo"))) == [events.SeatLeft(seat=1)]
    assert harness.carry_out(decide_removal(harness.state, guest_of("ada"))) == [events.TableClosed()]
    assert harness.state.phase == "closed"


def test_while_nonces_are_revealed_a_bot_takes_the_seat_so_that_the_match_can_begin() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    harness.take_seat("cy", quietly=True)
    assert harness.state.is_full
    [seated] = harness.carry_out(decide_removal(harness.state, guest_of("cy")))
    assert isinstance(seated, events.BotSeated)
    harness.reveal_nonces()
    assert harness.state.phase == "playing"
