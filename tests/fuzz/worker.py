"""One target for some seconds, with atheris: libFuzzer, guided by which code of ours an input reaches.

`python -m tests.fuzz.worker TARGET CORPUS SECONDS` ends with a line of JSON: how many inputs were tried and accepted.
A crash is written beside the corpus, as small as it could be made.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import atheris

MEMORY_MB = 3000
LONGEST = 20_000
"""Bytes of an input at most: more than the longest example, so that records are changed as a whole."""
HANGS_SECONDS = 60
MOST_WORDS = 500


def load_target(name: str) -> Any:
    """The target, with all code of ours made to tell where it has been."""
    with atheris.instrument_imports(include=["asterism"]):
        from tests.fuzz.targets import TARGETS
    return next(target for target in TARGETS if target.name == name)


def words_in(seeds: list[bytes]) -> set[bytes]:
    """What valid input is made of: libFuzzer puts such words together, which single bytes would take long to become."""
    return {word for seed in seeds for word in re.findall(rb"[A-Za-z0-9_]{2,20}", seed)}


def main() -> None:
    """Try inputs until the time is over, or one crashes."""
    name, corpus, seconds = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
    target = load_target(name)
    from tests.fuzz.target import SECONDS, Crash, check, minimised

    logging.disable(logging.CRITICAL)
    counts, end = {"tried": 0, "accepted": 0}, time.monotonic() + seconds
    report = corpus.with_suffix(".json")

    def finish(code: int) -> None:
        report.write_text(json.dumps(counts))
        os._exit(code)

    def try_input(data: bytes) -> None:
        if time.monotonic() > end:
            finish(0)
        counts["tried"] += 1
        try:
            counts["accepted"] += check(target, data, SECONDS)
        except Crash as crash:
            small = minimised(target, data)
            corpus.with_suffix(".crash").write_bytes(small)
            sys.stdout.write(f"CRASH in {name}: {crash}\n{small!r}\n")
            sys.stdout.flush()
            finish(1)

    flags = [f"-max_len={LONGEST}", f"-rss_limit_mb={MEMORY_MB}", f"-timeout={HANGS_SECONDS}", "-verbosity=0"]
    words = sorted(words_in(list(target.seeds())))[:MOST_WORDS]
    corpus.with_suffix(".words").write_text("".join(f'"{word.decode()}"\n' for word in words))
    flags.append(f"-dict={corpus.with_suffix('.words')}")
    flags.append(f"-artifact_prefix={corpus}.")
    atheris.Setup([sys.argv[0], *flags, str(corpus)], try_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
