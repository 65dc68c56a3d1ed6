"""Quiet hours by the clock on a person's wall."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.errors import AsterismError
from asterism.server.push.quiet_hours import QuietHours, quiet_hours

NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC")
MINUTES = st.integers(0, 1439)


def utc(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()


def test_a_night_covers_midnight_and_ends_in_the_morning() -> None:
    assert NIGHT.cover(utc(2026, 1, 10, 21, 0))
    assert NIGHT.cover(utc(2026, 1, 11, 5, 59))
    assert not NIGHT.cover(utc(2026, 1, 11, 6, 0))
    assert not NIGHT.cover(utc(2026, 1, 11, 20, 59))
    assert NIGHT.end_after(utc(2026, 1, 10, 23, 0)) == utc(2026, 1, 11, 6, 0)
    assert NIGHT.begin_before(utc(2026, 1, 11, 3, 0)) == utc(2026, 1, 10, 21, 0)


def test_a_night_in_which_clocks_are_set_ends_at_the_same_time_on_the_wall() -> None:
    assert NIGHT.end_after(utc(2026, 3, 28, 22, 0)) == utc(2026, 3, 29, 5, 0)
    assert NIGHT.end_after(utc(2026, 10, 24, 22, 0)) == utc(2026, 10, 25, 6, 0)


def test_hours_within_a_day() -> None:
    nap = QuietHours(13 * 60, 15 * 60, "UTC")
    assert nap.cover(utc(2026, 5, 1, 13, 0))
    assert not nap.cover(utc(2026, 5, 1, 15, 0))


@given(MINUTES, MINUTES, st.sampled_from(ZONES), st.integers(int(utc(2020, 1, 1)), int(utc(2035, 1, 1))))
def test_quiet_hours_end_within_two_days_and_are_over_then(begins: int, ends: int, zone: str, at: int) -> None:
    if begins == ends:
        return
    hours = QuietHours(begins, ends, zone)
    end = hours.end_after(at)
    assert at < end <= at + 2 * 86_400
    assert hours.begin_before(at) <= at


@pytest.mark.parametrize("zone", ["Atlantis/Capital", "../etc/passwd", "", "Europe"])
def test_an_unknown_time_zone_is_refused(zone: str) -> None:
    with pytest.raises(AsterismError, match="there is no time zone"):
        quiet_hours(0, 60, zone)


def test_hours_of_no_length_are_refused() -> None:
    with pytest.raises(AsterismError, match="a beginning and an end that differ"):
        quiet_hours(60, 60, "UTC")
