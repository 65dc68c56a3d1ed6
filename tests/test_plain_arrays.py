"""Arrays without NumPy behave as NumPy's do, as far as Asterism uses them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import asterism
from asterism import plain_arrays
from asterism.bots.search.records import NODE, PARAMETERS, workspace_of
from asterism.kernel import EVENT_BUFFER

LIBRARIES: tuple[Any, Any] = (np, plain_arrays)


def same(make: Callable[[Any], Any]) -> Any:
    """What both make of something, which must be the same."""
    one, other = (make(library) for library in LIBRARIES)
    if isinstance(one, np.ndarray):
        assert one.tolist() == other.tolist()
        assert one.shape == other.shape
    else:
        assert one == other
    return other


def in_plain(dtype: Any) -> Any:
    """A type of records of NumPy as one of ours."""
    fields = []
    for name in dtype.names:
        field = dtype[name]
        fields.append((name, getattr(plain_arrays, field.base.name), field.shape))
    return plain_arrays.dtype(fields, align=dtype.isalignedstruct)


def record_types() -> dict[str, Any]:
    """Every type of record that kernels take."""
    found = {"node": NODE, "parameters": PARAMETERS, "events": EVENT_BUFFER}
    for name in asterism.names():
        game = asterism.load(name)
        found |= {f"{name} state": game.state, f"{name} setup": game.setup, f"{name} workspace": workspace_of(game)}
    return found


@pytest.mark.parametrize(("name", "dtype"), record_types().items())
def test_every_record_has_the_same_bytes(name: str, dtype: Any) -> None:
    plain = in_plain(dtype)
    assert plain.itemsize == dtype.itemsize, name
    assert {field: place for field, (place, _) in plain.places.items()} == {
        field: dtype.fields[field][1] for field in dtype.names
    }
    content = random.Random(name).randbytes(dtype.itemsize * 2)
    one = np.frombuffer(content, dtype)
    other = plain_arrays.ndarray((2,), plain, memoryview(content))
    for field in dtype.names:
        if one[field].dtype.kind == "i":
            assert other[field].tolist() == one[field].tolist()
        assert other[field].tobytes() == np.ascontiguousarray(one[field]).tobytes()
    assert other[1:].tobytes() == one[1:].tobytes()


def test_types_of_records_are_equal_if_their_fields_are() -> None:
    fields = [("label", plain_arrays.int32), ("row", plain_arrays.int32, (4,))]
    assert plain_arrays.dtype(fields, align=True) == plain_arrays.dtype(list(fields), align=True)
    assert plain_arrays.dtype(fields, align=True) != plain_arrays.dtype(fields[:1], align=True)
    assert plain_arrays.dtype(fields[:1], align=True) != plain_arrays.int32
    assert len({plain_arrays.dtype(fields, align=True), plain_arrays.dtype(fields, align=True)}) == 1


@pytest.mark.parametrize(
    "make",
    [
        lambda np: np.zeros(3, np.int32),
        lambda np: np.zeros((2, 3), np.float64),
        lambda np: np.zeros((0, 3), dtype=np.int32),
        lambda np: np.array([1, 2, 3]),
        lambda np: np.array([0.5, 2.0]),
        lambda np: np.array([1, 2, 3], dtype=np.float64),
        lambda np: np.array([[1, 2], [3, 4]], dtype=np.int32)[1],
        lambda np: np.array([[1, 2], [3, 4]])[1, 0],
        lambda np: np.array([[1, 2], [3, 4]])[:, 1],
        lambda np: np.array([1, 2, 3, 4])[1:3],
        lambda np: np.array([1, 2, 3, 4])[::-2],
        lambda np: np.array([1, 2, 3])[-1],
        lambda np: np.array([[1, 2], [3, 4]]).copy(),
        lambda np: np.array([1, 2]).astype(np.float64),
        lambda np: np.array([[1, 2], [3, 4]]).sum(),
        lambda np: np.resize(np.zeros((0, 2), np.int32), (3, 2)),
        lambda np: np.resize(np.array([[1, 2], [3, 4]], dtype=np.int32), (3, 2)),
        lambda np: np.resize(np.array([1, 2, 3]), 2),
        lambda np: np.empty((2, 3), np.int32).shape,
        lambda np: np.array([7]).item(),
        lambda np: np.array([1, 2, 3])[1:].view(np.int32),
        lambda np: np.array([1, 2], dtype=np.int32).view(np.int64),
        lambda np: list(np.array([1, 2])),
        lambda np: len(np.zeros((4, 2))),
        lambda np: np.zeros((4, 2)).ndim,
        lambda np: np.zeros((4, 2)).flags.c_contiguous,
        lambda np: np.zeros((4, 2))[:, 0].flags.c_contiguous,
        lambda np: np.zeros((4, 2))[1:3].flags.c_contiguous,
        lambda np: np.array([1, 2], dtype=np.int32).data.nbytes,
        lambda np: int(np.int64(5)),
    ],
)
def test_arrays_are_made_and_read_alike(make: Callable[[Any], Any]) -> None:
    same(make)


def written(np: Any, place: Any, value: Any, shape: tuple[int, ...] = (2, 3)) -> Any:
    """An array into which something was written."""
    made = np.zeros(shape, np.int32)
    made[place] = value(np) if callable(value) else value
    return made


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (slice(None), 4),
        (slice(None), [1, 2, 3]),
        (slice(None), [[1, 2, 3], [4, 5, 6]]),
        (1, [7, 8, 9]),
        (1, 5),
        ((0, 2), 6),
        ((0, -1), True),
        ((slice(None), 1), [8, 9]),
        (0, lambda np: np.array([1, 2, 3], dtype=np.int32)),
        (slice(None), lambda np: np.array([1, 2, 3], dtype=np.int64)),
    ],
)
def test_arrays_are_written_alike(place: Any, value: Any) -> None:
    same(lambda np: written(np, place, value))


@pytest.mark.parametrize(("place", "error"), [(3, IndexError), (-4, IndexError), ("x", (ValueError, IndexError))])
def test_what_is_not_there_is_an_error_alike(place: Any, error: Any) -> None:
    for library in LIBRARIES:
        with pytest.raises(error):
            library.zeros(3, library.int32)[place]


@pytest.mark.parametrize("value", [[1, 2], [1, 2, 3, 4], []])
def test_what_does_not_fit_is_an_error_alike(value: list[int]) -> None:
    for library in LIBRARIES:
        with pytest.raises(ValueError, match=r"values do not fit|could not broadcast"):
            library.zeros(3, library.int32)[:] = value


@pytest.mark.parametrize("value", [1 << 31, -(1 << 31) - 1])
def test_a_number_that_is_too_large_is_an_error_alike(value: int) -> None:
    for library in LIBRARIES:
        made = library.zeros(1, library.int32)
        with pytest.raises(OverflowError):
            made[0] = value


def test_an_array_in_pieces_has_no_bytes_to_hand_over() -> None:
    with pytest.raises(BufferError):
        plain_arrays.zeros((4, 2), plain_arrays.int32)[:, 0].data  # noqa: B018


class FakeHost:
    """Memory where kernels run, in pieces by their addresses."""

    def __init__(self) -> None:
        self.memory: dict[int, bytearray] = {}

    def reserve(self, game: str, size: int) -> int:
        self.memory[len(game) * 1000] = bytearray(size)
        return len(game) * 1000

    def free(self, _: str, address: int) -> None:
        del self.memory[address]

    def at(self, address: int) -> tuple[bytearray, int]:
        start = max(start for start in self.memory if start <= address)
        return self.memory[start], address - start

    def read(self, _: str, address: int, into: memoryview) -> None:
        content, start = self.at(address)
        into[:] = content[start : start + len(into)]

    def write(self, _: str, address: int, content: memoryview) -> None:
        whole, start = self.at(address)
        whole[start : start + len(content)] = content


def test_a_large_array_stays_where_kernels_run_and_is_read_in_parts() -> None:
    host, large = FakeHost(), plain_arrays.zeros((plain_arrays.LARGE, 2), plain_arrays.int32)
    address = large.data.handed_over(host, "afrika")
    assert large[3:].data.handed_over(host, "afrika") == address + 24
    host.memory[address][8:12] = (7).to_bytes(4, "little")
    assert large[1, 0] == 7
    assert large[:2].tolist() == [[0, 0], [7, 0]]
    large[1, 1] = 9
    assert host.memory[address][12] == 9
    assert large.copy()[1].tolist() == [7, 9]
    assert large.tobytes() == bytes(host.memory[address])
    del large
    assert not host.memory, "it is given back"


def test_a_large_array_that_python_fills_stays_in_python() -> None:
    host, large = FakeHost(), plain_arrays.zeros(plain_arrays.LARGE, plain_arrays.int32)
    large[1] = 5
    handed = large.data.handed_over(host, "afrika")
    assert isinstance(handed, memoryview)
    assert handed[4] == 5
    assert not host.memory
