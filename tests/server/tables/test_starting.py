"""Before the first move: seats, seals, nonces and the deal that follows from them."""

from __future__ import annotations

import pytest

from asterism.deal import draw
from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.fairness import commitment_to, fingerprint_of, seed_of
from asterism.record import replay
from asterism.server.protocol import commands, models
from asterism.server.tables import events
from asterism.server.tables.records import record_of
from tests.server.table_harness import GRACE, SECRET, Company, guest_of, kinds, nonce_of


def test_the_deal_follows_from_everybodys_nonces() -> None:
    company = Company("ada", "bo", "greedy bot")
    nonces = [nonce_of("ada"), nonce_of("bo")]
    assert company.state.phase == "playing"
    assert company.state.nonces == nonces
    deal = draw(company.state.terms.chances, seed_of(SECRET, nonces))
    assert company.state.played.deal.tolist() == deal.tolist()


def test_there_is_no_match_before_the_last_seat_is_taken() -> None:
    company = Company("ada", "open", "greedy bot")
    assert company.state.phase == "waiting"
    assert company.snapshot("ada").position is None
    with pytest.raises(IllegalMove, match="waits for players"):
        company.ask("ada", commands.Resign())
    assert kinds(company.sit("bo")) == ["seat_taken", "nonce_revealed", "nonce_revealed", "match_started"]
    assert company.sit("bo") == [], "whoever has a seat keeps it"
    with pytest.raises(AsterismError, match="all seats of this table are taken; you can watch"):
        company.sit("cy")


def test_no_nonce_is_shown_before_all_are_fixed() -> None:
    """So nobody who sits down last, not even with the host's help, can look for a nonce that makes a good deal."""
    company = Company("ada", "open", "open")
    company.sit("bo")
    shown = company.projection().fair()
    assert shown
    assert (shown.nonces, shown.unrevealed) == ([], [0, 1])
    with pytest.raises(AsterismError, match="unrevealed until all seats are taken"):
        company.unseal("ada")
    company.sit("cy", quietly=True)
    with pytest.raises(AsterismError, match="not the nonce that was unrevealed"):
        company.unseal("cy", nonce_of("dan"))
    with pytest.raises(IllegalMove, match="you are watching"):
        company.unseal("dan")
    assert kinds(company.unseal("cy")) == ["nonce_revealed"]
    assert company.unseal("cy") == [], "a nonce_hash is opened only once"
    shown = company.projection().fair()
    assert shown
    assert (shown.nonces, shown.unrevealed) == ([nonce_of("cy")], [0, 1])
    with pytest.raises(AsterismError, match="the deal is being made"):
        company.ask("bo", commands.LeaveTable())
    assert kinds(company.unseal("ada")) == ["nonce_revealed"]
    assert kinds(company.unseal("bo")) == ["nonce_revealed", "match_started"]
    assert company.unseal("bo") == []


def test_the_host_need_not_wait_for_ever_for_somebodys_nonce() -> None:
    company = Company("ada", "open", "open")
    company.sit("bo")
    company.sit("cy", quietly=True)
    company.unseal("ada")
    company.unseal("cy")
    with pytest.raises(AsterismError, match="bo is here"):
        company.ask("ada", commands.SeatBot(seat=1))
    company.away[1] = GRACE - 1500
    with pytest.raises(AsterismError, match="bo may be back soon; wait another 2 seconds"):
        company.ask("ada", commands.SeatBot(seat=1))
    company.away[1] = GRACE
    with pytest.raises(AsterismError, match="this seat is taken"):
        company.ask("ada", commands.SeatBot(seat=2))
    with pytest.raises(AsterismError, match="only the host"):
        company.ask("cy", commands.SeatBot(seat=1))
    assert kinds(company.ask("ada", commands.SeatBot(seat=1))) == ["bot_seated", "match_started"]
    assert company.state.nonces == [nonce_of("ada"), nonce_of("cy")]


def test_a_table_where_seals_are_open_is_closed_when_somebody_is_forgotten() -> None:
    company = Company("ada", "open", "open")
    company.sit("bo")
    company.write([events.PersonErased(guest=guest_of("bo"))])
    assert company.state.seats[1].kind == "open", "before that there is only a free seat"
    company.sit("bo")
    company.sit("cy", quietly=True)
    company.unseal("ada")
    company.write([events.PersonErased(guest=guest_of("cy"))])
    assert company.state.phase == "closed"


def test_the_secret_is_shown_when_the_match_is_over_and_proves_the_deal() -> None:
    company = Company("ada", "bo", "cy")
    before = company.snapshot("ada").table.fair
    assert before
    nonces = [nonce_of("ada"), nonce_of("bo"), nonce_of("cy")]
    assert before == models.Fairness(
        commitment_to(SECRET), fingerprint_of(company.state.terms.chances), nonces, [], None
    )
    with pytest.raises(AsterismError, match="when the match is over"):
        record_of(company.state)
    company.play_at_random(1000)
    after = company.snapshot(None).table.fair
    assert after
    assert after.secret == SECRET
    record = record_of(company.state)
    assert record.proof
    assert record.proof.commitment == before.commitment == commitment_to(record.proof.secret)
    match = replay(record.to_json())
    assert match.results == company.state.results
    assert match.deal.tolist() == draw(match.terms.chances, seed_of(record.proof.secret, record.proof.nonces)).tolist()


def test_the_host_fills_open_seats_with_bots_and_nobody_else_does() -> None:
    company = Company("ada", "open", "open")
    company.sit("bo")
    with pytest.raises(AsterismError, match="only the host"):
        company.ask("bo", commands.SeatBot(seat=2))
    with pytest.raises(AsterismError, match="this seat is taken"):
        company.ask("ada", commands.SeatBot(seat=1))
    with pytest.raises(AsterismError, match="there is no seat 7"):
        company.ask("ada", commands.SeatBot(seat=7))
    with pytest.raises(BadOption, match="no bot called 'hal'"):
        company.ask("ada", commands.SeatBot(seat=2, bot="hal"))
    assert kinds(company.ask("ada", commands.SeatBot(seat=2, bot="random"))) == ["bot_seated"]
    assert kinds(company.open_seals()) == ["nonce_revealed", "nonce_revealed", "match_started"]


def test_a_guest_gets_up_before_the_start_and_the_host_closes_the_table() -> None:
    company = Company("ada", "open", "open")
    company.sit("bo")
    assert kinds(company.ask("bo", commands.LeaveTable())) == ["seat_left"]
    assert company.state.seats[1].kind == "open"
    fair = company.snapshot("ada").table.fair
    assert fair
    assert fair.unrevealed == [0]
    assert kinds(company.ask("ada", commands.LeaveTable())) == ["table_closed"]
    assert company.state.phase == "closed"
    with pytest.raises(AsterismError, match="was closed"):
        company.sit("bo")


def test_nobody_leaves_a_match_without_a_word() -> None:
    with pytest.raises(AsterismError, match="let a bot play for you, or resign"):
        Company("ada", "bo", "cy").ask("ada", commands.LeaveTable())
