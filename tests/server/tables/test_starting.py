"""Before the first move: seats, nonces and the deal that follows from them."""

from __future__ import annotations

import msgspec
import pytest

from asterism.bots.names import GIVEN_NAMES
from asterism.deal import draw
from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.fairness import commitment_to, fingerprint_of, hash_of_nonce, seed_of
from asterism.record import replay
from asterism.server.protocol import commands, models, requests
from asterism.server.tables import events
from asterism.server.tables.creation import new_table
from asterism.server.tables.records import record_of
from tests.server.table_harness import GRACE, SECRET, TableHarness, guest_of, nonce_of, tags


def test_the_deal_follows_from_everybodys_nonces() -> None:
    harness = TableHarness("ada", "bo", "greedy bot")
    nonces = [nonce_of("ada"), nonce_of("bo")]
    assert harness.state.phase == "playing"
    assert harness.state.nonces == tuple(nonces)
    deal = draw(harness.state.terms.chances, seed_of(SECRET, nonces))
    assert harness.state.started_match.deal.tolist() == deal.tolist()


def test_there_is_no_match_before_the_last_seat_is_taken() -> None:
    harness = TableHarness("ada", "open", "greedy bot")
    assert harness.state.phase == "waiting"
    assert harness.snapshot("ada").position is None
    with pytest.raises(IllegalMove, match="waits for players"):
        harness.send("ada", commands.Resign())
    assert tags(harness.take_seat("bo")) == ["seat_taken", "nonce_revealed", "nonce_revealed", "match_started"]
    assert harness.take_seat("bo") == [], "whoever has a seat keeps it"
    with pytest.raises(AsterismError, match="all seats of this table are taken; you can watch"):
        harness.take_seat("cy")


def test_no_nonce_is_shown_before_all_are_fixed() -> None:
    """So nobody who sits down last, not even with the host's help, can look for a nonce that makes a good deal."""
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    shown = harness.projection().fairness()
    assert shown
    assert (shown.nonces, shown.unrevealed) == ([], [0, 1])
    with pytest.raises(AsterismError, match="when all seats are taken"):
        harness.reveal_nonce("ada")
    harness.take_seat("cy", quietly=True)
    with pytest.raises(AsterismError, match="does not match the hash"):
        harness.reveal_nonce("cy", nonce_of("dan"))
    with pytest.raises(IllegalMove, match="you are watching"):
        harness.reveal_nonce("dan")
    assert tags(harness.reveal_nonce("cy")) == ["nonce_revealed"]
    assert harness.reveal_nonce("cy") == [], "a nonce_hash is opened only once"
    shown = harness.projection().fairness()
    assert shown
    assert (shown.nonces, shown.unrevealed) == ([nonce_of("cy")], [0, 1])
    with pytest.raises(AsterismError, match="being dealt"):
        harness.send("bo", commands.LeaveTable())
    assert tags(harness.reveal_nonce("ada")) == ["nonce_revealed"]
    assert tags(harness.reveal_nonce("bo")) == ["nonce_revealed", "match_started"]
    assert harness.reveal_nonce("bo") == []


def test_the_host_need_not_wait_for_ever_for_somebodys_nonce() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    harness.take_seat("cy", quietly=True)
    harness.reveal_nonce("ada")
    harness.reveal_nonce("cy")
    with pytest.raises(AsterismError, match="bo is here"):
        harness.send("ada", commands.SeatBot(seat=1))
    harness.away[1] = GRACE - 1500
    with pytest.raises(AsterismError, match="bo may be back soon; wait another 2 seconds"):
        harness.send("ada", commands.SeatBot(seat=1))
    harness.away[1] = GRACE
    with pytest.raises(AsterismError, match="this seat is taken"):
        harness.send("ada", commands.SeatBot(seat=2))
    with pytest.raises(AsterismError, match="only the host"):
        harness.send("cy", commands.SeatBot(seat=1))
    assert tags(harness.send("ada", commands.SeatBot(seat=1))) == ["bot_seated", "match_started"]
    assert harness.state.nonces == (nonce_of("ada"), nonce_of("cy"))


def test_a_table_where_seals_are_open_is_closed_when_somebody_is_forgotten() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    harness.carry_out([events.PersonErased(guest=guest_of("bo"))])
    assert harness.state.seats[1].kind == "open", "before that there is only a free seat"
    harness.take_seat("bo")
    harness.take_seat("cy", quietly=True)
    harness.reveal_nonce("ada")
    harness.carry_out([events.PersonErased(guest=guest_of("cy"))])
    assert harness.state.phase == "closed"


