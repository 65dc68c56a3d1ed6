"""The hatch build hook: distributions come with everything for browsers, and wheels with the games compiled.

A wheel is for one kind of machine: this one, or the one that ASTERISM_TARGET names ("macos-aarch64").
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "web"), str(ROOT / "src")]

from assemble import BuildError, build  # noqa: E402 (found by the line above)


class AsterismHook(BuildHookInterface[BuilderConfig]):
    """Builds what distributions hold beside the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, or stop with a sentence instead of a traceback."""
        try:
            build()
            if version != "editable":
                build_engine_files()
                if self.target_name == "wheel":
                    add_libraries(build_data)
        except (BuildError, OSError) as error:
            self.app.abort(str(error))


def build_engine_files() -> None:
    """Build what browsers play with, for which the games are compiled; an sdist brings it."""
    import engine_files  # noqa: PLC0415 (in a checkout, `make play` builds it later)

    engine_files.build()


def add_libraries(build_data: dict[str, Any]) -> None:
    """Compile all games, and put their libraries into the wheel."""
    from asterism.compiler.build import build_all  # noqa: PLC0415 (an sdist needs no libraries)
    from asterism.engine.sources import SHIPPED, library_folder  # noqa: PLC0415
    from asterism.engine.targets import TARGETS, this_machine  # noqa: PLC0415
    from asterism.game import names  # noqa: PLC0415

    wanted = os.environ.get("ASTERISM_TARGET")
    target = TARGETS[wanted] if wanted else this_machine()
    if target is None:
        return
    for file in build_all(names(), [target], library_folder()):
        build_data["force_include"][str(file)] = f"asterism/{SHIPPED.name}/{file.name}"
    build_data["pure_python"] = False
    build_data["tag"] = f"py3-none-{target.wheel}"
