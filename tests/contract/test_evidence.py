"""Readable evidence that every game has to bring: move counts, playthroughs, a test for each rule, words."""

from __future__ import annotations

import re
import tomllib
import types
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

import asterism
from asterism.game import GAMES
from asterism.i18n import CATALOGUES
from asterism.introduction import introduction_of
from asterism.naming import LANGUAGES
from asterism.options import choices_of, explain
from asterism.pictures.example import example_of
from tests.contract import pictures, vectors
from tests.contract.golden import playthrough, playthrough_files
from tests.contract.perft import count_moves
from tests.contract.support import folder_of

NAMES = asterism.names()


@pytest.mark.parametrize("name", NAMES)
def test_move_counts_are_what_the_perft_file_says(name: str) -> None:
    """Each line: seats, seed, moves made at random first, then the counts for 1, 2, … moves."""
    lines = [line for line in (folder_of(name) / "perft.txt").read_text().splitlines() if line[:1].isdigit()]
    assert len(lines) >= len(asterism.load(name).seats)
    for line in lines:
        seats, seed, first, *expected = (int(word) for word in line.split())
        assert move_counts(name, seats, seed, first, len(expected)) == expected, line


def move_counts(name: str, seats: int, seed: int, first: int, depth: int) -> list[int]:
    match = asterism.new(name, seats=seats, seed=seed)
    for number in range(first):
        match.play(match.legal_moves()[number % 7 * 11 % len(match.legal_moves())], seat=match.current_seat)
    return [count_moves(match.terms, match.state, moves) for moves in range(1, depth + 1)]


@pytest.mark.parametrize("name", NAMES)
def test_playthroughs_read_as_they_did(name: str) -> None:
    files = playthrough_files(name)
    assert len(files) >= len(asterism.load(name).seats)
    for file in files:
        assert playthrough(name, file.stem) == file.read_text(encoding="utf-8"), f"{file.name}: see `make golden`"


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_and_ruling_has_a_test_that_names_it(name: str) -> None:
    rules = {rule["id"] for rule in rulebook(name)["rule"]}
    sources = "".join(path.read_text(encoding="utf-8") for path in folder_of(name).glob("test_*.py"))
    tested = set()
    for test in re.findall(r"^def test_(\w+)", sources, re.MULTILINE):
        tested |= set(re.findall(r"(?:(?<=_)|^)([A-Z]+_?\d+[a-z]?)(?=_|$)", test))
    spelled = {rule.replace("-", "_"): rule for rule in rules}
    assert tested - set(spelled) == set(), "tests that name no rule"
    assert {spelled[test] for test in tested} == rules


def rulebook(name: str) -> dict[str, list[dict[str, str]]]:
    return tomllib.loads((asterism.load(name).folder / "rulebook.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_the_rulebook_is_complete_in_three_languages(name: str) -> None:
    book = rulebook(name)
    sections = {section["id"] for section in book["section"]}
    ids = [rule["id"] for rule in book["rule"]]
    assert len(ids) == len(set(ids))
    for rule in book["rule"]:
        assert rule["section"] in sections
        assert rule["source"] in {"sheet", "inferred", "outside", "house"}
        assert all(rule[language].strip() for language in LANGUAGES), rule["id"]


@pytest.mark.parametrize("name", NAMES)
def test_every_event_cites_a_rule_of_the_rulebook(name: str) -> None:
    known = {rule["id"] for rule in rulebook(name)["rule"]}
    for file in playthrough_files(name):
        cited = set(re.findall(r"\(([A-Z]+-?\d+[a-z]?)\)$", file.read_text(encoding="utf-8"), re.MULTILINE))
        assert cited
        assert cited <= known


def catalogue(path: Path) -> dict[str, set[str]]:
    """The keys of a Fluent file, each with the variables it uses; names are built as each language needs them."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    cases = {form.id.name for entry in messages if entry.id.name.startswith("name-") for form in entry.attributes}
    return {
        entry.id.name: {_without_case(variable, cases) for variable in _variables(entry)}
        for entry in messages
        if not entry.id.name.startswith("name-")
    }


def _without_case(variable: str, cases: set[str]) -> str:
    """A name in the case that a language needs counts as the name itself."""
    base, _, last = variable.rpartition("-")
    return base if last in cases else variable


def _variables(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                found |= _variables(part)
    return found


@pytest.mark.parametrize("name", ["", *NAMES])
def test_the_catalogues_say_the_same_things_in_every_language(name: str) -> None:
    folder = asterism.load(name).folder / "locale" if name else CATALOGUES
    english = catalogue(folder / "en.ftl")
    for language in LANGUAGES:
        assert catalogue(folder / f"{language}.ftl") == english


@pytest.mark.parametrize("name", NAMES)
def test_every_event_and_option_has_words(name: str) -> None:
    game = asterism.load(name)
    english = catalogue(game.folder / "locale" / "en.ftl")
    events = get_args(game.event_type) if isinstance(game.event_type, types.UnionType) else (game.event_type,)
    tags = {str(event.__struct_config__.tag).replace("_", "-") for event in events}
    assert {key for key in english if key.startswith("event-")} == {f"event-{tag}" for tag in tags}
    for option, takes, _ in explain(game):
        key = "option-" + option.replace("_", "-")
        assert key in english
        for value in takes.split(" or "):
            if value.replace("_", "").isalnum() and not value.isdigit():
                assert f"{key}-{value.replace('_', '-')}" in english


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_before_a_match_is_explained(name: str) -> None:
    game, introduction = asterism.load(name), introduction_of(name)
    english = catalogue(game.folder / "locale" / "en.ftl")
    assert {"title", "title-meaning", "tagline"} <= english.keys()
    for option, values, _ in choices_of(game):
        key = "option-" + option.replace("_", "-")
        assert f"{key}-note" in english
        if option not in introduction.seat_options and f"{key}-number" not in english:
            assert {f"{key}-{value}" for value in values if value.isdigit()} <= english.keys(), "no bare numbers"
    for preset in game.presets:
        key = "preset-" + preset.replace("_", "-")
        assert {key, f"{key}-note"} <= english.keys()
    assert introduction.templates.keys() == game.files.keys()
    for option, templates in introduction.templates.items():
        assert "en" in templates
        for template in templates.values():
            assert game.files[option](GAMES / template).summary()
        assert f"format-{option}" in english
    for seats, preset in introduction.recommended.items():
        assert int(seats) in game.seats
        assert preset in game.presets
    assert introduction.minutes[0] <= introduction.minutes[1]


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_of_a_game_is_a_position_of_this_code(name: str) -> None:
    match = example_of(name)
    assert not match.is_over
    assert len(match.turns) == introduction_of(name).picture.moves
    if pictures.file_of(name).parent.exists():
        assert pictures.file_of(name).read_bytes() == pictures.picture(name), "see `make golden`"


def test_the_deals_that_browsers_make_again_are_those_of_this_code() -> None:
    assert vectors.FILE.read_bytes() == vectors.vectors(), "see `make golden`"
