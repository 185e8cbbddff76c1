"""Quiet hours: when somebody does not want to be told, by the clock where they are."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from ..refusal import Refusal

MINUTES: Final = 24 * 60
"""Of a day."""


class QuietHours(Struct, frozen=True):
    """From a minute of the day to another, over midnight if that is earlier."""

    since: int
    until: int
    zone: str
    """As in `Europe/Warsaw`."""

    def end(self, now: int) -> int | None:
        """If it is quiet now: when that ends. Both in milliseconds since 1970."""
        zone = zone_named(self.zone)
        local = datetime.fromtimestamp(now / 1000, zone)
        minute = local.hour * 60 + local.minute
        if (minute - self.since) % MINUTES >= (self.until - self.since) % MINUTES:
            return None
        day = local.date() if minute < self.until else local.date() + timedelta(days=1)
        hour, rest = divmod(self.until, 60)
        return int(datetime(day.year, day.month, day.day, hour, rest, tzinfo=zone).timestamp() * 1000)


@lru_cache(maxsize=1000)
def zone_named(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal(422, "unfitting", reason="zone") from None
