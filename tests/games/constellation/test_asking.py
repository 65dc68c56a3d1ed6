"""The players decide in the moment whether to go on (C39, C53, GC-10, GC-35, GC-42, GC-49)."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

import asterism
from asterism import bots
from asterism.errors import IllegalMove
from asterism.games.constellation import GAME, live
from asterism.games.constellation.bot import evaluate, noticed, policy
from asterism.games.constellation.rules_actions import GO_ON, STOP
from asterism.kernel import seeded
from asterism.layout import plain
from asterism.match import Match
from asterism.record import replay
from tests.contract.support import SPECTATOR, legal_in, seen_by
from tests.games.constellation.table import (
    FULL,
    ROW,
    dealt,
    drawn,
    kinds,
    legal,
    position,
    reason,
    refused,
    seen,
    told,
    winner,
)
from tests.games.constellation.test_ending import cards_of_the_crossing, crossing


def tie(seats: int = 2, **options: Any) -> Match:
    """A has moved the Moon, and A's and B's figures stand at once."""
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fives} {fours}", seats, coming="P06 P30", simultaneous="ask", **options)
    match.play("M(0,0)")
    return match


def all_laid(seats: int = 2, **options: Any) -> Match:
    """A has laid the last tile, and nobody has won."""
    match = position(FULL, "P06 P30", seats=seats, open_game="ask", **options)
    match.play("P4(4,4)")
    return match


# --- who is asked, and what follows ----------------------------------------------------------


def test_C39_GC_49_after_figures_at_once_all_are_asked_from_the_player_who_has_just_played() -> None:
    match = tie(seats=3)
    asked = told_last(match)[-1]
    assert asked == {"type": "players_asked", "about": "tie", "rule": "C39"}
    for seat in (0, 1, 2):
        assert match.to_act == (seat,)
        assert legal(match) == {"go on", "stop"}
        events = told(match, "stop")
        assert events[0] == {"type": "player_answered", "seat": seat, "answer": "stop", "rule": "GC-49"}
    assert events[-1] == {"type": "match_drawn", "reason": "tie", "rule": "GC-10"}
    assert drawn(match)


def test_C53_GC_42_GC_49_when_all_tiles_lie_all_are_asked_and_go_on_only_together() -> None:
    match = all_laid(seats=3)
    assert told_last(match)[-1] == {"type": "players_asked", "about": "tiles", "rule": "C53"}
    match.play("go on")
    match.play("go on")
    events = told(match, "go on")
    assert kinds(events) == ["player_answered", "swapping_began"]
    assert (match.current_seat, seen(match).decision) == (1, "swap")


def told_last(match: Match) -> list[dict[str, Any]]:
    """What the last move caused."""
    events: list[dict[str, Any]] = msgspec.to_builtins(match.turns[-1].events)
    return events


@pytest.mark.parametrize("before", [0, 1, 2])
def test_GC_49_one_player_is_enough_for_what_the_sheet_says_first(before: int) -> None:
    match = tie(seats=3)
    for _ in range(before):
        match.play("stop")
    events = told(match, "go on")
    assert kinds(events) == ["player_answered"] + ["objective_drawn"] * 2 + ["objective_discarded"] * 2
    assert (match.current_seat, seen(match).decision) == (1, "play"), "A has played, so B is next, whoever answered"
    match = all_laid(seats=3)
    for _ in range(before):
        match.play("go on")
    assert told(match, "stop")[-1] == {"type": "match_drawn", "reason": "tiles", "rule": "C35"}


def test_GC_10_GC_49_where_all_go_on_the_cards_are_those_of_the_agreed_redraw() -> None:
    asked, agreed = tie(), crossing(" ".join(reversed(cards_of_the_crossing())), coming="P06 P30")
    agreed.play("M(0,0)")
    asked.play("go on")
    assert seen(asked) == seen(agreed)
    assert [seen(asked, seat).hands for seat in (0, 1)] == [seen(agreed, seat).hands for seat in (0, 1)]


def test_GC_49_a_single_winner_is_not_asked_about() -> None:
    fours, _ = cards_of_the_crossing()
    match = crossing(f"P06 {fours}", simultaneous="ask", open_game="ask")
    match.play("M(0,0)")
    assert winner(match) == "B"


def test_GC_35_GC_49_level_leaders_at_the_target_are_asked_and_all_others_too() -> None:
    fours, fives = cards_of_the_crossing()
    hands = f"{fours} P30 {fives} P33 P06 P07"
    match = crossing(hands, 3, objectives=2, points=2, simultaneous="ask")
    match._state.points[:2] = 1
    events = told(match, "M(0,0)")
    assert events[-1] == {"type": "players_asked", "about": "tie", "rule": "GC-35"}
    assert seen(match).points == [2, 2, 0]
    for _ in range(3):
        match.play("stop")
    assert told_reason(match) == ("tie", "GC-35")


def told_reason(match: Match) -> tuple[str, str]:
    last = match.turns[-1].events[-1]
    return reason(match), str(getattr(last, "rule", ""))


def test_GC_34_GC_49_points_below_the_target_are_no_question() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fours} P30 {fives} P33", objectives=2, points=2, simultaneous="ask")
    match.play("M(0,0)")
    assert (seen(match).points, seen(match).decision) == ([1, 1], "play")


def test_GC_33_GC_49_a_points_game_that_stops_is_the_leaders_where_agreed() -> None:
    match = position(FULL, "P06 P30 P07 P09", objectives=2, points=3, open_game="ask", exhaustion="leader")
    match._state.points[1] = 1
    match.play("P4(4,4)")
    match.play("stop")
    assert winner(match) == "B"


def test_GC_49_one_play_may_raise_both_questions() -> None:
    """First the figures, then the tiles (GC-27)."""
    match = both_questions()
    assert seen(match).question.about == "tie"  # type: ignore[union-attr]
    match.play("go on")
    assert seen(match).question.about == "tiles"  # type: ignore[union-attr]
    match.play("go on")
    match.play("go on")
    assert (seen(match).decision, match.current_seat) == ("swap", 1)
    assert match.state.plays == 1


def both_questions() -> Match:
    """A figure of fours and one of fives stand already; A lays the last tile, a six far away."""
    fours, fives = "4(0,1) 4(0,2) 4(0,3) 4(1,3)", "5(0,-1) 5(0,-2) 5(0,-3) 5(1,-3)"
    far = " ".join([f"4({q},6)" for q in range(4)] + [f"5({q},7)" for q in range(4)] + [f"6({q},8)" for q in range(7)])
    tiles = f"L(0,0) {fours} {fives} {far}"
    probe = position(tiles, "P06 P30")
    stood = [event["card"] for event in told(probe, "P6(7,8)") if event["type"] == "figure_stood"]
    match = position(tiles, " ".join(stood), simultaneous="ask", open_game="ask")
    match.play("P6(7,8)")
    return match


def test_GC_30_GC_49_a_card_may_be_changed_after_the_question() -> None:
    match = tie(change="end_of_turn")
    match.play("go on")
    assert match.current_seat == 0
    assert "keep" in legal(match)


def test_GC_49_the_question_comes_after_a_chosen_cloud() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fives} {fours}", simultaneous="ask", blocking=True)
    match.play("M(0,0)")
    assert seen(match).decision == "cloud"
    match.play("C(6,0)")
    assert legal(match) == {"go on", "stop"}


def test_GC_29_GC_49_answers_are_no_plays_and_no_match_is_longer_than_the_contract_says() -> None:
    match = tie()
    assert match.state.plays == 0
    match.play("stop")
    match.play("go on")
    assert match.state.plays == 1
    assert GAME.longest == 500 * (1 + 1 + 5 + 5) + 5


# --- moves -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "notation"), [("go on", "go on"), ("GO ON", "go on"), (" Stop ", "stop")])
def test_GC_49_answers_as_text(text: str, notation: str) -> None:
    match = tie()
    match.play(text)
    assert match.notation(match.turns[-1].move) == notation


def test_GC_49_only_answers_count_when_asked_and_only_then() -> None:
    match = tie()
    assert refused(match, "P6(8,0)") == "GC-49"
    assert refused(match, "keep") == "GC-49"
    match.play("go on")
    assert refused(match, "go on") == "GC-49"
    with pytest.raises(IllegalMove, match="'go on' or 'stop' if asked"):
        match.play("no")


def test_GC_49_a_record_replays_the_answers() -> None:
    match = dealt(2, "P06 P30", open_game="ask")
    while not match.is_over:
        choices = match.legal_moves()
        places = [move for move in choices if match.notation(move).startswith("P")]
        match.play(places[-1] if places else choices[0] if len(match.turns) < 30 else choices[-1])
    record = match.record()
    assert {"0 go on", "1 go on"} <= set(record.moves)
    assert replay(record).results == match.results


# --- who knows what --------------------------------------------------------------------------


def test_C39_GC_49_everybody_sees_the_question_and_the_cards_it_is_about() -> None:
    match = tie(seats=3)
    match.play("stop")
    fours, fives = cards_of_the_crossing()
    for viewer in (None, 0, 1, 2):
        view = seen(match, viewer)
        question = view.question
        assert question is not None
        assert (view.decision, question.about, question.asked, question.agreed) == ("answer", "tie", 1, [0])
        assert [(figure.seat, figure.card, figure.star) for figure in question.figures] == [
            (1, fours, 4),
            (0, fives, 5),
        ]
        assert (0, 0) in question.figures[0].cells
        assert [view.hands[seat][0].card for seat in (0, 1)] == [fives, fours]
        assert (view.hands[2][0].card is None) is (viewer != 2)
    match.play("go on")
    assert [held[0].card for held in seen(match).hands] == [None] * 3
    assert seen(match).question is None


def test_GC_49_a_play_is_shown_as_made_while_its_cloud_or_a_question_is_open() -> None:
    assert [seen(match).plays for match in (dealt(), tie(), all_laid())] == [0, 1, 1]
    blocking = position(ROW, blocking=True)
    blocking.play("P4(4,0)")
    assert (seen(blocking).decision, seen(blocking).plays) == ("cloud", 1)
    blocking.play("C(0,0)")
    assert (seen(blocking).decision, seen(blocking).plays) == ("play", 1)


def test_C12_GC_49_other_cards_of_the_same_hands_stay_secret() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fours} P30 {fives} P33", objectives=2, simultaneous="ask")
    match.play("M(0,0)")
    assert [[card.card for card in hand] for hand in seen(match).hands] == [[fours, None], [fives, None]]
    assert seen(match, 1).hands[0][1].card is None


def test_GC_49_worlds_that_bots_imagine_hold_the_cards_in_question() -> None:
    match = tie(seats=3)
    world = match.state
    match.game.kernels.resample(match.terms.setup, world, 2, seeded("worlds"))
    assert [int(card) for card in world.hands[:2, 0]] == [int(card) for card in match.state.hands[:2, 0]]
    match.game.kernels.apply(match.terms.setup, world, 0, GO_ON, asterism.kernel.silent_buffer())
    cards = [int(world.hands[seat, 0]) for seat in range(3)]
    cards += [int(card) for card in world.deck[world.next_card : world.deck_end]]
    cards += [int(card) for card in world.discard[: world.discards]]
    assert sorted(cards) == sorted(int(card) for card in match.terms.setup.deck[:32])


def test_GC_49_in_a_question_nothing_depends_on_what_is_hidden() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fours} P30 {fives} P33 P06 P07", 3, objectives=2, simultaneous="ask")
    match.play("M(0,0)")
    match.play("stop")
    terms, hidden, rng = match.terms, match.game.hidden, seeded("question")
    for seat in (SPECTATOR, 0, 1, 2):
        for _ in range(5):
            world = match.state
            hidden.resample(terms.setup, world, seat, rng)
            assert seen_by(terms, world, seat) == seen_by(terms, match.state, seat)
            assert legal_in(terms, world, 1) == [GO_ON, STOP]
            hidden.blind(terms.setup, world, seat)
            blinded = match.state
            hidden.blind(terms.setup, blinded, seat)
            assert world == blinded


def test_GC_49_the_text_asks_the_seat_that_is_to_answer() -> None:
    match = tie()
    match.play("stop")
    assert "▸ B" in match.text(1)
    assert "(go on), or a draw if all want it (stop)?" in match.text(1)
    assert "swap tiles if all want it (go on), or end the game (stop)?" in all_laid().text(0)


# --- bots ------------------------------------------------------------------------------------


def with_chances(match: Match, points: list[int]) -> Match:
    """The match with these points, which are the better part of everybody's chances."""
    match._state.points[: len(points)] = points
    return match


