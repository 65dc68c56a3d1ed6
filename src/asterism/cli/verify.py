"""`asterism verify`: checks of a saved match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import Json
from asterism.cli.output import print_json, write_line

SIGNS = {"holds": "✓", "fails": "✗", "unknown": "·"}
"""The sign before each finding."""


def verify(
    file: Annotated[Path, typer.Argument(help="A saved match, for example one downloaded from a server.")],
    *,
    as_json: Json = False,
) -> None:
    """Check a saved match: unchanged, played by the rules, and fairly dealt."""
    from msgspec import to_builtins

    from asterism import verify as verification

    findings = verification.verify(file)
    if as_json:
        print_json(to_builtins(findings))
    else:
        for finding in findings:
            write_line(f"{SIGNS[finding.verdict]} {finding.sentence}")
    if any(finding.verdict == "fails" for finding in findings):
        raise typer.Exit(1)
