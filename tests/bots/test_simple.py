"""The simple bots: honest, reproducible, and greedy better than random."""

from __future__ import annotations

import pytest

import asterism
from asterism import bots
from asterism.errors import AsterismError, BadOption
from asterism.kernel import seeded
from tests.contract.support import TABLES, random_match, walk


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_plays_a_whole_match_of_legal_moves(name: str, game: str, seats: int) -> None:
    match = random_match(game, seats, "bots")
    players = [bots.make(name, str(seat)) for seat in range(seats)]
    while (seat := match.current_seat) is not None:
        match.play(players[seat].choose(bots.situation_of(match, seat)), seat=seat)
    assert match.results


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, game: str, seats: int) -> None:
    match = random_match(game, seats, "hidden from bots")
    for number, _ in enumerate(walk(match, "hidden from bots")):
        seat = match.current_seat
        assert seat is not None
        choice = bots.make(name, f"{number}").choose(bots.situation_of(match, seat))
        world = match.state
        match.game.kernels.resample(match.terms.setup, world, seat, seeded(f"{number}"))
        match.game.kernels.blind(match.terms.setup, world, seat)
        assert bots.make(name, f"{number}").choose(bots.Situation(match.terms, seat, world)) == choice


def test_the_same_seed_makes_the_same_choices() -> None:
    match = asterism.new("sternenhimmel", seed=1)
    situation = bots.situation_of(match, match.to_act[0])
    for name in bots.BOTS:
        assert bots.make(name, "x").choose(situation) == bots.make(name, "x").choose(situation)
    choices = {bots.make("random", str(seed)).choose(situation) for seed in range(20)}
    assert len(choices) > 10


def test_greedy_beats_random_at_sternenhimmel() -> None:
    wins = 0
    for number in range(60):
        match = asterism.new("sternenhimmel", seats=3, seed=number)
        greedy_seat = number % 3
        players = [bots.make("greedy" if seat == greedy_seat else "random", f"{number}{seat}") for seat in range(3)]
        while (seat := match.current_seat) is not None:
            match.play(players[seat].choose(bots.situation_of(match, seat)))
        results = match.results or ()
        wins += results[greedy_seat].rank == 1
    assert wins > 40


def test_unknown_bots_and_wrong_seats_are_refused() -> None:
    with pytest.raises(BadOption, match="no bot called 'hal'"):
        bots.make("hal", "")
    with pytest.raises(BadOption, match="attention is a number from 0 to 100, such as 'greedy:35'; 'half' is not"):
        bots.check_name(bots.admit("greedy:half"))
    match = asterism.new("sternenhimmel", first_player=1)
    with pytest.raises(AsterismError, match="seat 0 is not to move"):
        bots.situation_of(match, 0)


def test_a_situation_shows_what_a_person_would_see() -> None:
    match = asterism.new("sternenhimmel", seed=2)
    seat = match.to_act[0]
    situation = bots.situation_of(match, seat)
    assert situation.view == match.view(seat)
    assert situation.legal_moves == match.legal_moves(seat)
    assert situation.legal_actions == match.legal_actions(seat)
