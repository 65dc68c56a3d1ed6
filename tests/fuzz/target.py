"""What a target of fuzzing is, and what is expected of everything that parses."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from traceback import extract_tb

from asterism.errors import AsterismError, GameFault

SECONDS = 3.0
"""Of processor time, for one input. Everything here is limited in size, so it takes milliseconds."""
MOST_WORDS = 20_000
"""Characters of a refusal. It may repeat what was sent, which is limited, but not many times over."""


@dataclass(frozen=True)
class Target:
    """Something that parses what others wrote."""

    name: str
    """For example "records"."""
    read: Callable[[bytes], object]
    """Parses it, and does with it what is done with it in earnest."""
    seeds: Callable[[], Sequence[bytes]]
    """Valid examples, made by the code itself."""
    refusals: tuple[type[Exception], ...] = (AsterismError,)
    """What is declared for input that is not valid; each is a sentence."""


class Crash(Exception):
    """An input that was neither accepted nor refused properly. `where` tells two crashes apart."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"{what} ({where})")
        self.where = where


def check(target: Target, data: bytes, seconds: float | None = None) -> bool:
    """Whether the input was accepted; Crash unless it was, or was refused in a sentence, within the time."""
    start = time.process_time()
    try:
        target.read(data)
    except GameFault as error:
        raise crash_of(error.__cause__ or error) from error
    except target.refusals as refusal:
        check_sentence(refusal)
        accepted = False
    except Exception as error:
        raise crash_of(error) from error
    else:
        accepted = True
    if seconds is not None and (taken := time.process_time() - start) > seconds:
        raise Crash(f"{len(data):,} bytes took {taken:.1f} s of processor time", "time")
    return accepted


def crash_of(error: BaseException) -> Crash:
    """An error that nobody declared."""
    own = [frame for frame in extract_tb(error.__traceback__) if "/asterism/" in frame.filename]
    frame = (own or extract_tb(error.__traceback__))[-1]
    return Crash(f"{type(error).__name__}: {str(error)[:300]}", f"{frame.name}, line {frame.lineno}")


def check_sentence(refusal: Exception) -> None:
    """A refusal is text that can be shown and sent, with words in it, and not endless."""
    text, kind = str(refusal), type(refusal).__name__
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Crash(f"the refusal {text[:200]!r} cannot be sent as UTF-8", kind) from error
    if len(text.split()) < 2:
        raise Crash(f"the refusal {text!r} is no sentence", kind)
    if len(text) > MOST_WORDS:
        raise Crash(f"the refusal has {len(text):,} characters, beginning with {text[:100]!r}", kind)


def minimised(target: Target, data: bytes, seconds: float = 60.0) -> bytes:
    """A smaller input with the same crash: parts are left out as long as it crashes at the same place."""
    crash, end = crashed(target, data), time.monotonic() + seconds
    size = max(1, len(data) // 2)
    while crash is not None and time.monotonic() < end:
        for start in range(0, len(data), size):
            shorter = data[:start] + data[start + size :]
            found = crashed(target, shorter)
            if found is not None and found.where == crash.where:
                data = shorter
                break
        else:
            if size == 1:
                break
            size //= 2
    return data


def crashed(target: Target, data: bytes) -> Crash | None:
    """The crash of an input, if it crashes."""
    try:
        check(target, data, SECONDS)
    except Crash as crash:
        return crash
    return None


def tell(line: str) -> None:
    """Print at once, also into a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
