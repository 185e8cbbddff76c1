"""The optional rules, each in its own file, laid over the book in this order."""

from typing import Final

from ....kernel.seats import bit
from ..book import Book, Variant
from .capture import Capture
from .draw import DrawAfterBattle
from .hidden import Hidden
from .kingdoms import Kingdoms
from .points import Points

NAMES: Final = ["draw", "points", "kingdoms", "capture", "hidden"]
FORBIDDEN: Final = [("points", "capture", "C10.3")]
"""Pairs that may not be combined, and the rule that says so."""


def lay_over(book: Book, name: str, target: int) -> Variant:
    """The variant of this name over a book."""
    variant = variant_over(book, name, target)
    variant.chosen = book.chosen | bit(NAMES.index(name))
    return variant


def variant_over(book: Book, name: str, target: int) -> Variant:
    if name == "draw":
        return DrawAfterBattle(book)
    if name == "points":
        return Points(book, target)
    if name == "kingdoms":
        return Kingdoms(book)
    if name == "capture":
        return Capture(book)
    return Hidden(book)
