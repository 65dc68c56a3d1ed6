"""What `asterism doctor` finds: one line for each check, with what to do about it."""

from __future__ import annotations

from typing import Literal

import msgspec

Verdict = Literal["ok", "warning", "problem"]
"""A warning is about something that works now, a problem about something that does not."""


class Finding(msgspec.Struct, frozen=True):
    """The outcome of one check."""

    check: str
    verdict: Verdict
    sentence: str
    advice: str = ""
    """What to do; empty if there is nothing to do."""


def ok(check: str, sentence: str) -> Finding:
    """Nothing to do."""
    return Finding(check, "ok", sentence)


def warning(check: str, sentence: str, advice: str) -> Finding:
    """It works, but not for long or not as it should."""
    return Finding(check, "warning", sentence, advice)


def problem(check: str, sentence: str, advice: str) -> Finding:
    """It does not work."""
    return Finding(check, "problem", sentence, advice)
