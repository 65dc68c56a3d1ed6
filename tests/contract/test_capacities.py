"""Everything of fixed size holds what legal play can bring, at the extremes of all options.

Kernels check every access (`kernel.py`), so a bound that is too small is an IndexError here, not a crash. Each game's
`tests/games/<name>/capacities.py` names what could run full.
"""

from __future__ import annotations

import random
from typing import Any, get_type_hints

import numpy as np
import pytest

import asterism
from asterism.bots.protocol import Situation
from asterism.bots.search.bot import Tree
from asterism.bots.search.tree import DEEPEST
from asterism.bots.simulation import Simulation
from asterism.game import SearchParameters, Terms
from asterism.kernel import EVENTS_PER_MOVE, seeded
from asterism.layout import copy_of
from tests.contract.adversary import Capacity, LongMatch, after, climb, how_many_legal, play_long, started, terms_of
from tests.contract.support import TABLES, extreme_options, extreme_terms, extremes, legal_in, of_game

NAMES = asterism.names()
SEARCHES = 3
NODES = 40
LARGE = 50_000
BROAD = SearchParameters(exploration=100.0, expand_after=1, depth=1)
STRAIGHT_DOWN = SearchParameters(exploration=0.0, untried_penalty=1e6, expand_after=1, depth=1)
"""A search that goes one move deeper each time, as far as the possible worlds allow."""


def capacities() -> list[tuple[str, Capacity]]:
    """What each game names."""
    return [(name, capacity) for name in NAMES for capacity in of_game(name, "capacities").CAPACITIES]


@pytest.mark.parametrize("name", NAMES)
def test_every_array_of_the_state_is_numbered_by_something_or_has_an_adversary(name: str) -> None:
    state, brought = asterism.load(name).state, of_game(name, "capacities")
    arrays = {field for field in state.names or () if state[field].shape}
    filled = [field for capacity in brought.CAPACITIES for field in capacity.fields]
    assert sorted([*filled, *brought.NUMBERED]) == sorted(arrays)
    for capacity in brought.CAPACITIES:
        assert {state[field].shape[0] for field in capacity.fields} == {capacity.size}
    for field, size in brought.NUMBERED.items():
        assert state[field].shape == size


@pytest.mark.parametrize(("name", "capacity"), capacities(), ids=lambda value: getattr(value, "fields", (value,))[0])
def test_an_adversary_cannot_overfill_what_is_filled_in_play(name: str, capacity: Capacity) -> None:
    reached = climb(terms_of(name, capacity.seats, capacity.options), capacity, name)
    assert capacity.near <= reached.filled <= capacity.size


@pytest.mark.parametrize("name", NAMES)
def test_the_longest_match_is_no_longer_than_the_game_says(name: str) -> None:
    game, long = asterism.load(name), of_game(name, "capacities").LONGEST
    assert isinstance(long, LongMatch)
    reached = play_long(terms_of(name, long.seats, long.options), long.order, name)
    assert long.near <= reached.filled <= game.longest
    assert reached.rows <= EVENTS_PER_MOVE


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_most_legal_moves_and_events_have_room(name: str, seats: int) -> None:
    chooser = random.Random(f"{name} {seats}")
    for number in range(2):
        terms = extreme_terms(name, seats, chooser)
        wide = Capacity((), terms.game.actions, how_many_legal, 0, seats, steps=60, width=2, tries=4)
        reached = climb(terms, wide, f"wide {number}")
        assert 0 < reached.filled <= terms.game.actions
        assert 0 < reached.rows <= EVENTS_PER_MOVE


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_extreme_options_and_owners_files_are_played_and_searched(name: str, seats: int) -> None:
    chooser = random.Random(f"extreme {name} {seats}")
    own = list(of_game(name, "capacities").OWN_FILES.values()) or [{}]
    for number in range(max(3, len(own))):
        terms = extreme_terms(name, seats, chooser, own[number % len(own)])
        simulation = Simulation(terms, f"extreme {number}")
        simulation.play(50)
        assert simulation.lengths.max() <= terms.game.longest
        search_along(terms, f"extreme {number}")


def search_along(terms: Any, seed: str) -> None:
    """A match in which every few moves a search with a small tree looks at the position."""
    game, state, rng = terms.game, started(terms, seed), seeded(seed)
    for move in range(game.longest):
        if game.kernels.is_over(terms.setup, state):
            break
        seat = int(game.kernels.current_seat(terms.setup, state))
        if move % 16 == 0:
            blinded = copy_of(state)
            game.kernels.blind(terms.setup, blinded, seat)
            actions = np.array(legal_in(terms, blinded, seat), dtype=np.int32)
            tree = Tree(Situation(terms, seat, blinded), actions, game.search, rng, nodes=NODES)
            tree.simulate(SEARCHES)
        state, _ = after(terms, state, int(game.kernels.sample(terms.setup, state, seat, rng)))


def searched(terms: Terms, nodes: int, parameters: SearchParameters) -> Tree:
    """A tree for the first move of a match."""
    kernels, state = terms.game.kernels, started(terms, "full")
    seat = int(kernels.current_seat(terms.setup, state))
    kernels.blind(terms.setup, state, seat)
    actions = np.array(legal_in(terms, state, seat), dtype=np.int32)
    tree = Tree(Situation(terms, seat, state), actions, parameters, seeded("full"), nodes=nodes)
    tree.simulate(200)
    return tree


@pytest.mark.parametrize("name", NAMES)
def test_a_search_fills_its_tree_and_no_more(name: str) -> None:
    terms = terms_of(name, min(asterism.load(name).seats), {})
    actions = len(searched(terms, 0, BROAD).moves())
    for nodes in (0, actions + 2, actions + 40):
        tree = searched(terms, nodes, BROAD)
        assert len(tree.nodes) - actions <= tree.workspace.used <= len(tree.nodes)


def test_a_search_fills_its_path_and_no_more() -> None:
    chooser = random.Random("deep")
    tables = [extreme_terms(name, min(asterism.load(name).seats), chooser) for name in NAMES for _ in range(3)]
    assert max(np.count_nonzero(searched(terms, LARGE, STRAIGHT_DOWN).workspace.path) for terms in tables) == DEEPEST


@pytest.mark.parametrize("name", NAMES)
def test_the_sampler_of_extreme_options_reaches_every_end(name: str) -> None:
    game, chooser = asterism.load(name), random.Random(0)
    seen = [extreme_options(game, chooser) for _ in range(200)]
    for option, hint in get_type_hints(game.options_type, include_extras=True).items():
        assert {options[option] for options in seen} == set(extremes(hint))
