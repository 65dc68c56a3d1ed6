"""What people may ask of a table, judged on the state alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.fairness import hash_of_nonce
from asterism.record import replay
from asterism.server.protocol import commands, models
from asterism.server.tables import events
from asterism.server.tables.creation import opening, rematch
from asterism.server.tables.projection import Viewer
from asterism.server.tables.records import record_of
from asterism.server.tables.state import TableState
from asterism.server.tables.summary import card_for
from tests.server.table_harness import GRACE, SECRET, Company, guest_of, kinds, nonce_of

ADA_FIRST: dict[str, Any] = {"first_player": 0}


def position(company: Company, person: str | None, looks_from: int | None = None) -> models.Position:
    """Where a person sees the match stand."""
    seen = company.snapshot(person, looks_from).position
    assert seen is not None
    return seen


# --- stale and repeated ----------------------------------------------------------------------


def test_talk_and_seats_do_not_make_a_move_stale_but_a_move_does() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    seen = company.state.seq
    company.ask("bo", commands.SendChat(text="hello"))
    company.ask("cy", commands.SeatBot(seat=2))
    assert kinds(company.move("ada", seq=seen)) == ["turn_played"]
    with pytest.raises(IllegalMove, match="has moved on"):
        company.move("bo", seq=seen)
    with pytest.raises(IllegalMove, match="has moved on"):
        company.move("bo", seq=company.state.seq + 1)


def test_a_repeated_move_is_made_once() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    move = msgspec.Raw(msgspec.json.encode(company.state.played.legal_moves(0)[0]))
    command = commands.PlayMove(id="once", seq=company.state.seq, move=move)
    assert kinds(company.ask("ada", command)) == ["turn_played"]
    assert company.ask("ada", command) == []


# --- taking back -----------------------------------------------------------------------------


def test_a_move_is_taken_back_freely_as_long_as_nobody_else_has_acted() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    assert [position(company, name).take_back for name in ("ada", "bo")] == ["free", None]
    assert kinds(company.ask("ada", commands.TakeBack(seq=company.state.seq))) == ["turns_taken_back"]
    assert company.state.played.turns == []
    with pytest.raises(AsterismError, match="no move yet"):
        company.ask("ada", commands.TakeBack(seq=company.state.seq))


def test_after_another_seat_has_acted_everybody_else_has_to_agree() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    assert kinds(company.ask("ada", commands.TakeBack(seq=company.state.seq))) == ["offer_made"]
    assert company.snapshot("cy").table.offer == models.Offer("take_back", 0, [1, 2])
    with pytest.raises(AsterismError, match="ada has asked something"):
        company.ask("ada", commands.TakeBack(seq=company.state.seq))
    with pytest.raises(AsterismError, match="not waited for"):
        company.ask("ada", commands.AnswerOffer(yes=True))
    assert kinds(company.ask("cy", commands.AnswerOffer(yes=True))) == ["offer_answered"]
    assert kinds(company.ask("bo", commands.AnswerOffer(yes=True))) == ["offer_answered", "turns_taken_back"]
    assert company.state.played.turns == []
    assert company.state.current_seat == 0


def test_one_no_closes_the_matter() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    company.ask("ada", commands.TakeBack(seq=company.state.seq))
    company.ask("cy", commands.AnswerOffer(yes=False))
    assert company.state.pending is None
    with pytest.raises(AsterismError, match="nobody is asking"):
        company.ask("bo", commands.AnswerOffer(yes=True))
    assert len(company.state.played.turns) == 2


def test_whoever_asked_can_withdraw_and_a_move_ends_the_question() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    company.ask("ada", commands.TakeBack(seq=company.state.seq))
    company.ask("ada", commands.AnswerOffer(yes=False))
    assert company.state.pending is None
    company.ask("ada", commands.TakeBack(seq=company.state.seq))
    company.move("cy")
    assert company.state.pending is None


def test_a_bot_that_sits_in_is_not_asked() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    company.ask("ada", commands.TakeBack(seq=company.state.seq))
    company.ask("bo", commands.AnswerOffer(yes=True))
    assert kinds(company.ask("cy", commands.SeatBot(seat=2))) == ["bot_took_over", "turns_taken_back"]


def test_against_bots_nothing_is_taken_back_once_something_hidden_came_to_light() -> None:
    company = Company("ada", "greedy bot", game="afrika")
    while company.state.current_seat != 0:
        company.play_at_random(1)
    company.move("ada")
    company.play_at_random(1)
    turns = company.state.played.turns
    assert company.state.phase == "playing"
    assert company.state.played.revealed_since(max(n for n, turn in enumerate(turns) if turn.seat == 0), 0)
    assert position(company, "ada").take_back == "never"
    with pytest.raises(AsterismError, match="come to light"):
        company.ask("ada", commands.TakeBack(seq=company.state.seq))


def test_a_solitaire_player_cannot_unsee_a_card() -> None:
    company = Company("ada", game="patience")
    company.move("ada")
    while not company.state.played.revealed_since(len(company.state.played.turns) - 1, 0):
        company.move("ada")
    assert position(company, "ada").take_back == "never"


def test_against_bots_a_move_can_be_taken_back_while_nothing_was_revealed() -> None:
    company = Company("ada", "greedy bot", "random bot", **ADA_FIRST)
    company.move("ada")
    company.play_at_random(2)
    assert not company.state.played.revealed_since(0, 0)
    assert kinds(company.ask("ada", commands.TakeBack(seq=company.state.seq))) == ["turns_taken_back"]


# --- a draw ----------------------------------------------------------------------------------


def test_a_draw_needs_a_game_that_knows_it_and_everybodys_consent() -> None:
    with pytest.raises(AsterismError, match="nobody can agree on a draw"):
        Company("ada", "bo", "cy").ask("ada", commands.OfferDraw())
    company = Company("ada", "bo", game="constellation")
    company.play_at_random(3)
    company.ask("ada", commands.OfferDraw())
    assert kinds(company.ask("bo", commands.AnswerOffer(yes=True))) == ["offer_answered", "draw_agreed"]
    assert company.state.phase == "over"
    end = position(company, "ada")
    assert (end.to_act, end.legal) == ([], [])
    assert [(one.seat, one.rank) for one in end.results or ()] == [(0, 1), (1, 1)]
    record = record_of(company.state)
    assert [(mark.kind, mark.after) for mark in record.marks] == [("drawn", 3)]
    assert len(replay(record.to_json()).turns) == 3


# --- bots in people's places -----------------------------------------------------------------


def test_a_person_lets_a_bot_play_and_comes_back() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.ask("ada", commands.SeatBot(seat=0, bot="random"))
    assert company.state.bot_to_move == 0
    assert company.snapshot("ada").table.you == 0, "the seat stays hers"
    assert position(company, "ada").legal == []
    with pytest.raises(IllegalMove, match="come back first"):
        company.move("ada")
    with pytest.raises(AsterismError, match="plays there already"):
        company.ask("ada", commands.SeatBot(seat=0))
    assert kinds(company.ask("ada", commands.ReturnToSeat())) == ["player_returned"]
    assert company.ask("ada", commands.ReturnToSeat()) == []
    company.move("ada")
    assert [mark.kind for mark in company.state.marks] == ["bot_took_over", "player_returned"]


def test_a_bot_sits_in_for_somebody_who_has_been_away_for_long() -> None:
    company = Company("ada", "bo", "cy")
    with pytest.raises(AsterismError, match="bo is here"):
        company.ask("ada", commands.SeatBot(seat=1))
    company.away[1] = GRACE - 1500
    with pytest.raises(AsterismError, match="wait another 2 seconds"):
        company.ask("ada", commands.SeatBot(seat=1))
    company.away[1] = GRACE
    with pytest.raises(IllegalMove, match="you are watching"):
        company.ask("dan", commands.SeatBot(seat=1))
    assert kinds(company.ask("ada", commands.SeatBot(seat=1))) == ["bot_took_over"]
    assert kinds(company.ask("bo", commands.ReturnToSeat())) == ["player_returned"]


def test_whoever_resigns_is_a_spectator_and_a_bot_plays_on() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.ask("ada", commands.Resign())
    assert company.state.bot_to_move == 0
    seen = company.snapshot("ada")
    assert (seen.table.you, seen.table.yours) == (None, [])
    assert seen.table.seats[0].resigned
    with pytest.raises(IllegalMove, match="you are watching"):
        company.ask("ada", commands.ReturnToSeat())


def test_a_person_who_is_forgotten_leaves_no_name_behind() -> None:
    company = Company("ada", "bo", "cy")
    company.ask("bo", commands.SendChat(text="my secret diary"))
    company.write([events.PersonErased(guest=guest_of("bo"))])
    assert company.state.seats[1].bot
    text = msgspec.json.encode(company.snapshot("ada"))
    assert b"diary" not in text
    assert b'"bo"' not in text


# --- a shared device -------------------------------------------------------------------------


def test_people_who_share_a_device_see_only_the_seat_that_looks() -> None:
    company = Company("ada", "ada", "greedy bot", game="afrika")
    assert company.snapshot("ada").table.yours == [0, 1]
    curtain = company.snapshot("ada")
    assert curtain.table.you is None
    assert curtain.position == company.snapshot(None).position
    hands = [position(company, "ada", seat).view.hand for seat in (0, 1)]
    assert hands[0] != hands[1]
    assert company.snapshot("ada", 2).table.you is None, "another's seat is not theirs to look from"


def test_people_who_share_a_device_say_which_seat_they_mean() -> None:
    company = Company("ada", "ada", "bo", **ADA_FIRST)
    with pytest.raises(IllegalMove, match="say which one"):
        company.ask("ada", commands.Resign())
    with pytest.raises(IllegalMove, match="seat 2 is not yours"):
        company.ask("ada", commands.Resign(seat=2))
    company.move("ada", seat=0)
    company.move("ada", seat=1)
    assert [turn.seat for turn in company.state.played.turns] == [0, 1]
    assert company.state.nonces == [nonce_of("ada"), nonce_of("bo")], "one browser, one nonce"


def test_neighbours_at_one_device_agree_by_word_of_mouth() -> None:
    company = Company("ada", "ada", "ada", **ADA_FIRST)
    company.move("ada", seat=0)
    company.move("ada", seat=1)
    assert kinds(company.ask("ada", commands.TakeBack(seq=company.state.seq, seat=0))) == ["turns_taken_back"]


def test_on_one_device_a_game_of_reaction_is_played_without_it() -> None:
    plans = [models.SeatPlan(kind="me"), models.SeatPlan(kind="here", name="Bo")]
    command = models.NewTable(game="nacht", seats=plans, name="Ada", nonce_hash=hash_of_nonce(nonce_of("ada")))
    opened = opening(command, "ada")
    assert opened.options == {"mode": "streng"}
    assert [(seat.name, seat.guest) for seat in opened.seats] == [("Ada", "ada"), ("Bo", "ada")]
    with pytest.raises(BadOption, match="on one device Nacht der Sterne is played with mode=streng"):
        opening(msgspec.structs.replace(command, options={"mode": "klopfen"}), "ada")
    apart = [models.SeatPlan(kind="me"), models.SeatPlan(kind="open")]
    assert opening(msgspec.structs.replace(command, seats=apart), "ada").options == {}


# --- talk, clocks, rematch, lists ------------------------------------------------------------


def test_players_talk_and_spectators_do_not() -> None:
    company = Company("ada", "bo", "cy")
    company.ask("ada", commands.SendChat(text="  good evening  "))
    company.ask("bo", commands.SendChat(phrase="hello"))
    lines = company.snapshot(None).chat
    assert [(line.name, line.text, line.phrase) for line in lines] == [
        ("ada", "good evening", None),
        ("bo", None, "hello"),
    ]
    for nothing in (commands.SendChat(), commands.SendChat(text="   "), commands.SendChat(text="both", phrase="hello")):
        with pytest.raises(AsterismError, match="either some words or one of the phrases"):
            company.ask("ada", nothing)
    with pytest.raises(IllegalMove, match="you are watching"):
        company.ask("dan", commands.SendChat(text="psst"))


def test_nobody_talks_without_end() -> None:
    company = Company("ada", "bo", "cy")
    for _ in range(5):
        company.ask("ada", commands.SendChat(phrase="hello"))
    with pytest.raises(AsterismError, match="wait a few seconds"):
        company.ask("ada", commands.SendChat(phrase="hello"))
    company.ask("bo", commands.SendChat(phrase="hello"))
    company.now += 10_000
    company.ask("ada", commands.SendChat(phrase="hello"))


def test_a_clock_runs_for_the_person_to_move_from_the_last_change_of_the_position() -> None:
    company = Company("ada", "bo", "greedy bot", clock=models.MoveClock(seconds=30), **ADA_FIRST)
    company.now = 4_000
    assert position(company, "bo").clock == models.ClockState(0, 26_000)
    company.ask("bo", commands.SendChat(phrase="your-turn"))
    assert company.state.deadline == 30_000
    assert company.state.card().due == 30.0
    company.move("ada")
    assert company.state.deadline == 34_000
    company.move("bo")
    assert company.state.deadline is None, "bots have no clock"
    assert company.state.card().due == 0.0
    days = Company("ada", "bo", "cy", clock=models.DaysClock(days=2))
    assert days.state.deadline == 2 * 86_400_000


def test_the_same_company_plays_again_a_seat_further() -> None:
    company = Company("ada", "bo", "greedy bot")
    with pytest.raises(AsterismError, match="after the end"):
        rematch(company.state, guest_of("ada"), nonce_of("ada"))
    company.play_at_random(1000)
    with pytest.raises(AsterismError, match="only those who played"):
        rematch(company.state, guest_of("dan"), nonce_of("dan"))
    opened = rematch(company.state, guest_of("bo"), hash_of_nonce(nonce_of("bo")))
    assert [(seat.kind, seat.name) for seat in opened.seats] == [
        ("bot", "Greedy 1"),
        ("open", "ada"),
        ("person", "bo"),
    ]
    assert opened.secret != SECRET
    again = Company("bo", "open", "open")
    again.state = TableState("again", opened)
    with pytest.raises(AsterismError, match="held for others"):
        again.sit("dan")
    assert kinds(again.sit("ada")) == ["seat_taken", "nonce_revealed", "nonce_revealed", "match_started"]


def test_a_list_says_whose_turn_it_is_and_never_who_the_guests_are() -> None:
    company = Company("ada", "bo", "greedy bot", **ADA_FIRST)
    card = company.state.card()
    assert set(card.guests) == {guest_of("ada"), guest_of("bo")}
    seen = [card_for(guest_of(name), company.state.summary()) for name in ("ada", "bo", "dan")]
    assert [(one.yours, one.your_turn) for one in seen] == [([0], True), ([1], False), ([], False)]
    assert guest_of("ada").encode() not in msgspec.json.encode(seen)
    company.play_at_random(1000)
    over = card_for(guest_of("ada"), company.state.summary())
    assert (over.phase, over.your_turn, over.moves) == ("over", False, len(company.state.played.turns))
    assert len(over.results or ()) == 3


def test_a_book_is_the_same_whether_it_grew_or_was_read() -> None:
    company = Company("ada", "bo", "open", clock=models.MoveClock(seconds=30), **ADA_FIRST)
    entries = company.sit("cy")
    for number in range(30):
        company.now += 1000
        seat, match = company.state.current_seat, company.state.played
        assert seat is not None
        entries += company.write([events.TurnPlayed(seat=seat, move=match.notation(match.legal_moves()[0]))])
        if number == 20:
            entries += company.ask("bo", commands.SeatBot(seat=1)) + company.ask("cy", commands.SendChat(phrase="oops"))
            entries += company.write([events.TurnsTakenBack(seat=0, to=19)])
    again = TableState("table", company.state.opened)
    for entry in entries:
        again.follow(events.decode(events.encode(entry)))
    assert company.projection(again).snapshot(Viewer(guest_of("ada"))) == company.snapshot("ada")
    assert again.card() == company.state.card()
