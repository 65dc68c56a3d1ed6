"""Every game's interactive lesson: complete in three languages, and playable by the game's own rules."""

from __future__ import annotations

import msgspec
import pytest

import asterism
from asterism.lesson import LEARNER, completed, has_lesson, lesson_of, script_of
from asterism.match import Match
from asterism.rulebook import rulebook_of

LANGUAGES = ("en", "fr", "de")
LONGEST_TEXT = 250
"""More does not fit beside a board on a phone."""


@pytest.mark.parametrize("game", asterism.names())
def test_every_game_has_a_lesson_that_asks_for_moves_and_reads_to_the_end(game: str) -> None:
    assert has_lesson(game)
    lesson = lesson_of(game)
    assert sum(stage.asked is not None for stage in lesson.stages) >= 3
    assert lesson.stages[0].asked is None, "it begins with the aim of the game"
    assert lesson.stages[-1].ends == len(lesson.match.turns)
    for before, after in zip(lesson.stages, lesson.stages[1:], strict=False):
        assert before.ends == after.begins


@pytest.mark.parametrize("game", asterism.names())
def test_what_a_lesson_offers_is_legal_and_begins_with_what_it_asks_for(game: str) -> None:
    lesson = lesson_of(game)
    again = Match(lesson.match.terms, lesson.match.deal)
    for stage in lesson.stages:
        play_until(again, lesson.match, stage.begins)
        assert set(stage.offered) <= set(again.legal_moves(LEARNER))
        assert stage.offered[:1] == ((stage.asked,) if stage.asked else ())
    play_until(again, lesson.match, len(lesson.match.turns))
    assert again.turns == lesson.match.turns


def play_until(again: Match, match: Match, moves: int) -> None:
    for turn in match.turns[len(again.turns) : moves]:
        again.play(turn.move, seat=turn.seat)


@pytest.mark.parametrize("game", asterism.names())
def test_every_step_says_something_in_every_language_and_cites_rules_that_exist(game: str) -> None:
    for step in script_of(game).step:
        for language in LANGUAGES:
            text = getattr(step, language)
            assert text.strip() == text
            assert 40 <= len(text) <= LONGEST_TEXT, f"{language}, {len(text)} characters: {text}"
        assert len({step.en, step.fr, step.de}) == 3
        assert step.rules
        for rule in step.rules:
            assert rulebook_of(game).find(rule), f"there is no rule {rule}"


@pytest.mark.parametrize("game", asterism.names())
def test_every_move_that_is_asked_for_is_pointed_at(game: str) -> None:
    for step in script_of(game).step:
        assert step.at or not step.play, step.en


def test_a_deal_may_name_only_what_comes_first() -> None:
    match = asterism.new("sternenhimmel", seats=3)
    deal = completed(match.terms.chances, {"pile": ["Leo", "Libra"]})
    assert deal["pile"][:4] == ["Leo", "Libra", "Aries", "Taurus"]
    assert sorted(deal["pile"]) == sorted(match.plain_deal["pile"])
    assert deal["first_player"] == 0


def test_a_deal_with_a_pile_that_does_not_exist_is_refused() -> None:
    match = asterism.new("sternenhimmel", seats=3)
    with pytest.raises(asterism.AsterismError, match="has no stack"):
        completed(match.terms.chances, {"stack": []})


def test_a_misspelt_field_of_a_lesson_is_refused() -> None:
    step = {"en": "", "fr": "", "de": "", "plays": "10 Leo 3"}
    with pytest.raises(msgspec.ValidationError, match="plays"):
        msgspec.convert({"seats": 3, "players": [], "step": [step]}, type(script_of("sternenhimmel")))
