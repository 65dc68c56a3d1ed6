"""No engine lets a kernel leave its arrays, and what Python hands over is checked before a library is called."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from asterism.engine.exports import FAULT
from asterism.engine.targets import this_machine
from asterism.kernel import EVENTS_PER_MOVE, event_buffer, seeded
from asterism.layout import Grid, Row, blank, blanks, cells, plain, record_type
from tests.engine.small_kernels import BOX, ROOM, SHELF
from tests.engine.small_library import build_small

OUTSIDE = (ROOM, -ROOM - 1, 1 << 31, 1 << 40)


def numbers(count: int = ROOM) -> Any:
    return np.zeros(count, dtype=np.int32)


# --- accesses inside kernels ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["write_by_rule", "write_by_routine", "write_through_a_rule", "write_through_a_routine"]
)
def test_no_kernel_writes_outside_of_an_array(kernels: Any, name: str) -> None:
    room = np.zeros(ROOM + 8, dtype=np.int32)
    values = room[4 : 4 + ROOM]
    write = kernels.get(name)
    write(values, -1)
    assert values.tolist() == [0, 0, 0, 1]
    for place in OUTSIDE:
        with pytest.raises(IndexError):
            write(values, place)
    assert room.sum() == 1, "the neighbours of the array are as before"


def test_no_kernel_writes_outside_of_rows(kernels: Any) -> None:
    rows = np.zeros((2, 3), dtype=np.int32)
    kernels.write_in_rows(rows, 1, -1)
    assert rows.tolist() == [[0, 0, 0], [0, 0, 1]]
    for place, column in ((2, 0), (0, 3), (-3, 0), (0, -4)):
        with pytest.raises(IndexError):
            kernels.write_in_rows(rows, place, column)


def test_no_kernel_writes_outside_of_a_row_of_a_record(kernels: Any) -> None:
    shelf = blank(SHELF)
    kernels.write_in_a_record(shelf, 2)
    kernels.write_in_a_grid(shelf, 1, 2)
    assert shelf.row.tolist() == [0, 0, 1, 0]
    assert shelf.grid.tolist() == [[0, 0, 0], [0, 0, 1]]
    before = shelf.tobytes()
    for place in OUTSIDE:
        with pytest.raises(IndexError):
            kernels.write_in_a_record(shelf, place)
    for place, column in ((2, 0), (0, 3), (-3, 0), (0, -4)):
        with pytest.raises(IndexError):
            kernels.write_in_a_grid(shelf, place, column)
    assert shelf.tobytes() == before


def test_no_kernel_writes_outside_of_an_array_of_records(kernels: Any) -> None:
    shelves = blanks(SHELF, 3)
    kernels.write_in_records(shelves[:2], 1)
    assert [shelf.label for shelf in shelves] == [0, 1, 0]
    for place in (2, -3):
        with pytest.raises(IndexError):
            kernels.write_in_records(shelves[:2], place)
    assert [shelf.label for shelf in shelves] == [0, 1, 0]


def test_no_kernel_writes_outside_of_its_scratch_room(kernels: Any) -> None:
    assert [kernels.write_in_scratch_room(place) for place in range(ROOM)] == [1] * ROOM
    assert kernels.write_in_scratch_rows(1, ROOM - 1) == 0.5
    for place in OUTSIDE:
        with pytest.raises(IndexError):
            kernels.write_in_scratch_room(place)
        with pytest.raises(IndexError):
            kernels.write_in_scratch_rows(0, place)


def test_a_fault_is_told_whatever_the_kernel_returns(kernels: Any) -> None:
    fractions, rng = np.array([0.25]), seeded("x")
    assert kernels.read_fraction(fractions, 0) == 0.25
    assert kernels.is_one(numbers(), 0) == 0
    assert kernels.read_rng(rng, 3) == 1
    for name, values in (("read_fraction", fractions), ("is_one", numbers()), ("read_rng", rng)):
        with pytest.raises(IndexError):
            kernels.get(name)(values, 9)


def test_the_fault_names_the_kernel(library: Any) -> None:
    with pytest.raises(IndexError, match=r"^the kernel write_by_rule was about to leave one of its arrays$"):
        library.write_by_rule(numbers(), 9)


def test_a_full_event_buffer_is_a_fault_and_not_a_write_beyond_it(kernels: Any) -> None:
    buffer = event_buffer()
    for _ in range(EVENTS_PER_MOVE):
        kernels.emit_one(buffer)
    with pytest.raises(IndexError):
        kernels.emit_one(buffer)
    assert buffer.count == EVENTS_PER_MOVE


def test_the_environment_cannot_take_the_checks_away(tmp_path: Path) -> None:
    code = (
        "import numpy as np\n"
        "from asterism.engine.jit import jit\n"
        "from tests.engine.small_kernels import write_by_rule\n"
        "try: jit(write_by_rule)(np.zeros(4, 'int32'), 9)\n"
        "except IndexError: print('checked')"
    )
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ran.stdout == "checked\n", ran.stderr

    target = this_machine()
    assert target is not None
    (file,) = build_small(tmp_path, target, NUMBA_BOUNDSCHECK="0")
    code = (
        "import sys, pathlib\n"
        "import numpy as np\n"
        "from asterism.engine.library import library_kernels\n"
        "from tests.engine.small_kernels import EXPORTS\n"
        "kernels = library_kernels(pathlib.Path(sys.argv[1]), EXPORTS)\n"
        "try: kernels['write_by_rule'](np.zeros(4, 'int32'), 9)\n"
        "except IndexError: print('checked')"
    )
    command = [sys.executable, "-c", code, str(file)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.stdout == "checked\n", ran.stderr


# --- what is handed over -------------------------------------------------------------------------

WRONG_ARRAYS: list[tuple[str, Callable[[], Any]]] = [
    ("numbers of another width", lambda: np.zeros(ROOM, dtype=np.int64)),
    ("numbers without a sign", lambda: np.zeros(ROOM, dtype=np.uint32)),
    ("numbers in the other byte order", lambda: np.zeros(ROOM, dtype=np.dtype(np.int32).newbyteorder())),
    ("fractions", lambda: np.zeros(ROOM)),
    ("every other number of an array", lambda: np.zeros(2 * ROOM, dtype=np.int32)[::2]),
    ("an array backwards", lambda: np.zeros(ROOM, dtype=np.int32)[::-1]),
    ("several rows", lambda: np.zeros((2, ROOM), dtype=np.int32)),
    ("a single number", lambda: np.int32(3)),
    ("a record", lambda: blank(SHELF)),
    ("records", lambda: blanks(SHELF, 2)),
    ("a list", lambda: [0] * ROOM),
    ("an address", lambda: 4096),
    ("nothing", lambda: None),
]


@pytest.mark.parametrize("wrong", [make for _, make in WRONG_ARRAYS], ids=[name for name, _ in WRONG_ARRAYS])
def test_a_wrong_array_is_refused_before_the_library_is_called(library: Any, wrong: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match=r"the kernel write_by_rule cannot take .* for 'values'"):
        library.write_by_rule(wrong(), 0)


def test_rows_are_refused_unless_they_are_rows_in_one_piece(library: Any) -> None:
    good = np.zeros((2, 3), dtype=np.int32)
    library.write_in_rows(good, 0, 0)
    for wrong in (good.T, good[:, :2], good[0], good.astype(np.int64)):
        with pytest.raises(TypeError, match=r"the kernel write_in_rows cannot take ndarray int.* for 'rows'"):
            library.write_in_rows(wrong, 0, 0)


WRONG_RECORDS: list[tuple[str, Callable[[], Any]]] = [
    ("a record of another type", lambda: blank(BOX)),
    ("several records", lambda: blanks(SHELF, 1)),
    ("a plain copy", lambda: plain(blank(SHELF))),
    ("bare memory", lambda: np.zeros(1, SHELF)),
    ("a record of NumPy", lambda: np.zeros(1, SHELF)[0]),
    ("an array", numbers),
    ("an address", lambda: 4096),
    ("nothing", lambda: None),
]


@pytest.mark.parametrize("wrong", [make for _, make in WRONG_RECORDS], ids=[name for name, _ in WRONG_RECORDS])
def test_a_wrong_record_is_refused_before_the_library_is_called(library: Any, wrong: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match=r"the kernel write_in_a_record cannot take .* for 'shelf'"):
        library.write_in_a_record(wrong(), 0)


WRONG_MANY: list[tuple[str, Callable[[], Any]]] = [
    ("records of another type", lambda: blanks(BOX, 3)),
    ("one record", lambda: blank(SHELF)),
    ("every other record", lambda: blanks(SHELF, 4)[::2]),
    ("bare memory", lambda: np.zeros(3, SHELF)),
    ("nothing", lambda: None),
]


@pytest.mark.parametrize("wrong", [make for _, make in WRONG_MANY], ids=[name for name, _ in WRONG_MANY])
def test_wrong_records_are_refused_before_the_library_is_called(library: Any, wrong: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match=r"the kernel write_in_records cannot take .* for 'shelves'"):
        library.write_in_records(wrong(), 0)


def test_layouts_with_the_same_fields_are_one_type_of_record(library: Any) -> None:
    class Rack:
        label: int = cells()
        row: Row = cells(4)
        grid: Grid = cells(2, 3)

    rack = blank(record_type(Rack))
    library.write_in_a_record(rack, 0)
    assert rack.row[0] == 1


@pytest.mark.parametrize("wrong", ["1", None, 1.5, [1]])
def test_a_number_must_be_a_whole_number(library: Any, wrong: Any) -> None:
    with pytest.raises(ctypes.ArgumentError):
        library.write_by_rule(numbers(), wrong)


def test_the_largest_and_the_smallest_number_are_outside_of_every_array(library: Any) -> None:
    for place in ((1 << 63) - 1, FAULT):
        with pytest.raises(IndexError):
            library.write_by_rule(numbers(), place)


def test_too_few_and_too_many_arguments_are_refused(library: Any) -> None:
    for arguments in ((numbers(),), (numbers(), 0, 0)):
        with pytest.raises(TypeError, match=r"kernel\(\)"):
            library.write_by_rule(*arguments)
