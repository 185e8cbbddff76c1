"""A small generator of random numbers: the same games compiled and interpreted.

Multiply-with-carry with a 31-bit multiplier never leaves 63 bits, so that signed
machine integers and Python's unbounded ones agree. Not for secrets: a server seeds
it from the system for every game.
"""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1_791_398_085
LOW: Final = 0xFFFF_FFFF


class Rng:
    def __init__(self, seed: i64) -> None:
        self.low: i64 = (seed ^ 0x2545_F491) & LOW
        self.carry: i64 = 1 + ((seed >> 32) & 0x3FFF_FFFF)
        for _i in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        product: i64 = self.low * MULTIPLIER + self.carry
        self.low = product & LOW
        self.carry = product >> 32
        return (self.low * n) >> 32
