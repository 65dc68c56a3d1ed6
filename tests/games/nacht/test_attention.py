"""Bots overlook and notice like people, honestly and by their own seeded draws."""

from __future__ import annotations

import pytest

import asterism
from asterism import bots
from asterism.bots.attention import thought_of
from asterism.bots.protocol import situation_of
from asterism.errors import BadOption
from asterism.games.nacht.state import KNOCK
from asterism.kernel import seeded
from asterism.match import Match
from tests.contract.support import walk
from tests.games.nacht.table import may


def positions(mode: str, wanted: str) -> list[Match]:
    """Positions in which an older tile fits (decide), or in which one was overlooked (window)."""
    found = []
    for seed in range(60):
        match = asterism.new("nacht", seats=3, seed=seed, mode=mode)
        for _ in walk(match, f"{seed}"):
            view, state = match.view(None), match.state
            older = state.held[state.turn] & state.fitting
            if state.revealed >= 0:
                older &= ~(1 << state.revealed)
            if older and view.phase == wanted and state.aside[state.turn] < 5 and not state.laid_now:  # type: ignore[attr-defined]
                found.append(asterism.replay(match.record()))
                break
    assert len(found) >= 5
    return found


def shares(matches: list[Match], attention: int, draws: int = 400) -> float:
    """How often a bot of this attention thinks of everything."""
    everything, rng = 0, seeded(str(attention))
    for match in matches:
        seat = match.current_seat
        assert seat is not None
        situation = situation_of(match, seat)
        for _ in range(draws):
            everything += len(thought_of(situation, attention, rng)) == len(situation.legal_actions)
    return everything / (draws * len(matches))


def one_older_tile_fits(match: Match) -> bool:
    state = match.state
    older = int(state.held[state.turn] & state.fitting) & ~(1 << max(state.revealed, 0) if state.revealed >= 0 else 0)
    return older.bit_count() == 1


def test_a_beginner_overlooks_a_fifth_of_the_older_fitting_tiles_and_an_expert_none() -> None:
    matches = [match for match in positions("klopfen", "decide") if one_older_tile_fits(match)]
    assert matches
    assert abs(shares(matches, 35) - 0.80) < 0.04
    assert abs(shares(matches, 70) - 0.917) < 0.04
    assert shares(matches, 95) == 1.0
    assert shares(matches, 100) == 1.0


def test_a_beginner_notices_a_third_of_the_others_oversights() -> None:
    matches = positions("klopfen", "window")
    assert abs(shares(matches, 35) - 0.35) < 0.04
    assert abs(shares(matches, 95) - 0.95) < 0.04
    assert shares(matches, 100) == 1.0


def test_a_beginner_now_and_then_knocks_for_nothing_and_others_never() -> None:
    matches = [match for match in positions("klopfen", "window") if "knock in vain" in may(match)]
    assert abs(wrong_knocks(matches[:4], 35) - 0.65 * 0.01) < 0.003
    assert wrong_knocks(matches[:4], 70) == 0


def wrong_knocks(matches: list[Match], attention: int, draws: int = 4000) -> float:
    """How often a bot of this attention thinks of nothing but a knock in vain."""
    startled, rng = 0, seeded(f"startled {attention}")
    for match in matches:
        assert match.current_seat is not None
        situation = situation_of(match, match.current_seat)
        for _ in range(draws):
            startled += thought_of(situation, attention, rng).tolist() == [KNOCK]
    return startled / (draws * len(matches))


def test_nothing_is_overlooked_in_the_strict_game() -> None:
    assert shares(positions("streng", "decide"), 0) == 1.0


def test_the_tile_just_revealed_is_never_overlooked() -> None:
    for match in positions("klopfen", "decide"):
        state, seat = match.state, match.current_seat
        assert seat is not None
        situation, rng = situation_of(match, seat), seeded("revealed")
        for _ in range(100):
            kept = set(thought_of(situation, 0, rng).tolist())
            if state.revealed in situation.legal_actions:
                assert state.revealed in kept


def test_an_inattentive_bot_plays_whole_matches_and_the_same_seed_overlooks_the_same() -> None:
    records = []
    for _ in range(2):
        match = asterism.new("nacht", seats=3, seed=4, mode="klopfen")
        players = [bots.make("greedy:20", str(seat)) for seat in range(3)]
        while (seat := match.current_seat) is not None:
            match.play(players[seat].choose(situation_of(match, seat)), seat=seat)
        records.append(match.record().to_json())
    assert records[0] == records[1]


def test_attention_is_a_number_in_percent() -> None:
    for wrong in ("greedy:", "greedy:x", "greedy:101", "greedy:-1", "greedy:1.5"):
        with pytest.raises(BadOption, match="attention is a number from 0 to 100"):
            bots.make(wrong, "")
    with pytest.raises(BadOption, match="no bot called 'hal'"):
        bots.make("hal:20", "")
