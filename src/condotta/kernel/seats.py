"""Seats and sets of seats.

Seats are numbered clockwise from 0; a set of seats is an integer with one bit a seat.
Chance sits at the table too: what it deals is in the log like everything else.
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 6
CHANCE: Final = 8
PUBLIC: Final = 9
"""A viewer without a seat: a spectator, who sees what everybody sees."""
EVERYONE: Final = 0b10_0011_1111
NO_SEAT: Final = -1
"""Where a seat might be, and none is."""

LETTERS: Final = "ABCDEF"


def bit(n: i64, one: i64 = 1) -> i64:
    """The set of this one member. (A literal `1 << n` compiles to a 32-bit shift.)"""
    return one << n


def has(members: i64, n: i64) -> bool:
    return (members >> n) & 1 == 1


def size(members: i64) -> i64:
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def first(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    n: i64 = 0
    while (members >> n) & 1 == 0:
        n += 1
    return n


def seats_of(members: i64) -> list[int]:
    """The members, lowest first, for people and loops that are not hot."""
    return [seat for seat in range(PUBLIC + 1) if has(members, seat)]


def letter(seat: int) -> str:
    """How a seat is written: A to F, `chance`, or `public`."""
    if seat == CHANCE:
        return "chance"
    if seat == PUBLIC:
        return "public"
    return LETTERS[seat] if 0 <= seat < MOST_SEATS else str(seat)
