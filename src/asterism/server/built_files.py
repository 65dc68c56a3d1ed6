"""What the build puts into the package for browsers: the front end, and what they play with by themselves."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
STATIC = PACKAGE / "static"
"""The front end (`web/assemble.py`)."""
PAGE = STATIC / "index.html"
ENGINE = PACKAGE / "engine_files"
"""What a browser plays with by itself (`web/engine_files.py`)."""
ENGINE_MANIFEST = "manifest.json"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""The encodings of the copies that lie beside the files, the smallest first, and how their names end."""
