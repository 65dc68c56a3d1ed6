"""A game's native library, called through ctypes. Neither Numba nor LLVM is needed for it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from asterism.engine.callers import caller
from asterism.engine.exports import SYMBOL, Argument, Array, Export, ManyRecords, Number, OneRecord


def library_kernels(file: Path, exports: Iterable[Export]) -> dict[str, Callable[..., Any]]:
    """The exported kernels of a library, by name. They run without Python's global lock."""
    library = ctypes.CDLL(str(file))
    return {export.name: caller(export, function_of(library, export), handed_over) for export in exports}


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
