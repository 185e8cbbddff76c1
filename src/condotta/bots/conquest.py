"""Steady, a bot for Conquest: it attacks where the odds are good, guards its Flag and looks for those of others.

What it cannot see it weighs by the **odds** (`games/conquest/odds.py`): how likely each enemy piece is of each
kind, by all its seat may know. An attack is worth what it wins and loses on average. Every free zone has a **pull**
for each kind of piece: the best attack that can be reached from there, less the further it is. **Danger** is what
stands beside a zone and would beat the piece that goes there.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heapify, heappop, heappush
from typing import Final, cast

from ..games.conquest.acts import ACCUSE, ARRANGE, CHOOSE, LOOK, MOVE, PASS, PICK, PLACE, PLAY, PUT
from ..games.conquest.board import ZONES, Board
from ..games.conquest.cards import (
    BLITZ,
    NEW_SPY,
    REINFORCEMENT,
    SECRET_INFORMATION,
    SURPRISE_ATTACK,
    TRAITOR,
)
from ..games.conquest.clash import ATTACKER, DEFENDER, outcome
from ..games.conquest.odds import odds
from ..games.conquest.pieces import (
    BARON,
    COUNT,
    CURSED_LAND,
    DUKE,
    FLAG,
    KINDS,
    KING,
    KNIGHT,
    NO_PIECE,
    PIECES,
    PRINCE,
    QUEEN,
    SCOUT,
    SORCERESS,
    SPY,
)
from ..games.conquest.regroup import FROM
from ..games.conquest.table import NO_SEAT, Table
from ..games.conquest.view import View
from ..kernel.rng import Rng
from ..kernel.seats import has, size
from .bot import Bot, Worlds

WORTH: Final = (3.0, 1.5, 2.5, 2.5, 3.2, 4.0, 5.2, 6.5, 8.0, 9.0, 3.0, 60.0)
"""What each kind of piece is worth on the board."""
FAR: Final = 0.72
"""How much of a pull is left one zone further away."""
OPEN_SIDE: Final = 2.5
"""What it costs to leave a zone beside the own Flag open."""
IMPATIENCE: Final = 60
"""After so many rounds an attack is made though it costs as much as it wins; later though it costs more."""

Style = dict[int, tuple[float, float]]
"""For each kind how much it wants to be in front, and how much beside the own Flag."""

STYLES: Final[tuple[Style, ...]] = (
    # The fortress: Cursed Lands and strong pieces round the Flag, the rest in front.
    {
        CURSED_LAND: (0.0, 3.0), KING: (1.0, 0.5), QUEEN: (0.3, 1.2), PRINCE: (1.2, 0.2), DUKE: (1.0, 0.2),
        COUNT: (0.3, 1.0), KNIGHT: (0.8, 0.2), BARON: (0.8, 0.0), SORCERESS: (0.6, 0.0), SCOUT: (0.5, 0.0),
        SPY: (0.2, 1.0),
    },
    # The bait: Cursed Lands in front where others take them for something to guard, strong pieces round the Flag.
    {
        CURSED_LAND: (1.5, 0.6), KING: (0.4, 1.2), QUEEN: (1.4, 0.0), PRINCE: (1.2, 0.0), DUKE: (0.3, 1.2),
        COUNT: (0.8, 0.6), KNIGHT: (0.6, 0.6), BARON: (0.4, 0.6), SORCERESS: (0.3, 0.2), SCOUT: (-0.4, 0.4),
        SPY: (0.8, 0.0),
    },
    # The screen: Scouts and small pieces in front, the strong ones a zone behind, some of them by the Flag.
    {
        CURSED_LAND: (0.2, 1.8), KING: (-0.2, 1.0), QUEEN: (0.4, 0.6), PRINCE: (0.4, 0.3), DUKE: (0.5, 0.2),
        COUNT: (0.8, 0.3), KNIGHT: (1.0, 0.3), BARON: (1.2, 0.2), SORCERESS: (1.0, 0.0), SCOUT: (1.6, 0.0),
        SPY: (0.4, 0.2),
    },
)  # fmt: skip


class Steady(Bot):
    def choose(self, view: View, options: list[int], worlds: Worlds, rng: Rng) -> int:
        assert view.question is not None
        if len(options) == 1:
            return options[0]
        world = cast(Table, worlds())
        if view.question.name == "territory":
            return best(options, lambda act: judge_territory(view, world.board, act - CHOOSE) + jitter(rng, 0.5))
        if view.question.name == "deploy":
            return best(options, lambda act: judge_place(view, world.board, act, rng))
        return QUESTIONS[view.question.name](Field(view, world), options)


def best(options: list[int], judge: Callable[[int], float]) -> int:
    return max(options, key=judge)


def jitter(rng: Rng, most: float) -> float:
    return most * float(rng.below(1024)) / 1024


def around(board: Board, zone: int) -> list[int]:
    return [int(board.next[i]) for i in range(board.start[zone], board.start[zone + 1])]


# The set-up


def judge_territory(view: View, board: Board, territory: int) -> float:
    """Cities, and what hangs together with what is held: borders that need no guard."""
    score = 1.5 * float(board.cities[territory])
    for zone in range(territory * 3, territory * 3 + 3):
        for other in around(board, zone):
            owner = view.owners[other // 3]
            if other // 3 != territory:
                score += 0.5 if owner == view.eye else -0.2 if owner != NO_SEAT else 0.0
    return score


def depths(view: View, board: Board) -> list[int]:
    """How many steps each own zone is from the nearest that is not its owner's."""
    found = [0 if view.owners[zone // 3] != view.eye else -1 for zone in range(ZONES)]
    edge = [zone for zone in range(ZONES) if found[zone] == 0]
    for zone in edge:
        for other in around(board, zone):
            if found[other] < 0:
                found[other] = found[zone] + 1
                edge.append(other)
    return found


def judge_place(view: View, board: Board, act: int, rng: Rng) -> float:
    """The Flag far from the others, though not always in the farthest zone; where it stands says in which style the
    rest is placed. Each territory wants a piece."""
    kind, zone = divmod(act - PLACE, ZONES)
    depth = depths(view, board)
    if kind == FLAG:
        open_sides = sum(depth[other] == 0 for other in around(board, zone))
        return 2.0 * min(depth[zone], 3) - 2.0 * open_sides - 0.8 * len(around(board, zone)) + jitter(rng, 3.0)
    flag = next(place for place in range(ZONES) if view.zones[place].piece == FLAG)
    front, by_flag = STYLES[flag % len(STYLES)][kind]
    city = float(board.cities[zone // 3])
    bare = all(view.zones[place].piece == NO_PIECE for place in range(zone // 3 * 3, zone // 3 * 3 + 3))
    score = front * (2.0 - depth[zone]) + (1.5 if bare else 0.0) + 0.4 * city * (2.0 - depth[zone])
    beside = around(board, flag)
    if zone in beside:
        bare_sides = sum(view.zones[other].piece == NO_PIECE for other in beside)
        score += 2.0 * by_flag + 6.0 * bare_sides / sum(view.to_place)
    elif any(zone in around(board, other) for other in around(board, flag)):
        score += by_flag
    return score + jitter(rng, 1.5)


# The board as it is


class Field:
    """What a seat makes of the board: what stands where, how likely it is what, and what it is worth to go there."""

    def __init__(self, view: View, world: Table) -> None:
        self.view = view
        self.board: Board = world.board
        self.me = view.eye
        self.likely: list[list[float] | None] = [None] * ZONES
        """For each zone with an enemy piece how likely it is of each kind."""
        for seat in range(len(view.seats)):
            if seat != self.me:
                shares = odds(world, self.me, seat)
                for piece in range(PIECES):
                    zone = world.zone[seat * PIECES + piece]
                    if zone >= 0:
                        self.likely[zone] = [float(x) for x in shares[piece * KINDS : piece * KINDS + KINDS]]
        self.mine = {zone: seen.piece for zone, seen in enumerate(view.zones) if seen.seat == self.me}
        self.flag = next((zone for zone, kind in self.mine.items() if kind == FLAG), -1)
        self.boldness = min(1.6, view.round / IMPATIENCE)
        self.pulls: dict[int, list[float]] = {}
        self.urgent = self.threats()

    def around(self, zone: int) -> list[int]:
        return around(self.board, zone)

    def is_free(self, zone: int) -> bool:
        return self.view.zones[zone].seat == NO_SEAT

    def threats(self) -> dict[int, float]:
        """Enemy pieces near the own Flag, and how much it is worth to be rid of each."""
        found: dict[int, float] = {}
        if self.flag < 0:
            return found
        distance = {self.flag: 0}
        edge = [self.flag]
        for zone in edge:
            for other in self.around(zone):
                if other in distance or distance[zone] >= 3:
                    continue
                distance[other] = distance[zone] + 1
                if self.likely[other] is not None:
                    found[other] = self.mobile(other) * 9.0 / distance[other] ** 2
                elif self.is_free(other):
                    edge.append(other)
        return found

    def prize(self, kind: int, zone: int) -> float:
        """What beating this kind on this zone is worth."""
        if kind == FLAG:
            return WORTH[FLAG] * self.enclosed(zone) * (3 if len(self.view.seats) == 2 else 1)
        return WORTH[kind] + self.urgent.get(zone, 0.0)

    def enclosed(self, zone: int) -> float:
        """How much a place looks like that of a Flag: who has one hides it behind others."""
        beside = self.around(zone)
        owner = self.view.zones[zone].seat
        own = sum(self.view.zones[other].seat == owner for other in beside) / len(beside)
        return 0.15 + 1.2 * own * own

    def attack(self, kind: int, zone: int, stake: float = 1.0) -> float:
        """What an attack with this kind on the piece on this zone wins and loses on average."""
        likely = self.likely[zone]
        assert likely is not None
        price = WORTH[kind] * stake * (1.0 - 0.6 * self.boldness)
        value = 0.0
        for other, share in enumerate(likely):
            if share > 0:
                result = outcome(kind, other)
                if result != DEFENDER:
                    value += share * self.prize(other, zone)
                if result != ATTACKER:
                    value -= share * price
        if max(likely) < 1.0:
            value += 0.2 + 0.8 * self.boldness  # All learn what it is.
        return value

    def danger(self, kind: int, zone: int, leaving: int = -1) -> float:
        """What may be lost on this zone before the next turn."""
        if kind == FLAG:
            return self.flag_danger(zone)
        known = self.view.zones[leaving].known if leaving >= 0 else (1 << KINDS) - 1
        certain = 0.7 if size(known) <= 2 else 0.3
        worst = 0.0
        for other in self.around(zone):
            likely = self.likely[other]
            if likely is not None:
                beaten = sum(
                    share for one, share in enumerate(likely) if one < CURSED_LAND and outcome(one, kind) == ATTACKER
                )
                worst = max(worst, beaten)
        return worst * certain * WORTH[kind]

    def flag_danger(self, zone: int) -> float:
        beside = self.around(zone)
        ways = [other for other in beside if self.is_free(other)]
        behind = {other for way in ways for other in self.around(way)} - {zone, *beside}
        near = sum(self.mobile(other) for other in beside)
        nearing = sum(self.mobile(other) for other in behind)
        return 8.0 * min(near, 1.5) + 4.0 * min(nearing, 1.5) + OPEN_SIDE * len(ways)

    def mobile(self, zone: int) -> float:
        """How likely an enemy stands here that can move."""
        likely = self.likely[zone]
        return 0.0 if likely is None else 1 - likely[CURSED_LAND] - likely[FLAG]

    def pull(self, kind: int) -> list[float]:
        """For each zone the best attack that a piece of this kind can reach from there, less the further it is."""
        if kind not in self.pulls:
            self.pulls[kind] = self.spread(kind)
        return self.pulls[kind]

    def spread(self, kind: int) -> list[float]:
        found = [0.0] * ZONES
        queue: list[tuple[float, int]] = []
        for zone in range(ZONES):
            if self.likely[zone] is not None:
                value = self.attack(kind, zone)
                if value > 0:
                    queue.append((-value, zone))
        heapify(queue)
        while queue:
            value, zone = heappop(queue)
            for other in self.around(zone):
                reached = -value * FAR
                if reached > found[other] and self.likely[other] is None:
                    found[other] = reached
                    if self.is_free(other):
                        heappush(queue, (-reached, other))
        return found

    def hold(self, zone: int, gone: int = -1) -> float:
        """What an own piece more on this zone does for the territories."""
        territory = zone // 3
        seats = [
            self.view.zones[other].seat
            for other in range(territory * 3, territory * 3 + 3)
            if other not in (zone, gone) and not self.is_free(other)
        ]
        if self.me in seats:
            return 0.0
        worth = 0.8 + 0.9 * float(self.board.cities[territory])
        return worth * (0.6 if seats else 1.0)

    def stand(self, kind: int, zone: int, leaving: int = -1) -> float:
        """How good it is to have a piece of this kind on this zone."""
        if kind == FLAG:
            return -self.flag_danger(zone)
        if kind == CURSED_LAND:
            near = sum(self.likely[other] is not None for other in self.around(zone))
            return 0.4 * near + (1.0 + OPEN_SIDE if self.flag in self.around(zone) else 0.0)
        guard = OPEN_SIDE if self.flag in self.around(zone) else 0.0
        return 0.6 * self.pull(kind)[zone] - self.danger(kind, zone, leaving) + guard

    def chance_of(self, zone: int, kind: int) -> float:
        likely = self.likely[zone]
        return likely[kind] if likely is not None else 0.0


# The questions


def choose_move(field: Field, options: list[int]) -> int:
    judged = [(judge_move(field, act), -act) for act in options if act != PASS]
    value, act = max(judged)
    if PASS in options and value <= 0.05:
        return PASS
    return -act


def judge_move(field: Field, act: int) -> float:
    zone, to = divmod(act - MOVE, ZONES)
    kind = field.mine[zone]
    lost = field.hold(zone)
    if field.flag in field.around(zone):
        lost += OPEN_SIDE
    if field.likely[to] is not None:
        hidden = 0.12 * WORTH[kind] if size(field.view.zones[zone].known) > 2 else 0.0
        gained = field.attack(kind, to) + 0.5 * field.danger(kind, zone, zone)
        return gained - hidden - 0.4 * lost - 0.4 * field.danger(kind, to, zone)
    value = field.stand(kind, to, zone) - field.stand(kind, zone, zone) + field.hold(to, zone) - field.hold(zone)
    if kind == SCOUT and to not in field.around(zone):
        value -= 0.3
    return value


def choose_card(field: Field, options: list[int]) -> int:
    return best(options, lambda act: judge_card(field, act - PLAY) if act != PASS else -1.0)


def judge_card(field: Field, card: int) -> float:
    view = field.view
    bag = [kind for kinds in view.seats[field.me].bag for kind in range(KINDS) if has(kinds, kind)]
    fresh = sum(WORTH[kind] for kind in bag) / len(bag) if bag else 0.0
    if card == BLITZ:
        return 1.0 + 0.9 * sum(sorted(attacks(field))[-3:])
    if card == REINFORCEMENT:
        return 0.8 * fresh
    if card == SURPRISE_ATTACK:
        return fresh + 0.3 * max((likely[FLAG] for likely in field.likely if likely), default=0.0)
    if card == NEW_SPY:
        return 2.0
    if card == SECRET_INFORMATION:
        return 1.2 + 6.0 * max(field.chance_of(zone, FLAG) for zone in range(ZONES))
    if card == TRAITOR:
        return max(0.5 * share * WORTH[kind] for likely in field.likely if likely for kind, share in enumerate(likely))
    one, other, gain = best_exchange(field, sorted(field.mine))
    return 0.3 + gain if one != other else 0.3


def attacks(field: Field) -> list[float]:
    """What the good attacks that can be made at once are worth."""
    found: list[float] = []
    for zone, kind in field.mine.items():
        if kind < CURSED_LAND:
            values = [field.attack(kind, other) for other in field.around(zone) if field.likely[other] is not None]
            found.append(min(8.0, max([0.0, *values])))
    return found


def exchange_gain(field: Field, one: int, other: int) -> float:
    a, b = field.mine[one], field.mine[other]
    return field.stand(a, other) + field.stand(b, one) - field.stand(a, one) - field.stand(b, other)


def best_exchange(field: Field, zones: list[int]) -> tuple[int, int, float]:
    """The two own pieces that gain most by changing places."""
    found = (zones[0], zones[0], 0.0)
    for i, one in enumerate(zones):
        for other in zones[:i]:
            gain = exchange_gain(field, one, other)
            if gain > found[2]:
                found = (one, other, gain)
    return found


def choose_pick(field: Field, options: list[int]) -> int:
    """Two that gain by it, then one that may be taken for either of them."""
    picked = field.view.picked
    zones = sorted(field.mine)
    if not picked:
        one, other, _gain = best_exchange(field, zones)
        return PICK + (one if one != other else zones[-1])
    known = field.view.zones

    def judge(act: int) -> float:
        unknown = float(size(known[act - PICK].known)) if len(picked) == 2 else 0.0
        return unknown + exchange_gain(field, picked[0], act - PICK)

    return best(options, judge)


def choose_arrangement(field: Field, options: list[int]) -> int:
    picked = field.view.picked
    kinds = [field.mine[zone] for zone in picked]

    def judge(act: int) -> float:
        order = [int(FROM[(act - ARRANGE) * 3 + i]) for i in range(len(picked))]
        return sum(field.stand(kinds[at], zone) for at, zone in zip(order, picked, strict=True))

    return best(options, judge)


def choose_look(field: Field, options: list[int]) -> int:
    """Where a Flag may be, and where least is known next to what is mine."""

    def interest(zone: int) -> float:
        likely = field.likely[zone]
        if likely is None or max(likely) > 0.99:
            return 0.0
        near = any(other in field.mine for other in field.around(zone))
        return 1.0 + 10.0 * likely[FLAG] + 3.0 * likely[KING] + (1.5 if near else 0.0)

    return best(options, lambda act: interest((act - LOOK) // ZONES) + interest((act - LOOK) % ZONES))


def choose_accusation(field: Field, options: list[int]) -> int:
    def judge(act: int) -> float:
        zone, kind = divmod(act - ACCUSE, KINDS)
        return field.chance_of(zone, kind) * field.prize(kind, zone)

    return best(options, judge)


def choose_landing(field: Field, options: list[int]) -> int:
    """Where the piece in hand does most."""
    kinds = [kind for kind in range(KINDS) if has(field.view.seats[field.me].hand, kind)]
    return best(options, lambda act: field.stand(kinds[0], act - PUT) + field.hold(act - PUT))


def choose_flag_zone(field: Field, options: list[int]) -> int:
    """Among the own pieces, away from all others."""

    def judge(act: int) -> float:
        guards = sum(other in field.mine for other in field.around(act - PUT))
        return 0.8 * guards - field.flag_danger(act - PUT)

    return best(options, judge)


QUESTIONS: Final[dict[str, Callable[[Field, list[int]], int]]] = {
    "card": choose_card,
    "move": choose_move,
    "put": choose_landing,
    "regroup": choose_pick,
    "arrange": choose_arrangement,
    "look": choose_look,
    "accuse": choose_accusation,
    "flag": choose_flag_zone,
}
