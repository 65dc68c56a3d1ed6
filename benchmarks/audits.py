"""The table of docs/audit.md: what `asterism audit` finds, by the version of OpenSpiel.

    python benchmarks/audits.py OLD/bin/python NEW/bin/python

Each Python has another open_spiel installed, and whatever asterism needs; asterism itself comes from this checkout.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TARGETS = (
    "gin_rummy",
    "gin_rummy(hand_size=7)",
    "oh_hell",
    "colored_trails",
    "euchre",
    "hearts",
    "leduc_poker(suit_isomorphism=True)",
    "dou_dizhu",
    "kriegspiel",
    "bargaining",
    "blackjack",
    "crazy_eights",
    "go_fish",
    "hanabi",
    "kuhn_poker",
    "leduc_poker",
    "liars_dice",
    "phantom_ttt",
    "skat",
    "spades",
    "universal_poker",
)


def audit(python: str, target: str) -> dict[str, Any] | None:
    """The report on one game; None if this OpenSpiel does not have it."""
    command = [python, "-m", "asterism", "audit", f"pyspiel:{target}", "--games", "20", "--json"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if "has no game called" in ended.stderr:
        return None
    if ended.returncode not in (0, 1):
        raise SystemExit(ended.stderr)
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def cell(report: dict[str, Any] | None) -> str:
    """The findings on one game, with how often each check failed."""
    if report is None:
        return "no such game"
    failed = [check for check in report["checks"] if check["failed"]]
    return "; ".join(f"{check['name']} {_how_often(check)}" for check in failed) or "nothing"


def _how_often(check: dict[str, Any]) -> str:
    is_joint = check["name"] == "resampled_independent"
    return f"({check['checked']} pairs)" if is_joint else f"{check['failed']}/{check['checked']}"


def main() -> None:
    """Audit all targets with each Python, and print the table."""
    pythons = sys.argv[1:] or [sys.executable]
    rows = [[audit(python, target) for python in pythons] for target in TARGETS]
    print(f"20 games each with seed 1, {dt.datetime.now(tz=dt.UTC):%d %B %Y}.\n")
    versions = [report["version"] for report in rows[0] if report]
    print(f"| game | {' | '.join(versions)} |")
    print("|---" * (len(versions) + 1) + "|")
    for target, reports in zip(TARGETS, rows, strict=True):
        print(f"| `{target}` | {' | '.join(map(cell, reports))} |")


if __name__ == "__main__":
    main()
