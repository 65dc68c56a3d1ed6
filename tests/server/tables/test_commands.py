"""What people may do at a table, decided on the state alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.fairness import hash_of_nonce
from asterism.record import replay
from asterism.server import domain
from asterism.server.protocol import commands, models, requests
from asterism.server.tables import events
from asterism.server.tables.creation import new_table, rematch
from asterism.server.tables.listing import listing_for
from asterism.server.tables.projection import Viewer
from asterism.server.tables.records import record_of
from asterism.server.tables.seats import SeatHolder
from asterism.server.tables.state import opened_table
from asterism.server.tables.storage import index_entry_of
from asterism.server.tables.summary import summary_of
from tests.server.table_harness import GRACE, SECRET, TableHarness, guest_of, nonce_of, rebuilt, tags

ADA_FIRST: dict[str, Any] = {"first_player": 0}


def position(harness: TableHarness, person: str | None, chosen_seat: int | None = None) -> models.Position:
    """Where a person sees the match stand."""
    seen = harness.snapshot(person, chosen_seat).position
    assert seen is not None
    return seen


# --- stale and repeated ----------------------------------------------------------------------


def test_talk_and_seats_do_not_make_a_move_stale_but_a_move_does() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    seen = harness.state.seq
    harness.send("bo", commands.SendChat(text="hello"))
    harness.send("cy", commands.SeatBot(seat=2))
    assert tags(harness.move("ada", seq=seen)) == ["turn_played"]
    with pytest.raises(IllegalMove, match="position has changed"):
        harness.move("bo", seq=seen)
    with pytest.raises(IllegalMove, match="position has changed"):
        harness.move("bo", seq=harness.state.seq + 1)


def test_a_repeated_move_is_made_once() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    move = msgspec.Raw(msgspec.json.encode(harness.state.started_match.legal_moves(0)[0]))
    command = commands.PlayMove(id="once", seq=harness.state.seq, move=move)
    assert tags(harness.send("ada", command)) == ["turn_played"]
    assert harness.send("ada", command) == []


def test_an_id_belongs_to_its_seat_so_nobody_can_use_up_the_ids_of_others() -> None:
    harness = TableHarness("ada", "bo", "bo", **ADA_FIRST)
    assert tags(harness.move("ada", id="1")) == ["turn_played"]
    assert tags(harness.move("bo", id="1", seat=1)) == ["turn_played"]
    assert tags(harness.move("bo", id="1", seat=2)) == ["turn_played"]
    seen = harness.snapshot("ada").history
    assert [event.seat for event in seen if type(event).__name__ == "Placed"] == [0, 1, 2]


def test_a_move_under_an_id_that_its_seat_has_used_is_refused_with_the_reason() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    for person in ("ada", "bo", "cy"):
        harness.move(person, id="a")
    with pytest.raises(IllegalMove, match="you have used the id a for an earlier move"):
        harness.move("ada", id="a")
    assert tags(harness.move("ada", id="b")) == ["turn_played"]


# --- taking back -----------------------------------------------------------------------------


def test_a_move_is_taken_back_freely_as_long_as_nobody_else_has_acted() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    harness.move("ada")
    assert [position(harness, name).take_back for name in ("ada", "bo")] == ["free", None]
    assert tags(harness.send("ada", commands.TakeBack(seq=harness.state.seq))) == ["turns_taken_back"]
    assert harness.state.started_match.turns == []
    with pytest.raises(AsterismError, match="no move yet"):
        harness.send("ada", commands.TakeBack(seq=harness.state.seq))


def test_after_another_seat_has_acted_everybody_else_has_to_agree() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    harness.move("ada")
    harness.move("bo")
    assert tags(harness.send("ada", commands.TakeBack(seq=harness.state.seq))) == ["offer_made"]
    assert harness.snapshot("cy").table.offer == models.Offer("take_back", 0, [1, 2])
    with pytest.raises(AsterismError, match="ada has made an offer"):
        harness.send("ada", commands.TakeBack(seq=harness.state.seq))
    with pytest.raises(AsterismError, match="does not wait for your answer"):
        harness.send("ada", commands.AnswerOffer(yes=True))
    assert tags(harness.send("cy", commands.AnswerOffer(yes=True))) == ["offer_answered"]
    assert tags(harness.send("bo", commands.AnswerOffer(yes=True))) == ["offer_answered", "turns_taken_back"]
    assert harness.state.started_match.turns == []
    assert harness.state.current_seat == 0


def test_one_no_closes_the_matter() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    harness.move("ada")
    harness.move("bo")
    harness.send("ada", commands.TakeBack(seq=harness.state.seq))
    harness.send("cy", commands.AnswerOffer(yes=False))
    assert harness.state.offer is None
    with pytest.raises(AsterismError, match="no offer to answer"):
        harness.send("bo", commands.AnswerOffer(yes=True))
    assert len(harness.state.started_match.turns) == 2


def test_whoever_asked_can_withdraw_and_a_move_ends_the_question() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    harness.move("ada")
    harness.move("bo")
    harness.send("ada", commands.TakeBack(seq=harness.state.seq))
    harness.send("ada", commands.AnswerOffer(yes=False))
    assert harness.state.offer is None
    harness.send("ada", commands.TakeBack(seq=harness.state.seq))
    harness.move("cy")
    assert harness.state.offer is None


def test_a_bot_that_sits_in_is_not_asked() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    harness.move("ada")
    harness.move("bo")
    harness.send("ada", commands.TakeBack(seq=harness.state.seq))
    harness.send("bo", commands.AnswerOffer(yes=True))
    assert tags(harness.send("cy", commands.SeatBot(seat=2))) == ["bot_took_over", "turns_taken_back"]


def test_an_offer_lapses_when_the_player_who_made_it_lets_a_bot_play() -> None:
    harness = TableHarness("ada", "bo", "cy", game="constellation")
    harness.send("ada", commands.OfferDraw())
    assert harness.state.offer
    assert tags(harness.send("ada", commands.SeatBot(seat=0))) == ["bot_took_over"]
    assert harness.state.offer is None
    with pytest.raises(AsterismError, match="no offer to answer"):
        harness.send("bo", commands.AnswerOffer(yes=True))


def test_against_bots_nothing_is_taken_back_once_something_hidden_came_to_light() -> None:
    harness = TableHarness("ada", "greedy bot", game="afrika")
    while harness.state.current_seat != 0:
        harness.play_at_random(1)
    harness.move("ada")
    harness.play_at_random(1)
    turns = harness.state.started_match.turns
    assert harness.state.phase == "playing"
    assert harness.state.started_match.revealed_since(max(n for n, turn in enumerate(turns) if turn.seat == 0), 0)
    assert position(harness, "ada").take_back == "never"
    with pytest.raises(AsterismError, match="has been revealed"):
        harness.send("ada", commands.TakeBack(seq=harness.state.seq))


def test_a_solitaire_player_cannot_unsee_a_card() -> None:
    harness = TableHarness("ada", game="patience")
    harness.move("ada")
    while not harness.state.started_match.revealed_since(len(harness.state.started_match.turns) - 1, 0):
        harness.move("ada")
    assert position(harness, "ada").take_back == "never"


def test_against_bots_a_move_can_be_taken_back_while_nothing_was_revealed() -> None:
    harness = TableHarness("ada", "greedy bot", "random bot", **ADA_FIRST)
    harness.move("ada")
    harness.play_at_random(2)
    assert not harness.state.started_match.revealed_since(0, 0)
    assert tags(harness.send("ada", commands.TakeBack(seq=harness.state.seq))) == ["turns_taken_back"]


# --- a draw ----------------------------------------------------------------------------------


def test_a_draw_needs_a_game_that_knows_it_and_everybodys_consent() -> None:
    with pytest.raises(AsterismError, match="knows no draw"):
        TableHarness("ada", "bo", "cy").send("ada", commands.OfferDraw())
    harness = TableHarness("ada", "bo", game="constellation")
    harness.play_at_random(3)
    harness.send("ada", commands.OfferDraw())
    assert tags(harness.send("bo", commands.AnswerOffer(yes=True))) == ["offer_answered", "draw_agreed"]
    assert harness.state.phase == "over"
    end = position(harness, "ada")
    assert (end.to_act, end.legal) == ([], [])
    assert [(one.seat, one.rank) for one in end.results or ()] == [(0, 1), (1, 1)]
    assert end.is_drawn
    assert summary_of(harness.state).is_drawn
    record = record_of(harness.state)
    assert [(mark.kind, mark.after) for mark in record.marks] == [("drawn", 3)]
    assert len(replay(record.to_json()).turns) == 3


# --- bots in people's places -----------------------------------------------------------------


def test_a_person_lets_a_bot_play_and_comes_back() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    harness.send("ada", commands.SeatBot(seat=0, bot="random"))
    assert harness.state.bot_to_move == 0
    assert harness.snapshot("ada").table.you == 0, "the seat stays hers"
    assert position(harness, "ada").legal == []
    with pytest.raises(IllegalMove, match="return to your seat first"):
        harness.move("ada")
    with pytest.raises(AsterismError, match="plays there already"):
        harness.send("ada", commands.SeatBot(seat=0))
    assert tags(harness.send("ada", commands.ReturnToSeat())) == ["player_returned"]
    assert harness.send("ada", commands.ReturnToSeat()) == []
    harness.move("ada")
    assert [mark.kind for mark in harness.state.marks] == ["bot_took_over", "player_returned"]


def test_a_bot_sits_in_for_somebody_who_has_been_away_for_long() -> None:
    harness = TableHarness("ada", "bo", "cy")
    with pytest.raises(AsterismError, match="bo is here"):
        harness.send("ada", commands.SeatBot(seat=1))
    harness.away[1] = GRACE - 1500
    with pytest.raises(AsterismError, match="wait another 2 seconds"):
        harness.send("ada", commands.SeatBot(seat=1))
    harness.away[1] = GRACE
    with pytest.raises(IllegalMove, match="you are watching"):
        harness.send("dan", commands.SeatBot(seat=1))
    assert tags(harness.send("ada", commands.SeatBot(seat=1))) == ["bot_took_over"]
    assert tags(harness.send("bo", commands.ReturnToSeat())) == ["player_returned"]


def test_whoever_resigns_is_a_spectator_and_a_bot_plays_on() -> None:
    harness = TableHarness("ada", "bo", "cy", **ADA_FIRST)
    harness.send("ada", commands.Resign())
    assert harness.state.bot_to_move == 0
    seen = harness.snapshot("ada")
    assert (seen.table.you, seen.table.yours) == (None, [])
    assert seen.table.seats[0].resigned
    with pytest.raises(IllegalMove, match="you are watching"):
        harness.send("ada", commands.ReturnToSeat())


def test_a_person_who_is_forgotten_leaves_no_name_behind() -> None:
    harness = TableHarness("ada", "bo", "cy")
    harness.send("bo", commands.SendChat(text="my secret diary"))
    harness.carry_out([events.PersonErased(guest=guest_of("bo"))])
    assert harness.state.seats[1].bot
    text = msgspec.json.encode(harness.snapshot("ada"))
    assert b"diary" not in text
    assert b'"bo"' not in text


# --- a shared device -------------------------------------------------------------------------


def test_people_who_share_a_device_see_only_the_seat_that_looks() -> None:
    harness = TableHarness("ada", "ada", "greedy bot", game="afrika")
    assert harness.snapshot("ada").table.yours == [0, 1]
    curtain = harness.snapshot("ada")
    assert curtain.table.you is None
    assert curtain.position == harness.snapshot(None).position
    hands = [position(harness, "ada", seat).view.hand for seat in (0, 1)]
    assert hands[0] != hands[1]
    assert harness.snapshot("ada", 2).table.you is None, "another's seat is not theirs to look from"


def test_people_who_share_a_device_say_which_seat_they_mean() -> None:
    harness = TableHarness("ada", "ada", "bo", **ADA_FIRST)
    with pytest.raises(IllegalMove, match="say which one"):
        harness.send("ada", commands.Resign())
    with pytest.raises(IllegalMove, match="seat 2 is not yours"):
        harness.send("ada", commands.Resign(seat=2))
    harness.move("ada", seat=0)
    harness.move("ada", seat=1)
    assert [turn.seat for turn in harness.state.started_match.turns] == [0, 1]
    assert harness.state.nonces == (nonce_of("ada"), nonce_of("bo")), "one browser, one nonce"


def test_neighbours_at_one_device_agree_by_word_of_mouth() -> None:
    harness = TableHarness("ada", "ada", "ada", **ADA_FIRST)
    harness.move("ada", seat=0)
    harness.move("ada", seat=1)
    assert tags(harness.send("ada", commands.TakeBack(seq=harness.state.seq, seat=0))) == ["turns_taken_back"]


def test_on_one_device_a_game_of_reaction_is_played_without_it() -> None:
    plans = [requests.SeatPlan(kind="me"), requests.SeatPlan(kind="here", name="Bo")]
    command = requests.NewTable(game="nacht", seats=plans, name="Ada", nonce_hash=hash_of_nonce(nonce_of("ada")))
    opened = new_table(command, "ada")
    assert opened.options == {"mode": "streng"}
    assert [(seat.name, seat.guest) for seat in opened.seats] == [("Ada", "ada"), ("Bo", "ada")]
    with pytest.raises(BadOption, match="on one device Nacht der Sterne is played with mode=streng"):
        new_table(msgspec.structs.replace(command, options={"mode": "klopfen"}), "ada")
    apart = [requests.SeatPlan(kind="me"), requests.SeatPlan(kind="open")]
    assert new_table(msgspec.structs.replace(command, seats=apart), "ada").options == {}


# --- talk, clocks, rematch, lists ------------------------------------------------------------


def test_players_talk_and_spectators_do_not() -> None:
    harness = TableHarness("ada", "bo", "cy")
    harness.send("ada", commands.SendChat(text="  good evening  "))
    harness.send("bo", commands.SendChat(phrase="hello"))
    lines = harness.snapshot(None).chat
    assert [(line.name, line.text, line.phrase) for line in lines] == [
        ("ada", "good evening", None),
        ("bo", None, "hello"),
    ]
    with pytest.raises(AsterismError, match="a message needs at least one character that can be seen"):
        harness.send("ada", commands.SendChat(text=" \u200b\u3164 "))
    for nothing in (commands.SendChat(), commands.SendChat(text="both", phrase="hello")):
        with pytest.raises(AsterismError, match="either a text or one of the phrases"):
            harness.send("ada", nothing)
    with pytest.raises(IllegalMove, match="you are watching"):
        harness.send("dan", commands.SendChat(text="psst"))


def test_nobody_talks_without_end() -> None:
    harness = TableHarness("ada", "bo", "cy")
    for _ in range(5):
        harness.send("ada", commands.SendChat(phrase="hello"))
    with pytest.raises(AsterismError, match="wait a few seconds"):
        harness.send("ada", commands.SendChat(phrase="hello"))
    harness.send("bo", commands.SendChat(phrase="hello"))
    harness.now += 10_000
    harness.send("ada", commands.SendChat(phrase="hello"))


def test_a_clock_runs_for_the_person_to_move_from_the_last_change_of_the_position() -> None:
    harness = TableHarness("ada", "bo", "greedy bot", clock=domain.MoveClock(seconds=30), **ADA_FIRST)
    harness.now = 4_000
    assert position(harness, "bo").clock == models.ClockState(0, 26_000)
    harness.send("bo", commands.SendChat(phrase="your-turn"))
    assert harness.state.deadline == 30_000
    assert index_entry_of(harness.state).due == 30.0
    harness.move("ada")
    assert harness.state.deadline == 34_000
    harness.move("bo")
    assert harness.state.deadline is None, "bots have no clock"
    assert index_entry_of(harness.state).due == 0.0
    days = TableHarness("ada", "bo", "cy", clock=domain.DaysClock(days=2))
    assert days.state.deadline == 2 * 86_400_000


def test_the_same_company_plays_again_a_seat_further() -> None:
    harness = TableHarness("ada", "bo", "greedy bot")
    with pytest.raises(AsterismError, match="after the end"):
        rematch(harness.state, guest_of("ada"), nonce_of("ada"))
    harness.play_at_random(1000)
    with pytest.raises(AsterismError, match="only those who played"):
        rematch(harness.state, guest_of("dan"), nonce_of("dan"))
    opened = rematch(harness.state, guest_of("bo"), hash_of_nonce(nonce_of("bo")))
    assert [(seat.kind, seat.name) for seat in opened.seats] == [
        ("bot", "Bot 3"),
        ("open", "ada"),
        ("person", "bo"),
    ]
    assert opened.secret != SECRET
    again = TableHarness("bo", "open", "open")
    again.state = opened_table("again", opened)
    with pytest.raises(AsterismError, match="reserved for others"):
        again.take_seat("dan")
    assert tags(again.take_seat("ada")) == ["seat_taken", "nonce_revealed", "nonce_revealed", "match_started"]


def test_a_list_says_whose_turn_it_is_and_never_who_the_guests_are() -> None:
    harness = TableHarness("ada", "bo", "greedy bot", **ADA_FIRST)
    entry = index_entry_of(harness.state)
    assert entry.guests == (SeatHolder(guest_of("ada")), SeatHolder(guest_of("bo")))
    seen = [listing_for(guest_of(name), summary_of(harness.state)) for name in ("ada", "bo", "dan")]
    assert [(one.yours, one.your_turn) for one in seen] == [([0], True), ([1], False), ([], False)]
    assert guest_of("ada").encode() not in msgspec.json.encode(seen)
    harness.play_at_random(1000)
    over = listing_for(guest_of("ada"), summary_of(harness.state))
    assert (over.phase, over.your_turn, over.moves) == ("over", False, len(harness.state.started_match.turns))
    assert len(over.results or ()) == 3


def test_a_state_is_the_same_whether_it_evolved_or_was_rebuilt() -> None:
    harness = TableHarness("ada", "bo", "open", clock=domain.MoveClock(seconds=30), **ADA_FIRST)
    written = harness.take_seat("cy")
    for number in range(30):
        harness.now += 1000
        seat, match = harness.state.current_seat, harness.state.started_match
        assert seat is not None
        written += harness.carry_out([events.TurnPlayed(seat=seat, move=match.notation(match.legal_moves()[0]))])
        if number == 20:
            written += harness.send("bo", commands.SeatBot(seat=1)) + harness.send(
                "cy", commands.SendChat(phrase="oops")
            )
            written += harness.carry_out([events.TurnsTakenBack(seat=0, to=19)])
    again = rebuilt(harness.state.opened, [events.decode(events.encode(event)) for event in written])
    assert harness.projection(again).snapshot(Viewer(guest_of("ada"))) == harness.snapshot("ada")
    assert index_entry_of(again) == index_entry_of(harness.state)
