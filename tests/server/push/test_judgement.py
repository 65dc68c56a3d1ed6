"""What is told about a table, and when."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from asterism.server.domain import Clock, DaysClock, MoveClock
from asterism.server.push.judgement import CONNECTED_SECONDS, SETTLE_SECONDS, Verdict, judge
from asterism.server.push.quiet_hours import QuietHours
from asterism.server.push.subjects import DAY, HOUR, Subject, reminder_of, subject_of
from asterism.server.tables.seats import SeatSummary
from asterism.server.tables.summary import TableSummary

NOON = 1_800_014_400.0
"""At noon UTC on some day."""
NIGHT = QuietHours(22 * 60, 8 * 60, "UTC")
TURN = Subject("turn", 4, NOON, NOON + 3 * DAY, (0,))


def person(name: str, **more: Any) -> SeatSummary:
    return msgspec.structs.replace(SeatSummary("person", name, name, None, resigned=False), **more)


def table(*seats: SeatSummary, clock: Clock | None = None, **more: Any) -> TableSummary:
    usual = TableSummary(
        table="t",
        game="sternenhimmel",
        phase="playing",
        seats=list(seats),
        clock=clock,
        opened=int(NOON * 1000),
        updated=int(NOON * 1000),
        moves=4,
        to_act=[0],
        results=None,
        origin=None,
    )
    return msgspec.structs.replace(usual, **more)


def judged(subject: Subject | None = TURN, told: str = "", **more: Any) -> Verdict:
    usual: dict[str, Any] = {"created": 0.0, "quiet": None, "is_connected": False, "now": NOON + 60}
    return judge(subject, told, **(usual | more))


# --- what ----------------------------------------------------------------------------------------


def test_a_turn_is_told_at_tables_with_days_only() -> None:
    seats = person("ada"), person("bo")
    found = subject_of(table(*seats, clock=DaysClock(3)), NOON + 2 * DAY, None, "ada")
    assert found == Subject("turn", 4, NOON - DAY, NOON + 2 * DAY, (0,))
    assert subject_of(table(*seats, clock=DaysClock(3)), NOON, None, "bo") is None
    assert subject_of(table(*seats, clock=MoveClock(60)), NOON, None, "ada") is None
    assert subject_of(table(*seats), None, None, "ada") is None


def test_a_club_is_told_whose_turn_it_is() -> None:
    seats = person("ada"), person("bo")
    found = subject_of(table(*seats, clock=DaysClock(3), to_act=[1]), NOON, None, None)
    assert found is not None
    assert found.seats == (1,)


def test_nobody_is_told_while_a_bot_plays_for_them() -> None:
    seats = person("ada", bot="star"), person("bo")
    assert subject_of(table(*seats, clock=DaysClock(3)), NOON, None, "ada") is None


def test_a_reserved_seat_is_an_invitation_at_any_table() -> None:
    waiting = table(person("ada"), person("bo", kind="open"), phase="waiting", to_act=[])
    found = subject_of(waiting, None, None, "bo")
    assert found is not None
    assert (found.kind, found.seats) == ("invitation", (1,))
    assert subject_of(waiting, None, None, "ada") is None


def test_a_deal_waits_for_browsers_that_have_not_answered() -> None:
    seats = person("ada"), person("bo", has_nonce=False)
    waiting = table(*seats, phase="waiting", to_act=[])
    found = subject_of(waiting, None, None, "bo")
    assert found is not None
    assert found.kind == "deal"
    assert subject_of(waiting, None, None, "ada") is None
    still_open = msgspec.structs.replace(waiting, seats=[*seats, SeatSummary("open", "", None, None, resigned=False)])
    assert subject_of(still_open, None, None, "bo") is None


def test_the_end_of_a_match_is_told_to_those_who_did_not_resign() -> None:
    over = table(person("ada"), person("bo", resigned=True), phase="over", to_act=[], clock=DaysClock(1))
    found = subject_of(over, None, NOON - 5, "ada")
    assert found is not None
    assert (found.kind, found.since) == ("over", NOON - 5)
    assert subject_of(over, None, NOON, "bo") is None


# --- when ----------------------------------------------------------------------------------------


def test_a_turn_is_told_once_and_after_a_moment() -> None:
    early = judged(now=NOON + 1)
    assert early == Verdict("", NOON + SETTLE_SECONDS)
    verdict = judged()
    assert verdict.send == TURN
    assert judged(told=verdict.subject).send is None


def test_the_next_turn_is_told_again() -> None:
    later = msgspec.structs.replace(TURN, number=6)
    assert judged(later, told="turn:4").send == later


def test_nothing_is_told_to_a_person_at_the_table_for_a_quarter_of_an_hour() -> None:
    assert judged(is_connected=True) == Verdict("", NOON + CONNECTED_SECONDS)
    assert judged(is_connected=True, now=NOON + CONNECTED_SECONDS).send == TURN


def test_a_new_target_is_not_told_what_was_there_before_it() -> None:
    verdict = judged(created=NOON + 30)
    assert verdict.send is None
    assert verdict.subject == "turn:4"
    assert verdict.look_at == NOON + 3 * DAY - 0.75 * DAY
    assert judged(told="turn:4", created=NOON + 30, now=verdict.look_at + 60).send is not None


@pytest.mark.parametrize(("days", "lead"), [(1, 6 * HOUR), (3, 18 * HOUR), (30, DAY)])
def test_a_reminder_comes_with_a_quarter_of_the_time_left_but_at_most_a_day(days: int, lead: float) -> None:
    turn = msgspec.structs.replace(TURN, until=NOON + days * DAY)
    assert reminder_of(turn, None).since == turn.until - lead


def test_a_reminder_is_told_once_and_the_turn_not_again_after_it() -> None:
    at = reminder_of(TURN, None).since + 60
    first = judged(told="turn:4", now=at)
    assert first.send is not None
    assert first.send.kind == "reminder"
    assert judged(told=first.subject, now=at + 60) == Verdict("reminder:4")


def test_quiet_hours_hold_back_until_they_end() -> None:
    turn = msgspec.structs.replace(TURN, since=NOON + 11 * HOUR)
    night = NOON + 12 * HOUR
    assert judged(turn, quiet=NIGHT, now=night) == Verdict("", NOON + 20 * HOUR)
    assert judged(turn, quiet=NIGHT, now=NOON + 20 * HOUR).send == turn


def test_a_reminder_in_quiet_hours_comes_after_them_if_there_is_time_then() -> None:
    deadline = NOON + DAY + 2 * HOUR  # reminded at 8 in the morning at the earliest, six hours before
    turn = msgspec.structs.replace(TURN, since=deadline - 2 * DAY, until=deadline)
    assert reminder_of(turn, NIGHT).since == NOON + 20 * HOUR


def test_a_reminder_comes_before_quiet_hours_that_would_outlast_the_time() -> None:
    deadline = NOON + 20 * HOUR + 60  # a minute after quiet hours end
    turn = msgspec.structs.replace(TURN, since=deadline - DAY, until=deadline)
    reminder = reminder_of(turn, NIGHT)
    assert NOON + 9 * HOUR < reminder.since < NOON + 10 * HOUR
    assert not NIGHT.cover(reminder.since + SETTLE_SECONDS)


def test_what_is_over_is_forgotten() -> None:
    assert judged(None, told="turn:4") == Verdict("")
    assert judged(told="", now=TURN.until + 1) == Verdict("")
