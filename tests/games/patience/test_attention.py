"""A bot overlooks fits as people do: common letters and colours, hardly ever neighbouring values."""

from __future__ import annotations

import asterism
from asterism import bots
from asterism.bots.attention import thought_of
from asterism.bots.protocol import situation_of
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.patience.table import moves, table

DRAWS = 2000
BY_VALUE = table("8g", hand="9r 12y", stock="4b 5b")
"""Only 9r fits, by its value."""
BY_EITHER = table("2g", hand="8y 3r", stock="4b 5b")
"""3r fits by its value; 8y (Cape Verde) on 2g (Victoria Falls) by a letter."""
BY_COLOUR = table("9r", "12y", hand="2r 11b", stock="4b 5b")
"""11b fits by its value, the lion 2r by its colour."""


def seen(match: Match, attention: int) -> dict[str, float]:
    """How often a bot of this attention thinks of each move."""
    situation, rng = situation_of(match, 0), seeded("seen")
    times = dict.fromkeys(moves(match), 0)
    for _ in range(DRAWS):
        for action in thought_of(situation, attention, rng):
            times[match.notation(situation.move(int(action)))] += 1
    return {move: count / DRAWS for move, count in times.items()}


def test_neighbouring_values_are_plain_to_see() -> None:
    assert seen(BY_VALUE, 0) == {"9r 1": 1.0}


def test_a_common_letter_is_seen_by_who_reads_both_names() -> None:
    found = seen(BY_EITHER, 60)
    assert found["3r 1"] == 1.0
    assert abs(found["8y 1"] - 0.36) < 0.04
    assert set(seen(BY_EITHER, 100).values()) == {1.0}


def test_a_lion_is_seen_to_go_by_its_colour_by_who_looks_at_both_cards() -> None:
    assert seen(BY_COLOUR, 0)["2r 1"] == 0.0
    assert abs(seen(BY_COLOUR, 60)["2r 1"] - 0.36) < 0.04


def test_who_sees_nothing_looks_again_and_sees_all() -> None:
    match = table("2g", hand="8y 12y", stock="4b 5b")
    assert seen(match, 0) == {"8y 1": 1.0}


def test_when_nothing_fits_either_card_may_start_a_row() -> None:
    match = table("8g", hand="11b 12y", stock="4b 5b")
    assert seen(match, 0) == {"new 11b": 1.0, "new 12y": 1.0}


def test_an_inattentive_bot_plays_to_the_end_and_the_same_seed_overlooks_the_same() -> None:
    records = []
    for _ in range(2):
        match, player = asterism.new("patience", seed=4), bots.make("greedy:20", "same")
        while match.current_seat is not None:
            match.play(player.choose(situation_of(match, 0)), seat=0)
        records.append(match.record().to_json())
    assert records[0] == records[1]
