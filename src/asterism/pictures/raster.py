"""SVGs as pixels. `python -m asterism.pictures.raster` reads an SVG and writes a PNG."""

from __future__ import annotations

import subprocess
import sys

from asterism.errors import AsterismError
from asterism.pictures.scene import FONTS, TYPEFACES


def png_of(svg: str, width: int | None = None) -> bytes:
    """The SVG as a PNG, this wide, or as wide as it says itself."""
    try:
        import resvg_py  # noqa: PLC0415 (an extra)
    except ImportError as missing:
        raise AsterismError("pictures in pixels need resvg-py; asterism[server] brings it") from missing
    files = [str(FONTS / name) for name in TYPEFACES.values()]
    family = "Alegreya Sans"
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=files,
            font_family=family,
            sans_serif_family=family,
        )
    )


def png_from_another_process(svg: str, seconds: float) -> bytes:
    """The SVG as a PNG. While this process waits, its other threads go on, which they cannot during `png_of`."""
    command = [sys.executable, "-m", "asterism.pictures.raster"]
    try:
        ran = subprocess.run(command, input=svg.encode(), capture_output=True, timeout=seconds, check=False)  # noqa: S603
    except subprocess.TimeoutExpired as slow:
        raise AsterismError(f"a picture was not ready after {seconds:g} seconds") from slow
    if ran.returncode:
        raise AsterismError(f"a picture cannot be drawn: {ran.stderr.decode(errors='replace').strip()}")
    return ran.stdout


if __name__ == "__main__":
    sys.stdout.buffer.write(png_of(sys.stdin.buffer.read().decode()))
