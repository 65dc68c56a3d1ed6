"""What every kernel is made of: `@rule`, records, bit sets, random numbers and the event buffer.

A kernel is a function that Numba compiles. It also runs uncompiled (`NUMBA_DISABLE_JIT=1`),
where a debugger can follow every step, and must give the same result in both modes.

Every access to an array is checked, always: a kernel cannot read or write outside, and a fault in a rule is an
IndexError for its caller. An index below zero counts from the end, as everywhere in Python. A number that is too large
for a field of 32 bits is cut off; where it serves as an index it is checked like any other. A bit set has 64 places,
and shifts must stay below that.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from asterism.kernel_cache import BOUND_TO, KernelLocator, owner_of, usable_folder

if TYPE_CHECKING:
    from numba.core.typing.templates import Signature

    from asterism.game import Game

Ints = NDArray[np.int32]
"""A whole-number array, as kernels read and write it."""
Floats = NDArray[np.float64]

Rng = NDArray[np.int64]
"""The four words of a random number generator (see `random_word`)."""

Function = TypeVar("Function", bound=Callable[..., Any])


# --- compiling -------------------------------------------------------------------------------

numba_settings: Any = numba.config
numba_settings.BOUNDSCHECK = None  # the environment must not switch off the checks, nor leave kernels without them
LOCATOR = f"{KernelLocator.__module__}.{KernelLocator.__qualname__}"


def rule(function: Function) -> Function:
    """Compile a function of a game's rules. It is cached, releases Python's global lock, and is inlined.

    Rules are many small functions; inlining them makes random play about a third faster.
    The cache tells functions apart by file and name, so a generic kernel's name gets that of its game (`bound_to`).
    """
    return compiled(function, forceinline=True)


def routine(function: Function) -> Function:
    """Compile a function like a rule, but without inlining it, because several places call it."""
    return compiled(function)


def passage(function: Function) -> Function:
    """Write a function into each place that calls it, before anything is compiled.

    For the large steps of generic kernels: LLVM works through all that a function calls once more for each function on
    the way, which would double the time that compiling takes.
    """
    return compiled(function, inline="always")


def compiled(function: Function, **settings: Any) -> Function:
    """The compiled function, kept in its game's folder; a generic kernel's name gets that of its game."""
    game = function.__globals__.get(BOUND_TO)
    if game is not None:
        function.__qualname__ = f"{game}.{function.__qualname__}"
    kept = usable_folder(owner_of(function)) is not None
    before = numba_settings.CACHE_LOCATOR_CLASSES
    numba_settings.CACHE_LOCATOR_CLASSES = LOCATOR
    try:
        dispatcher: Any = numba.njit(cache=kept, nogil=True, error_model="numpy", boundscheck=True, **settings)(
            function
        )
    finally:
        numba_settings.CACHE_LOCATOR_CLASSES = before
    if isinstance(dispatcher, Dispatcher) and "inline" not in settings:
        call_with_wide_numbers(dispatcher)
    return dispatcher


def call_with_wide_numbers(dispatcher: Any) -> None:
    """Let other kernels call a kernel with 64-bit numbers only.

    Numbers of records have 32 bits, constants are types by themselves, all others have 64 bits. A kernel would be
    compiled once for each combination of these that it meets.
    """
    find = dispatcher.get_call_template

    def find_wide(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return find(tuple(map(widened, arguments)), {name: widened(kind) for name, kind in named.items()})

    dispatcher.get_call_template = find_wide


def widened(kind: Any) -> Any:
    """The type of 64-bit numbers instead of a narrower one."""
    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral) else kind


# --- records ---------------------------------------------------------------------------------


class Cells:
    """The shape of one field of a record."""

    def __init__(self, *shape: int) -> None:
        self.shape = shape


def cells(*shape: int) -> Any:
    """Declare a field of a record: one whole number, or an array of them.

    All fields are signed 32-bit numbers. Narrower ones would wrap round in uncompiled runs where
    compiled ones do not.
    """
    return Cells(*shape)


def record_type(layout: type) -> np.dtype[np.void]:
    """The NumPy type of the records that `layout` declares field by field."""
    fields = [(name, np.int32, cell.shape) for name, cell in vars(layout).items() if isinstance(cell, Cells)]
    return np.dtype(fields, align=True)


def blank(dtype: np.dtype[np.void]) -> Any:
    """A new record, all zero."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def copy_of(record: Any) -> Any:
    """A record with the same content and memory of its own."""
    copies = np.zeros(1, record.dtype).view(np.recarray)
    copies[0] = record
    return copies[0]


wide: Callable[[Any], int] = cast("Any", np.int64)
"""A number of a record in 64 bits. A kernel that is called with both kinds of numbers would be compiled twice."""


# --- bit sets --------------------------------------------------------------------------------

BITS = 64


