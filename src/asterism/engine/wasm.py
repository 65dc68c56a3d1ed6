"""A game's WebAssembly module, which a JavaScript host runs: `web/src/engine/kernels.ts`, in a browser or in Node.js.

The module has memory of its own. Where the C functions of native libraries take addresses, the host gets the memory
itself, copies it in, and copies back what the kernel wrote. Large arrays stay in the module.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol, cast

from asterism.engine.callers import caller
from asterism.engine.exports import SYMBOL, Argument, Array, Export, ManyRecords, Number, OneRecord
from asterism.errors import AsterismError
from asterism.plain_arrays import Host, RemotePart


class ModuleHost(Protocol):
    """Who runs the modules. Where there is no NumPy it is also a `plain_arrays.Host`, which keeps large arrays."""

    def call(self, game: str, kernel: str, kinds: str, *values: Any) -> int:
        """The 64 bits that a kernel returns: a whole number, or those of a fraction.

        `kinds` has a letter for each value: m for memory, or the address of memory that was reserved there, i for a
        whole number, f for a fraction.
        """
        ...


hosts: list[ModuleHost] = []
"""The host, once there is one."""


def use_host(host: ModuleHost) -> None:
    """From now on this host runs the modules."""
    hosts[:] = [host]


def wasm_kernels(game: str, exports: Iterable[Export]) -> dict[str, Callable[..., Any]]:
    """The exported kernels of a game's module, by name."""
    if not hosts:
        raise AsterismError("the engine 'wasm' runs where JavaScript does, in a browser or in Node.js")
    return {export.name: caller(export, function_of(hosts[0], game, export), handed_over) for export in exports}


def function_of(host: ModuleHost, game: str, export: Export) -> Callable[..., Any]:
    """What calls a kernel in its module."""
    call = partial(host.call, game, f"{SYMBOL}{export.name}", "".join(map(kinds_of, export.arguments)))

    def hand_over(*values: Any) -> int:
        return call(
            *(value.handed_over(cast("Host", host), game) if type(value) is RemotePart else value for value in values)
        )

    return (lambda *values: fraction_of(hand_over(*values))) if export.returns == Number("float") else hand_over


def fraction_of(bits: int) -> float:
    """The fraction with these 64 bits."""
    fraction: float = struct.unpack("d", struct.pack("q", bits))[0]
    return fraction


def kinds_of(argument: Argument) -> str:
    """What the host is handed for an argument, a letter for each value."""
    if isinstance(argument, Number):
        return "f" if argument.type == "float" else "i"
    lengths = argument.dimensions if isinstance(argument, Array) else isinstance(argument, ManyRecords)
    return "m" + "i" * lengths


def handed_over(name: str, argument: Argument) -> list[str]:
    """The values that the host gets for an argument."""
    match argument:
        case Number():
            return [name]
        case OneRecord():
            return [f"{name}.memory.data"]
        case ManyRecords():
            return [f"{name}.memory.data", f"len({name})"]
        case Array(_, dimensions):
            return [f"{name}.data", *(f"{name}.shape[{axis}]" for axis in range(dimensions))]
