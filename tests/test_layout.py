"""Records and their plain copies: kernels see records, everything else sees plain Python."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

import asterism
from asterism.bots.protocol import situation_of
from asterism.layout import Grid, Row, blank, blanks, cells, copy_of, plain, record_of, record_type
from asterism.match import Match
from tests.contract.support import TABLES, random_match, walk


class Table:
    """A layout with a field of each shape."""

    turn: int = cells()
    hand: Row = cells(3)
    board: Grid = cells(2, 2)


TABLE = record_type(Table)


def laid() -> Table:
    record: Table = blank(TABLE)
    record.turn = 7
    record.hand[1] = 5
    record.board[1][0] = -3
    return record


def pickled(value: Any) -> Any:
    """As another process gets it."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301


# --- records -------------------------------------------------------------------------------------


def test_a_new_record_is_all_zero_and_every_field_has_32_bits() -> None:
    assert blank(TABLE).tobytes() == bytes(4 * (1 + 3 + 4))
    assert {TABLE[field].base for field in TABLE.names or ()} == {np.dtype(np.int32)}


def test_fields_are_read_and_set_in_place() -> None:
    record = laid()
    assert (record.turn, list(record.hand), record.board[1][0]) == (7, [0, 5, 0], -3)
    assert type(record.turn) is int
    record.hand = [1, 2, 3]
    assert list(record.hand) == [1, 2, 3]
    with pytest.raises(AttributeError):
        record.trun = 1  # type: ignore[attr-defined]


def test_records_are_equal_if_type_and_content_are() -> None:
    class Other:
        turn: int = cells()

    record, other = laid(), laid()
    assert record == other
    other.hand[0] = 1
    assert record != other
    assert blank(TABLE) != blank(record_type(Other))
    assert blank(TABLE) != "a text"


def test_a_copy_has_memory_of_its_own() -> None:
    record: Any = laid()
    other: Any = copy_of(record)
    assert other == record
    assert other.address != record.address
    other.turn, other.hand[1] = 1, 1
    assert (record.turn, record.hand[1]) == (7, 5)


@pytest.mark.parametrize("carry", [copy.copy, copy.deepcopy, pickled])
def test_a_record_can_be_copied_and_pickled(carry: Any) -> None:
    record: Any = laid()
    carried = carry(record)
    assert carried == record
    assert type(carried) is type(record)
    assert carried.board[1][0] == -3


def test_an_array_of_records_is_read_record_by_record_in_place() -> None:
    tables = blanks(TABLE, 3)
    tables[1].turn = 4
    tables[2] = laid()
    assert [table.turn for table in tables] == [0, 4, 7]
    assert tables[-1] == laid()
    assert (len(tables), len(tables[1:])) == (3, 2)
    tables[1:][0].turn = 9
    assert tables[1].turn == 9
    assert tables[1:].address == tables.address + TABLE.itemsize
    for outside in (3, -4):
        with pytest.raises(IndexError):
            tables[outside]


def test_a_record_of_an_array_is_the_same_memory() -> None:
    tables = blanks(TABLE, 2)
    record = tables[1]
    record.turn = 2
    assert tables[1].turn == 2
    assert record.address == tables.address + TABLE.itemsize
    assert record_of(record.memory) == record


# --- plain copies --------------------------------------------------------------------------------


def test_a_plain_copy_is_numbers_and_lists() -> None:
    found = plain(laid())
    assert (found.turn, found.hand, found.board) == (7, [0, 5, 0], [[0, 0], [-3, 0]])
    with pytest.raises(AttributeError, match="this position has no 'trun'"):
        _ = found.trun  # type: ignore[attr-defined]


def test_a_plain_copy_stays_as_it_was() -> None:
    record = laid()
    found = plain(record)
    record.turn, record.hand[1] = 1, 1
    assert (found.turn, found.hand) == (7, [0, 5, 0])
    found.hand[0] = 8
    assert list(record.hand) == [0, 1, 0]
    assert found.hand is found.hand, "a field is made once"


@pytest.mark.parametrize("carry", [copy.copy, copy.deepcopy, pickled])
def test_a_plain_copy_can_be_copied_and_pickled(carry: Any) -> None:
    carried = carry(plain(laid()))
    assert (carried.turn, carried.hand, carried.board) == (7, [0, 5, 0], [[0, 0], [-3, 0]])