@intrinsic
def _ctpop(typing_context: Any, bits: Any) -> tuple[Signature, Callable[..., Any]]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def _cttz(typing_context: Any, bits: Any) -> tuple[Signature, Callable[..., Any]]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zero_is_defined = context.get_constant(types.boolean, False)  # noqa: FBT003
        return builder.cttz(arguments[0], zero_is_defined)

    return types.int64(types.int64), build


def how_many(bits: int) -> int:
    """The number of members of a bit set."""
    return int(bits).bit_count()


@overload(how_many, inline="always", strict=False)
def _how_many(bits: Any) -> Callable[..., int]:
    return lambda bits: _ctpop(np.int64(bits))  # type: ignore[call-arg]


def first_of(bits: int) -> int:
    """The lowest member of a bit set; of an empty one 64, which is outside of all that bit sets number."""
    value = int(bits)
    return (value & -value).bit_length() - 1 if value else BITS


@overload(first_of, inline="always", strict=False)
def _first_of(bits: Any) -> Callable[..., int]:
    return lambda bits: _cttz(np.int64(bits))  # type: ignore[call-arg]


@rule
def member(bits: int, place: int) -> int:
    """The member of a bit set at `place`, counted from 0 and from the lowest."""
    for _ in range(place):
        bits &= bits - 1
    return first_of(bits)


@rule
def left_neighbour(seat: int, seats: int) -> int:
    """The next seat clockwise; a comparison, because a division is slow."""
    return seat + 1 if seat + 1 < seats else 0


def table_of_members(width: int) -> Ints:
    """For bit sets of at most `width` members: row `bits`, column `place` holds what `member` returns."""
    table = np.zeros((1 << width, width), dtype=np.int32)
    for bits in range(1 << width):
        members = [i for i in range(width) if (bits >> i) & 1]
        table[bits, : len(members)] = members
    return table


# --- random numbers --------------------------------------------------------------------------

WORD = 0xFFFFFFFF


@rule
def random_word(rng: Rng) -> int:
    """The next 32 random bits: the generator sfc32, in signed arithmetic that never overflows."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@rule
def random_below(rng: Rng, bound: int) -> int:
    """A random whole number from 0 to `bound` - 1."""
    return (random_word(rng) * bound) >> 32


@rule
def random_pair_below(rng: Rng, first: int, second: int) -> tuple[int, int]:
    """Two independent random numbers below these bounds from one word; the bounds must be small."""
    product = random_word(rng) * first
    return product >> 32, ((product & WORD) * second) >> 32


@rule
def shuffle(rng: Rng, values: Ints, count: int) -> None:
    """Put the first `count` values into a random order."""
    for last in range(count - 1, 0, -1):
        other = random_below(rng, last + 1)
        values[last], values[other] = values[other], values[last]


def seeded(seed: str) -> Rng:
    """A random number generator; the same text gives the same numbers."""
    words = np.frombuffer(hashlib.sha256(seed.encode()).digest()[:12], dtype="<u4")
    return np.array([*words, 1], dtype=np.int64)


# --- events ----------------------------------------------------------------------------------

NUMBERS_PER_EVENT = 7
EVENTS_PER_MOVE = 255
"""Far more than any move causes: the scoring of a constellation or of a round takes some 60 rows at most."""


class EventBuffer:
    """What a move caused: rows of a kind and its numbers. A record, because Numba counts references to arrays."""

    room: int = cells()
    """How many rows may be written; 0 for a silent buffer, for playing fast."""
    count: int = cells()
    rows: Ints = cells(EVENTS_PER_MOVE, 1 + NUMBERS_PER_EVENT)


EVENT_BUFFER = record_type(EventBuffer)


def silent_buffer() -> Any:
    """A buffer that takes no rows."""
    return blank(EVENT_BUFFER)


def event_buffer() -> Any:
    """A buffer with room for everything that one move can cause."""
    buffer = blank(EVENT_BUFFER)
    buffer.room = EVENTS_PER_MOVE
    return buffer


@rule
def emit(
    events: EventBuffer, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write a row; the game's `events.py` makes an event of it."""
    if events.room:
        row = events.rows[events.count]
        row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7] = kind, a, b, c, d, e, f, g
        events.count += 1


# --- generic kernels -------------------------------------------------------------------------


@cache
def bound_to(game: Game, template: str) -> ModuleType:
    """A module of generic kernels, executed once more with this game's kernels as its globals.

    Numba caches kernels compiled this way, which it does not for closures over kernels. The
    module's name must be importable when a cached kernel is loaded, so it is registered.
    """
    spec = importlib.util.find_spec(template)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(template)
    module = ModuleType(f"{template}_{game.name}")
    module.__file__ = spec.origin
    setattr(module, BOUND_TO, game.name)
    vars(module).update(game.kernels)
    sys.modules[module.__name__] = module
    exec(compile(Path(spec.origin).read_text(), spec.origin, "exec"), vars(module))  # noqa: S102
    return module
