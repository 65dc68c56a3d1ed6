"""Arrays and records in plain Python, for where there is no NumPy: what `asterism.arrays` needs of it, by its names.

An array is a view on bytes: a number type, lengths, and the step from one item to the next along each. Arrays of
records have fields, which are arrays on the same bytes. A large array that only kernels write, such as a search tree,
is kept where they run (`Remote`).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, Protocol
from weakref import finalize

LARGE = 1 << 15
"""From this many bytes on, an array stays where kernels run."""
Place = int | slice | str | tuple[int | slice, ...]
Fields = Sequence[tuple[Any, ...]]


class dtype:  # noqa: N801 (NumPy's name)
    """The type of the items of an array: a number, or a record with fields."""

    def __class_getitem__(cls, _: Any) -> type[dtype]:
        return cls

    def __init__(self, kind: dtype | str | Fields, *, align: bool = False) -> None:
        self.names: tuple[str, ...] | None = None
        self.shape: tuple[int, ...] = ()
        self.places: dict[str, tuple[int, dtype]] = {}
        """Where each field begins, and its type."""
        if isinstance(kind, dtype):
            vars(self).update(vars(kind))
        elif isinstance(kind, str):
            self.format, self.itemsize, self.alignment = kind, struct.calcsize(kind), struct.calcsize(kind)
        else:
            self._arrange(kind, align=align)

    def _arrange(self, fields: Fields, *, align: bool) -> None:
        """Put the fields one behind the other, each where a C compiler would, if `align` says so."""
        end, widest = 0, 1
        for name, kind, *shape in fields:
            field = dtype(kind)
            field.shape = tuple(shape[0]) if shape else ()
            if align:
                end, widest = -(-end // field.alignment) * field.alignment, max(widest, field.alignment)
            self.places[name] = (end, field)
            end += field.itemsize * prod(field.shape)
        self.names = tuple(self.places)
        self.format, self.alignment = "", widest
        self.itemsize = -(-end // widest) * widest

    def __getitem__(self, name: str) -> dtype:
        return self.places[name][1]

    def _key(self) -> tuple[Any, ...]:
        return self.format, self.shape, self.itemsize, tuple((name, *place) for name, place in self.places.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dtype) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"dtype({self.format or self.names!r})"


class Whole(dtype):
    """A type of whole numbers. Called, it makes a number of it, which has no bounds here."""

    def __call__(self, value: Any) -> int:
        """The number."""
        return int(value)


int8, int32, int64 = Whole("b"), Whole("i"), Whole("q")
float32, float64 = dtype("f"), dtype("d")
void = dtype("B")


class NDArray:
    """How annotations name arrays."""

    def __class_getitem__(cls, _: Any) -> type[ndarray]:
        return ndarray


class Host(Protocol):
    """Has memory where kernels run, which it hands out by address."""

    def reserve(self, game: str, size: int) -> int:
        """New memory, all zero, for kernels of a game."""
        ...

    def free(self, game: str, address: int) -> None:
        """Take it back."""
        ...

    def read(self, game: str, address: int, into: memoryview) -> None:
        """Copy from there."""
        ...

    def write(self, game: str, address: int, content: memoryview) -> None:
        """Copy to there."""
        ...


class Remote:
    """Bytes that stay where kernels run, once a kernel was given them; reading copies only what is read."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._here: memoryview | None = None
        """The bytes, if Python was at them before any kernel; then they stay here."""
        self._there: tuple[Host, str, int] | None = None

    def handed_over(self, host: Host, game: str) -> Any:
        """The bytes as a kernel gets them: themselves, or their address."""
        if self._here is not None:
            return self._here
        if self._there is None:
            address = host.reserve(game, self._size)
            self._there = host, game, address
            finalize(self, host.free, game, address)
        return self._there[2]

    def __getitem__(self, place: slice) -> RemotePart:
        start, stop, _ = place.indices(self._size)
        return RemotePart(self, start, stop)

    def __setitem__(self, place: slice, content: bytes) -> None:
        start, stop, _ = place.indices(self._size)
        if self._there is None:
            self._bytes_here()[start:stop] = content
        else:
            host, game, address = self._there
            host.write(game, address + start, memoryview(bytearray(content)))

    def read(self, start: int, stop: int) -> bytes:
        """A copy of some of them."""
        if self._there is None:
            return self._bytes_here()[start:stop].tobytes()
        host, game, address = self._there
        content = bytearray(stop - start)
        host.read(game, address + start, memoryview(content))
        return bytes(content)

    def _bytes_here(self) -> memoryview:
        if self._here is None:
            self._here = memoryview(bytearray(self._size))
        return self._here


