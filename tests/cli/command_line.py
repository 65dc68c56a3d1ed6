"""The command line, in this process or in one of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from asterism.cli.main import main


@dataclass(frozen=True)
class Outcome:
    """What a command printed, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*words: str, lines: str = "") -> Outcome:
    """Run a command in this process, which has imported everything already; `lines` are typed in."""
    out, errors, code = io.StringIO(), io.StringIO(), 0
    with ExitStack() as stack:
        stack.enter_context(patch.object(sys, "argv", ["asterism", *words]))
        stack.enter_context(patch.object(sys, "stdin", io.StringIO(lines)))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(errors))
        try:
            main()
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return Outcome(code, out.getvalue(), errors.getvalue())


def run_process(*words: str) -> Outcome:
    """Run a command in a process of its own, as a user does."""
    command = [sys.executable, "-m", "asterism", *words]
    ended = subprocess.run(command, capture_output=True, text=True, input="", check=False, timeout=120)
    return Outcome(ended.returncode, ended.stdout, ended.stderr)
