"""What a bot concludes from the others' plays: it remembers the table before each, and knows no more than its seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from asterism.games.constellation import GAME
from asterism.games.constellation.bot.beliefs import BELIEFS, infer_beliefs, resample_by_beliefs, weights_at
from asterism.games.constellation.bot.policy import policy
from asterism.games.constellation.pieces import name_of, number_of
from asterism.games.constellation.rules_actions import COVER
from asterism.games.constellation.rules_trail import PLAYED, PLAYER, lay_table_before
from asterism.games.constellation.state import CARDS, STATE, TRAIL
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blank, blanks, copy_of, plain
from asterism.match import Match
from tests.contract.support import random_match, walk
from tests.games.constellation.table import dealt, position

TABLE = ("tiles", "moon", "borders", "turn", "swapping")


def beliefs_of(match: Match, seat: int) -> Any:
    """What the seat concludes from the plays of the others."""
    beliefs, spare = np.zeros(BELIEFS), blanks(STATE, 1)
    infer_beliefs(match.terms.setup, match.blinded(seat), seat, beliefs, spare, silent_buffer())
    return beliefs


def weights(match: Match, seat: int, other: int) -> Any:
    """What the seat thinks of each card that another one may hold."""
    return beliefs_of(match, seat)[weights_at(other, 0) :][:CARDS]


def play_by_policy(match: Match, plays: int) -> None:
    """Let everybody build their own figure."""
    for number in range(plays):
        seat = match.current_seat
        if seat is not None:
            match.play(policy(match.terms.setup, match.state, seat, seeded(f"{number}")))


@pytest.mark.parametrize("seed", range(12))
def test_the_table_before_each_remembered_play_can_be_laid_again(seed: int) -> None:
    match = random_match("constellation", 3, f"{seed}")
    for _ in walk(match, f"{seed}"):
        pass
    plays = [
        (before, turn)
        for before, turn in zip(match.states(), match.turns, strict=False)
        if GAME.moves.action_of(match.terms, plain(before), turn.seat, turn.move) < COVER
    ]
    state, past = match.state, blank(STATE)
    assert len(plays) == state.checks
    for number, (before, turn) in list(enumerate(plays))[-TRAIL:]:
        lay_table_before(match.terms.setup, state, number, past)
        assert [getattr(past, name) for name in TABLE] == [getattr(before, name) for name in TABLE]
        assert past.of_kind.tolist() == before.of_kind.tolist()
        assert past.clouds[:3].tolist() == before.clouds[:3].tolist()
        assert past.cell[: past.tiles].tolist() == before.cell[: past.tiles].tolist()
        assert past.beside[: past.tiles].tolist() == before.beside[: past.tiles].tolist()
        assert past.border[: past.borders].tolist() == before.border[: past.borders].tolist()
        step = state.trail[number % TRAIL]
        assert (step[PLAYER], GAME.moves.move_of(match.terms, plain(before), turn.seat, int(step[PLAYED]))) == (
            turn.seat,
            turn.move,
        )


def test_a_play_speaks_for_the_figures_that_it_brings_nearer() -> None:
    match = position("L(0,0) 4(0,1) 4(0,2)", hands="P07 P05", turn="B")
    assert set(weights(match, 0, 1)) == {1.0}
    match.play("P4(0,3)")
    found = weights(match, 0, 1)
    assert found[number_of("P05")] > 20 * found[number_of("P30")]


def test_the_cards_that_others_build_are_soon_the_likeliest() -> None:
    places = []
    for hands in ("P05 P10 P20 P30", "P09 P13 P31 P03", "P22 P06 P29 P16"):
        match = dealt(4, hands=hands)
        play_by_policy(match, 10)
        for other in (1, 2, 3):
            found = weights(match, 0, other)
            places.append(int((found > found[match.state.hands[other, 0]]).sum()))
    assert np.mean(places) < 3


def test_nothing_is_concluded_about_a_card_from_plays_before_it_was_drawn() -> None:
    match = position("L(0,0) 4(0,1) 4(0,2)", hands="P07 P05", turn="B", change="end_of_turn", coming="P30")
    match.play("P4(0,3)")
    match.play("change P05")
    assert set(weights(match, 0, 1)) == {1.0}


def test_beliefs_depend_on_nothing_hidden() -> None:
    match = dealt(3, hands="P05 P10 P20")
    play_by_policy(match, 6)
    beliefs = beliefs_of(match, 0)
    world = match.state
    GAME.kernels.resample(match.terms.setup, world, 0, seeded("another world"))
    match._state = world
    assert beliefs_of(match, 0).tolist() == beliefs.tolist()


@pytest.mark.parametrize("objectives", [1, 2])
def test_what_is_surmised_is_possible_and_likely(objectives: int) -> None:
    match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)", "P10 P33 P07 P06", objectives=objectives, turn="B")
    match.play("P4(1,3)")
    beliefs, found = beliefs_of(match, 0), []
    rng = seeded("worlds")
    for _ in range(400):
        world = copy_of(match.blinded(0))
        resample_by_beliefs(match.terms.setup, world, 0, beliefs, rng)
        assert GAME.view.view_for(match.terms, plain(world), 0) == match.view(0)
        found.append(name_of(int(world.hands[1, 0])))
        held = [
            *world.hands[0, :objectives],
            *world.hands[1, :objectives],
            *world.deck[world.next_card : world.deck_end],
        ]
        assert len(set(map(int, held))) == len(held) == 32
    assert "P05" not in found
    assert len(set(found)) > 5