class RemotePart:
    """Some of the bytes that stay where kernels run."""

    def __init__(self, whole: Remote, start: int, stop: int) -> None:
        self._whole = whole
        self._start, self._stop = start, stop

    def handed_over(self, host: Host, game: str) -> Any:
        """The bytes as a kernel gets them."""
        whole = self._whole.handed_over(host, game)
        return whole[self._start : self._stop] if isinstance(whole, memoryview) else whole + self._start

    def tobytes(self) -> bytes:
        """A copy of them."""
        return self._whole.read(self._start, self._stop)


class Flags:
    """Whether an array is in one piece."""

    def __init__(self, *, c_contiguous: bool) -> None:
        self.c_contiguous = c_contiguous


class ndarray:  # noqa: N801 (NumPy's name)
    """An array, or a part of one on the same bytes."""

    __slots__ = ("_bytes", "_first", "_steps", "dtype", "shape")

    def __init__(
        self,
        shape: tuple[int, ...],
        kind: dtype,
        memory: memoryview | Remote,
        first: int = 0,
        steps: tuple[int, ...] = (),
    ) -> None:
        self.shape = shape
        self.dtype = kind
        self._bytes = memory
        self._first = first
        self._steps = steps or steps_of(shape, kind.itemsize)

    # --- what it is ---

    @property
    def ndim(self) -> int:
        """How many lengths it has."""
        return len(self.shape)

    @property
    def flags(self) -> Flags:
        """Whether it is in one piece."""
        wanted = zip(self.shape, self._steps, steps_of(self.shape, self.dtype.itemsize), strict=True)
        return Flags(c_contiguous=all(length <= 1 or step == other for length, step, other in wanted))

    @property
    def data(self) -> Any:
        """Its bytes, if it is in one piece."""
        if not self.flags.c_contiguous:
            raise BufferError("this array is not in one piece")
        return self._bytes[self._first : self._first + prod(self.shape) * self.dtype.itemsize]

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))

    # --- reading ---

    def __getitem__(self, place: Place) -> Any:
        part = self._part(place)
        return part if part.shape or part.dtype.names else part.item()

    def item(self) -> Any:
        """The only number."""
        if prod(self.shape) != 1:
            raise ValueError(f"an array of {prod(self.shape)} numbers is no number")
        return struct.unpack(self.dtype.format, self._content(self.dtype.itemsize))[0]

    def tolist(self) -> Any:
        """Its numbers in lists."""
        if not self.shape:
            return self.item()
        if self.dtype.names or not self.flags.c_contiguous:
            return [item.tolist() if isinstance(item, ndarray) else item for item in self]
        count = prod(self.shape)
        numbers: list[Any] = list(struct.unpack(f"{count}{self.dtype.format}", self.tobytes()))
        for length in reversed(self.shape[1:]):
            numbers = [numbers[at : at + length] for at in range(0, len(numbers), length)]
        return numbers

    def tobytes(self) -> bytes:
        """Its bytes, one item after the other."""
        if self.flags.c_contiguous:
            return self._content(prod(self.shape) * self.dtype.itemsize)
        return b"".join(self._part(place).tobytes() for place in range(len(self)))

    def _content(self, size: int) -> bytes:
        """A copy of the first bytes."""
        return self._bytes[self._first : self._first + size].tobytes()

    def copy(self) -> ndarray:
        """The same numbers on bytes of its own."""
        return ndarray(self.shape, self.dtype, memoryview(bytearray(self.tobytes())))

    def view(self, kind: dtype) -> ndarray:
        """The same bytes, of a row in one piece, as items of another type."""
        (length,) = self.shape
        if not self.flags.c_contiguous or length * self.dtype.itemsize % kind.itemsize:
            raise ValueError(f"this array cannot be read as {kind}")
        return ndarray((length * self.dtype.itemsize // kind.itemsize,), kind, self._bytes, self._first)

    def astype(self, kind: dtype) -> ndarray:
        """The same numbers of another type."""
        return array(self.tolist(), kind)

    def sum(self) -> Any:
        """The sum of all numbers."""
        return sum(item.sum() if isinstance(item, ndarray) else item for item in self)

    # --- writing ---

    def __setitem__(self, place: Place, value: Any) -> None:
        self._part(place).fill(value)

    def fill(self, value: Any) -> None:
        """Write one number everywhere, or rows of numbers, each where it belongs or in all places alike."""
        if isinstance(value, ndarray):
            if value.dtype == self.dtype and value.shape == self.shape and self.flags.c_contiguous:
                self._bytes[self._first : self._first + prod(self.shape) * self.dtype.itemsize] = value.tobytes()
                return
            value = value.tolist()
        if not self.shape:
            number = float(value) if self.dtype.format in {"f", "d"} else int(value)
            try:
                content = struct.pack(self.dtype.format, number)
            except struct.error as error:
                raise OverflowError(f"{number} is too large for this array") from error
            self._bytes[self._first : self._first + self.dtype.itemsize] = content
        elif depth_of(value) < self.ndim:
            for place in range(len(self)):
                self._part(place).fill(value)
        elif len(value) != len(self):
            raise ValueError(f"{len(value)} values do not fit into {len(self)} places")
        else:
            for place, one in enumerate(value):
                self._part(place).fill(one)

    # --- parts ---

    def _part(self, place: Place) -> ndarray:
        """The field of that name, or the items at these places."""
        if isinstance(place, str):
            return self._field(place)
        first, shape, steps = self._first, list[int](), list[int]()
        places = place if isinstance(place, tuple) else (place,)
        for axis, (length, step) in enumerate(zip(self.shape, self._steps, strict=True)):
            at = places[axis] if axis < len(places) else slice(None)
            if isinstance(at, slice):
                start, stop, stride = at.indices(length)
                first += start * step
                shape.append(len(range(start, stop, stride)))
                steps.append(step * stride)
            elif -length <= at < length:
                first += (at % length) * step
            else:
                raise IndexError(f"there is no place {at} among {length}")
        return ndarray(tuple(shape), self.dtype, self._bytes, first, tuple(steps))

    def _field(self, name: str) -> ndarray:
        """One field of all records."""
        if name not in self.dtype.places:
            raise ValueError(f"these records have no field '{name}'")
        offset, field = self.dtype.places[name]
        number = dtype(field)
        number.shape = ()
        steps = (*self._steps, *steps_of(field.shape, field.itemsize))
        return ndarray((*self.shape, *field.shape), number, self._bytes, self._first + offset, steps)


def steps_of(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    """The bytes from one item to the next along each length, in one piece."""
    return tuple(itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape)))


def depth_of(value: Any) -> int:
    """How many lists lie inside one another."""
    return 1 + (depth_of(value[0]) if value else 0) if isinstance(value, Sequence) else 0


def zeros(shape: int | tuple[int, ...], dtype: dtype = float64) -> ndarray:
    """A new array, all zero."""
    lengths = shape if isinstance(shape, tuple) else (shape,)
    size = prod(lengths) * dtype.itemsize
    return ndarray(lengths, dtype, Remote(size) if size >= LARGE else memoryview(bytearray(size)))


empty = zeros
"""A new array whose content does not matter."""


def resize(values: ndarray, shape: int | tuple[int, ...]) -> ndarray:
    """An array of another size with the same numbers, repeated if it is larger."""
    made, content = zeros(shape, values.dtype), values.tobytes()
    size = prod(made.shape) * made.dtype.itemsize
    repeated = content * -(-size // len(content)) if content else bytes(size)
    return ndarray(made.shape, made.dtype, memoryview(bytearray(repeated[:size])))


def array(values: Sequence[Any], dtype: dtype | None = None) -> ndarray:
    """A new array of these numbers."""
    inner: Any = values
    shape = list[int]()
    while isinstance(inner, Sequence):
        shape.append(len(inner))
        inner = inner[0] if inner else 0
    made = zeros(tuple(shape), dtype or (float64 if isinstance(inner, float) else int64))
    made[:] = values
    return made
