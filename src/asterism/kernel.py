"""What every kernel is made of: `@rule`, bit sets, random numbers, exp and log, and the event buffer.

A kernel is a plain Python function with a mark. An engine compiles it (`asterism.engine`); called directly it runs as
Python, where a debugger can follow every step. Both ways give the same result, to the last bit.

Every access to an array is checked, also in compiled code: a kernel cannot read or write outside, and a fault in a rule
is an IndexError for its caller. An index below zero counts from the end, as everywhere in Python. A number that is too
large for a field of 32 bits is cut off; where it serves as an index it is checked like any other. A bit set has 63
places, and shifts must stay below that. A kernel allocates nothing and raises nothing.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Callable
from math import inf, nan
from typing import Any, Protocol, TypeVar, cast

from asterism.arrays import NDArray, np
from asterism.layout import Grid, blank, cells, record_type


class Ints(Protocol):
    """A row of whole numbers that a kernel reads or writes: an array of 32-bit numbers, or a field of a record."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, value: int, /) -> None: ...

    def __len__(self) -> int: ...


IntArray = NDArray[np.int32]
"""Such a row outside of kernels."""
IntRows = NDArray[np.int32]
"""Several such rows."""
Floats = NDArray[np.float64]

WordRows = NDArray[np.int64]
"""Rows of 64-bit numbers."""
Bytes = NDArray[np.int8]
"""A row of numbers of 8 bits."""
ByteRows = NDArray[np.int8]
SingleRows = NDArray[np.float32]
"""Rows of fractions of 32 bits."""

Rng = NDArray[np.int64]
"""The four words of a random number generator (see `random_word`)."""

Function = TypeVar("Function", bound=Callable[..., Any])


# --- marks -----------------------------------------------------------------------------------

MARK = "__kernel__"
"""The attribute by which an engine knows a kernel."""
RULE, ROUTINE, PASSAGE, ENTRY = "rule", "routine", "passage", "entry"


def rule(function: Function) -> Function:
    """Mark a function of a game's rules. It is inlined into the kernels that call it.

    Rules are many small functions; inlining them makes random play about a third faster.
    """
    return marked(function, RULE)


def routine(function: Function) -> Function:
    """Mark a kernel that is not inlined, because several places call it."""
    return marked(function, ROUTINE)


def passage(function: Function) -> Function:
    """Mark a large step of a generic kernel, which is written into each place that calls it before compiling."""
    return marked(function, PASSAGE)


def entry(function: Function) -> Function:
    """Mark a kernel that Python calls, beside those of the contract; its annotations say what it takes."""
    return marked(function, ENTRY)


def marked(function: Function, mark: str) -> Function:
    """The function itself, marked as a kernel."""
    setattr(function, MARK, mark)
    return function


def mark_of(value: object) -> str | None:
    """How a function is marked; None if it is no kernel."""
    found: str | None = getattr(value, MARK, None)
    return found


wide: Callable[[Any], int] = cast("Any", np.int64)
"""A number of a record in 64 bits. A kernel that is called with both kinds of numbers would be compiled twice."""


# --- scratch room ----------------------------------------------------------------------------


def scratch_row(count: int) -> Any:
    """A row of whole numbers to work with until the kernel returns, all zero. The count must be a constant."""
    return np.zeros(count, np.int32)


def scratch_fractions(rows: int, columns: int) -> Any:
    """Rows of fractions to work with until the kernel returns, all zero. The numbers must be constants."""
    return np.zeros((rows, columns), np.float64)


def copy_cells(row: Any, start: int, source: Any) -> None:
    """Copy all numbers of a record, or of another row of this type, into a row, from this place on."""
    numbers = source if isinstance(source, np.ndarray) else source.memory.view(np.int32)
    if start < 0 or start + len(numbers) > len(row):
        raise IndexError("the row has no room for this")
    row[start : start + len(numbers)] = numbers


# --- bit sets --------------------------------------------------------------------------------

BITS = 64


def how_many(bits: int) -> int:
    """The number of members of a bit set."""
    return int(bits).bit_count()


def first_of(bits: int) -> int:
    """The lowest member of a bit set; of an empty one 64, which is outside of all that bit sets number."""
    value = int(bits)
    return (value & -value).bit_length() - 1 if value else BITS


@rule
def member(bits: int, place: int) -> int:
    """The member of a bit set at `place`, counted from 0 and from the lowest."""
    for _ in range(place):
        bits &= bits - 1
    return first_of(bits)


COUNTER_BITS = 12


@rule
def raised(counters: int, place: int, amount: int) -> int:
    """Five counters below 4096 side by side in one number, of which the one at `place` is raised by an amount.

    In the cells of a record each addition would wait for the one before it. Numbers from a record have 32 bits where
    nothing is compiled, too few for the shift.
    """
    return counters + (wide(amount) << (place * COUNTER_BITS))


@rule
def counter(counters: int, place: int) -> int:
    """One of these counters."""
    return (counters >> (place * COUNTER_BITS)) & ((1 << COUNTER_BITS) - 1)


@rule
def left_neighbour(seat: int, seats: int) -> int:
    """The next seat clockwise; a comparison, because a division is slow."""
    return seat + 1 if seat + 1 < seats else 0


