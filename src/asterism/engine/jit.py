"""Kernels that Numba compiles when they are first called, for developers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from asterism.engine.exports import Export
from asterism.engine.intrinsics import dispatcher_of
from asterism.layout import Record, Records


def jit_kernels(exports: Iterable[Export]) -> dict[str, Callable[..., Any]]:
    """The exported kernels by name."""
    return {export.name: jit(export.function) for export in exports}


def jit(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that takes our records and hands Numba its own."""
    dispatcher = dispatcher_of(kernel)

    def call(*arguments: Any) -> Any:
        return dispatcher(*map(unwrapped, arguments))

    return call


def unwrapped(argument: Any) -> Any:
    """An argument as Numba takes it."""
    if isinstance(argument, Record):
        return argument.memory.view(np.recarray)[0]
    return argument.memory.view(np.recarray) if isinstance(argument, Records) else argument
