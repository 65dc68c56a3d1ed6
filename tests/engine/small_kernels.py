"""A few kernels that belong to no game, for testing engines by themselves."""

from __future__ import annotations

from typing import Any

from asterism.engine.exports import Export, export
from asterism.kernel import (
    EventBuffer,
    Floats,
    IntRows,
    Ints,
    Rng,
    emit,
    exp,
    first_of,
    how_many,
    log,
    routine,
    rule,
    scratch_fractions,
    scratch_row,
    sqrt,
)
from asterism.layout import Grid, Row, cells, record_type


class Shelf:
    """A record with a field of each shape."""

    label: int = cells()
    row: Row = cells(4)
    grid: Grid = cells(2, 3)


class Box:
    """A record of the same size, of another type."""

    label: int = cells()
    content: Row = cells(10)


SHELF, BOX = record_type(Shelf), record_type(Box)
Shelfs = Any
"""An array of shelves; engines read the name of a record with an "s" as an array of them."""
ROOM = 4


@rule
def write_by_rule(values: Ints, place: int) -> None:
    """Write where it is told to."""
    values[place] = 1


@routine
def write_by_routine(values: Ints, place: int) -> None:
    """Write where it is told to, without being inlined."""
    values[place] = 1


@rule
def write_through_a_rule(values: Ints, place: int) -> None:
    """Let an inlined kernel write."""
    write_by_rule(values, place)


@rule
def write_through_a_routine(values: Ints, place: int) -> None:
    """Let another kernel write."""
    write_by_routine(values, place)


@rule
def write_in_rows(rows: IntRows, place: int, column: int) -> None:
    """Write into one of several rows."""
    rows[place, column] = 1


@rule
def write_in_a_record(shelf: Shelf, place: int) -> None:
    """Write into a row of a record."""
    shelf.row[place] = 1


@rule
def write_in_a_grid(shelf: Shelf, place: int, column: int) -> None:
    """Write into the rows of a record."""
    shelf.grid[place][column] = 1


@rule
def write_in_records(shelves: Shelfs, place: int) -> None:
    """Write into one of several records."""
    shelves[place].label = 1


@rule
def write_in_scratch_room(place: int) -> int:
    """Write into what a kernel has for itself."""
    row = scratch_row(ROOM)
    row[place] = 1
    return row[0] + row[1] + row[2] + row[3]


@rule
def write_in_scratch_rows(place: int, column: int) -> float:
    """Write into the rows of fractions that a kernel has for itself."""
    rows = scratch_fractions(2, ROOM)
    rows[place, column] = 0.5
    return rows[0, 0] + rows[1, ROOM - 1]


@rule
def read_fraction(values: Floats, place: int) -> float:
    """Read a fraction."""
    return values[place]


@rule
def is_one(values: Ints, place: int) -> bool:
    """Read a truth value."""
    return values[place] == 1


@rule
def emit_one(events: EventBuffer) -> None:
    """Write one row of events."""
    emit(events, 1)


@rule
def read_rng(rng: Rng, place: int) -> int:
    """Read a number of 64 bits."""
    return rng[place]


@rule
def count_members(bits: int) -> int:
    """Ask for the number of members of a bit set."""
    return how_many(bits)


@rule
def first_member(bits: int) -> int:
    """Ask for the first member of a bit set."""
    return first_of(bits)


@rule
def exps(values: Floats, results: Floats) -> None:
    """The exponential of each value."""
    for i in range(len(values)):
        results[i] = exp(values[i])


@rule
def logs(values: Floats, results: Floats) -> None:
    """The logarithm of each value."""
    for i in range(len(values)):
        results[i] = log(values[i])


@rule
def roots(values: Floats, results: Floats) -> None:
    """The square root of each value."""
    for i in range(len(values)):
        results[i] = sqrt(values[i])


KERNELS = (
    write_by_rule,
    write_by_routine,
    write_through_a_rule,
    write_through_a_routine,
    write_in_rows,
    write_in_a_record,
    write_in_a_grid,
    write_in_records,
    write_in_scratch_room,
    write_in_scratch_rows,
    read_fraction,
    is_one,
    emit_one,
    read_rng,
    count_members,
    first_member,
    exps,
    logs,
    roots,
)
RECORDS = {"Shelf": SHELF, "Box": BOX}
EXPORTS: list[Export] = [export(kernel.__name__, kernel, kernel, RECORDS) for kernel in KERNELS]
