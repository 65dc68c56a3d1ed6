"""A game's native library, called through ctypes. Neither Numba nor LLVM is needed for it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from asterism.contract import RuleKernels, functions_of
from asterism.engine.callers import caller
from asterism.engine.exports import SYMBOL, Argument, Array, Export, ManyRecords, Number, OneRecord

BRIEF = frozenset(functions_of(RuleKernels))
"""The kernels that take some microseconds at most: the steps of the rules."""


def library_kernels(file: Path, exports: Iterable[Export]) -> dict[str, Callable[..., Any]]:
    """The exported kernels of a library, by name. Only brief ones keep Python's global lock while they run.

    To give the lock away for a microsecond costs more than that where another thread waits for it, for example the one
    that writes the server's database: then both change places at every step of the rules.
    """
    unlocked, locked = ctypes.CDLL(str(file)), ctypes.PyDLL(str(file))
    return {
        export.name: caller(export, function_of(locked if export.name in BRIEF else unlocked, export), handed_over)
        for export in exports
    }


def function_of(library: ctypes.CDLL, export: Export) -> Callable[..., Any]:
    """The C function of a kernel."""
    function = library[f"{SYMBOL}{export.name}"]
    function.argtypes = [kind for argument in export.arguments for kind in c_types(argument)]
    function.restype = ctypes.c_double if export.returns == Number("float") else ctypes.c_int64
    return function


def c_types(argument: Argument) -> list[Any]:
    """What ctypes hands over for an argument."""
    if isinstance(argument, Number):
        return [ctypes.c_double if argument.type == "float" else ctypes.c_int64]
    lengths = argument.dimensions if isinstance(argument, Array) else isinstance(argument, ManyRecords)
    return [ctypes.c_void_p, *[ctypes.c_int64] * lengths]


def handed_over(name: str, argument: Argument) -> list[str]:
    """What the C function gets for an argument."""
    match argument:
        case Number():
            return [name]
        case OneRecord():
            return [f"{name}.address"]
        case ManyRecords():
            return [f"{name}.address", f"len({name})"]
        case Array(_, dimensions):
            return [f"{name}.ctypes.data", *(f"{name}.shape[{axis}]" for axis in range(dimensions))]
