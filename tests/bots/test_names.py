"""The names of bots: human, different, and the same for the same seed."""

from __future__ import annotations

import re
from pathlib import Path

import asterism.games
from asterism.bots.names import GIVEN_NAMES, names_of_bots


def test_the_same_seed_gives_the_same_names_and_another_seed_others() -> None:
    assert names_of_bots("a", 4) == names_of_bots("a", 4)
    assert names_of_bots("a", 4) != names_of_bots("b", 4)
    assert len(set(names_of_bots("a", 4))) == 4


def test_nobody_at_the_table_has_the_same_name() -> None:
    first = names_of_bots("a", 2)
    assert set(names_of_bots("a", 4, [first[0].upper(), f" {first[1]} "])).isdisjoint(first)


def test_no_name_is_a_word_of_a_games_components() -> None:
    folder = Path(next(iter(asterism.games.__path__)))
    words = {
        word
        for file in folder.rglob("*.toml")
        if file.stem != "lesson"
        for word in re.findall(r"\w+", file.read_text("utf-8"))
    }
    assert not words & set(GIVEN_NAMES)
