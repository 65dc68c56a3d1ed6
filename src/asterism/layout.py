"""Records: memory of a fixed layout that kernels read and write, and plain copies of it for everything else.

A layout is a class whose fields are `cells()`; the same class is the type of its records in kernels and of their plain
copies in views, events, moves and text. Rows are lists of numbers in a plain copy and arrays in a record; both are
read as `rows[i][j]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar, cast, overload

from asterism.arrays import np

Row = list[int]
"""A field that holds a row of whole numbers."""
Grid = list[list[int]]
Block = list[list[list[int]]]

LayoutT = TypeVar("LayoutT")
RecordType = np.dtype[np.void]


LEAST, MOST = -(1 << 31), (1 << 31) - 1
"""The ends of a field's numbers, unless it declares others."""


class Cells:
    """One field of a record: its shape, and what its numbers mean."""

    def __init__(self, shape: tuple[int, ...], kind: str, least: int, most: int) -> None:
        self.shape = shape
        self.kind = kind
        """A "number", a "set" of numbered things (bit 0 is the first), or an "index", which is -1 for none."""
        self.least = least
        self.most = most


def cells(
    *shape: int, least: int = 0, most: int | None = None, members: int | None = None, index: int | None = None
) -> Any:
    """Declare a field of a record: one whole number, or an array of them.

    All fields are signed 32-bit numbers. Narrower ones would wrap round in uncompiled runs where
    compiled ones do not. What the numbers mean is told to those who learn from them: `most` is the highest of a number
    (and `least` the lowest), `members` makes it a bit set of so many things, `index` the number of one of so many
    things, or -1 for none.
    """
    if members is not None:
        return Cells(shape, "set", 0, (1 << members) - 1)
    if index is not None:
        return Cells(shape, "index", -1, index - 1)
    return Cells(shape, "number", LEAST, MOST) if most is None else Cells(shape, "number", least, most)


def record_type(layout: type) -> RecordType:
    """The NumPy type of the records that `layout` declares field by field."""
    fields = [(name, np.int32, cell.shape) for name, cell in vars(layout).items() if isinstance(cell, Cells)]
    return np.dtype(fields, align=True)


class Memory:
    """An array of records, and where it begins."""

    __slots__ = ("_address", "memory")

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self._address = 0

    @property
    def address(self) -> int:
        """Where the memory begins."""
        if not self._address:
            self._address = self.memory.ctypes.data
        return self._address


class Record(Memory):
    """One record. Kernels get its address; Python reads and sets its fields, an array field in place.

    Its classes are made by `record_class`, one for each layout, with the fields as properties.
    """

    __slots__ = ()

    @property
    def dtype(self) -> RecordType:
        """Its NumPy type."""
        return cast("RecordType", self.memory.dtype)

    def tobytes(self) -> bytes:
        """Its content."""
        return bytes(self.memory.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dtype == other.dtype and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return record_of, (self.memory,)


def record_of(memory: Any) -> Record:
    """The record in an array of one."""
    return record_class(memory.dtype)(memory)


@cache
def record_class(dtype: RecordType) -> type[Record]:
    """The class of the records of this type."""
    fields = {name: property(*_accessors(name, dtype[name])) for name in dtype.names or ()}
    return type("Record", (Record,), {"__slots__": (), **fields})


def _accessors(name: str, field: np.dtype[Any]) -> tuple[Any, Any]:
    def row(self: Record) -> Any:
        return self.memory[name][0]

    def number(self: Record) -> Any:
        return self.memory[name].item()

    def fill(self: Record, value: Any) -> None:
        self.memory[name] = value

    return (row if field.shape else number), fill


class Records(Memory):
    """An array of records, which kernels read and write."""

    __slots__ = ()

    def __len__(self) -> int:
        return len(self.memory)

    @overload
    def __getitem__(self, place: int) -> Any: ...

    @overload
    def __getitem__(self, place: slice) -> Records: ...

    def __getitem__(self, place: int | slice) -> Any:
        if isinstance(place, slice):
            return Records(self.memory[place])
        at = range(len(self.memory))[place]
        return record_of(self.memory[at : at + 1])

    def __setitem__(self, place: int, record: Any) -> None:
        self.memory[place] = record.memory[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))


def blank(dtype: RecordType) -> Any:
    """A new record, all zero."""
    return record_class(dtype)(np.zeros(1, dtype))


def blanks(dtype: RecordType, count: int) -> Records:
    """An array of new records, all zero."""
    return Records(np.zeros(count, dtype))


def copy_of(record: LayoutT) -> LayoutT:
    """A record with the same content and memory of its own."""
    found: Any = record
    return cast("LayoutT", type(found)(duplicate(found.memory)))


def duplicate(memory: Any) -> Any:
    """A copy of records. All fields are whole numbers of one size; NumPy would copy them field by field."""
    return memory.view(np.int32).copy().view(memory.dtype)


class Plain:
    """A copy of a record in plain Python: whole numbers and lists. Fields are made when they are first read."""

    def __init__(self, memory: Any) -> None:
        self._memory = memory

    def __getattr__(self, name: str) -> Any:
        try:
            field = self._memory[name]
        except (ValueError, IndexError) as error:
            raise AttributeError(f"this position has no '{name}'") from error
        value = self.__dict__[name] = field.tolist()[0]
        return value

    def __reduce__(self) -> tuple[Any, ...]:
        return Plain, (self._memory,)


def plain(record: LayoutT) -> LayoutT:
    """A plain copy of a record, for everything that is not a kernel."""
    found: Any = record
    return cast("LayoutT", Plain(duplicate(found.memory)))


def read_only(record: LayoutT) -> LayoutT:
    """The same without a copy of the memory, for a record that nobody changes any more."""
    found: Any = record
    return cast("LayoutT", Plain(found.memory))
