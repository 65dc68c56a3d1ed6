"""Leading, beating, sliding under, passing, and winning tricks."""

from __future__ import annotations

import pytest

import asterism
from asterism.errors import IllegalMove
from tests.games.afrika.table import moves, new_match, play, plays, stock_of, table, told, unders


def test_A15_GA30_the_first_dealer_is_drawn_or_agreed() -> None:
    assert {asterism.new("afrika", seats=4, seed=seed).state.dealer for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        assert new_match(4, first_dealer=seat).state.dealer == seat


def test_A16_four_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    match = new_match(3, first_dealer=1)
    order = match.plain_deal["round_1"]
    for place, seat in enumerate((2, 0, 1)):
        assert set(match.view(seat).hand) == {order[place + 3 * turn] for turn in range(4)}  # type: ignore[attr-defined]
    assert match.view().hand_sizes == [4, 4, 4]  # type: ignore[attr-defined]


def test_A17_the_rest_is_the_stock() -> None:
    for seats in (2, 3, 4, 5):
        match = new_match(seats)
        assert match.view().stock == 54 - 4 * seats  # type: ignore[attr-defined]
        assert stock_of(match) == match.plain_deal["round_1"][4 * seats :]


def test_A20_GA2_the_player_left_of_the_dealer_leads_and_nobody_chooses() -> None:
    for dealer in range(4):
        assert new_match(4, first_dealer=dealer).to_act == ((dealer + 1) % 4,)


def test_A21_turns_go_clockwise() -> None:
    match = table("3 10", "4 10", "5 10", "6 10", stock="7 7 7 7")
    seats = []
    for text in ("3", "4", "5", "6"):
        seats.append(match.to_act[0])
        match.play(text)
    assert seats == [0, 1, 2, 3]
    assert match.to_act == (0,)


def test_A22_the_leader_plays_any_card() -> None:
    assert moves(table("2 7 B S", "3 4 5 6")) == {"2", "7", "B", "S"}


def test_A23_one_must_play_higher_than_all_cards_on_the_table() -> None:
    match = table("3 4", "8 9 10 14", pile="0.8")
    assert plays(match) == {"9", "10", "14"}
    with pytest.raises(IllegalMove, match=r"8 does not beat 8 \(A23\)"):
        match.play("8")


def test_A24_A25_a_player_who_does_not_beat_takes_a_chip_and_slides_a_weaker_card_under() -> None:
    match = table("3 4", "5 9 6 7", "3 3", pile="0.8")
    events = play(match, "under 6")
    assert match.state.chips[:3].tolist() == [0, 1, 0]
    assert match.state.taken[:3].tolist() == [0, 1, 0]
    assert told(events, "slid_under")[0] == {
        "type": "slid_under", "seat": 1, "card": "6r", "kind": "number", "chips": 1, "rule": "A25",
    }  # fmt: skip
    pile = match.view().pile  # type: ignore[attr-defined]
    assert [(card.card, card.seat, card.under) for card in pile] == [("6r", 1, True), ("8r", 0, False)]


@pytest.mark.parametrize("top", ["11", "12", "13", "14", "B"])
def test_A26_above_ten_nobody_slides_under(top: str) -> None:
    match = table("3 4", "5 S", pile=f"0.{top}")
    assert unders(match) == set()
    with pytest.raises(IllegalMove, match="A26"):
        match.play("under 5")


def test_A27_above_ten_one_passes_without_chip_or_card() -> None:
    match = table("3 4", "5 S", "6 7", pile="0.11", stock="9")
    events = play(match, "pass")
    assert told(events, "passed") == [{"type": "passed", "seat": 1, "rule": "A27"}]
    state = match.state
    assert (state.chips[1], state.hand_size[1], state.drawn) == (0, 2, 53)
    assert match.to_act == (2,)


def test_A26_nobody_passes_before_a_card_above_ten() -> None:
    match = table("3 4", "5 9", pile="0.10")
    with pytest.raises(IllegalMove, match="above 10"):
        match.play("pass")


def test_A28_when_all_but_one_have_passed_that_one_takes_the_cards() -> None:
    match = table("3 4", "5 9", "6 7", pile="0.3 1.u2 2.11", turn=0)
    events = play(match, "pass", "pass")
    assert told(events, "trick_won") == [{"type": "trick_won", "seat": 2, "cards": 3, "points": 4, "rule": "A28"}]
    assert match.state.won[:3].tolist() == [0, 0, 3]


def test_A29_usually_the_highest_card_wins_but_a_lion_may_lead_the_pile() -> None:
    match = table("2", "3 4", pile="0.9 1.10", turn=0, chips=[0, 0])
    events = play(match, "2")
    assert told(events, "pile_taken")[0]["seat"] == 0


def test_A30_the_winner_leads_any_card_to_the_next_trick() -> None:
    match = table("3 4 S", "5 9", pile="0.11")
    match.play("pass")
    assert match.to_act == (0,)
    assert moves(match) == {"3", "4", "S"}
    assert match.state.bar == 0


def test_A31_GA1_after_each_card_played_one_draws_while_the_stock_lasts() -> None:
    match = table("7 5 9 3", "7 10 4 6", "8 8 8 8", stock="12 13")
    events = play(match, "7")
    assert told(events, "drawn") == [{"type": "drawn", "seat": 0, "card": "12r", "rule": "A31"}]
    play(match, "under 4")
    assert match.state.hand_size[:3].tolist() == [4, 4, 4]
    assert told(play(match, "8"), "drawn") == []
    assert match.state.hand_size[:3].tolist() == [4, 4, 3]


def test_GA1_refill_trick_fills_all_hands_after_the_trick_clockwise_from_the_winner() -> None:
    match = table("3 4 5", "11 6 7", "8 9 10 2", pile="2.3", turn=0, stock="12r 12b 12g 12y 13r", refill="trick")
    assert told(play(match, "4"), "drawn") == []
    play(match, "11")
    play(match, "pass")
    events = play(match, "pass")
    drawn = [(event["seat"], event["card"], event["rule"]) for event in told(events, "drawn")]
    assert drawn == [(1, "12r", "GA1"), (0, "12b", "GA1"), (1, "12g", "GA1"), (0, "12y", "GA1")]
    assert match.state.hand_size[:3].tolist() == [4, 4, 4]


def test_GA1_refill_trick_leaves_an_emptied_hand_out_for_the_round() -> None:
    match = table("11", "6 7", "8 9", stock="12 12 12 12 13 13", refill="trick")
    play(match, "11", "pass", "pass")
    assert match.state.hand_size[:3].tolist() == [0, 4, 4]
    assert match.view().out == [0]  # type: ignore[attr-defined]


def test_GA1_refill_none_never_draws() -> None:
    match = new_match(2, refill="none", rounds=1)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    assert match.state.drawn == 8


@pytest.mark.parametrize(("lion", "beats"), [("bar", {"10", "2"}), ("reset", {"2", "3", "8", "10"}), ("ten", {"2"})])
def test_GA3_what_must_be_beaten_after_a_lion_on_a_nine(lion: str, beats: set[str]) -> None:
    match = table("3 4", "2 8 4 6", "8 3 10 2", pile="0.9", stock="5 5", lion=lion)
    match.play("2")
    assert match.state.owner == 1
    assert plays(match) == beats
    assert match.state.bar == {"bar": 9, "reset": 2, "ten": 10}[lion]


def test_GA3_case_6_under_the_lion_go_cards_up_to_the_nine() -> None:
    match = table("3 4", "2 8 4 6", "8 3 10 2", pile="0.9")
    match.play("2")
    assert unders(match) == {"8", "3", "2"}


def test_GA3_with_ten_a_gem_still_beats_the_lion() -> None:
    match = table("3 4", "2 8", "11 10", pile="0.9", lion="ten")
    match.play("2")
    assert moves(match) == {"11", "under 10"}


def test_GA4_case_7_a_lion_beats_a_lion() -> None:
    match = table("3 4", "5 6", "2 7", pile="0.9 1.2")
    match.play("2")
    assert (match.state.owner, match.state.bar) == (2, 9)


def test_GA5_no_lion_beats_when_the_value_is_eleven_or_more() -> None:
    match = table("3 4", "2 12", pile="0.11")
    assert moves(match) == {"12", "pass"}
    with pytest.raises(IllegalMove, match="A14"):
        match.play("2")


def test_GA6_a_lion_may_lead_and_may_go_underneath_for_a_chip() -> None:
    match = table("2 9", "2 8", pile="", stock="4 4")
    match.play("2")
    assert match.state.bar == 2
    assert unders(match) == {"2"}
    match.play("under 2")
    assert match.state.chips[1] == 1


def test_GA7_brigand_above_horseshoe_star_above_brigand_and_both_allow_passing() -> None:
    assert moves(table("3 4", "14 S", pile="0.B")) == {"S", "pass"}
    assert moves(table("3 4", "14 B", pile="0.S")) == {"pass"}
    assert moves(table("3 4", "13 B", pile="0.14")) == {"B", "pass"}


def test_GA8_equal_values_do_not_beat_but_may_go_underneath() -> None:
    match = table("3 4", "8b 8g 8y", pile="0.8r")
    assert moves(match) == {"under 8"}


def test_GA9_with_only_higher_cards_one_must_beat() -> None:
    match = table("3 4", "7 10 4 6", pile="0.3")
    assert moves(match) == {"4", "6", "7", "10"}
    with pytest.raises(IllegalMove, match=r"must beat \(GA9\)"):
        match.play("under 4")
    assert moves(table("3 4", "2", pile="0.9")) == {"2", "under 2"}


def test_GA10_a_chip_may_be_taken_although_one_could_beat() -> None:
    assert moves(table("3 4", "10 4", pile="0.7")) == {"10", "under 4"}


def test_GA11_a_card_underneath_changes_neither_bar_nor_owner() -> None:
    match = table("3 9", "7 10 4 6", pile="0.7", stock="5")
    match.play("under 7")
    state = match.state
    assert (state.bar, state.owner, match.to_act) == (7, 0, (0,))


def test_GA12_a_trick_goes_round_again_and_one_must_beat_ones_own_card() -> None:
    match = table("3 9", "4 5", pile="0.7", stock="6 6")
    match.play("under 4")
    assert match.to_act == (0,)
    assert moves(match) == {"9", "under 3"}
    match.play("under 3")
    assert match.to_act == (1,)
    assert len(match.view().pile) == 3  # type: ignore[attr-defined]


def test_GA13_passing_is_final_for_the_trick() -> None:
    match = table("3 4", "13 9", "12 7", pile="0.11")
    play(match, "pass", "12")
    assert match.to_act == (0,)
    events = play(match, "pass")
    assert told(events, "trick_won")[0]["seat"] == 2


def test_GA13_as_an_option_one_may_come_back_after_a_new_top_card() -> None:
    match = table("3 4", "13 9", "12 7", pile="0.11", pass_final=False)
    play(match, "pass", "12", "pass")
    assert match.to_act == (1,)
    assert moves(match) == {"13", "pass"}
    events = play(match, "pass")
    assert told(events, "trick_won")[0]["seat"] == 2


def test_GA33_everybody_may_pass_on_a_led_gem() -> None:
    match = table("11 4", "5 9", "6 7", "8 8")
    events = play(match, "11", "pass", "pass", "pass")
    assert told(events, "trick_won") == [{"type": "trick_won", "seat": 0, "cards": 1, "points": 2, "rule": "A28"}]
    assert match.to_act == (0,)


def test_GA34_chip_card_and_draw_are_one_move() -> None:
    match = table("3 4", "5 9", "6 7", pile="0.8", stock="12")
    kinds = [type(event).__name__ for event in play(match, "under 5")]
    assert kinds == ["SlidUnder", "Drawn"]
    assert match.to_act == (2,)


# --- worked cases ----------------------------------------------------------------------------


def test_case_2_the_leader_draws_and_the_next_is_on_turn() -> None:
    match = table("7 5 9 3", "7 10 4 6", "8 8 8 8", stock="12 13 14")
    match.play("7")
    assert match.state.hand_size[0] == 4
    assert match.to_act == (1,)


def test_cases_3_and_4_equal_goes_underneath() -> None:
    match = table("5 9 3", "7 10 4 6", pile="0.7", stock="12")
    assert plays(match) == {"10"}
    assert unders(match) == {"4", "6", "7"}
    match.play("under 7")
    assert match.state.chips[1] == 1
    assert [(card.card[0], card.seat) for card in match.view().pile] == [("7", 1), ("7", 0)]  # type: ignore[attr-defined]
    assert moves(match) == {"9", "under 5", "under 3"}


def test_case_8_a_pass_costs_nothing_and_the_trick_is_one_gem() -> None:
    match = table("3 4", "2 8 4 6", pile="0.11", stock="12")
    assert moves(match) == {"pass"}
    events = play(match, "pass")
    assert told(events, "trick_won")[0]["points"] == 2
    assert (match.state.chips[1], match.state.hand_size[1]) == (0, 4)
    assert match.to_act == (0,)


def test_case_9_brigand_beats_horseshoe_and_star_beats_brigand() -> None:
    match = table("14 3", "B 4", "S 5")
    events = play(match, "14", "B", "S", "pass", "pass")
    assert told(events, "trick_won")[0] == {"type": "trick_won", "seat": 2, "cards": 3, "points": 7, "rule": "A28"}
    assert match.to_act == (2,)
