"""Advice for setting up in Conquest: land that hangs together, the Flag walled in, the others by a pattern."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from ..games.conquest.acts import CHOOSE, PLACE
from ..games.conquest.board import ZONES
from ..games.conquest.deploy import Deploy, is_bare
from ..games.conquest.pieces import BARON, COUNT, CURSED_LAND, DUKE, FLAG, KNIGHT, SCOUT, SORCERESS, SPY
from ..games.conquest.table import Table
from ..kernel.contract import Acts
from ..kernel.engine import apply
from ..kernel.rng import Rng
from ..kernel.seats import NO_SEAT, has

WANTED: Final[i64] = 10_000
"""More than anything else: the wall of the Flag is for those of the pattern and for nobody else."""


class Pattern(NamedTuple):
    """A way to set up that fits any board."""

    wall: list[int]
    """Who walls in the Flag: as many of these as there are zones beside it."""
    front: list[int]
    """How much each kind, from the Spy up, wants to be in front if it is not needed there; below 0: behind."""


PATTERNS: Final = [
    # The fortress: what cannot move keeps the Flag, small pieces are near it, strong ones in front.
    Pattern(
        wall=[CURSED_LAND, CURSED_LAND, CURSED_LAND, COUNT, KNIGHT, BARON],
        front=[0, 30, 40, 80, 80, 60, 100, 120, 100, 60, 50],
    ),
    # The bait: a Cursed Land in front, where others lose pieces to it, and a Count in its place.
    Pattern(
        wall=[CURSED_LAND, CURSED_LAND, COUNT, KNIGHT, BARON, SORCERESS],
        front=[50, -20, 40, 40, 60, 60, 80, 100, 120, 60, 150],
    ),
    # The sally: the Flag left to what cannot move, and all others well forward.
    Pattern(
        wall=[CURSED_LAND, CURSED_LAND, CURSED_LAND, DUKE, BARON, SORCERESS],
        front=[20, 30, 50, 100, 100, 100, 100, 140, 120, 40, 50],
    ),
]


class Style(NamedTuple):
    """How much a seat cares for what is sensible, and how much for being another each time."""

    city: int
    """What a city counts for a territory; below 0: others come for it, and it is better to live elsewhere."""
    own: int
    """What a border with own land counts for it."""
    border: int
    """And what one with another counts against it."""
    side: int
    """What each side of a place counts against it as that of the Flag."""
    open_side: int
    """And what one more that is not own land."""
    whim: int
    """How much worse than the best the place of the Flag may be."""
    patterns: list[Pattern]


NOVICE: Final = Style(
    city=150,
    own=50,
    border=0,
    side=100,
    open_side=200,
    whim=400,
    patterns=[
        # The parade: what is strong and what cannot move in front, Scouts round the Flag.
        Pattern(
            wall=[SCOUT, SCOUT, SCOUT, SCOUT, SPY, BARON],
            front=[0, 0, 20, 40, 60, 80, 100, 120, 140, 150, 150],
        )
    ],
)
VARIED: Final = Style(city=150, own=50, border=20, side=150, open_side=400, whim=300, patterns=PATTERNS)
FIRM: Final = Style(city=150, own=50, border=60, side=300, open_side=600, whim=60, patterns=[PATTERNS[0], PATTERNS[2]])
REMOTE: Final = Style(
    city=-50, own=100, border=60, side=600, open_side=900, whim=100, patterns=[PATTERNS[0], PATTERNS[2]]
)
"""Where several others fight, let them fight for the cities, and outlast them."""


def choose_territory(t: Table, seat: i64, rng: Rng, out: Acts, style: Style) -> i64:
    """Cities, or rather none, and what hangs together with what is held: borders that need no guard."""
    city: i64 = style.city
    own: i64 = style.own
    border: i64 = style.border
    best = out.items[0]
    most: i64 = -WANTED
    for i in range(out.count):
        territory = out.items[i] - CHOOSE
        value = city * t.board.cities[territory] + rng.below(50)
        for zone in range(territory * 3, territory * 3 + 3):
            for other in t.board.around[zone]:
                owner = t.owners[other // 3]
                if other // 3 != territory and owner != NO_SEAT:
                    value += own if owner == seat else -border
        if value > most:
            most = value
            best = out.items[i]
    return best


def choose_place(t: Table, seat: i64, rng: Rng, out: Acts, style: Style) -> i64:
    """The best place for the piece that is asked for; where several are nearly as good, any of them."""
    camp = Camp(t, seat, style)
    best = out.items[0]
    most: i64 = -2 * WANTED
    for i in range(out.count):
        kind = (out.items[i] - PLACE) // ZONES
        zone = (out.items[i] - PLACE) % ZONES
        if kind == FLAG:
            value = camp.flag_place(t, zone) + rng.below(style.whim)
        elif camp.is_wall(zone):
            value = camp.wall_place(t, kind, zone) + rng.below(100)
        else:
            value = camp.field_place(t, kind, zone) + rng.below(150)
        if value > most:
            most = value
            best = out.items[i]
    return best


def sensible_setup(t: Table, seat: int, rng: Rng) -> list[int]:
    """Q2.4: the acts that place the rest of this seat's pieces sensibly, each time in another way; by what it knows
    itself: in a world that it cannot tell from the real one. Empty if it is not asked to place any."""
    world: Table = t.game.determinize(t, seat, rng)
    found: list[int] = []
    while len(world.stack) > 0 and isinstance(world.stack[-1], Deploy) and has(world.asked, seat):
        out = Acts()
        world.stack[-1].options(world, seat, out)
        act = int(choose_place(world, seat, rng, out, VARIED))
        apply(world, seat, act)
        found.append(act)
    return found


class Camp:
    """A seat's own ground while it sets up. Where the Flag stands says by which pattern the rest is placed, so that
    the pieces, which are asked for one by one, fit together."""

    def __init__(self, t: Table, seat: i64, style: Style) -> None:
        self.style = style
        self.depth = depths(t, seat)
        self.flag: i64 = -1
        self.wall = vec[i64]()
        """The own zones beside the Flag."""
        for zone in range(ZONES):
            if t.placed[zone] == FLAG and t.owners[zone // 3] == seat:
                self.flag = zone
        if self.flag >= 0:
            for zone in t.board.around[self.flag]:
                if self.depth[zone] > 0:
                    self.wall = append(self.wall, zone)
        self.pattern: Pattern = style.patterns[(self.flag // 3 + self.flag) % len(style.patterns)]

    def is_wall(self, zone: i64) -> bool:
        return any(zone == other for other in self.wall)

    def flag_place(self, t: Table, zone: i64) -> i64:
        """Far from the others, with few zones beside it and all of them own."""
        depth = self.depth[zone]
        value = 200 * depth if depth < 3 else i64(600)
        for other in t.board.around[zone]:
            value -= self.style.side
            if self.depth[other] == 0:
                value -= self.style.open_side
        return value

    def wall_place(self, t: Table, kind: i64, zone: i64) -> i64:
        """Those of the pattern, as many as there are sides; who comes first takes the side most in danger."""
        wanted: i64 = 0
        for i in range(len(self.wall)):
            if i < len(self.pattern.wall) and self.pattern.wall[i] == kind:
                wanted += 1
        for other in self.wall:
            if t.placed[other] == kind:
                wanted -= 1
        return (WANTED if wanted > 0 else -WANTED) - 100 * self.depth[zone]

    def field_place(self, t: Table, kind: i64, zone: i64) -> i64:
        """As far in front as the piece wants to be. Each city wants a piece, other territories a little, and behind
        the wall it is good to have a second one."""
        city = t.board.cities[zone // 3] == 1
        front: i64 = self.pattern.front[kind]
        if city:
            front += 40
        value = front * (2 - self.depth[zone])
        if is_bare(t, zone // 3):
            value += 300 if city else 50
        if any(t.board.borders(zone, other) for other in self.wall):
            value += 200
        return value


def depths(t: Table, seat: i64) -> vec[i64]:
    """How many steps each own zone is from the nearest that is not its owner's."""
    found = vec[i64]()
    edge = vec[i64]()
    for zone in range(ZONES):
        own = t.owners[zone // 3] == seat
        found = append(found, i64(-1) if own else i64(0))
        if not own:
            edge = append(edge, zone)
    i: i64 = 0
    while i < len(edge):
        for other in t.board.around[edge[i]]:
            if found[other] < 0:
                found[other] = found[edge[i]] + 1
                edge = append(edge, other)
        i += 1
    return found
