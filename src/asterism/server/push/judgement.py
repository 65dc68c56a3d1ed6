"""When a target is told of something: at once, later, or not at all."""

from __future__ import annotations

import msgspec

from asterism.server.push.quiet_hours import QuietHours
from asterism.server.push.subjects import Subject, reminder_of

SETTLE_SECONDS = 12.0
"""Nobody is told sooner: a browser that has lost its connection comes back first, and so does news of who is there."""
CONNECTED_SECONDS = 900.0
"""A person who is connected to the table is told no sooner. After this time the page may lie open unseen."""


class Verdict(msgspec.Struct, frozen=True):
    """What to do about a target and a table now."""

    subject: str
    """The key of what the target knows."""
    look_at: float | None = None
    """When to look again, if nothing happens at the table; None if nothing will be to tell."""
    send: Subject | None = None
    """What to tell now. The target knows `subject` when that has arrived."""


def judge(
    subject: Subject | None,
    told: str,
    *,
    created: float,
    quiet: QuietHours | None,
    is_connected: bool,
    now: float,
) -> Verdict:
    """Judge what a target that was made at `created` is told, and was told so far."""
    if subject is None or subject.until <= now:
        return Verdict("")
    later: float | None = None
    if subject.kind == "turn":
        reminder = reminder_of(subject, quiet)
        if reminder.since <= now:
            subject = reminder
        else:
            later = reminder.since
    if told in {subject.key, f"reminder:{subject.number}"}:
        return Verdict(told, later)
    if subject.since < created and subject.kind != "reminder":
        return Verdict(subject.key, later)
    due = subject.since + (CONNECTED_SECONDS if is_connected else SETTLE_SECONDS)
    if quiet is not None and quiet.cover(max(now, due)):
        due = quiet.end_after(max(now, due))
    if due > now:
        return Verdict(told, due if later is None else min(due, later))
    return Verdict(subject.key, later, subject)
