"""Episodes: the same rules in whole numbers, and nothing that a seat cannot know."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import asterism
from asterism.errors import AsterismError, BadOption, IllegalMove, UnknownGame
from asterism.kernel import seeded
from asterism.rl import Episode, observation_of
from tests.contract.support import TABLES
from tests.rl.play import random_episode, walk

GAMES = asterism.names()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_episode_is_the_match_with_the_same_seed(name: str, seats: int) -> None:
    episode, match = Episode(name, seats, seed=5), asterism.new(name, seats=seats, seed=5)
    for _ in walk(episode, "match"):
        if episode.moves:
            seat, action = episode.moves[-1]
            match.play(action, seat=seat)
        assert episode.to_move == (-1 if match.is_over else match.current_seat)
        assert episode.over == match.is_over
        assert episode.record == match.state
        if not episode.over:
            assert episode.actions().tolist() == match.legal_actions(episode.to_move)
        if len(match.turns) > 60:
            break
    assert repr(episode.match()) == repr(match)
    assert episode.match().history() == match.history()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_told_depends_on_nothing_hidden(name: str) -> None:
    """Observations, masks and why an action is illegal, in thousands of positions and worlds of every game."""
    rng, compared, number = seeded("worlds"), 0, 0
    while compared < 2000:
        seats = asterism.load(name).seats
        episode = random_episode(name, seats[number % len(seats)], f"hidden {number}")
        for _ in zip(range(250), walk(episode, f"hidden {number}"), strict=False):
            for seat in range(episode.seats):
                world = episode.world(seat, rng)
                assert world.observe(seat).tobytes() == episode.observe(seat).tobytes()
                assert world.mask(seat).tobytes() == episode.mask(seat).tobytes()
                if seat == episode.to_move and compared % 8 == 0:
                    action = int(np.flatnonzero(episode.mask() == 0)[compared % 7])
                    assert why_refused(world, action) == why_refused(episode, action)
                compared += 1
        number += 1


def why_refused(episode: Episode, action: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        episode.step(action)
    return str(refused.value)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_is_within_the_bounds_of_its_field(name: str, seats: int) -> None:
    for seed in ("bounds", "other bounds"):
        episode = random_episode(name, seats, seed)
        least, most = episode.layout.least(), episode.layout.most()
        for _ in walk(episode, seed):
            for row in (episode.state(), *map(episode.observe, range(seats))):
                wrong = np.flatnonzero((row < least) | (row > most))
                assert not wrong.size, [field.name for field in episode.layout.fields if field.offset <= wrong[0]][-1]


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_documented_and_the_fields_fill_the_row(name: str) -> None:
    layout = observation_of(asterism.load(name))
    assert all(field.text for field in layout.fields)
    ends = [field.offset + field.size for field in layout.fields]
    assert [0, *ends[:-1]] == [field.offset for field in layout.fields]
    assert ends[-1] == layout.size == len(Episode(name).observe(0))


@pytest.mark.parametrize("name", GAMES)
def test_a_field_is_read_in_its_shape(name: str) -> None:
    episode = Episode(name, seed=1)
    plain, row = episode.match().position, episode.state()
    for field in episode.layout.fields[2:]:
        assert field.read(row).tolist() == getattr(plain, field.name)
        assert field.read(np.stack([row, row])).shape == (2, *field.shape)
    assert row[:2].tolist() == [-1, episode.to_move]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rewards_are_by_rank_and_sum_to_zero(name: str, seats: int) -> None:
    episode = random_episode(name, seats, "rewards")
    for _ in walk(episode, "rewards"):
        assert not episode.over or not episode.actions().size
        if not episode.over:
            assert not episode.rewards().any()
    rewards, results = episode.rewards(), episode.match().results or ()
    assert np.abs(rewards).max() <= 1
    if seats == 1:
        assert rewards[0] == np.float32(-results[0].score / episode.game.reward_unit)
        return
    assert abs(float(rewards.sum())) < 1e-6
    for one in results:
        ahead, behind = (sum(sign * other.rank > sign * one.rank for other in results) for sign in (-1, 1))
        assert rewards[one.seat] == np.float32((behind - ahead) / (seats - 1))


@pytest.mark.parametrize("name", GAMES)
def test_episodes_are_copied_and_pickled(name: str) -> None:
    episode = random_episode(name, asterism.load(name).seats[-1], "copies")
    for _ in zip(range(6), walk(episode, "copies"), strict=False):
        pass
    copies = [episode.copy(), pickle.loads(pickle.dumps(episode))]  # noqa: S301
    before = episode.state().tobytes()
    for other in copies:
        assert other.state().tobytes() == before
        assert other.moves == episode.moves
        other.step(int(other.actions()[-1]))
        assert other.match().text()
    assert copies[0].state().tobytes() == copies[1].state().tobytes() != before
    assert episode.state().tobytes() == before


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        (("chess",), UnknownGame, "there is no game called 'chess'"),
        (("sternenhimmel", 9), BadOption, "for 3 to 5 players, not 9"),
        (("sternenhimmel", 3, {"moons": 1}), BadOption, "no option 'moons'"),
    ],
)
def test_an_episode_that_cannot_be_is_an_error_in_one_sentence(
    arguments: tuple[Any, ...], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        Episode(*arguments)


def test_wrong_actions_and_seats_are_errors_and_change_nothing() -> None:
    episode = Episode("sternenhimmel", 3, seed=1)
    episode.step(int(episode.actions()[0]))
    before = episode.state().tobytes()
    taken = episode.moves[0][1]
    for action, sentence in [
        (taken, f"seat {episode.to_move} cannot take action {taken} now: .*already bears a token"),
        (864, "864 is not an action; actions are 0 to 863"),
        (-1, "-1 is not an action"),
        ("3", "an action is a whole number, not '3'"),
    ]:
        with pytest.raises(IllegalMove, match=sentence):
            episode.step(action)  # type: ignore[arg-type]
    for ask in (episode.observe, episode.mask, lambda seat: episode.world(seat, seeded("x"))):
        with pytest.raises(AsterismError, match="there is no seat 3; the seats are 0 to 2"):
            ask(3)
    with pytest.raises(AsterismError, match="no field 'moons'"):
        episode.layout["moons"]
    assert episode.state().tobytes() == before


def test_a_finished_episode_takes_no_action() -> None:
    episode = Episode("patience", seed=1)
    for _ in walk(episode, "end"):
        pass
    assert episode.to_move == -1
    assert not episode.mask().any()
    with pytest.raises(IllegalMove, match="the match is over"):
        episode.step(0)


def test_a_drawn_world_has_no_deal_and_no_moves_that_others_made_unseen() -> None:
    episode = Episode("sternenhimmel", 3, seed=1)
    episode.step(int(episode.actions()[0]))
    world = episode.world(1, seeded("x"))
    assert (len(episode.moves), world.moves) == (1, ())
    with pytest.raises(AsterismError, match="has no deal"):
        world.match()
    with pytest.raises(IllegalMove, match="cannot take action"):
        world.step(next(action for action in range(864) if not world.mask()[action]))
