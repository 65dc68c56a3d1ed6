"""Which kernels of a game Python can call, and what each takes and returns.

These are the kernels of the contract that the game has, and those marked `@entry`: in the generic modules, which are
executed once for each game with the game's kernels as their globals, and in the game's own solver.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from asterism.arrays import np
from asterism.kernel import ENTRY, EVENT_BUFFER, mark_of
from asterism.layout import RecordType

TEMPLATES = ("asterism.bots.playout", "asterism.bots.one_ply", "asterism.bots.search.ismcts")
"""The modules of generic kernels."""
NATIVE_TEMPLATES = ("asterism.rl.stepping",)
"""Those that modules for browsers leave out: nothing there uses them. They know the entries of all others."""
SYMBOL = "asterism_"
"""How the names of a library's functions begin."""
FAULT = -(1 << 63)
"""What a kernel in a library answers that was about to leave its arrays; no kernel returns it otherwise."""
BOUND_TO = "__bound_to__"
"""The global by which a generic module knows its game."""


@dataclass(frozen=True)
class Number:
    """A whole number of 64 bits, a fraction, or a truth value."""

    type: str


@dataclass(frozen=True)
class Array:
    """A contiguous array of numbers."""

    dtype: np.dtype[Any]
    dimensions: int


@dataclass(frozen=True)
class OneRecord:
    """A record."""

    dtype: RecordType


@dataclass(frozen=True)
class ManyRecords:
    """An array of records."""

    dtype: RecordType


Argument = Number | Array | OneRecord | ManyRecords

INT, FLOAT, BOOL = Number("int"), Number("float"), Number("bool")
PLAIN: dict[str, Argument] = {
    "int": INT,
    "float": FLOAT,
    "Ints": Array(np.dtype(np.int32), 1),
    "IntRows": Array(np.dtype(np.int32), 2),
    "Floats": Array(np.dtype(np.float64), 1),
    "Rng": Array(np.dtype(np.int64), 1),
    "Words": Array(np.dtype(np.int64), 1),
    "WordRows": Array(np.dtype(np.int64), 2),
    "Bytes": Array(np.dtype(np.int8), 1),
    "ByteRows": Array(np.dtype(np.int8), 2),
    "SingleRows": Array(np.dtype(np.float32), 2),
    "EventBuffer": OneRecord(EVENT_BUFFER),
}
"""What the annotations of kernels mean, beside the records of a game."""
RETURNS: dict[str, Number | None] = {"int": INT, "float": FLOAT, "bool": BOOL, "None": None}


@dataclass(frozen=True)
class Export:
    """A kernel that Python can call."""

    name: str
    function: Callable[..., Any]
    parameters: tuple[str, ...]
    arguments: tuple[Argument, ...]
    returns: Number | None
    native: bool = False
    """Whether modules for browsers leave it out."""


@dataclass(frozen=True)
class KernelSource:
    """Everything of a game that its kernels are made of."""

    name: str
    declared: Mapping[str, Callable[..., Any]]
    """The functions of the contract, whose annotations say what a kernel of that name takes."""
    functions: Mapping[str, Callable[..., Any]]
    """The game's kernels of the contract."""
    modules: tuple[ModuleType, ...]
    """The game's modules that may have kernels marked `@entry`."""
    records: Mapping[str, RecordType]
    """The game's types of records, by the names that annotations have for them."""
    numbers: Mapping[str, int]
    """The game's numbers that generic modules use."""


def exports_of(source: KernelSource, *, in_browser: bool = False) -> list[Export]:
    """All kernels of a game that Python can call, in a fixed order; in a browser, those that its module has."""
    found = {
        name: export(name, function, source.declared[name], source.records)
        for name, function in source.functions.items()
    }
    for module in [*source.modules, *(bound_to(source, template) for template in TEMPLATES)]:
        records = {**source.records, **getattr(module, "RECORDS", {})}
        found |= {name: export(name, entry, entry, records) for name, entry in entries_of(module).items()}
    for template in () if in_browser else filter(is_here, NATIVE_TEMPLATES):
        known = {name: one.function for name, one in found.items()}
        for name, entry in entries_of(bound_to(source, template, known)).items():
            if name not in known:
                found[name] = replace(export(name, entry, entry, source.records), native=True)
    return list(found.values())


def is_here(module: str) -> bool:
    """Whether a module can be found: a browser's copy of this package lacks what only native libraries need."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def entries_of(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The kernels of a module that Python calls."""
    return {name: value for name, value in vars(module).items() if mark_of(value) == ENTRY}


def export(
    name: str, function: Callable[..., Any], declared: Callable[..., Any], records: Mapping[str, RecordType]
) -> Export:
    """A kernel with what its declaration says about it."""
    annotations = {key: str(value) for key, value in declared.__annotations__.items()}
    parameters = [parameter for parameter in inspect.signature(declared).parameters if parameter != "self"]
    arguments = tuple(argument(name, annotations[parameter], records) for parameter in parameters)
    return Export(name, function, tuple(parameters), arguments, RETURNS[annotations["return"]])


def argument(kernel: str, annotation: str, records: Mapping[str, RecordType]) -> Argument:
    """What an annotation means: `State` is a record of that type, `States` an array of them."""
    if annotation in PLAIN:
        return PLAIN[annotation]
    if annotation in records:
        return OneRecord(records[annotation])
    if annotation.removesuffix("s") in records:
        return ManyRecords(records[annotation.removesuffix("s")])
    raise TypeError(f"the kernel {kernel} takes a '{annotation}', which no engine can hand over")


def bound_to(source: KernelSource, template: str, known: Mapping[str, Any] | None = None) -> ModuleType:
    """A module of generic kernels, executed with the kernels and numbers of this game as its globals.

    `known` are more of these.
    """
    name = f"{template}_{source.name}"
    if name not in sys.modules:
        spec = importlib.util.find_spec(template)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(template)
        module = ModuleType(name)
        module.__file__ = spec.origin
        vars(module).update({BOUND_TO: source.name, **source.functions, **source.numbers, **(known or {})})
        exec(compile(Path(spec.origin).read_text(encoding="utf-8"), spec.origin, "exec"), vars(module))  # noqa: S102
        sys.modules[name] = module
    return sys.modules[name]
