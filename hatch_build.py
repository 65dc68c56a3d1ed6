"""The hatch build hook: an sdist and a wheel, editable or not, come with the front end built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

from assemble import BuildError, build


class FrontEndHook(BuildHookInterface[BuilderConfig]):
    """Builds the front end before hatchling collects files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the front end, or stop with a sentence instead of a traceback."""
        try:
            build()
        except BuildError as error:
            self.app.abort(str(error))
