"""`python -m tests.engine.small_library FOLDER TARGET...`: the small kernels as libraries, named like their targets.

A process of its own, because the compiler changes what Numba does (`asterism.compiler.ahead`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from asterism.engine.targets import BROWSER, TARGETS, Target
from tests.engine.small_kernels import EXPORTS


def build_small(folder: Path, *targets: Target, **settings: str) -> list[Path]:
    """Compile the small kernels for these targets in another process, with these settings of its environment."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **settings}
    files = [folder / target.name for target in targets]
    command = [sys.executable, "-m", "tests.engine.small_library", str(folder), *[file.name for file in files]]
    built = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return files


def main() -> None:
    """Build them with one run of Numba."""
    from asterism.compiler import ahead
    from asterism.compiler.build import link

    folder, *names = sys.argv[1:]
    targets = [{**TARGETS, BROWSER.name: BROWSER}[name] for name in names]
    for target, code in zip(targets, ahead.object_codes(EXPORTS, targets), strict=True):
        link(code, Path(folder) / target.name, target)


if __name__ == "__main__":
    main()
