"""Races at a table, by the clock of a test."""

from __future__ import annotations

from asterism.game import Move, RaceRules
from asterism.server.tables.race.race import Answer, Judge, LiveRace, Wait


class Silent(Move, frozen=True, tag="silent"):
    """What whoever says nothing says."""


def new_race(seats: int = 4, turn: int = 0, shown: dict[int, int] | None = None) -> LiveRace:
    """A race that began at 10,000: 4 s to answer, 8 s to say what exactly."""
    rules = RaceRules(ms=4000, proof_ms=8000, turn=turn, silence=Silent(), forfeit=Silent())
    return LiveRace(rules=rules, seats=seats, opened=5, at=10_000, shown=shown or {})


def test_GN23_silence_is_counted_when_the_time_is_over_on_every_screen() -> None:
    race = new_race(shown={1: 10_300, 2: 11_000})
    assert race.next_step({1, 2, 3}, {1, 2}, 12_000) == Wait(15_250)
    assert race.next_step({1, 2, 3}, {1, 2}, 15_250) == Judge(1, None)


def test_GN23_a_screen_that_never_reports_does_not_hold_up_the_table() -> None:
    race = new_race(shown={1: 10_300})
    assert race.next_step({1, 2}, {1, 2}, 11_000) == Wait(34_250), "it may still show the turns before"
    assert race.next_step({1, 2}, {1, 2}, 11_000, away={2}) == Wait(17_250), "nobody looks at it"


def test_GN24_the_earliest_by_the_own_screen_is_first_though_it_arrives_later() -> None:
    race = new_race(shown={1: 10_100, 2: 10_900})
    race = race.with_answer(1, Answer(race.reaction_ms(1, 900, 11_000), 11_000, "knock 2C"))
    assert race.next_step({1, 2, 3}, {1, 2}, 11_100) == Wait(11_250)
    race = race.with_answer(2, Answer(race.reaction_ms(2, 300, 11_200), 11_200, "knock 1A"))
    assert race.next_step({1, 2, 3}, {1, 2}, 11_250) == Judge(2, Answer(300, 11_200, "knock 1A"))


def test_GN24_of_equals_the_first_clockwise_from_the_player_on_turn() -> None:
    race = new_race(turn=2)
    for seat in (1, 3, 0):
        race = race.with_answer(seat, Answer(700, 11_000, "knock 2C"))
    assert race.ranking() == [3, 0, 1]


def test_GN24_nobody_is_faster_than_people_can_be_nor_than_the_line_allows() -> None:
    race = new_race(shown={1: 10_500})
    assert race.reaction_ms(1, 3, 10_560) == 150
    assert race.reaction_ms(1, 160, 10_700) == 160
    assert race.reaction_ms(1, 160, 12_500) == 1_750, "the press came 2 s after the moment was shown"
    assert race.reaction_ms(1, None, 11_500) == 1_000
    assert race.reaction_ms(2, None, 11_500) == 1_500, "who reports no screen is timed from the beginning"


def test_GN25b_whoever_knocked_has_eight_seconds_to_show_the_tile() -> None:
    race = new_race()
    race = race.with_answer(1, Answer(500, 11_000, None))
    assert race.next_step({1, 2}, {1, 2}, 12_000) == Wait(19_250)
    race = race.with_answer(1, Answer(9999, 15_000, "knock 2C"))
    assert race.answers[1].ms == 500, "naming the tile later makes the knock no slower"
    assert race.next_step({1, 2}, {1, 2}, 15_000) == Judge(1, Answer(500, 11_000, "knock 2C"))
    slow = new_race()
    slow = slow.with_answer(1, Answer(500, 11_000, None))
    assert slow.next_step({1, 2}, {1, 2}, 19_250) == Judge(1, Answer(500, 11_000, None))


def test_GN27_after_a_wrong_knock_the_next_has_its_own_time() -> None:
    race = new_race()
    race = race.with_answer(1, Answer(500, 11_000, None))
    race = race.with_answer(2, Answer(800, 11_400, None))
    race = race.without(1, 19_250)
    assert race.next_step({2, 3}, {2}, 19_300) == Wait(27_250)
