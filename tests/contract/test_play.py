"""Every game keeps the contract: random matches, move by move."""

from __future__ import annotations

import random

import msgspec
import pytest

import asterism
from asterism.bots.simulation import Simulation
from asterism.errors import IllegalMove
from asterism.kernel import event_buffer, seeded
from asterism.layout import copy_of
from tests.contract.invariants import check_events, check_somebody_can_move, check_spellings
from tests.contract.support import TABLES, of_game, random_match, random_terms, walk

GAMES_PER_TABLE = 3

DRAWING_AT_RANDOM = [table for table in TABLES if asterism.load(table[0]).kernels.get("move_at_random")]
"""The tables of games with a shorter way to a random move."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_thousands_of_random_games_end_in_time_with_proper_ranks(name: str, seats: int) -> None:
    chooser = random.Random(f"{name}{seats}")
    for _ in range(5):
        terms = random_terms(name, seats, chooser)
        simulation = Simulation(terms, str(chooser.random()))
        simulation.play(400)
        assert simulation.lengths.min() > 0
        assert simulation.lengths.max() <= terms.game.longest
        assert (simulation.ranks.min(axis=1) == 1).all()
        assert (simulation.ranks.max(axis=1) <= seats).all()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_legal_moves_are_accepted_and_everything_else_is_refused_with_a_reason(name: str, seats: int) -> None:
    chooser = random.Random(5)
    for number in range(GAMES_PER_TABLE):
        for match in walk(random_match(name, seats, f"legal {number}"), f"moves {number}"):
            before = match.state
            for seat in range(seats):
                legal = match.legal_actions(seat)
                assert legal == sorted(set(legal))
                assert bool(legal) == (seat in match.to_act)
                tried = chooser.sample(range(match.game.actions), min(3, match.game.actions))
                for action in set(tried) - set(legal):
                    with pytest.raises(IllegalMove) as refusal:
                        match.play(action, seat=seat)
                    assert len(str(refusal.value)) > 10
            assert match.state == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_move_can_be_made(name: str, seats: int) -> None:
    chooser = random.Random(6)
    for match in walk(random_match(name, seats, "every move"), "every move"):
        for seat in match.to_act:
            for action in chooser.sample(legal := match.legal_actions(seat), min(4, len(legal))):
                match.play(action, seat=seat)
                match.take_back()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_piece_is_lost_or_made(name: str, seats: int) -> None:
    count_pieces = of_game(name, "pieces").count_pieces
    for number in range(GAMES_PER_TABLE):
        match = random_match(name, seats, f"pieces {number}")
        in_the_box = count_pieces(match.terms, match.state)
        for _ in walk(match, f"pieces {number}"):
            assert count_pieces(match.terms, match.state) == in_the_box
        assert count_pieces(match.terms, match.state) == in_the_box


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_moves_actions_and_notation_are_three_spellings_of_one_thing(name: str, seats: int) -> None:
    for match in walk(random_match(name, seats, "round trip"), "round trip"):
        check_spellings(match.terms, match.state)
        for seat in match.to_act:
            position, legal = match.position, match.legal_actions(seat)
            made = [match.game.moves.move_of(match.terms, position, seat, action) for action in legal]
            assert match.legal_moves(seat) == made


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_moves_leave_old_states_and_the_setup_untouched(name: str, seats: int) -> None:
    match = random_match(name, seats, "untouched")
    setup = copy_of(match.terms.setup)
    history = [match.state for _ in walk(match, "untouched")] + [match.state]
    rng, states = seeded("other"), list(match.states())
    for state in states:
        for seat in range(seats):
            match.game.kernels.resample(match.terms.setup, copy_of(state), seat, rng)
    assert states == history
    assert match.terms.setup == setup


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_current_seat_is_one_of_those_to_act(name: str, seats: int) -> None:
    match = random_match(name, seats, "asked")
    for _ in walk(match, "asked"):
        assert match.current_seat in match.to_act
    assert match.to_act == ()
    assert match.current_seat is None
    with pytest.raises(IllegalMove, match="over"):
        match.play(0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_sampler_draws_every_legal_action_equally_often(name: str, seats: int) -> None:
    draws_per_action = 400
    for stop in (0, 3, 9, 20):
        match = random_match(name, seats, f"sampler {stop}")
        for number, _ in enumerate(walk(match, "sampler")):
            if number == stop:
                break
        if match.is_over:
            continue
        state, seat, rng = match.state, match.current_seat, seeded("draws")
        assert seat is not None
        legal = match.legal_actions(seat)
        counts = dict.fromkeys(legal, 0)
        for _ in range(draws_per_action * len(legal)):
            counts[int(match.game.kernels.sample(match.terms.setup, state, seat, rng))] += 1
        assert list(counts) == legal
        chi_square = sum((count - draws_per_action) ** 2 / draws_per_action for count in counts.values())
        freedom = len(legal) - 1
        assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 1e-9
        assert state == match.state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_silent_buffer_changes_nothing_but_the_events(name: str, seats: int) -> None:
    for match in walk(random_match(name, seats, "silent"), "silent"):
        assert match.current_seat is not None
        check_events(match.terms, match.state, match.legal_actions(match.current_seat)[0])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_match(name: str, seats: int) -> None:
    matches = [asterism.new(name, seats=seats, seed=11) for _ in range(2)]
    other = asterism.new(name, seats=seats, seed=12)
    for match in (*matches, other):
        for _ in walk(match, "same"):
            pass
    assert matches[0].record().to_json() == matches[1].record().to_json()
    assert matches[0].record().deal != other.record().deal
    assert asterism.new(name, seats=seats).plain_deal != asterism.new(name, seats=seats).plain_deal


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_move_causes_events_that_survive_json(name: str, seats: int) -> None:
    match = random_match(name, seats, "events")
    for _ in walk(match, "events"):
        pass
    for turn in match.turns:
        assert turn.events
        for event in turn.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=match.game.event_type) == event


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_matches_never_reach_a_position_without_a_move(name: str, seats: int) -> None:
    for match in walk(random_match(name, seats, "stuck"), "stuck"):
        check_somebody_can_move(match.terms, match.state)


@pytest.mark.parametrize(("name", "seats"), DRAWING_AT_RANDOM)
def test_a_move_at_random_is_the_one_that_sample_draws(name: str, seats: int) -> None:
    at_random = asterism.load(name).kernels.get("move_at_random")
    assert at_random
    for match in walk(random_match(name, seats, "at random"), "at random"):
        kernels, setup, seat, number = match.game.kernels, match.terms.setup, match.to_act[0], len(match.turns)
        drawn, made, draws, makes = copy_of(match.state), copy_of(match.state), seeded(f"{number}"), seeded(f"{number}")
        told, seen = event_buffer(), event_buffer()
        kernels.apply(setup, drawn, seat, kernels.sample(setup, drawn, seat, draws), told)
        at_random(setup, made, seat, makes, seen)
        assert (drawn.tobytes(), draws.tolist(), told.tobytes()) == (made.tobytes(), makes.tolist(), seen.tobytes())
