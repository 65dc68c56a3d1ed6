"""Data into typed values, from any thread.

msgspec learns the fields of a struct when something is first decoded into it. Another thread that decodes into the same
struct in that moment reads what is half learned, and the whole process dies. So each type is learned here, by one
thread at a time, before anything is decoded into it.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_lock = RLock()
_learned: set[Any] = set()


def learn(kind: Any) -> None:
    """Let msgspec learn a type and all that it consists of."""
    if kind in _learned:
        return
    with _lock:
        msgspec.json.Decoder(kind)
        _learned.add(kind)


@overload
def convert(value: Any, kind: type[T], *, strict: bool = True) -> T: ...
@overload
def convert(value: Any, kind: Any, *, strict: bool = True) -> Any: ...
def convert(value: Any, kind: Any, *, strict: bool = True) -> Any:
    """Plain data as a value of this type; a `msgspec.ValidationError` says what does not fit."""
    learn(kind)
    return msgspec.convert(value, kind, strict=strict)


@overload
def decode(data: bytes | str, kind: type[T]) -> T: ...
@overload
def decode(data: bytes | str, kind: Any = Any) -> Any: ...
def decode(data: bytes | str, kind: Any = Any) -> Any:
    """JSON as a value of this type; a `msgspec.MsgspecError` says what does not fit."""
    learn(kind)
    return msgspec.json.decode(data, type=kind)


@overload
def decoder_of(kind: type[T]) -> msgspec.json.Decoder[T]: ...
@overload
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]: ...
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder of JSON into this type, for much of it."""
    with _lock:
        return msgspec.json.Decoder(kind)
