"""Data from outside, as JSON gives it: what can be kept, told and read again."""

from __future__ import annotations

from math import isfinite
from typing import Final

MAX_DEPTH: Final = 20
LARGEST: Final = 2**63 - 1


def is_plain(value: object, depth: int = MAX_DEPTH) -> bool:
    """Whether it is not nested too deep, and every number and text in it can be written down anywhere."""
    if isinstance(value, dict):
        for key, part in value.items():
            if depth == 0 or not is_plain(key, 0) or not is_plain(part, depth - 1):
                return False
    elif isinstance(value, list):
        for part in value:
            if depth == 0 or not is_plain(part, depth - 1):
                return False
    elif isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:  # half a character
            return False
    elif isinstance(value, int):
        return -LARGEST <= value <= LARGEST
    elif isinstance(value, float):
        return isfinite(value)
    return True
