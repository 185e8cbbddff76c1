"""Condottiere: the game's one door."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ...kernel.contract import Event, Game, Source
from ...kernel.engine import options, settle
from ...kernel.rng import Rng
from ...kernel.seats import LETTERS, NO_SEAT, size
from ...kernel.table_option import number_option, seat_option, switch_option
from . import showing, story, variants
from .acts import FACE_DOWN, SHOW
from .book import Book
from .campaign import PlaceToken, set_up
from .cards import KINDS, NO_CARD
from .encoding import ENCODING
from .notation import CATALOGUE, EVENTS
from .preview import AHEAD, preview
from .table import Table
from .victory import regions_of
from .view import View, determinize, see

TARGET: Final = number_option("target", "C10.1", 20, 1, 1000).only_with("points")
FIRST: Final = seat_option("first", "C3.1")
SHOWING: Final = switch_option("showing", "C8.2", True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condottiere(Game[Table]):
    name: ClassVar[str] = "condottiere"
    rules_version: ClassVar[int] = 2
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6

    def __init__(self) -> None:
        super().__init__(CATALOGUE, EVENTS)
        self.ahead = AHEAD
        self.variants = variants.NAMES
        self.forbidden = variants.FORBIDDEN
        self.table_options = [TARGET, FIRST, SHOWING]
        self.encoding = ENCODING
        self.moments = story.MOMENTS
        self.chapters = story.CHAPTERS
        self.endings = story.ENDINGS
        self.decisive = story.DECISIVE

    def new(self, seats: int, options: dict[str, object]) -> Table:
        """C3.1, C10.3: the book is laid over by each variant; `first` is the letter of the first holder."""
        book = Book()
        for name in self.check_setup(seats, options):
            book = variants.lay_over(book, name, TARGET.number(options))
        first = options.get(FIRST.name)
        t = Table(self, book, seats)
        t.showing = SHOWING.is_on(options)
        set_up(t, NO_SEAT if first is None else LETTERS.index(str(first)))
        settle(t)
        return t

    def view(self, t: Table, viewer: int) -> View:
        return see(t, viewer)

    def open_options(self, t: Table, seat: int) -> bool:
        """C6.3: where a battle may be is on the map for all to see."""
        return isinstance(t.stack[-1], PlaceToken)

    def previews(self, t: Table, seat: int) -> dict[int, list[Event]]:
        told = {act: preview(t, seat, act) for act in options(t, seat)}
        return {act: events for act, events in told.items() if events}

    def determinize(self, t: Table, viewer: int, rng: Rng) -> Table:
        return determinize(t, viewer, rng)

    def scores(self, t: Table) -> list[int]:
        """Points of the match (C10), or regions."""
        if any(t.points):
            return [int(points) for points in t.points]
        return [int(size(regions_of(t, seat))) for seat in range(int(t.seats))]

    def scoring(self, t: Table, told: Sequence[Event]) -> list[Source]:
        return story.scoring(t, told)

    def measures(self, t: Table) -> dict[str, list[int]]:
        return story.measures(t)

    def ending(self, t: Table) -> Event:
        return story.ending(t)

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

    def asides(self, t: Table, seat: int) -> list[int]:
        """C8.2: each own kind of card and the face-down one, to each other seat."""
        found: list[int] = []
        for to in range(int(t.seats)):
            if t.showing and to != seat:
                base = SHOW + to * 16
                found += [base + kind for kind in range(KINDS) if t.hands[seat * KINDS + kind] > 0]
                if t.face_down[seat] != NO_CARD:
                    found.append(base + FACE_DOWN)
        return found

    def allows_aside(self, t: Table, seat: int, act: int) -> bool:
        return showing.may_show(t, seat, act)

    def aside_refusal(self, t: Table, seat: int, act: int) -> str:
        return "not-yours-to-show" if t.showing else "no-showing"

    def aside(self, t: Table, seat: int, act: int) -> None:
        showing.show(t, seat, act)

    def seen_aside(self, t: Table, seat: int, act: int, viewer: int) -> int:
        return showing.seen_show(seat, act, viewer)


CONDOTTIERE: Final = Condottiere()
