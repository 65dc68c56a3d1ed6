"""Python functions that check the arguments of a compiled kernel and hand them over, written for just these.

A record or an array of another type would let a kernel work on memory that is not its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asterism.arrays import np
from asterism.engine.exports import FAULT, Argument, Array, Export, ManyRecords, Number, OneRecord
from asterism.layout import Records, record_class

RESULTS = {"int": "result", "float": "result", "bool": "result != 0", "none": "None"}


def caller(
    export: Export, function: Callable[..., Any], handed_over: Callable[[str, Argument], list[str]]
) -> Callable[..., Any]:
    """A Python function that calls a compiled kernel; `handed_over` writes what it gets for an argument."""
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


def check_of(name: str, argument: Argument, known: dict[str, Any]) -> list[tuple[str, str]]:
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


def wrong(kernel: str, parameter: str, value: Any) -> None:
    """Refuse an argument of the wrong type."""
    kind = getattr(value, "dtype", None)
    raise TypeError(f"the kernel {kernel} cannot take {type(value).__name__} {kind or ''} for '{parameter}'")


def fault(kernel: str) -> None:
    """Tell that a kernel stopped because it was about to leave its arrays."""
    raise IndexError(f"the kernel {kernel} was about to leave one of its arrays")
