"""Princes of the Renaissance: the game's one door."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ...kernel.contract import Event, Game, Source
from ...kernel.engine import settle
from ...kernel.rng import Rng
from ...kernel.seats import has
from ...kernel.table_option import switch_option
from . import story, trade
from .acts import INVADE, THROWN_AWAY
from .encoding import ENCODING
from .limits import hand_size
from .notation import CATALOGUE, EVENT_ARGS
from .opening import set_up
from .score import points_of
from .status import Invasion
from .table import Table
from .tiles import FAMILIES, TILE_KINDS, TREACHERY_KINDS, TROOP_KINDS
from .values import list_values
from .view import View, determinize, see

TRADE: Final = switch_option("trade", "P2.6", True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Princes(Game[Table]):
    name: ClassVar[str] = "princes"
    rules_version: ClassVar[int] = 2
    fewest: ClassVar[int] = 3
    most: ClassVar[int] = 6

    def __init__(self) -> None:
        super().__init__(CATALOGUE, EVENT_ARGS)
        self.table_options = [TRADE]
        self.encoding = ENCODING
        self.moments = story.MOMENTS
        self.chapters = story.CHAPTERS
        self.endings = story.ENDINGS
        self.decisive = story.DECISIVE

    def new(self, seats: int, options: dict[str, object]) -> Table:
        """P1: the only option is to play without trading (P2.6)."""
        self.check_setup(seats, options)
        t = Table(self, seats)
        t.trading = TRADE.is_on(options)
        set_up(t)
        settle(t)
        return t

    def values(self) -> list[tuple[str, str, str, str]]:
        return list_values()

    def view(self, t: Table, viewer: int) -> View:
        return see(t, viewer)

    def determinize(self, t: Table, viewer: int, rng: Rng) -> Table:
        return determinize(t, viewer, rng)

    def open_options(self, t: Table, seat: int) -> bool:
        """P2.1: all but treachery tiles is public, and how many of them a seat holds."""
        return hand_size(t, seat) == 0

    def default(self, t: Table, seat: int) -> int:
        """P4.8: an invasion is thrown away; all else as usual."""
        if isinstance(t.stack[-1], Invasion):
            return INVADE + THROWN_AWAY
        return super().default(t, seat)

    def scores(self, t: Table) -> list[int]:
        """P8.2: victory points, during the game as if it ended now."""
        return [int(points_of(t, seat)) for seat in range(int(t.seats))]

    def scoring(self, t: Table, told: Sequence[Event]) -> list[Source]:
        return story.scoring(t)

    def measures(self, t: Table) -> dict[str, list[int]]:
        return story.measures(t)

    def ending(self, t: Table) -> Event:
        return story.ending(t)

    def roles(self, t: Table) -> dict[str, list[str]]:
        """P1.1, P1.4: each seat's family, and its place in the first round."""
        seats = range(int(t.seats))
        families = [FAMILIES[t.family[seat]] for seat in seats]
        return {"family": families, "place": [str((seat - int(t.first)) % int(t.seats) + 1) for seat in seats]}

    def conserved(self, t: Table) -> list[int]:
        """P1.3: treachery tiles, city tiles and troops of each kind, wherever they lie."""
        seats = range(int(t.seats))
        found: list[int] = []
        for kind in range(TREACHERY_KINDS):
            count = t.pile[kind] + t.discards[kind]
            for seat in seats:
                count += t.hands[seat * TREACHERY_KINDS + kind] + t.buried[seat * TREACHERY_KINDS + kind]
            found.append(int(count))
        for kind in range(TILE_KINDS):
            found.append(sum(int(t.tiles[seat * TILE_KINDS + kind]) for seat in range(int(t.seats) + 1)))
        for kind in range(TROOP_KINDS):
            found.append(int(t.stock[kind]) + sum(1 for seat in seats if has(t.troops[seat], kind)))
        return found

    def is_aside(self, act: int) -> bool:
        return trade.is_aside(act)

    def asides(self, t: Table, seat: int) -> list[int]:
        return trade.listed(t, seat) if t.asked != 0 else []

    def allows_aside(self, t: Table, seat: int, act: int) -> bool:
        return trade.refusal(t, seat, act) == trade.NONE

    def aside_refusal(self, t: Table, seat: int, act: int) -> str:
        return trade.refusal(t, seat, act) if seat < t.seats else "not-an-option"

    def aside(self, t: Table, seat: int, act: int) -> None:
        trade.carry_out(t, seat, act)


PRINCES: Final = Princes()