def table_of_members(width: int) -> Any:
    """For bit sets of at most `width` members: row `bits`, column `place` holds what `member` returns."""
    table = np.zeros((1 << width, width), dtype=np.int32)
    for bits in range(1 << width):
        members = [i for i in range(width) if (bits >> i) & 1]
        table[bits, : len(members)] = members
    return table


def table_of_masks(width: int) -> Any:
    """For bit sets of at most `width` members: row `bits` has a 1 for each member, and a 0 for all others."""
    table = np.zeros((1 << width, width), dtype=np.int8)
    for bits in range(1 << width):
        table[bits, :] = [(bits >> i) & 1 for i in range(width)]
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
    words = struct.unpack("<3I", hashlib.sha256(seed.encode()).digest()[:12])
    return np.array([*words, 1], dtype=np.int64)


# --- fractions -------------------------------------------------------------------------------

# In plain arithmetic, so that they have the same bits on every machine. LN2_HIGH has few digits: multiplied by a whole
# number it is exact, and LN2_LOW is the rest.
LN2_HIGH = 0.693147180369123816490
LN2_LOW = 1.90821492927058770002e-10
INVERSE_LN2 = 1.4426950408889634
EXP_HIGHEST = 709.782712893384
EXP_LOWEST = -708.0
LOWEST_POWER, HIGHEST_POWER = -1023, 1023
TINY = 2.0**-1000
POWERS_OF_TWO = np.array([math.ldexp(1.0, power) for power in range(LOWEST_POWER, HIGHEST_POWER + 1)])
EXP_SERIES = np.array([1.0 / math.factorial(n) for n in range(13, -1, -1)])
LOG_SERIES = np.array([2.0 / n for n in range(21, 0, -2)])
SQRT_HALF, SQRT_TWO = 0.5**0.5, 2.0**0.5
HALVINGS = np.array([1 << n for n in range(9, -1, -1)])


def sqrt(x: float) -> float:
    """The square root, which is exact everywhere."""
    return math.sqrt(x)


@rule
def exp(x: float) -> float:
    """The exponential function: a power of two times a short series; 0 instead of a result below 3.4e-308."""
    if not x <= EXP_HIGHEST:
        return inf if x > EXP_HIGHEST else x
    if x < EXP_LOWEST:
        return 0.0
    power = int(x * INVERSE_LN2 + (0.5 if x > 0.0 else -0.5))
    rest = (x - power * LN2_HIGH) - power * LN2_LOW
    total = 0.0
    for i in range(len(EXP_SERIES)):
        total = total * rest + EXP_SERIES[i]
    if power > HIGHEST_POWER:
        return total * 2.0 * POWERS_OF_TWO[power - 1 - LOWEST_POWER]
    return total * POWERS_OF_TWO[power - LOWEST_POWER]


@rule
def log(x: float) -> float:
    """The natural logarithm: that of a power of two and a short series."""
    if not 0.0 < x < inf:
        return -inf if x == 0.0 else (x if x > 0.0 else nan)
    power = 0
    if x < TINY:
        x *= POWERS_OF_TWO[100 - LOWEST_POWER]
        power = -100
    for i in range(len(HALVINGS)):
        step = HALVINGS[i]
        if x >= POWERS_OF_TWO[step - LOWEST_POWER]:
            x *= POWERS_OF_TWO[-step - LOWEST_POWER]
            power += step
        elif x < POWERS_OF_TWO[1 - step - LOWEST_POWER]:
            x *= POWERS_OF_TWO[step - LOWEST_POWER]
            power -= step
    if x > SQRT_TWO:
        x *= 0.5
        power += 1
    elif x < SQRT_HALF:
        x *= 2.0
        power -= 1
    part = (x - 1.0) / (x + 1.0)
    square, total = part * part, 0.0
    for i in range(len(LOG_SERIES)):
        total = total * square + LOG_SERIES[i]
    return power * LN2_HIGH + (power * LN2_LOW + total * part)


# --- events ----------------------------------------------------------------------------------

NUMBERS_PER_EVENT = 7
EVENTS_PER_MOVE = 255
"""Far more than any move causes: the scoring of a constellation or of a round takes some 60 rows at most."""


class EventBuffer:
    """What a move caused: rows of a kind and its numbers. A record, because Numba counts references to arrays."""

    room: int = cells()
    """How many rows may be written; 0 for a silent buffer, for playing fast."""
    count: int = cells()
    rows: Grid = cells(EVENTS_PER_MOVE, 1 + NUMBERS_PER_EVENT)


EVENT_BUFFER = record_type(EventBuffer)


def silent_buffer() -> Any:
    """A buffer that takes no rows."""
    return blank(EVENT_BUFFER)


def event_buffer() -> Any:
    """A buffer with room for everything that one move can cause."""
    buffer = blank(EVENT_BUFFER)
    buffer.room = EVENTS_PER_MOVE
    return buffer


def rows_in(events: EventBuffer) -> Grid:
    """The rows that were written, in plain Python."""
    found: Any = events.rows
    rows: Grid = found[: events.count].tolist()
    return rows


@rule
def emit(
    events: EventBuffer, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write a row; the game's `events.py` makes an event of it."""
    if events.room:
        row = events.rows[events.count]
        row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7] = kind, a, b, c, d, e, f, g
        events.count += 1
