"""The arrays that a batch fills in place: its own, or the caller's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterism.errors import BadBuffer

BYTES = ("int8", "uint8", "bool")
"""Types of arrays of truth values that kernels can fill."""


@dataclass(frozen=True)
class Wanted:
    """What a buffer must be."""

    shape: tuple[int, ...]
    types: tuple[str, ...]
    """The first is that of an own buffer."""


class Buffers:
    """Arrays with a row for each match, filled in place."""

    def __init__(self, wanted: Mapping[str, Wanted], given: Mapping[str, Any] | None = None) -> None:
        for name in given or {}:
            if name not in wanted:
                raise BadBuffer(f"a batch has no buffer '{name}'; it has {', '.join(wanted)}")
        for name, one in wanted.items():
            found = (given or {}).get(name)
            made = np.zeros(one.shape, dtype=one.types[0]) if found is None else checked(name, one, found)
            setattr(self, name, made)

    observations: NDArray[np.int32]
    action_masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    terminals: NDArray[Any]
    truncations: NDArray[Any]
    movers: NDArray[np.int32]
    final_observations: NDArray[np.int32]


def checked(name: str, wanted: Wanted, array: Any) -> Any:
    """The array, if a kernel can fill it."""
    if not isinstance(array, np.ndarray):
        what = f"a {type(array).__name__}"
    elif array.dtype.name not in wanted.types or not array.dtype.isnative:
        what = f"an array of {array.dtype}"
    elif array.shape != wanted.shape:
        what = f"an array of shape {array.shape}"
    elif not array.flags.c_contiguous:
        what = "an array that is not in one piece"
    elif not array.flags.writeable:
        what = "an array that may not be written"
    else:
        return array
    kinds = " or ".join(wanted.types)
    raise BadBuffer(
        f"the buffer '{name}' must be a writeable C-contiguous array of {kinds} with shape {wanted.shape}; it is {what}"
    )


def as_bytes(array: NDArray[Any]) -> NDArray[np.int8]:
    """The same memory as numbers of 8 bits."""
    return array.view(np.int8)