@pytest.mark.parametrize(("points", "answer"), [([0, 5], "stop"), ([5, 0], "go on")])
def test_GC_49_bots_answer_by_their_chances(points: list[int], answer: str) -> None:
    """A seat that is behind would rather share the first place."""
    for match in (tie(), all_laid()):
        with_chances(match, points)
        action = policy(match.terms.setup, match.state, 0, seeded("policy"))
        assert action == (GO_ON if answer == "go on" else STOP)
        greedy = bots.make("greedy", "seed")
        assert match.notation(greedy.choose(bots.situation_of(match, 0))) == answer


@pytest.mark.parametrize(("points", "answer"), [([0, 5], "stop"), ([5, 0], "go on")])
def test_GC_49_bots_that_search_answer_by_their_chances(points: list[int], answer: str) -> None:
    for match in (tie(), all_laid()):
        with_chances(match, points)
        assert match.notation(bots.make("search:300", "seed").choose(bots.situation_of(match, 0))) == answer


def test_GC_49_with_equal_chances_bots_follow_the_first_wording() -> None:
    for match, expected in ((tie(), GO_ON), (all_laid(), STOP)):
        state = match.state
        state.hands[:2, 0] = match.state.hands[0, 0]
        assert evaluate(match.terms.setup, state, 0) == 0.0
        assert policy(match.terms.setup, state, 0, seeded("even")) == expected


def test_GC_49_random_bots_answer_at_random_and_inattentive_ones_overlook_no_answer() -> None:
    match = tie()
    rng = seeded("sample")
    sampled = {int(match.game.kernels.sample(match.terms.setup, match.state, 0, rng)) for _ in range(40)}
    assert sampled == {GO_ON, STOP}
    actions = np.array([GO_ON, STOP], dtype=np.int32)
    assert noticed(match.terms.setup, match.state, 0, 0, rng, actions, 2) == 2


# --- no answer in time -----------------------------------------------------------------------


def test_GC_49_no_answer_in_time_means_the_first_wording() -> None:
    for match, expected in ((tie(), GO_ON), (all_laid(), STOP)):
        assert live.overdue(match.terms, plain(match.blinded(0)), 0) == expected
        assert live.race(match.terms, match.position) is None


def test_GC_49_any_other_decision_out_of_time_is_left_to_a_bot() -> None:
    assert live.overdue(dealt().terms, plain(dealt().blinded(0)), 0) is None
