"""The turns of a match, which are kept packed."""

from __future__ import annotations

import pytest

import asterism
from asterism.game import names
from asterism.turns import Turn, Turns


def played(name: str, moves: int = 12) -> tuple[asterism.Match, list[Turn]]:
    """A match after some moves, and its turns as they were told when they were played."""
    match = asterism.new(name, seed=5)
    told: list[Turn] = []
    while len(told) < moves and (seat := match.current_seat) is not None:
        move = match.legal_moves(seat)[len(told) % len(match.legal_moves(seat))]
        before = match.turns
        match.play(move, seat=seat)
        assert (len(before), match.turns[-1].seat, match.turns[-1].move) == (len(told), seat, move)
        told.append(match.turns[-1])
    return match, told


@pytest.mark.parametrize("name", names())
def test_turns_are_read_as_they_were_played(name: str) -> None:
    match, told = played(name)
    assert list(match.turns) == told
    assert match.turns == told
    assert match.turns[2:5] == told[2:5]
    assert match.turns[-2] == told[-2]
    assert match.turns != told[:-1]
    again = match.copy()
    again.take_back()
    assert (list(again.turns), list(match.turns)) == (told[:-1], told)
    with pytest.raises(IndexError):
        match.turns[len(told)]


@pytest.mark.parametrize("name", names())
def test_the_last_turn_of_a_seat_and_what_was_revealed_since_are_found(name: str) -> None:
    match, told = played(name)
    for seat in range(match.seats):
        own = [number for number, turn in enumerate(told) if turn.seat == seat]
        assert match.turns.last_of(seat) == (own[-1] if own else None)
        for number in range(len(told) + 1):
            expected = any((turn.revealed >> seat) & 1 for turn in told[number:])
            assert match.revealed_since(number, seat) == expected


def test_a_match_begins_without_turns() -> None:
    turns = asterism.new("nacht", seed=1).turns
    assert isinstance(turns, Turns)
    assert turns == []
    assert not turns
    assert turns.last_of(0) is None
    assert repr(turns) == "[]"
