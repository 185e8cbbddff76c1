"""P1.2 The status of the cities, and the events that change it at once."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...kernel.contract import Acts
from ...kernel.one_seat import OneSeat
from .acts import INVADE, PLACE, THROWN_AWAY
from .table import GONE, ON_CITY, Table
from .tiles import CITY_COUNT, EVENT_COUNT, EVENT_LOT, HIGHEST, LOWEST


def move_status(t: Table, city: i64, steps: i64) -> None:
    """P1.2, P5.11: up or down; each city stops at the ends of the track by itself."""
    status = t.status[city] + steps
    if status > HIGHEST:
        status = HIGHEST
    if status < LOWEST:
        status = LOWEST
    t.status[city] = status
    t.emit("status", city, status)


def artists_on(t: Table, city: i64) -> i64:
    """P4.6: several may lie on one city; at the end they decide ties."""
    count: i64 = 0
    for event in range(EVENT_COUNT):
        if t.places[event] == ON_CITY + city:
            count += 1
    return count


def add_cities(base: i64, out: Acts) -> None:
    for city in range(CITY_COUNT):
        out.add(base + city)


class WonEvent(OneSeat[Table]):
    """An event that its winner carries out at once."""

    def __init__(self, seat: i64, event: i64) -> None:
        super().__init__(seat)
        self.event = event


class PlaceArtist(WonEvent):
    """P4.6: the winner puts the artist on a city at once; its status rises by one."""

    rule: ClassVar[str] = "P4.6"
    name: ClassVar[str] = "place-artist"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        add_cities(PLACE, out)

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        t.places[self.event] = ON_CITY + act - PLACE
        t.emit("places-artist", seat, EVENT_LOT + self.event, act - PLACE)
        move_status(t, act - PLACE, 1)


class Invasion(WonEvent):
    """P4.8: at once against a city, status -2, or thrown away."""

    rule: ClassVar[str] = "P4.8"
    name: ClassVar[str] = "invade"

    def options(self, t: Table, seat: i64, out: Acts) -> None:
        add_cities(INVADE, out)
        out.add(INVADE + THROWN_AWAY)

    def answer(self, t: Table, seat: i64, act: i64) -> None:
        t.pop()
        t.places[self.event] = GONE
        if act == INVADE + THROWN_AWAY:
            t.emit("throws-invasion-away", seat)
        else:
            t.emit("invades", seat, act - INVADE)
            move_status(t, act - INVADE, -2)
