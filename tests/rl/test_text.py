"""Matches in text: prompts, answers in free text, limits, and the loop of TextArena."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import asterism
from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.kernel import seeded
from asterism.layout import copy_of
from asterism.match import Match
from asterism.naming import LANGUAGES
from asterism.prompt.limits import AtLimit, with_forfeits
from asterism.prompt.prompts import Prompting, examples_of, prompt
from asterism.prompt.reading import NotUnderstood, read_answer
from asterism.prompt.words import CATALOGUE
from asterism.rl.rewards import rewards_by_rank
from asterism.rl.text import TextGame

LISTED = re.compile(r"^#\d+ (.+)$", re.MULTILINE)
PLAIN_SPACE = re.compile(r"(?<=\S) [:;!?»]|« ")


def first_listed(text: str) -> str:
    """A player that takes the first move of the list."""
    found = LISTED.search(text)
    assert found
    return f"I have thought about it.\n{found[1]}"


def play(game: TextGame, player: Callable[[str], str], seed: int = 1) -> tuple[dict[int, float], dict[str, object]]:
    game.reset(seed=seed)
    done = False
    while not done:
        _, text = game.get_observation()
        done, _ = game.step(player(text))
    return game.close()


@pytest.mark.parametrize("name", asterism.names())
def test_a_player_that_only_reads_text_plays_every_game_to_its_end(name: str) -> None:
    seats = asterism.load(name).seats.start
    game = TextGame(name, seats=seats, bots=dict.fromkeys(range(1, seats), "random"), rules=False)
    rewards, info = play(game, first_listed)
    assert len(rewards) == 1 or sum(rewards.values()) == pytest.approx(0)
    assert info["limits"] == info["refused"] == dict.fromkeys(range(seats), 0)
    assert play(game, first_listed) == (rewards, info), "the same seed gives the same match"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_has_rules_news_table_moves_and_instructions_in_each_language(language: str) -> None:
    match = asterism.new("sternenhimmel", seats=3, seed=7)
    match.play("10 Leo 3")
    whole = prompt(match, 1, Prompting(language))
    assert {"en": "Your legal moves", "fr": "Vos coups permis", "de": "Deine erlaubten Züge"}[language] in whole
    assert "S20: " in whole
    assert match.text(1, language) in whole
    bare = prompt(match, 1, Prompting(language, rules=False, moves=False))
    assert "S20: " not in bare
    assert not LISTED.search(bare)
    assert examples_of(match.terms)[0] in bare
    if language == "fr":
        catalogue = (CATALOGUE / "fr.ftl").read_text(encoding="utf-8")
        assert [line for line in catalogue.splitlines() if PLAIN_SPACE.search(line)] == []


@pytest.mark.parametrize("name", asterism.names())
def test_a_prompt_is_the_same_in_every_world_that_its_seat_deems_possible(name: str) -> None:
    match = asterism.new(name, seed="worlds")
    rng = seeded(name)
    while (seat := match.current_seat) is not None and len(match.turns) < 40:
        if len(match.turns) % 4 == 0:
            for viewer in range(match.seats):
                other = match.copy()
                world = copy_of(match._state)
                match.game.kernels.resample(match.terms.setup, world, viewer, rng)
                other._state = world
                assert all_text(match, viewer) == all_text(other, viewer)
        match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)), seat=seat)


def all_text(match: Match, seat: int) -> str:
    if seat in match.to_act:
        return prompt(match, seat, Prompting(rules=False)) + refused_text(match, seat)
    game = TextGame(match.game.name, seats=match.seats)
    game._match = match
    return game.observation(seat)


def refused_text(match: Match, seat: int) -> str:
    """Why moves of another position are refused."""
    told = []
    for example in examples_of(match.terms):
        try:
            read_answer(match, seat, example)
        except IllegalMove as reason:
            told.append(str(reason))
    return "\n".join(told)


@pytest.fixture(scope="module")
def match() -> Match:
    return asterism.new("sternenhimmel", seats=3, seed=7)


@pytest.mark.parametrize(
    "answer",
    [
        "10 Leo 3",
        "Leo pays best, and star 1 is too early.\n\n10 Leo 3",
        "**10 Leo 3**",
        "Move: 10 Leo 3.",
        "I will play 10 Leo 3",
        "Je joue 10 Leo 3 !",
        "Ich spiele: 10 Leo 3",
        'Not "3 Leo 1" but "10 Leo 3", because it is worth more.',
        "My choice is `10 Leo 3` here, since the others are weak.",
        "[10 Leo 3]",
        '{"move": "10 Leo 3"}',
        'Thinking {aloud}…\n```json\n{"reason": "pays best", "move": "10 Leo 3"}\n```',
        '{"move": {"type": "place", "token": "10", "sky": "Leo", "star": 3}}',
        '{"type": "place", "token": "10", "sky": "Leo", "star": 3}',
        '"10 Leo 3"',
    ],
)
def test_a_move_is_found_where_models_write_it(match: Match, answer: str) -> None:
    assert match.notation(read_answer(match, 0, answer)) == "10 Leo 3"


def test_a_number_is_a_move_only_where_the_moves_are_listed(match: Match) -> None:
    assert read_answer(match, 0, "#2") == match.legal_moves(0)[1]
    with pytest.raises(IllegalMove, match="#1 to #120"):
        read_answer(match, 0, "#169")
    with pytest.raises(NotUnderstood, match="#2"):
        read_answer(match, 0, "#2", listed=False)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("", "empty"),
        ("   \n\n", "empty"),
        ("I resign to my fate", "I resign to my fate"),
        ("10 Leo 3 or 3 Leo 1", "10 Leo 3 or 3 Leo 1"),
        ('{"move": "fly to the Moon"}', "fly to the Moon"),
        ("{" * 5000, "{{{"),
    ],
)
def test_what_was_not_understood_is_named(match: Match, answer: str, words: str) -> None:
    with pytest.raises(NotUnderstood, match=re.escape(words)):
        read_answer(match, 0, answer)


def test_a_forbidden_move_is_refused_with_its_rule() -> None:
    game = TextGame("sternenhimmel", seats=3)
    game.reset(seed=7)
    game.step("10 Leo 3")
    done, info = game.step("1 Leo 3")
    assert not done
    assert info["rule"] == "S20"
    seat, text = game.get_observation()
    assert seat == 1
    assert "star 3 of Leo already bears a token (S20)" in text
    assert "Rule S20: " in text
    assert "2 more tries" in text


def test_after_the_last_try_a_random_move_is_made_and_counted() -> None:
    game = TextGame("sternenhimmel", seats=3, bots={1: "random", 2: "random"}, tries=2)
    _, info = play(game, lambda _: "no idea")
    assert info["limits"][0] * 2 == info["refused"][0] > 0  # type: ignore[index]
    assert info["forfeits"] == []


def test_whoever_forfeits_is_last_and_is_not_asked_again() -> None:
    game = TextGame("sternenhimmel", seats=3, bots={1: "random", 2: "random"}, tries=1, at_limit="forfeit")
    game.reset(seed=3)
    done, info = game.step("no idea")
    assert done
    assert info["limit"] == "forfeit"
    rewards, info = game.close()
    assert rewards[0] == -1
    assert info["ranks"][0] == 3


def test_ranks_and_rewards() -> None:
    assert with_forfeits([1, 2, 3, 3], {0, 2}) == [3, 1, 3, 2]
    assert with_forfeits([1, 2], set()) == [1, 2]
    assert rewards_by_rank([1, 2, 3]) == [1, 0, -1]
    assert rewards_by_rank([1, 1, 3]) == [0.5, 0.5, -1]


@pytest.mark.parametrize("at_limit", ["random", "forfeit"])
def test_alone_the_reward_is_that_of_the_other_environments_and_the_least_for_a_forfeit(at_limit: AtLimit) -> None:
    game = TextGame("patience", tries=1, at_limit=at_limit)
    game.reset(seed=3)
    while not game.done:
        game.step("no idea")
    rewards, info = game.close()
    assert rewards[0] == (-1 if at_limit == "forfeit" else -info["scores"][0] / game.terms.game.reward_unit)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"seats": 9}, "for 3 to 5 players, not 9"),
        ({"bots": {3: "greedy"}}, "there is no seat 3"),
        ({"bots": {0: "nobody"}}, "there is no bot called 'nobody'"),
        ({"bots": dict.fromkeys(range(3), "greedy")}, "leave one"),
        ({"language": "xx"}, "there is no language 'xx'"),
        ({"tries": 0}, "at least one try"),
        ({"at_limit": "explode"}, "'explode'"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises((BadOption, AsterismError), match=sentence):
        TextGame(**{"game": "sternenhimmel", **arguments})  # type: ignore[arg-type]


def test_the_loop_says_what_to_call_first() -> None:
    game = TextGame("sternenhimmel")
    with pytest.raises(AsterismError, match="reset"):
        game.get_observation()
    game.reset(seed=1)
    with pytest.raises(AsterismError, match="not over"):
        game.close()
    with pytest.raises(AsterismError, match="a text, not int"):
        game.step(3)  # type: ignore[arg-type]
    while not game.done:
        game.forfeit()
    with pytest.raises(AsterismError, match="over"):
        game.step("10 Leo 3")
