"""A game's native library, called through ctypes. Neither Numba nor LLVM is needed for it.

What Python hands over is checked first: a record or an array of another type would let a kernel work on memory that is
not its own.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from asterism.engine.exports import FAULT, SYMBOL, Array, Export, ManyRecords, Number, OneRecord
from asterism.layout import Records, record_class


def library_kernels(file: Path, exports: Iterable[Export]) -> dict[str, Callable[..., Any]]:
    """The exported kernels of a library, by name. They run without Python's global lock."""
    library = ctypes.CDLL(str(file))
    return {export.name: caller(export, library[f"{SYMBOL}{export.name}"]) for export in exports}


def caller(export: Export, function: Any) -> Callable[..., Any]:
    """A Python function that checks and hands over the arguments of a kernel, written for just these."""
    function.argtypes = [kind for argument in export.arguments for kind in c_types(argument)]
    function.restype = ctypes.c_double if export.returns == Number("float") else ctypes.c_int64
    known: dict[str, Any] = {"call": function, "fault": fault, "wrong": wrong}
    known |= {"Records": Records, "ndarray": np.ndarray}
    checks, handed = [], []
    for name, argument in zip(export.parameters, export.arguments, strict=True):
        checks += check_of(name, argument, known)
        handed += handed_over(name, argument)
    known["name"] = export.name
    text = f"def kernel({', '.join(export.parameters)}):\n"
    text += "".join(f"    if {check}: wrong(name, {name!r}, {name})\n" for name, check in checks)
    text += f"    result = call({', '.join(handed)})\n"
    text += f"    if {'result != result' if export.returns == Number('float') else f'result == {FAULT}'}: fault(name)\n"
    text += f"    return {RESULTS[export.returns.type if export.returns else 'none']}\n"
    exec(text, known)  # noqa: S102
    kernel: Callable[..., Any] = known["kernel"]
    return kernel


RESULTS = {"int": "result", "float": "result", "bool": "result != 0", "none": "None"}


def c_types(argument: Any) -> list[Any]:
    """What ctypes hands over for an argument."""
    if isinstance(argument, Number):
        return [ctypes.c_double if argument.type == "float" else ctypes.c_int64]
    lengths = argument.dimensions if isinstance(argument, Array) else isinstance(argument, ManyRecords)
    return [ctypes.c_void_p, *[ctypes.c_int64] * lengths]


def check_of(name: str, argument: Any, known: dict[str, Any]) -> list[tuple[str, str]]:
    """When an argument is not what the kernel takes."""
    key = f"type_of_{name}"
    match argument:
        case OneRecord(dtype):
            known[key] = record_class(dtype)
            return [(name, f"type({name}) is not {key}")]
        case ManyRecords(dtype):
            known[key] = dtype
            contiguous = f"{name}.memory.flags.c_contiguous"
            return [(name, f"type({name}) is not Records or {name}.memory.dtype != {key} or not {contiguous}")]
        case Array(dtype, dimensions):
            known[key] = dtype
            other = f"type({name}) is not ndarray or {name}.dtype != {key} or {name}.ndim != {dimensions}"
            return [(name, f"{other} or not {name}.flags.c_contiguous")]
    return []


def handed_over(name: str, argument: Any) -> list[str]:
    """What the C function gets for an argument."""
    match argument:
        case Number():
            return [name]
        case OneRecord():
            return [f"{name}.address"]
        case ManyRecords():
            return [f"{name}.address", f"len({name})"]
    return [f"{name}.ctypes.data", *(f"{name}.shape[{axis}]" for axis in range(argument.dimensions))]


def wrong(kernel: str, parameter: str, value: Any) -> None:
    """Refuse an argument of the wrong type."""
    kind = getattr(value, "dtype", None)
    raise TypeError(f"the kernel {kernel} cannot take {type(value).__name__} {kind or ''} for '{parameter}'")


def fault(kernel: str) -> None:
    """Tell that a kernel stopped because it was about to leave its arrays."""
    raise IndexError(f"the kernel {kernel} was about to leave one of its arrays")
