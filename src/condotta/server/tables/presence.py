"""Who is there: whose page is open and looked at, or when it was last heard of.

It is not in the log, because nobody did anything. A server that begins anew gives everybody the whole time again.

What others are told of it depends on open streams alone, never on requests: who answers a sealed question from a page
that is open looks the same as who does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from .live import LiveTable

KNOWN_FOR: Final = 12_000
"""Milliseconds for which what another process says of a seat is believed; it says so more often."""

Whereabouts = Literal["here", "away", "gone"]


class Looks(Struct, frozen=True):
    """Who has a table open in some process, or in some of them together."""

    open: list[int] = []
    """The seats with an open page."""
    here: list[int] = []
    """Those of them at whose page somebody looks."""
    spectators: int = 0

    def and_also(self, other: Looks) -> Looks:
        return Looks([*self.open, *other.open], [*self.here, *other.here], self.spectators + other.spectators)


class PresenceShown(Struct, frozen=True):
    seats: list[Whereabouts | None]
    """None where no person plays."""
    spectators: int


class Presence:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.since = now()
        self.open: Counter[int] = Counter()
        """How many streams each seat has open."""
        self.looked_at: Counter[int] = Counter()
        """How many of them somebody looks at."""
        self.spectators = 0
        self.heard: dict[int, int] = {}
        self.left: dict[int, int] = {}
        """When somebody last looked at a page of each seat."""
        self.elsewhere: dict[int, int] = {}
        """Until when each seat counts as being there, because another process says that it is."""

    def hear(self, seat: int) -> None:
        self.heard[seat] = self.now()

    def come(self, seat: int) -> None:
        self.open[seat] += 1

    def go(self, seat: int) -> None:
        self.open[seat] -= 1
        self.hear(seat)

    def look(self, seat: int | None, by: int) -> None:
        """One more looks with the eyes of a seat (None: of a spectator), or one less."""
        if seat is None:
            self.spectators += by
        else:
            self.looked_at[seat] += by
            self.left[seat] = self.now()

    def hear_elsewhere(self, seats: list[int], here: list[int]) -> None:
        """Of which seats there is a sign in another process, and at whose pages somebody looks there."""
        for seat in seats:
            self.hear(seat)
            self.elsewhere[seat] = self.now() + KNOWN_FOR
        for seat in here:
            self.left[seat] = self.now()

    def there(self) -> list[int]:
        """The seats of which there is a sign in this process."""
        heard = [seat for seat, at in self.heard.items() if self.elsewhere.get(seat, 0) <= self.now() - KNOWN_FOR < at]
        return sorted({*heard, *(seat for seat, count in self.open.items() if count > 0)})

    def looks(self) -> Looks:
        """Who has the table open in this process."""
        return Looks(counted(self.open), counted(self.looked_at), self.spectators)

    def absent_for(self, seat: int) -> int:
        """For how long there was no sign of this seat, in milliseconds."""
        there = self.open[seat] > 0 or self.elsewhere.get(seat, 0) > self.now()
        return 0 if there else self.now() - self.heard.get(seat, self.since)

    def unseen_for(self, seat: int) -> int:
        """For how long nobody has looked with the eyes of this seat, in milliseconds, as far as it is known here."""
        return self.now() - self.left.get(seat, self.since)


def counted(counts: Counter[int]) -> list[int]:
    return sorted(seat for seat, count in counts.items() if count > 0)


def looks_at(table: LiveTable) -> Looks:
    """Who has a table open, in all processes."""
    return table.presence.looks().and_also(table.registry.others.looks(table.state.table_id))


def whereabouts(looks: Looks, seat: int) -> Whereabouts:
    return "here" if seat in looks.here else "away" if seat in looks.open else "gone"


def presence_shown(table: LiveTable) -> PresenceShown:
    """What everybody may know of who is there."""
    looks, people = looks_at(table), table.state.people()
    return PresenceShown(
        [
            whereabouts(looks, number) if number in people and seat.taken and seat.bot is None else None
            for number, seat in enumerate(table.state.seats)
        ],
        looks.spectators,
    )


def present(tables: Iterable[LiveTable]) -> tuple[dict[str, list[int]], dict[str, Looks]]:
    """The tables that somebody looks at with the seats of which there is a sign, and who has them open."""
    there = {table.state.table_id: (table, table.presence.there()) for table in tables}
    signs = {table_id: seats for table_id, (table, seats) in there.items() if seats or table.watchers}
    return signs, {table_id: there[table_id][0].presence.looks() for table_id in signs}
