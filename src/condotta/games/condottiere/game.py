"""Condottiere: the game's one door."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ...kernel.contract import Game
from ...kernel.engine import settle
from ...kernel.errors import SetupError
from ...kernel.rng import Rng
from ...kernel.seats import LETTERS, size
from . import showing, variants
from .acts import FACE_DOWN, SHOW
from .book import Book
from .campaign import set_up
from .cards import KINDS, NO_CARD
from .notation import CATALOGUE, EVENTS
from .table import NO_SEAT, Table
from .victory import regions_of
from .view import View, determinize, see

DEFAULT_TARGET: Final = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Condottiere(Game[Table]):
    name: ClassVar[str] = "condottiere"
    rules_version: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
    revealing: ClassVar[frozenset[str]] = frozenset(["turns-up", "discards-hand", "shows-face-down"])

    def __init__(self) -> None:
        super().__init__(CATALOGUE, EVENTS, variants.NAMES, variants.FORBIDDEN)

    def new(self, seats: int, options: dict[str, object]) -> Table:
        """C3.1, C10.3: options are `variants`, `target` (C10.1) and `first`, the letter of the first holder (C3.1)."""
        chosen = self.check_setup(seats, options, ["target", "first"])
        target = options.get("target", DEFAULT_TARGET)
        if not isinstance(target, int) or isinstance(target, bool) or not 1 <= target <= 1000:
            raise SetupError(f"The target must be a whole number from 1 to 1000, not {target!r} (C10.1).")
        first = options.get("first")
        if first is not None and first not in list(LETTERS[:seats]):
            raise SetupError(f"The first holder must be one of {', '.join(LETTERS[:seats])}, not {first!r} (C3.1).")
        book = Book()
        for name in chosen:
            book = variants.lay_over(book, name, target)
        t = Table(self, book, seats)
        set_up(t, NO_SEAT if first is None else LETTERS.index(str(first)))
        settle(t)
        return t

    def view(self, t: Table, eye: int) -> View:
        return see(t, eye)

    def determinize(self, t: Table, eye: int, rng: Rng) -> Table:
        return determinize(t, eye, rng)

    def scores(self, t: Table) -> list[int]:
        """Points of the match (C10), or regions."""
        if any(t.points):
            return [int(points) for points in t.points]
        return [int(size(regions_of(t, seat))) for seat in range(int(t.seats))]

    def conserved(self, t: Table) -> list[int]:
        """C1: every kind of card, wherever it lies."""
        found: list[int] = []
        for kind in range(KINDS):
            count = t.pile[kind] + t.discards[kind]
            for seat in range(int(t.seats)):
                count += t.hands[seat * KINDS + kind] + t.lines[seat * KINDS + kind]
                if t.face_down[seat] == kind:
                    count += 1
            found.append(int(count))
        return found

    def is_aside(self, act: int) -> bool:
        return showing.is_show(act)

    def aside_rule(self, act: int) -> str:
        return "C8.2"

    def asides(self, t: Table, seat: int) -> list[int]:
        """C8.2: each own kind of card and the face-down one, to each other seat."""
        found: list[int] = []
        for to in range(int(t.seats)):
            if to != seat:
                base = SHOW + to * 16
                found += [base + kind for kind in range(KINDS) if t.hands[seat * KINDS + kind] > 0]
                if t.face_down[seat] != NO_CARD:
                    found.append(base + FACE_DOWN)
        return found

    def allows_aside(self, t: Table, seat: int, act: int) -> bool:
        return showing.may_show(t, seat, act)

    def aside_refusal(self, t: Table, seat: int, act: int) -> str:
        return "not-yours-to-show"

    def aside(self, t: Table, seat: int, act: int) -> None:
        showing.show(t, seat, act)

    def seen_aside(self, t: Table, seat: int, act: int, eye: int) -> int:
        return showing.seen_show(seat, act, eye)


CONDOTTIERE: Final = Condottiere()
