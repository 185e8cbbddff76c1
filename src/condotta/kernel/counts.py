"""Rows of numbers: counts by kind, one number for each seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .seats import bit


def filled(length: i64, value: i64 = 0) -> vec[i64]:
    return vec[i64]([value] * int(length))


def total(counts: vec[i64]) -> i64:
    sum: i64 = 0
    for count in counts:
        sum += count
    return sum


def leaders(numbers: vec[i64]) -> i64:
    """The set of seats with the highest number; more than one is a tie."""
    best = numbers[0]
    found: i64 = 0
    for seat in range(len(numbers)):
        if numbers[seat] > best:
            best = numbers[seat]
            found = bit(seat)
        elif numbers[seat] == best:
            found |= bit(seat)
    return found
