"""The machines for which kernels are compiled ahead of time."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A kind of machine."""

    name: str
    """As it stands in the names of libraries: "linux-x86_64"."""
    triple: str
    """As LLVM calls it."""
    linker_target: str
    """As the linker calls it, or on Windows the tool that lists what is imported."""
    suffix: str
    wheel: str
    """As the names of wheels call it; browsers have none, since every wheel carries their modules."""
    cpu: str = ""
    features: str = ""
    relocation: str = "pic"
    has_vectors: bool = True
    """Whether loops may become vector instructions."""


TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64",
            "x86_64-unknown-linux-gnu",
            "x86_64-linux-gnu",
            ".so",
            "manylinux_2_17_x86_64",
            cpu="x86-64-v2",
        ),
        Target("linux-aarch64", "aarch64-unknown-linux-gnu", "aarch64-linux-gnu", ".so", "manylinux_2_17_aarch64"),
        Target(
            "macos-x86_64", "x86_64-apple-macosx11.0.0", "x86_64-macos", ".dylib", "macosx_11_0_x86_64", cpu="x86-64-v2"
        ),
        Target("macos-aarch64", "arm64-apple-macosx11.0.0", "aarch64-macos", ".dylib", "macosx_11_0_arm64"),
        Target("windows-x86_64", "x86_64-pc-windows-gnu", "i386:x86-64", ".dll", "win_amd64", cpu="x86-64-v2"),
        Target("windows-aarch64", "aarch64-pc-windows-gnu", "arm64", ".dll", "win_arm64"),
    )
}
"""Those with native libraries."""
BROWSER = Target(
    "wasm32",
    "wasm32-unknown-unknown",
    "wasm32-freestanding",
    ".wasm",
    "",
    features="+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext",
    relocation="static",
    has_vectors=False,
)
"""Browsers and Node.js, whose modules are WebAssembly."""
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
PROCESSORS = {"x86_64": "x86_64", "amd64": "x86_64", "arm64": "aarch64", "aarch64": "aarch64"}


def this_machine() -> Target | None:
    """The target that this Python runs on; None if libraries are not made for it."""
    system = SYSTEMS.get(sys.platform)
    processor = PROCESSORS.get(platform.machine().lower())
    return TARGETS.get(f"{system}-{processor}")
