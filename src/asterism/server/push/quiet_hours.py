"""Hours of the day in which a person wants to be told nothing, by the clock on their wall."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

import msgspec

from asterism.errors import AsterismError

MINUTES_OF_A_DAY = 24 * 60


class QuietHours(msgspec.Struct, frozen=True):
    """From one minute of the day to another, which may be past midnight."""

    begins: int
    ends: int
    time_zone: str

    def cover(self, at: float) -> bool:
        """Whether this moment, in seconds since 1970, is within them."""
        local = datetime.fromtimestamp(at, zone(self.time_zone))
        minute = local.hour * 60 + local.minute
        if self.begins < self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends

    def end_after(self, at: float) -> float:
        """The first moment behind this one at which quiet hours end."""
        return next(end for end in self._moments(self.ends, at) if end > at)

    def begin_before(self, at: float) -> float:
        """The last moment, at the latest this one, at which quiet hours began."""
        return next(begin for begin in reversed(self._moments(self.begins, at)) if begin <= at)

    def _moments(self, minute: int, at: float) -> list[float]:
        """The moments with this minute of the day, on the days round this moment."""
        there = zone(self.time_zone)
        today = datetime.fromtimestamp(at, there).date()
        return [moment(today + timedelta(days), minute, there) for days in (-2, -1, 0, 1, 2)]


def moment(day: date, minute: int, there: ZoneInfo) -> float:
    """When it is this minute of a day somewhere."""
    return datetime.combine(day, time(*divmod(minute, 60)), there).timestamp()


@lru_cache(maxsize=512)
def zone(name: str) -> ZoneInfo:
    """The time zone with this name, such as Europe/Berlin."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise AsterismError(f"there is no time zone '{name}'; one is Europe/Berlin", "refused-time-zone") from error


def quiet_hours(begins: int, ends: int, time_zone: str) -> QuietHours:
    """Quiet hours that a person asked for."""
    if begins == ends:
        raise AsterismError("quiet hours need a beginning and an end that differ", "refused-quiet-hours")
    zone(time_zone)
    return QuietHours(begins, ends, time_zone)
