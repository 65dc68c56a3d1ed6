"""Our games in OpenSpiel: its own tests pass, and nothing that a player cannot know is shown."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pytest

import asterism
from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.rl import Episode, observation_of

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("shimmy")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402
from pettingzoo.test import api_test  # noqa: E402
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0  # noqa: E402

from asterism.rl.openspiel import spiel_name  # noqa: E402

SHORT = {"afrika": {"rounds": 1}, "constellation": {"most_plays": 50}}
"""Options that make matches short."""
GAMES = asterism.names()
TABLES = [
    (name, seats)
    for name in GAMES
    for seats in sorted({min(asterism.load(name).seats), max(asterism.load(name).seats)})
]


def loaded(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel_name(name), {**SHORT.get(name, {}), **parameters})


def dealt(game: Any, seed: int = 7) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(8, "big"):
        state.apply_action(byte)
    return state


def walk(state: Any, moves: int = 10_000, seed: int = 1) -> Any:
    """The same state before each move of random play, which changes it."""
    rng = np.random.RandomState(seed)
    for _ in range(moves):
        if state.is_terminal():
            return
        yield state
        legal = state.legal_actions()
        state.apply_action(legal[rng.randint(len(legal))])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_open_spiels_random_simulation_passes_with_serialisation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats=seats), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_resampling_test_passes(name: str) -> None:
    """The same as `ResampleInfostateTest` in OpenSpiel's own suite, which only C++ can call."""
    game = loaded(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in walk(dealt(game), moves=120):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_shows_the_same_keeps_no_history_and_can_be_played_to_the_end(name: str) -> None:
    game = loaded(name)
    *_, state = walk(dealt(game), moves=9)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.RandomState(3).uniform)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.to_observation_struct(player).to_json() == state.to_observation_struct(player).to_json()
    assert other.legal_actions() == state.legal_actions()
    assert other.history() == []
    assert str(pickle.loads(pickle.dumps(other))) == str(other)  # noqa: S301
    for _ in walk(other):
        pass
    assert other.is_terminal()
    assert abs(sum(other.returns())) < 1e-9 or game.num_players() == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_same_bytes_of_chance_give_the_same_deal_as_an_episode_with_that_seed(name: str) -> None:
    state, episode = dealt(loaded(name), seed=99), Episode(name, options=SHORT.get(name), seed=99)
    layout = observation_of(asterism.load(name))
    struct = json.loads(state.to_struct().to_json())
    assert struct == {field.name: field.read(episode.state()).tolist() for field in layout.fields}
    assert state.legal_actions() == episode.actions().tolist()


@pytest.mark.parametrize("name", GAMES)
def test_tensors_hold_every_number_of_an_observation_exactly(name: str) -> None:
    game = loaded(name)
    observation = make_observation(game)
    for state in walk(dealt(game), moves=30):
        for player in range(game.num_players()):
            observation.set_from(state, player)
            row = state.table.observe(player)
            for field in observation_of(asterism.load(name)).fields:
                numbers = row[field.offset : field.offset + field.size].astype(np.int64)
                found = observation.dict[field.name].astype(np.int64).reshape(field.size, -1)
                if field.kind == "set":
                    found = (found << np.arange(found.shape[1])).sum(axis=1)
                elif found.shape[1] == 2:
                    found = (found[:, 0] << 16) + found[:, 1]
                assert found.ravel().tolist() == numbers.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_moves_as_structs_are_the_same_actions_again(name: str) -> None:
    for state in walk(dealt(loaded(name)), moves=5):
        player = state.current_player()
        for action in state.legal_actions()[:5]:
            assert state.struct_to_actions(state.action_to_struct(player, action)) == [action]


def test_a_struct_can_be_applied_and_that_of_another_game_is_refused() -> None:
    state, other = dealt(loaded("sternenhimmel")), dealt(loaded("patience"))
    struct = state.action_to_struct(state.current_player(), state.legal_actions()[3])
    with pytest.raises(IllegalMove, match="this is not a move of"):
        other.struct_to_actions(struct)
    assert state.apply_action_struct(struct).ok()
    assert len(state.history()) == 9


