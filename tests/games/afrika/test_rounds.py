"""The end of a round in all its corners, and the next round."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import asterism
from asterism.kernel import seeded
from tests.contract.support import random_match, walk
from tests.games.afrika.table import moves, new_match, play, table, told


def test_A2_a_match_lasts_five_rounds() -> None:
    match = new_match(2)
    assert match.terms.options.rounds == 5
    assert [name for name in match.plain_deal if name.startswith("round")] == [f"round_{n}" for n in range(1, 6)]
    for _ in walk(match, "five"):
        pass
    ended = [event for turn in match.turns for event in told(turn.events, "round_ended")]
    assert [event["round"] for event in ended] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_GA32_a_shorter_game_may_be_agreed(rounds: int) -> None:
    match = new_match(2, rounds=rounds)
    for _ in walk(match, "short"):
        pass
    assert match.state.finished == rounds
    assert sum(len(told(turn.events, "round_ended")) for turn in match.turns) == rounds


def test_A19_the_left_neighbour_of_the_dealer_deals_the_next_round() -> None:
    match = table("3", "4 5", "6 7", rounds=2, turn=1, pile="0.3")
    assert match.state.dealer == 2
    for _ in walk(match, "next"):
        if match.state.finished == 1:
            break
    assert match.state.dealer == 0
    assert match.to_act == (1,)
    dealt = told(match.turns[-1].events, "round_dealt")
    assert dealt == [{"type": "round_dealt", "seat": 0, "round": 2, "rule": "A19"}]


def test_A19_every_round_is_dealt_from_its_own_shuffle() -> None:
    match = table("3", "4 5", rounds=2)
    match.play("3")
    order = match.plain_deal["round_2"]
    assert match.state.dealer == 0
    assert sorted(match.view(1).hand) == sorted(order[0:8:2])  # type: ignore[attr-defined]
    assert match.view().stock == 46  # type: ignore[attr-defined]


def test_A32_a_player_without_cards_has_finished_the_round() -> None:
    match = table("3", "4 5", "6 7")
    events = play(match, "3")
    assert told(events, "player_out") == [{"type": "player_out", "seat": 0, "rule": "A32"}]
    assert match.view().out == [0]  # type: ignore[attr-defined]
    play(match, "4", "6")
    assert match.to_act == (1,)


def test_A32_the_hand_is_looked_at_after_drawing() -> None:
    match = table("3", "4 5", "6 7", stock="9")
    assert told(play(match, "3"), "player_out") == []
    assert match.state.hand_size[0] == 1


def test_A33_the_others_go_on() -> None:
    match = table("3", "4 5", "6 7")
    match.play("3")
    assert not match.is_over
    assert match.to_act == (1,)


def test_A34_GA17_the_round_ends_when_the_only_player_with_cards_would_be_on_turn() -> None:
    match = table("3", "14 5")
    events = play(match, "3")
    assert match.is_over
    assert told(events, "round_ended") == [{"type": "round_ended", "seat": 1, "round": 1, "rule": "A34"}]
    assert told(events, "pile_taken")[0]["seat"] == 0


def test_GA17_the_last_holder_neither_beats_nor_leads() -> None:
    match = table("12", "13 5", pile="1.11", turn=0)
    play(match, "12")
    assert match.is_over
    assert match.state.points[:2].tolist() == [4, 0]


def test_A35_GA31_the_last_hand_is_shown_and_scores_for_nobody() -> None:
    match = table("3", "14 S 12 11")
    events = play(match, "3")
    assert told(events, "hand_discarded") == [
        {"type": "hand_discarded", "seat": 1, "cards": ["11r", "12r", "14r", "S"], "rule": "A35"}
    ]
    assert match.state.points[:2].tolist() == [1, 0]
    assert (
        match.game.events.redact(match.terms, next(e for e in events if "Discarded" in type(e).__name__), 0) in events
    )


def test_GA14_a_player_who_went_out_with_the_top_card_still_wins_the_trick() -> None:
    match = table("11", "3 4", "5 6")
    events = play(match, "11", "pass", "pass")
    assert told(events, "trick_won")[0] == {"type": "trick_won", "seat": 0, "cards": 1, "points": 2, "rule": "GA14"}


def test_GA14_the_trick_ends_when_all_with_cards_but_the_owner_have_passed() -> None:
    match = table("", "12 4", "5 6", "7 8", pile="0.11", passed=[2])
    events = play(match, "12", "pass")
    assert told(events, "trick_won")[0]["seat"] == 1
    assert match.to_act == (1,)


def test_GA14_the_only_player_with_cards_takes_the_own_pile_even_if_the_last_pile_is_discarded() -> None:
    match = table("3 4", "7", pile="0.9", last_pile="discard")
    events = play(match, "under 7")
    assert told(events, "trick_won") == [{"type": "trick_won", "seat": 0, "cards": 2, "points": 2, "rule": "A28"}]
    assert told(events, "pile_discarded") == []
    assert match.is_over


def test_GA15_if_the_winner_has_no_cards_the_next_with_cards_leads() -> None:
    match = table("11", "", "5 6", "3 7")
    events = play(match, "11", "pass", "pass")
    assert told(events, "lead_passed_on") == [{"type": "lead_passed_on", "seat": 2, "rule": "GA15"}]
    assert match.to_act == (2,)


def test_GA16_the_last_pile_goes_to_the_owner_of_the_top_card() -> None:
    match = table("2", "3 4", pile="1.9 0.8", turn=0)
    events = play(match, "2")
    assert told(events, "pile_taken") == [{"type": "pile_taken", "seat": 0, "cards": 3, "points": 3, "rule": "GA16"}]


def test_GA16_as_an_option_the_last_pile_is_thrown_away() -> None:
    match = table("2", "3 4", pile="1.9", turn=0, last_pile="discard")
    events = play(match, "2")
    assert told(events, "pile_discarded") == [{"type": "pile_discarded", "cards": 2, "rule": "GA16"}]
    assert match.state.points[:2].tolist() == [0, 0]


def test_GA16_also_an_owner_who_is_out_gets_the_last_pile() -> None:
    match = table("", "7", "3 4", pile="0.9", turn=1)
    events = play(match, "under 7")
    assert told(events, "pile_taken")[0]["seat"] == 0


def test_GA18_of_the_last_two_the_second_is_never_asked() -> None:
    match = table("9", "10")
    events = play(match, "9")
    assert match.is_over
    assert told(events, "hand_discarded")[0]["cards"] == ["10r"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_GA18_a_round_never_ends_with_all_hands_empty(seats: int) -> None:
    match = random_match("afrika", seats, "ends")
    for _ in walk(match, "ends"):
        pass
    for turn in match.turns:
        for discarded in told(turn.events, "hand_discarded"):
            assert len(discarded["cards"]) >= 1


def test_the_trick_is_over_before_the_round_if_the_last_holder_had_passed() -> None:
    match = table("12", "3 4", "5 6", pile="2.11", turn=0, passed=[1], last_pile="discard")
    match._state.hand_size[2] = 0
    match._state.holding = 0b011
    events = play(match, "12")
    assert told(events, "trick_won")[0]["seat"] == 0
    assert told(events, "pile_discarded") == []
    assert match.is_over


def test_coming_back_is_not_possible_once_only_one_has_cards() -> None:
    match = table("12", "13 4", "", pile="2.11", turn=0, passed=[1], pass_final=False)
    events = play(match, "12")
    assert told(events, "pile_taken")[0]["seat"] == 0
    assert match.is_over


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10_000))
def test_every_card_of_a_round_is_won_discarded_or_left_in_the_stock(seats: int, seed: int) -> None:
    match = asterism.new("afrika", seats=seats, seed=seed, rounds=1)
    rng = seeded(str(seed))
    while not match.is_over:
        seat = match.to_act[0]
        match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)))
    discarded = told(match.turns[-1].events, "hand_discarded")[0]["cards"]
    assert int(match.state.won.sum()) + len(discarded) == 54
    assert match.state.drawn == 54


def test_legal_moves_are_only_those_of_the_seat_on_turn() -> None:
    match = table("3 4", "5 6", pile="0.3")
    assert match.legal_moves(0) == []
    assert moves(match, 1) == {"5", "6"}
