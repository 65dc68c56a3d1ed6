"""What a notice says: the game, who is at the table and what is awaited, in the person's language. Nothing hidden.

Of an evening it says the name, the game and the number of the round.
"""

from __future__ import annotations

import hashlib
from math import ceil

import msgspec

from asterism.i18n import Translator
from asterism.server.evenings.state import Evening
from asterism.server.push.subjects import HOUR, Subject
from asterism.server.push.targets import Target
from asterism.server.tables.summary import TableSummary

URGENT = {"reminder"}


class Notice(msgspec.Struct, frozen=True):
    """A notice on its way to a browser or a webhook."""

    title: str
    body: str
    path: str
    """The page that it leads to."""
    tag: str
    """A notice replaces an earlier one with the same tag. Push services see it, so it does not name the table."""
    kind: str
    seconds: int
    """How long it is of use."""
    game: str | None = None
    table: str | None = None
    is_urgent: bool = False


def notice_of(subject: Subject, about: TableSummary | Evening, target: Target, now: float) -> Notice:
    """What a target is told about a table or an evening."""
    if isinstance(about, Evening):
        return notice_of_evening(subject, about, target, now)
    return notice_of_table(subject, about, target, now)


def notice_of_table(subject: Subject, table: TableSummary, target: Target, now: float) -> Notice:
    """What a target is told about a table."""
    words = Translator(target.language, table.game)
    concerned = [table.seats[seat].name for seat in subject.seats]
    others = [seat.name for number, seat in enumerate(table.seats) if seat.name and number not in subject.seats]
    body = words.say(
        f"push-{subject.kind}.club" if target.kind == "club" else f"push-{subject.kind}",
        concerned=words.listed(concerned),
        others=words.listed(others),
        count=len(others),
        hours=max(1, ceil((subject.until - now) / HOUR)),
    )
    return Notice(
        title=words.say("title"),
        body=body,
        path=f"/t/{table.table}",
        tag=tag_of(table.table),
        kind=subject.kind,
        seconds=max(60, int(subject.until - now)),
        game=table.game,
        table=table.table,
        is_urgent=subject.kind in URGENT,
    )


def notice_of_evening(subject: Subject, evening: Evening, target: Target, now: float) -> Notice:
    """What a club is told about an evening."""
    words = Translator(target.language, evening.game)
    return Notice(
        title=evening.name,
        body=words.say(f"push-{subject.kind}", game=words.say("title"), round=subject.number, rounds=evening.planned),
        path=f"/evening/{evening.id}",
        tag=tag_of(evening.id),
        kind=subject.kind,
        seconds=max(60, int(subject.until - now)),
        game=evening.game,
    )


def sample_notice(target: Target) -> Notice:
    """What a target is told when its owner tries it."""
    words = Translator(target.language)
    return Notice("Asterism", words.say("push-test"), "/settings", tag_of("test"), "test", 600)


def tag_of(table: str) -> str:
    """The same for all notices about a table; nobody can read the table's id from it, which would let them in."""
    return hashlib.sha256(f"notice {table}".encode()).hexdigest()[:24]