def test_impossible_actions_are_refused_with_a_sentence() -> None:
    game = loaded("sternenhimmel")
    with pytest.raises(AsterismError, match="a byte from 0 to 255 for the deal, not 256"):
        game.new_initial_state().apply_action(256)
    state = dealt(game)
    with pytest.raises(IllegalMove, match="99999 is not an action"):
        state.apply_action(99999)
    with pytest.raises(AsterismError, match="there is no seat 7"):
        state.resample_from_infostate(7, lambda: 0.5)
    assert len(state.history()) == 8


def test_the_public_the_private_and_the_full_observation_are_told_apart() -> None:
    game = loaded("constellation")
    state = dealt(game)

    def hands(player: int, private: Any, *, public: bool = True) -> list[float]:
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        observation = make_observation(game, kind)
        observation.set_from(state, player)
        return [float(number) for number in observation.dict["hands"].reshape(5, 5)[:2, 0]]

    who = pyspiel.PrivateInfoType
    cards = [hand[0] for hand in json.loads(state.to_struct().to_json())["hands"]][:2]
    assert hands(0, who.ALL_PLAYERS) == cards
    assert hands(0, who.NONE) == [-1, -1]
    assert hands(1, who.SINGLE_PLAYER) == [-1, cards[1]]
    assert hands(1, who.SINGLE_PLAYER, public=False) == [0, cards[1]]
    assert hands(1, who.NONE, public=False) == [0, 0]


def test_information_states_remember_what_everybody_saw() -> None:
    game = loaded("sternenhimmel")
    state, other = dealt(game), dealt(game)
    assert state.information_state_string(0)[:32] == other.information_state_string(0)[:32]
    first, *_, last = state.legal_actions()
    state.apply_action(first)
    other.apply_action(last)
    assert state.information_state_string(0)[:32] != other.information_state_string(0)[:32]


def test_copies_of_a_state_remember_the_same() -> None:
    *_, state = walk(dealt(loaded("patience")), moves=12)
    copies = [state.clone() for _ in range(3)]
    assert len({copy.information_state_string(0) for copy in (*copies, state)}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_own_tree_search_plays_every_game(name: str) -> None:
    game, rng = loaded(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=2, random_state=rng)
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert len(state.returns()) == game.num_players()


@pytest.mark.filterwarnings("ignore:Agent's m.* observation space value is")  # the wrapper's spaces have no bounds
@pytest.mark.parametrize("name", GAMES)
def test_shimmys_wrapper_passes_the_api_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(OpenSpielCompatibilityV0(game_name=spiel_name(name), config=SHORT.get(name)), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_of_every_game_can_be_written(name: str) -> None:
    text = generate_playthrough.playthrough(str(loaded(name)), action_sequence=[], seed=1)
    assert "IsTerminal() = True" in text
    assert "InformationStateString(0)" in text


def test_a_playthrough_is_the_same_again() -> None:
    text, again = (
        generate_playthrough.playthrough(str(loaded("patience")), action_sequence=[], seed=5) for _ in range(2)
    )
    assert text == again


def test_options_of_several_types_survive_serialisation() -> None:
    game = loaded("sternenhimmel", first_player="2")
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, game.new_initial_state()))
    assert str(again) == str(game)
    assert again.terms.options.first_player == 2
    assert loaded("constellation", open_game="true").terms.options.open_game is True


def test_wrong_parameters_are_named() -> None:
    with pytest.raises(BadOption, match="is for 3 to 5 players, not 9"):
        loaded("sternenhimmel", seats=9)
    with pytest.raises(BadOption, match="option 'coins' takes public or hidden"):
        loaded("sternenhimmel", coins="gold")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        loaded("sternenhimmel", colour="red")
