"""`python -m tests.engine.small_library FILE [TARGET]`: the small kernels as a native library.

A process of its own, because the compiler changes what Numba does (`asterism.compiler.ahead`).
"""

from __future__ import annotations

import sys
from pathlib import Path

from asterism.compiler import ahead
from asterism.compiler.build import link
from asterism.engine.targets import TARGETS, this_machine
from tests.engine.small_kernels import EXPORTS


def main() -> None:
    """Build it."""
    file, *named = sys.argv[1:]
    target = TARGETS[named[0]] if named else this_machine()
    assert target is not None
    link(ahead.object_code(EXPORTS, ahead.use_target(target)), Path(file), target)


if __name__ == "__main__":
    main()