def test_the_secret_is_shown_when_the_match_is_over_and_proves_the_deal() -> None:
    harness = TableHarness("ada", "bo", "cy")
    before = harness.snapshot("ada").table.fair
    assert before
    nonces = [nonce_of("ada"), nonce_of("bo"), nonce_of("cy")]
    assert before == models.Fairness(
        commitment_to(SECRET), fingerprint_of(harness.state.terms.chances), nonces, [], None
    )
    with pytest.raises(AsterismError, match="when the match is over"):
        record_of(harness.state)
    harness.play_at_random(1000)
    after = harness.snapshot(None).table.fair
    assert after
    assert after.secret == SECRET
    record = record_of(harness.state)
    assert record.proof
    assert record.proof.commitment == before.commitment == commitment_to(record.proof.secret)
    match = replay(record.to_json())
    assert match.results == harness.state.results
    assert match.deal.tolist() == draw(match.terms.chances, seed_of(record.proof.secret, record.proof.nonces)).tolist()


def test_the_host_fills_open_seats_with_bots_and_nobody_else_does() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    with pytest.raises(AsterismError, match="only the host"):
        harness.send("bo", commands.SeatBot(seat=2))
    with pytest.raises(AsterismError, match="this seat is taken"):
        harness.send("ada", commands.SeatBot(seat=1))
    with pytest.raises(AsterismError, match="there is no seat 7"):
        harness.send("ada", commands.SeatBot(seat=7))
    with pytest.raises(BadOption, match="no bot called 'hal'"):
        harness.send("ada", commands.SeatBot(seat=2, bot="hal"))
    assert tags(harness.send("ada", commands.SeatBot(seat=2, bot="random"))) == ["bot_seated"]
    assert tags(harness.reveal_nonces()) == ["nonce_revealed", "nonce_revealed", "match_started"]


def test_a_guest_gets_up_before_the_start_and_the_host_closes_the_table() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.take_seat("bo")
    assert tags(harness.send("bo", commands.LeaveTable())) == ["seat_left"]
    assert harness.state.seats[1].kind == "open"
    fair = harness.snapshot("ada").table.fair
    assert fair
    assert fair.unrevealed == [0]
    assert tags(harness.send("ada", commands.LeaveTable())) == ["table_closed"]
    assert harness.state.phase == "closed"
    with pytest.raises(AsterismError, match="was closed"):
        harness.take_seat("bo")


def test_nobody_leaves_a_match_without_a_word() -> None:
    with pytest.raises(AsterismError, match="let a bot play for you, or resign"):
        TableHarness("ada", "bo", "cy").send("ada", commands.LeaveTable())


def test_the_names_of_everybody_at_one_device_are_cleaned() -> None:
    plans = [requests.SeatPlan("me"), requests.SeatPlan("here", name="B\u202eo\u3164"), requests.SeatPlan("bot")]
    request = requests.NewTable("sternenhimmel", plans, "\u200bAda ", "0" * 64)
    assert [seat.name for seat in new_table(request, "guest").seats[:2]] == ["Ada", "Bo"]
    unseen = [plans[0], requests.SeatPlan("here", name="\u2800"), plans[2]]
    with pytest.raises(AsterismError, match="at least one character that can be seen"):
        new_table(msgspec.structs.replace(request, seats=unseen), "guest")


def test_bots_have_different_human_names_that_nobody_else_has() -> None:
    plans = [requests.SeatPlan("me"), *[requests.SeatPlan("bot", bot="random")] * 4]
    request = requests.NewTable(
        game="sternenhimmel", seats=plans, name="Emma", nonce_hash=hash_of_nonce(nonce_of("Emma"))
    )
    for _ in range(10):
        names = [seat.name for seat in new_table(request, guest_of("Emma")).seats]
        assert len(set(names)) == 5
        assert set(names[1:]) <= set(GIVEN_NAMES)


def test_a_bot_takes_another_name_when_a_person_brings_it_along() -> None:
    harness = TableHarness("ada", "random bot", "open", "open")
    harness.carry_out([events.BotSeated(seat=1, bot="random", name="Emma")])
    written = harness.take_seat("emma", quietly=True)
    assert tags(written) == ["bot_seated", "seat_taken"]
    renamed, person = harness.state.seats[1:3]
    assert (renamed.kind, renamed.bot, person.name) == ("bot", "random", "emma")
    assert renamed.name in GIVEN_NAMES
    assert renamed.name != "Emma"


def test_a_bot_of_an_old_table_keeps_its_name() -> None:
    harness = TableHarness("ada", "open", "open")
    harness.carry_out([events.BotSeated(seat=1, bot="star")])
    assert harness.state.seats[1].name == "Star 2"