# --- every game ----------------------------------------------------------------------------------

PLAIN_TYPES = (int, float, bool, str, type(None))


def not_plain(value: Any, where: str) -> Iterator[str]:
    """Where something is not plain Python: exactly these types, not NumPy's numbers, some of which are floats too."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from not_plain(getattr(value, name), f"{where}.{name}")
    elif type(value) in {list, tuple, set, frozenset}:
        for place, one in enumerate(value):
            yield from not_plain(one, f"{where}[{place}]")
    elif type(value) is dict:
        for key, one in value.items():
            yield from not_plain(key, f"{where} key {key}")
            yield from not_plain(one, f"{where}[{key}]")
    elif type(value) not in PLAIN_TYPES:
        yield f"{where} is a {type(value).__module__}.{type(value).__name__}"


def faults_of(found: Any, dtype: Any, where: str) -> list[str]:
    """Where a plain copy of a record is not plain."""
    return [fault for name in dtype.names for fault in not_plain(getattr(found, name), f"{where}.{name}")]


def shown(match: Match) -> Iterator[tuple[str, Any]]:
    """Everything that people and programs outside get of a position."""
    for seat in range(match.seats):
        yield f"legal_moves({seat})", match.legal_moves(seat)
        yield f"legal_actions({seat})", match.legal_actions(seat)
    for viewer in (*range(match.seats), None):
        yield f"view({viewer})", match.view(viewer)
    if match.turns:
        turn = match.turns[-1]
        yield "turn", (turn.seat, turn.move, turn.events)
        for viewer in (*range(match.seats), None):
            yield f"redacted({viewer})", match.redacted(turn.events, viewer)
    yield "to_act", (match.to_act, match.current_seat, match.is_over, match.results)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_but_kernels_meets_numpy(name: str, seats: int) -> None:
    match = random_match(name, seats, "plain")
    game = match.game
    assert not faults_of(match.terms.plain_setup, game.setup, "setup")
    assert not list(not_plain(match.terms.printed, "printed"))
    assert not list(not_plain(match.terms.options, "options"))
    assert not list(not_plain(match.plain_deal, "deal"))
    for number, _ in enumerate(walk(match, "plain")):
        if number % 4 == 0 or len(match.to_act) > 1:
            assert not faults_of(match.position, game.state, "position")
            assert not [fault for where, value in shown(match) for fault in not_plain(value, where)]
            situation = situation_of(match, match.to_act[0])
            assert not faults_of(situation.position, game.state, "situation")
            assert not list(not_plain((situation.view, situation.legal_moves, situation.legal_actions), "situation"))
    assert not [fault for where, value in shown(match) for fault in not_plain(value, where)]
    assert not list(not_plain(msgspec.to_builtins(match.record()), "record"))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_plain_position_says_what_the_record_says(name: str, seats: int) -> None:
    match = random_match(name, seats, "same")
    for number, _ in enumerate(walk(match, "same")):
        if number % 8 == 0:
            state = match.state
            for field in match.game.state.names or ():
                assert getattr(match.position, field) == np.asarray(getattr(state, field)).tolist()


@pytest.mark.parametrize("name", asterism.names())
def test_a_match_that_was_looked_at_goes_to_another_process(name: str) -> None:
    match = random_match(name, max(asterism.load(name).seats), "carried")
    match.play(match.legal_actions(match.to_act[0])[0], seat=match.to_act[0])
    match.view(0)  # reads the plain copies
    state, position, setup = pickled((match.state, match.position, match.terms.plain_setup))
    assert state == match.state
    for field in match.game.state.names or ():
        assert getattr(position, field) == getattr(match.position, field)
    for field in match.game.setup.names or ():
        assert getattr(setup, field) == getattr(match.terms.plain_setup, field)


def test_what_not_plain_finds() -> None:
    """The test's own eyes: each of these is NumPy's and hides well."""
    for value in (np.float64(1), np.int32(1), np.True_, np.zeros(2), [1, (np.int64(2),)], {"x": np.float64(0)}):
        assert list(not_plain(value, "it"))
    assert not list(not_plain([1, 2.0, "x", None, True, {"a": (1,)}], "it"))
