"""Hidden information has one door, and nothing leaks past it."""

from __future__ import annotations

from typing import Any

import pytest

from asterism.bots import situation_of
from asterism.kernel import event_buffer, rows_in, seeded
from asterism.layout import copy_of, plain
from asterism.match import Match
from tests.contract.invariants import check_blinding, check_possible_worlds
from tests.contract.support import SPECTATOR, TABLES, legal_in, of_game, random_match, seen_by, walk


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_resampled_world_looks_the_same_to_the_seat(name: str, seats: int) -> None:
    rng = seeded("resample")
    for match in walk(random_match(name, seats, "same view"), "same view"):
        check_possible_worlds(match.terms, match.state, rng)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_blinded_state_depends_on_nothing_hidden(name: str, seats: int) -> None:
    rng = seeded("blind")
    for match in walk(random_match(name, seats, "blinded"), "blinded"):
        check_blinding(match.terms, match.state, rng)
        assert all(match.blinded(seat) == blinded_by_kernel(match, seat) for seat in range(seats))


def blinded_by_kernel(match: Match, seat: int) -> Any:
    state = match.state
    match.game.kernels.blind(match.terms.setup, state, seat)
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_resampling_a_blinded_state_is_resampling_the_real_one(name: str, seats: int) -> None:
    match = random_match(name, seats, "both")
    game, setup = match.game, match.terms.setup
    for number, _ in enumerate(walk(match, "both")):
        for seat in range(seats):
            from_blind, from_real = match.blinded(seat), match.state
            game.kernels.resample(setup, from_blind, seat, seeded(f"{number}"))
            game.kernels.resample(setup, from_real, seat, seeded(f"{number}"))
            assert from_blind == from_real


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_move_causes_first_is_told_from_what_its_seat_knows(name: str, seats: int) -> None:
    match = random_match(name, seats, "first")
    for _ in walk(match, "first"):
        for seat in match.to_act:
            situation = situation_of(match, seat)
            for action in situation.legal_actions[:: max(1, len(situation.legal_actions) // 4)]:
                assert situation.first_event(action) == match.first_event(action, seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_events_do_not_depend_on_what_stays_hidden(name: str, seats: int) -> None:
    """Unless a move reveals something to the observer, it is told alike in every possible world."""
    rng = seeded("events")
    match = random_match(name, seats, "told alike")
    game, terms = match.game, match.terms
    for _ in walk(match, "told alike"):
        seat = match.current_seat
        assert seat is not None
        action = match.legal_actions(seat)[0]
        for observer in (SPECTATOR, *range(seats)):
            world = match.state
            game.kernels.resample(terms.setup, world, observer, rng)
            if action not in legal_in(terms, world, seat):
                continue
            stories = []
            for start in (match.state, world):
                after, buffer = copy_of(start), event_buffer()
                game.kernels.apply(terms.setup, after, seat, action, buffer)
                events = game.events.events_from_rows(terms, rows_in(buffer))
                if any(game.events.reveals(terms, plain(start), event, observer) for event in events):
                    break
                viewer = None if observer == SPECTATOR else observer
                story = [game.events.redact(terms, event, viewer) for event in events]
                stories.append((story, seen_by(terms, after, observer)))
            else:
                assert stories[0] == stories[1]


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_resampling_reaches_every_possible_world_and_no_other(name: str) -> None:
    worlds = of_game(name, "worlds")
    cases = list(worlds.small_cases())
    assert len(cases) >= 2
    for match, seat, possible in cases:
        rng, reached = seeded("every world"), set()
        for _ in range(40 * len(possible)):
            world = match.state
            match.game.kernels.resample(match.terms.setup, world, seat, rng)
            reached.add(worlds.hidden_part(match.terms, world, seat))
        assert reached == set(possible)
