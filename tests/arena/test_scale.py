"""One scale for all games: known strengths are found again, and the table says what it rests on."""

from __future__ import annotations

import csv
import io
import json
import math
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from asterism.arena.scale import POINTS, PlayedMatch, Player, scale_of
from asterism.arena.scale_output import written
from asterism.cli.main import app
from asterism.errors import AsterismError, BadOption

STRENGTHS = {"a": 1.2, "b": 0.5, "c": 0.0, "d": -0.4, "e": -1.3}


def bot(name: str) -> Player:
    return Player("bot", name)


def by_luce(chooser: random.Random, names: list[str]) -> list[int]:
    """Ranks by Plackett and Luce: who ends first is drawn by strength, then who is second, and so on."""
    left, ranks = list(range(len(names))), [0] * len(names)
    for rank in range(1, len(names) + 1):
        [seat] = chooser.choices(left, [math.exp(STRENGTHS[names[seat]]) for seat in left])
        left.remove(seat)
        ranks[seat] = rank
    return ranks


def synthetic(count: int, seed: int = 1) -> list[PlayedMatch]:
    """Matches of two to four players of known strengths, in three games."""
    chooser = random.Random(seed)
    found = []
    for number in range(count):
        names = chooser.sample(sorted(STRENGTHS), chooser.choice([2, 3, 4]))
        ranks = by_luce(chooser, names)
        found.append(PlayedMatch(f"game{number % 3}", tuple(map(bot, names)), tuple(ranks), f"{number}"))
    return found


def test_known_strengths_are_found_again_within_their_intervals() -> None:
    scale = scale_of(synthetic(1500))
    assert [row.player for row in scale.rows] == sorted(STRENGTHS)
    mean = sum(STRENGTHS.values()) / len(STRENGTHS)
    centre = sum(row.rating for row in scale.rows) / len(scale.rows)
    for row in scale.rows:
        true = centre + POINTS * (STRENGTHS[row.player] - mean)
        assert abs(row.rating - true) <= 1.3 * row.plus_minus
        assert row.plus_minus < 60


def test_intervals_hold_about_as_often_as_they_say() -> None:
    held = rows = 0
    for seed in range(20):
        for row in scale_of(synthetic(120, seed), anchor="c").rows:
            if row.player != "c":
                rows += 1
                held += abs(row.rating - 1500 - POINTS * STRENGTHS[row.player]) <= row.plus_minus
    assert held / rows > 0.85


def test_matches_on_one_deal_count_less_than_on_deals_of_their_own() -> None:
    apart = [PlayedMatch("g", (bot("a"), bot("b")), (1, 2) if n % 3 else (2, 1), f"{n}") for n in range(300)]
    together = [
        PlayedMatch("g", match.players, (1, 2) if n // 30 % 3 else (2, 1), f"{n // 30}")
        for n, match in enumerate(apart)
    ]
    assert scale_of(together).rows[0].plus_minus > 2 * scale_of(apart).rows[0].plus_minus


def test_one_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    scale = scale_of([PlayedMatch("g", (bot("a"), bot("b")), (1, 2), f"{n}") for n in range(8)])
    assert 1500 < scale.rows[0].rating < 2300
    assert scale.rows[0].plus_minus > 200
    assert scale.rows[0].ahead == 1


def test_equal_ranks_are_half_a_win_for_each() -> None:
    scale = scale_of([PlayedMatch("g", (bot("a"), bot("b")), (1, 1), "x")])
    assert [row.rating for row in scale.rows] == [1500, 1500]
    assert [row.place for row in scale.rows] == [1, 1]


def test_a_player_in_two_seats_does_not_meet_itself() -> None:
    scale = scale_of([PlayedMatch("g", (bot("a"), bot("a"), bot("b")), (1, 2, 3), "x")])
    assert {row.player: row.matches for row in scale.rows} == {"a": 1, "b": 1}
    with pytest.raises(AsterismError, match="nobody can be rated"):
        scale_of([PlayedMatch("g", (bot("a"), bot("a")), (1, 2), "x")])


def test_equal_games_gives_a_rare_game_the_same_weight() -> None:
    often = [PlayedMatch("often", (bot("a"), bot("b")), (1, 2), f"{n}") for n in range(90)]
    rare = [PlayedMatch("rare", (bot("a"), bot("b")), (2, 1), f"r{n}") for n in range(10)]
    assert scale_of([*often, *rare]).rows[0].rating > 1600
    assert scale_of([*often, *rare], equal_games=True).rows[0].rating == 1500


def test_groups_that_never_met_are_named() -> None:
    scale = scale_of(
        [PlayedMatch("g", (bot("a"), bot("b")), (1, 2), "x"), PlayedMatch("g", (bot("c"), bot("d")), (1, 2), "y")]
    )
    assert scale.groups == [["bot:a", "bot:b"], ["bot:c", "bot:d"]]
    assert "cannot be compared" in written(scale, "markdown")


def test_whoever_is_not_listed_counts_but_is_not_shown() -> None:
    hidden = Player("person", "", "guest-number-7", listed=False)
    scale = scale_of([PlayedMatch("g", (bot("a"), hidden), (1, 2), "x")])
    assert [row.player for row in scale.rows] == ["a"]
    for how in ("markdown", "csv", "json"):
        assert "guest-number-7" not in written(scale, how)


def test_a_table_is_csv_json_or_markdown() -> None:
    scale = scale_of([PlayedMatch("g", (bot("=a|b"), bot("b")), (1, 2), "x")])
    [heading, first, _] = csv.reader(io.StringIO(written(scale, "csv")))
    assert (heading[1], first[1]) == ("player", "'=a|b")
    assert json.loads(written(scale, "json"))["rows"][0]["player"] == "=a|b"
    assert "=a\\|b" in written(scale, "markdown")
    assert "The rating of the mean player is 1500" in written(scale, "markdown")
    with pytest.raises(BadOption, match="'xml'"):
        written(scale, "xml")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("ratings", "name results of tournaments"),
        ("ratings nowhere.jsonl", "cannot read nowhere.jsonl"),
        ("ratings x --format xml", "not as 'xml'"),
        ("ratings --data {folder}", "holds no tables of a server"),
    ],
)
def test_bad_input_gets_a_sentence(command: str, sentence: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, command.format(folder=tmp_path).split())
    assert isinstance(result.exception, AsterismError)
    assert sentence in str(result.exception)
