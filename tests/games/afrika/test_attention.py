"""A bot that does not stop to think grabs the pile, by its own seeded draws."""

from __future__ import annotations

import asterism
from asterism import bots
from asterism.bots.attention import thought_of
from asterism.bots.protocol import situation_of
from asterism.games.afrika.bot.attention import CALM
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.afrika.table import table

DRAWS = 2000


def seen(match: Match, attention: int) -> dict[tuple[str, ...], float]:
    """How often a bot of this attention thinks of each set of moves."""
    assert match.current_seat is not None
    situation, rng = situation_of(match, match.current_seat), seeded("seen")
    times: dict[tuple[str, ...], int] = {}
    for _ in range(DRAWS):
        actions = thought_of(situation, attention, rng)
        moves = tuple(match.notation(situation.move(int(action))) for action in actions)
        times[moves] = times.get(moves, 0) + 1
    return {moves: count / DRAWS for moves, count in times.items()}


def hasty(match: Match) -> tuple[str, ...]:
    """What comes to the mind of somebody who never thinks."""
    (moves,) = seen(match, 0)
    return moves


def test_haste_spends_the_lowest_gem_that_beats() -> None:
    assert hasty(table("3 4 5 6", "8 2 12 14", pile="0.7", stock="3 4")) == ("12",)
    assert hasty(table("3 4 5 6", "8 2 12 14", pile="0.13", stock="3 4")) == ("14",)


def test_haste_leads_a_gem() -> None:
    assert hasty(table("3 9 2 13", "4 5 6 7", stock="3 4", turn=0)) == ("13",)


def test_without_a_gem_the_lowest_card_that_beats_comes_to_mind_and_a_lion_last() -> None:
    assert hasty(table("3 4 5 6", "8 9 2 3", pile="0.7", stock="3 4")) == ("8",)
    assert hasty(table("3 4 5 6", "3 2 4 5", pile="0.7", stock="3 4")) == ("2",)


def test_who_cannot_beat_overlooks_nothing() -> None:
    assert hasty(table("3 4 5 6", "5 3 4 8", pile="0.10", stock="3 4")) == (
        "under 3",
        "under 4",
        "under 5",
        "under 8",
    )
    assert hasty(table("3 4 5 6", "5 3 4 8", pile="0.13", stock="3 4")) == ("pass",)


def test_the_attention_says_how_often_one_thinks() -> None:
    match = table("3 4 5 6", "8 3 4 12", pile="0.7", stock="3 4")
    everything = ("8", "12", "under 3", "under 4")
    assert seen(match, 100) == {everything: 1.0}
    found = seen(match, 65)
    assert set(found) == {everything, ("12",)}
    assert abs(found[everything] - 65 / CALM) < 0.04


def test_a_hasty_bot_plays_whole_matches_and_the_same_seed_is_as_hasty() -> None:
    records = []
    for _ in range(2):
        match = asterism.new("afrika", seats=3, seed=4, rounds=1)
        players = [bots.make("greedy:20", str(seat)) for seat in range(3)]
        while (seat := match.current_seat) is not None:
            match.play(players[seat].choose(situation_of(match, seat)), seat=seat)
        records.append(match.record().to_json())
    assert records[0] == records[1]
