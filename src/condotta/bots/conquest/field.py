"""The board as it is: what stands where, how likely it is what, and what it is worth to go there."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from ...games.conquest.board import ZONES, Board
from ...games.conquest.clash import ATTACKER, DEFENDER, outcome
from ...games.conquest.odds import odds
from ...games.conquest.pieces import CURSED_LAND, FLAG, KINDS, PIECES
from ...games.conquest.table import Table
from ...games.conquest.view import View
from ...kernel.seats import NO_SEAT, size

WORTH: Final = (3.0, 1.5, 2.5, 2.5, 3.2, 4.0, 5.2, 6.5, 8.0, 9.0, 3.0, 60.0)
"""What each kind of piece is worth on the board."""
FAR: Final = 0.72
"""How much of a pull is left one zone further away."""
OPEN_SIDE: Final = 2.5
"""What it costs to leave a zone beside the own Flag open."""
IMPATIENCE: Final = 60
"""After so many rounds an attack is made though it costs as much as it wins; later though it costs more."""


def around(board: Board, zone: int) -> list[int]:
    return [int(other) for other in board.around[zone]]


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
