"""What people may ask of a table, judged on the book alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.fair import seal_of
from asterism.record import replay
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.keeping import record_of
from asterism.server.listing import card_for
from asterism.server.opening import opening, rematch
from asterism.server.sight import Viewer
from server.company import GRACE, SECRET, Company, guest_of, kinds, nonce_of

ADA_FIRST: dict[str, Any] = {"first_player": 0}


def position(company: Company, person: str | None, looks_from: int | None = None) -> wire.Position:
    """Where a person sees the match stand."""
    seen = company.snapshot(person, looks_from).position
    assert seen is not None
    return seen


# --- stale and repeated ----------------------------------------------------------------------


def test_talk_and_seats_do_not_make_a_move_stale_but_a_move_does() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    seen = company.book.seq
    company.ask("bo", wire.Say(text="hello"))
    company.ask("cy", wire.BotPlays(seat=2))
    assert kinds(company.move("ada", seq=seen)) == ["moved"]
    with pytest.raises(IllegalMove, match="has moved on"):
        company.move("bo", seq=seen)
    with pytest.raises(IllegalMove, match="has moved on"):
        company.move("bo", seq=company.book.seq + 1)


def test_a_repeated_move_is_made_once() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    move = msgspec.Raw(msgspec.json.encode(company.book.played.legal_moves(0)[0]))
    wish = wire.MoveWish(id="once", seq=company.book.seq, move=move)
    assert kinds(company.ask("ada", wish)) == ["moved"]
    assert company.ask("ada", wish) == []


# --- taking back -----------------------------------------------------------------------------


def test_a_move_is_taken_back_freely_as_long_as_nobody_else_has_acted() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    assert [position(company, name).take_back for name in ("ada", "bo")] == ["free", None]
    assert kinds(company.ask("ada", wire.TakeBackWish(seq=company.book.seq))) == ["taken_back"]
    assert company.book.played.turns == []
    with pytest.raises(AsterismError, match="no move yet"):
        company.ask("ada", wire.TakeBackWish(seq=company.book.seq))


def test_after_another_seat_has_acted_everybody_else_has_to_agree() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    assert kinds(company.ask("ada", wire.TakeBackWish(seq=company.book.seq))) == ["offered"]
    assert company.snapshot("cy").table.offer == wire.Offer("take_back", 0, [1, 2])
    with pytest.raises(AsterismError, match="ada has asked something"):
        company.ask("ada", wire.TakeBackWish(seq=company.book.seq))
    with pytest.raises(AsterismError, match="not waited for"):
        company.ask("ada", wire.Answer(yes=True))
    assert kinds(company.ask("cy", wire.Answer(yes=True))) == ["answered"]
    assert kinds(company.ask("bo", wire.Answer(yes=True))) == ["answered", "taken_back"]
    assert company.book.played.turns == []
    assert company.book.asked == 0


def test_one_no_closes_the_matter() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    company.ask("ada", wire.TakeBackWish(seq=company.book.seq))
    company.ask("cy", wire.Answer(yes=False))
    assert company.book.pending is None
    with pytest.raises(AsterismError, match="nobody is asking"):
        company.ask("bo", wire.Answer(yes=True))
    assert len(company.book.played.turns) == 2


def test_whoever_asked_can_withdraw_and_a_move_ends_the_question() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    company.ask("ada", wire.TakeBackWish(seq=company.book.seq))
    company.ask("ada", wire.Answer(yes=False))
    assert company.book.pending is None
    company.ask("ada", wire.TakeBackWish(seq=company.book.seq))
    company.move("cy")
    assert company.book.pending is None


def test_a_bot_that_sits_in_is_not_asked() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.move("ada")
    company.move("bo")
    company.ask("ada", wire.TakeBackWish(seq=company.book.seq))
    company.ask("bo", wire.Answer(yes=True))
    assert kinds(company.ask("cy", wire.BotPlays(seat=2))) == ["bot_sat_in", "taken_back"]


def test_against_bots_nothing_is_taken_back_once_something_hidden_came_to_light() -> None:
    company = Company("ada", "greedy bot", game="afrika")
    while company.book.asked != 0:
        company.play_at_random(1)
    company.move("ada")
    company.play_at_random(1)
    turns = company.book.played.turns
    assert company.book.phase == "playing"
    assert company.book.played.revealed_since(max(n for n, turn in enumerate(turns) if turn.seat == 0), 0)
    assert position(company, "ada").take_back == "never"
    with pytest.raises(AsterismError, match="come to light"):
        company.ask("ada", wire.TakeBackWish(seq=company.book.seq))


def test_a_solitaire_player_cannot_unsee_a_card() -> None:
    company = Company("ada", game="patience")
    company.move("ada")
    while not company.book.played.revealed_since(len(company.book.played.turns) - 1, 0):
        company.move("ada")
    assert position(company, "ada").take_back == "never"


def test_against_bots_a_move_can_be_taken_back_while_nothing_was_revealed() -> None:
    company = Company("ada", "greedy bot", "random bot", **ADA_FIRST)
    company.move("ada")
    company.play_at_random(2)
    assert not company.book.played.revealed_since(0, 0)
    assert kinds(company.ask("ada", wire.TakeBackWish(seq=company.book.seq))) == ["taken_back"]


# --- a draw ----------------------------------------------------------------------------------


def test_a_draw_needs_a_game_that_knows_it_and_everybodys_consent() -> None:
    with pytest.raises(AsterismError, match="nobody can agree on a draw"):
        Company("ada", "bo", "cy").ask("ada", wire.DrawWish())
    company = Company("ada", "bo", game="constellation")
    company.play_at_random(3)
    company.ask("ada", wire.DrawWish())
    assert kinds(company.ask("bo", wire.Answer(yes=True))) == ["answered", "drawn"]
    assert company.book.phase == "over"
    end = position(company, "ada")
    assert (end.to_act, end.legal) == ([], [])
    assert [(one.seat, one.rank) for one in end.results or ()] == [(0, 1), (1, 1)]
    record = record_of(company.book)
    assert [(mark.kind, mark.after) for mark in record.marks] == [("drawn", 3)]
    assert len(replay(record.to_json()).turns) == 3


# --- bots in people's places -----------------------------------------------------------------


def test_a_person_lets_a_bot_play_and_comes_back() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.ask("ada", wire.BotPlays(seat=0, bot="random"))
    assert company.book.bot_to_move == 0
    assert company.snapshot("ada").table.you == 0, "the seat stays hers"
    assert position(company, "ada").legal == []
    with pytest.raises(IllegalMove, match="come back first"):
        company.move("ada")
    with pytest.raises(AsterismError, match="plays there already"):
        company.ask("ada", wire.BotPlays(seat=0))
    assert kinds(company.ask("ada", wire.ComeBack())) == ["came_back"]
    assert company.ask("ada", wire.ComeBack()) == []
    company.move("ada")
    assert [mark.kind for mark in company.book.marks] == ["bot_sat_in", "came_back"]


def test_a_bot_sits_in_for_somebody_who_has_been_away_for_long() -> None:
    company = Company("ada", "bo", "cy")
    with pytest.raises(AsterismError, match="bo is here"):
        company.ask("ada", wire.BotPlays(seat=1))
    company.away[1] = GRACE - 1500
    with pytest.raises(AsterismError, match="wait another 2 seconds"):
        company.ask("ada", wire.BotPlays(seat=1))
    company.away[1] = GRACE
    with pytest.raises(IllegalMove, match="you are watching"):
        company.ask("dan", wire.BotPlays(seat=1))
    assert kinds(company.ask("ada", wire.BotPlays(seat=1))) == ["bot_sat_in"]
    assert kinds(company.ask("bo", wire.ComeBack())) == ["came_back"]


def test_whoever_resigns_is_a_spectator_and_a_bot_plays_on() -> None:
    company = Company("ada", "bo", "cy", **ADA_FIRST)
    company.ask("ada", wire.Resign())
    assert company.book.bot_to_move == 0
    seen = company.snapshot("ada")
    assert (seen.table.you, seen.table.yours) == (None, [])
    assert seen.table.seats[0].resigned
    with pytest.raises(IllegalMove, match="you are watching"):
        company.ask("ada", wire.ComeBack())


def test_a_person_who_is_forgotten_leaves_no_name_behind() -> None:
    company = Company("ada", "bo", "cy")
    company.ask("bo", wire.Say(text="my secret diary"))
    company.write([log.Forgotten(guest=guest_of("bo"))])
    assert company.book.seats[1].bot
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
        company.ask("ada", wire.Resign())
    with pytest.raises(IllegalMove, match="seat 2 is not yours"):
        company.ask("ada", wire.Resign(seat=2))
    company.move("ada", seat=0)
    company.move("ada", seat=1)
    assert [turn.seat for turn in company.book.played.turns] == [0, 1]
    assert company.book.nonces == [nonce_of("ada"), nonce_of("bo")], "one browser, one nonce"


def test_neighbours_at_one_device_agree_by_word_of_mouth() -> None:
    company = Company("ada", "ada", "ada", **ADA_FIRST)
    company.move("ada", seat=0)
    company.move("ada", seat=1)
    assert kinds(company.ask("ada", wire.TakeBackWish(seq=company.book.seq, seat=0))) == ["taken_back"]


def test_on_one_device_a_game_of_reaction_is_played_without_it() -> None:
    plans = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="here", name="Bo")]
    wish = wire.NewTable(game="nacht", seats=plans, name="Ada", seal=seal_of(nonce_of("ada")))
    opened = opening(wish, "ada")
    assert opened.options == {"mode": "streng"}
    assert [(seat.name, seat.guest) for seat in opened.seats] == [("Ada", "ada"), ("Bo", "ada")]
    with pytest.raises(BadOption, match="on one device Nacht der Sterne is played with mode=streng"):
        opening(msgspec.structs.replace(wish, options={"mode": "klopfen"}), "ada")
    apart = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open")]
    assert opening(msgspec.structs.replace(wish, seats=apart), "ada").options == {}


# --- talk, clocks, rematch, lists ------------------------------------------------------------


def test_players_talk_and_spectators_do_not() -> None:
    company = Company("ada", "bo", "cy")
    company.ask("ada", wire.Say(text="  good evening  "))
    company.ask("bo", wire.Say(phrase="hello"))
    lines = company.snapshot(None).chat
    assert [(line.name, line.text, line.phrase) for line in lines] == [
        ("ada", "good evening", None),
        ("bo", None, "hello"),
    ]
    for nothing in (wire.Say(), wire.Say(text="   "), wire.Say(text="both", phrase="hello")):
        with pytest.raises(AsterismError, match="either some words or one of the phrases"):
            company.ask("ada", nothing)
    with pytest.raises(IllegalMove, match="you are watching"):
        company.ask("dan", wire.Say(text="psst"))


def test_nobody_talks_without_end() -> None:
    company = Company("ada", "bo", "cy")
    for _ in range(5):
        company.ask("ada", wire.Say(phrase="hello"))
    with pytest.raises(AsterismError, match="wait a few seconds"):
        company.ask("ada", wire.Say(phrase="hello"))
    company.ask("bo", wire.Say(phrase="hello"))
    company.now += 10_000
    company.ask("ada", wire.Say(phrase="hello"))


def test_a_clock_runs_for_the_person_to_move_from_the_last_change_of_the_position() -> None:
    company = Company("ada", "bo", "greedy bot", clock=wire.MoveClock(seconds=30), **ADA_FIRST)
    company.now = 4_000
    assert position(company, "bo").clock == wire.ClockState(0, 26_000)
    company.ask("bo", wire.Say(phrase="your-turn"))
    assert company.book.deadline == 30_000
    assert company.book.card().due == 30.0
    company.move("ada")
    assert company.book.deadline == 34_000
    company.move("bo")
    assert company.book.deadline is None, "bots have no clock"
    assert company.book.card().due == 0.0
    days = Company("ada", "bo", "cy", clock=wire.DaysClock(days=2))
    assert days.book.deadline == 2 * 86_400_000


def test_the_same_company_plays_again_a_seat_further() -> None:
    company = Company("ada", "bo", "greedy bot")
    with pytest.raises(AsterismError, match="after the end"):
        rematch(company.book, guest_of("ada"), nonce_of("ada"))
    company.play_at_random(1000)
    with pytest.raises(AsterismError, match="only those who played"):
        rematch(company.book, guest_of("dan"), nonce_of("dan"))
    opened = rematch(company.book, guest_of("bo"), seal_of(nonce_of("bo")))
    assert [(seat.kind, seat.name) for seat in opened.seats] == [
        ("bot", "Greedy 1"),
        ("open", "ada"),
        ("person", "bo"),
    ]
    assert opened.secret != SECRET
    again = Company("bo", "open", "open")
    again.book = Book("again", opened)
    with pytest.raises(AsterismError, match="held for others"):
        again.sit("dan")
    assert kinds(again.sit("ada")) == ["seat_taken", "unsealed", "unsealed", "started"]


def test_a_list_says_whose_turn_it_is_and_never_who_the_guests_are() -> None:
    company = Company("ada", "bo", "greedy bot", **ADA_FIRST)
    card = company.book.card()
    assert set(card.guests) == {guest_of("ada"), guest_of("bo")}
    seen = [card_for(guest_of(name), company.book.summary()) for name in ("ada", "bo", "dan")]
    assert [(one.yours, one.your_turn) for one in seen] == [([0], True), ([1], False), ([], False)]
    assert guest_of("ada").encode() not in msgspec.json.encode(seen)
    company.play_at_random(1000)
    over = card_for(guest_of("ada"), company.book.summary())
    assert (over.phase, over.your_turn, over.moves) == ("over", False, len(company.book.played.turns))
    assert len(over.results or ()) == 3


def test_a_book_is_the_same_whether_it_grew_or_was_read() -> None:
    company = Company("ada", "bo", "open", clock=wire.MoveClock(seconds=30), **ADA_FIRST)
    entries = company.sit("cy")
    for number in range(30):
        company.now += 1000
        seat, match = company.book.asked, company.book.played
        assert seat is not None
        entries += company.write([log.Moved(seat=seat, move=match.notation(match.legal_moves()[0]))])
        if number == 20:
            entries += company.ask("bo", wire.BotPlays(seat=1)) + company.ask("cy", wire.Say(phrase="oops"))
            entries += company.write([log.TakenBack(seat=0, to=19)])
    again = Book("table", company.book.opened)
    for entry in entries:
        again.follow(log.decode(log.encode(entry)))
    assert company.sight(again).snapshot(Viewer(guest_of("ada"))) == company.snapshot("ada")
    assert again.card() == company.book.card()
