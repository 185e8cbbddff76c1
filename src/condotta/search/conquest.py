"""Advice for Conquest: guard your Flag, fight where the odds are good, hold land and cities, look for their Flags."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.conquest.acts import ACCUSE, MOVE, PASS, PLAY, PUT
from ..games.conquest.bag import in_hand
from ..games.conquest.board import ZONES
from ..games.conquest.deploy import Choice, Deploy
from ..games.conquest.draw import CardChoice
from ..games.conquest.flags import PutFlag, has_flag
from ..games.conquest.knowledge import known
from ..games.conquest.march import March
from ..games.conquest.pieces import CURSED_LAND, FLAG, KINDS, PIECES, moves
from ..games.conquest.table import EMPTY, IN_BAG, Table
from ..games.conquest.territories import cities_of, territories_of
from ..games.conquest.traitor import Accusing
from ..kernel.contract import Acts
from ..kernel.rng import Rng
from ..kernel.seats import has
from .conquest_field import COUNTS, OPEN_SIDE, WORTH, attack, danger, enclosed, flag_danger, flag_of, hold, pulls
from .conquest_setup import choose_place, choose_territory
from .guide import PLAIN, WHOLE, Guide

CARD_WEIGHT: Final = vec[i64]([100, 120, 160, 40, 60, 60, 60])
"""Reinforcement, Surprise attack, Blitz, Regroup, Secret information, Traitor, New spy."""


class ConquestGuide(Guide[Table]):
    def __init__(self) -> None:
        self.horizon: i64 = 2
        self.tries: i64 = 6
        self.scale: i64 = 600
        self.doubts = 4

    def is_routine(self, t: Table) -> bool:
        """A set-up is a matter of habit: no look ahead tells a good one from a bad one."""
        top = t.stack[-1]
        if isinstance(top, Choice):
            return True
        return isinstance(top, Deploy)

    def likelihood(self, t: Table, seat: i64) -> i64:
        """A Flag is rather where all sides are own pieces, and Cursed Lands beside it."""
        found: i64 = 1
        for other in range(t.seats):
            if other != seat and has_flag(t, other):
                zone = flag_of(t, other)
                if zone >= 0:
                    value = enclosed(t, zone)
                    for beside in t.board.around[zone]:
                        piece = t.at[beside]
                        if piece != EMPTY and piece // PIECES == other and t.kind[piece] == CURSED_LAND:
                            value += 50
                    found = found * value // 4
        return found

    # What is worth a thought

    def weigh(self, t: Table, seat: i64, options: Acts, weights: Acts) -> None:
        top = t.stack[-1]
        if isinstance(top, March):
            self.weigh_moves(t, seat, options, weights)
        elif isinstance(top, CardChoice):
            for i in range(options.count):
                weights.add(PLAIN if options.items[i] == PASS else CARD_WEIGHT[options.items[i] - PLAY])
        elif isinstance(top, Accusing):
            for i in range(options.count):
                weights.add(1 + self.accusation(t, options.items[i]))
        else:
            for i in range(options.count):
                weights.add(1 + self.landing(t, seat, options.items[i]))

    def weigh_moves(self, t: Table, seat: i64, options: Acts, weights: Acts) -> None:
        flag = flag_of(t, seat)
        pull = vec[i64]()
        pulled: i64 = -1
        for i in range(options.count):
            act = options.items[i]
            if act == PASS:
                weights.add(PLAIN // 2)
                continue
            zone = (act - MOVE) // ZONES
            to = (act - MOVE) % ZONES
            kind = t.kind[t.at[zone]]
            if t.at[to] == EMPTY and pulled != kind:
                pull = pulls(t, seat, kind)
                pulled = kind
            value = 40 + self.move(t, seat, zone, to, flag)
            if t.at[to] == EMPTY:
                value += (pull[to] - pull[zone]) * 6 // 10
            weights.add(i64(1) if value < 1 else value)

    def move(self, t: Table, seat: i64, zone: i64, to: i64, flag: i64) -> i64:
        """What a move wins and risks at once."""
        kind = t.kind[t.at[zone]]
        value = -hold(t, seat, zone, -1)
        if flag >= 0 and t.board.borders(zone, flag):
            value -= OPEN_SIDE
        if t.at[to] != EMPTY:
            return attack(t, kind, t.at[to]) + value * 4 // 10 - (12 * WORTH[kind] // 100)
        value += hold(t, seat, to, zone) + danger(t, seat, kind, zone) - danger(t, seat, kind, to)
        return value + OPEN_SIDE if flag >= 0 and t.board.borders(to, flag) else value

    def accusation(self, t: Table, act: i64) -> i64:
        piece = t.at[(act - ACCUSE) // KINDS]
        kind = (act - ACCUSE) % KINDS
        mask = known(t, piece)
        if not has(mask, kind):
            return 0
        count: i64 = 0
        for other in range(KINDS):
            if has(mask, other):
                count += COUNTS[other]
        return WORTH[kind] * COUNTS[kind] // count

    def landing(self, t: Table, seat: i64, act: i64) -> i64:
        """Where the piece in hand does most; any other question has answers of one weight."""
        if not PUT <= act < PUT + ZONES:
            return PLAIN
        piece = in_hand(t, seat)
        if piece < 0:
            return PLAIN
        zone = act - PUT
        kind = t.kind[piece]
        best: i64 = 0
        if moves(kind):
            for beside in t.board.around[zone]:
                other = t.at[beside]
                if other != EMPTY and other // PIECES != seat:
                    value = attack(t, kind, other)
                    if value > best:
                        best = value
        value = 30 + hold(t, seat, zone, -1) + best - danger(t, seat, kind, zone)
        return value if value > 0 else 0

    # How to play on quickly

    def play(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        top = t.stack[-1]
        if isinstance(top, March):
            return self.march(t, seat, rng, out)
        top.options(t, seat, out)
        if isinstance(top, Deploy):
            return choose_place(t, seat, rng, out)
        if isinstance(top, Choice):
            return choose_territory(t, seat, rng, out)
        if isinstance(top, CardChoice):
            return self.card(rng, out)
        if isinstance(top, PutFlag):
            return self.best_flag_zone(t, seat, out)
        return out.items[rng.below(out.count)]

    def card(self, rng: Rng, out: Acts) -> i64:
        best = out.items[0]
        for i in range(out.count):
            if out.items[i] != PASS and CARD_WEIGHT[out.items[i] - PLAY] > CARD_WEIGHT[best - PLAY]:
                best = out.items[i]
        return best

    def best_flag_zone(self, t: Table, seat: i64, out: Acts) -> i64:
        best = out.items[0]
        least: i64 = 1_000_000
        for i in range(out.count):
            value = flag_danger(t, seat, out.items[i] - PUT)
            if value < least:
                least = value
                best = out.items[i]
        return best

    def march(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        """The best of a few steps that come to mind; none if none is good."""
        flag = flag_of(t, seat)
        best: i64 = PASS
        most: i64 = 0
        if not t.moved:
            most = -1_000
        for _i in range(self.tries):
            piece = seat * PIECES + rng.below(PIECES)
            zone = t.zone[piece]
            if zone >= 0 and moves(t.kind[piece]):
                around = t.board.around[zone]
                to = around[rng.below(len(around))]
                if t.at[to] == EMPTY or t.at[to] // PIECES != seat:
                    value = self.move(t, seat, zone, to, flag) + rng.below(12)
                    if value > most:
                        most = value
                        best = MOVE + zone * ZONES + to
        if best == PASS and not t.moved:
            t.stack[-1].options(t, seat, out)
            return out.items[rng.below(out.count)]
        return best

    # When to stop, and how good it is

    def moment(self, t: Table) -> i64:
        """Turns."""
        return t.round * t.seats + (t.turn - t.first + t.seats) % t.seats

    def is_far(self, t: Table, begun: i64, decisions: i64) -> bool:
        return self.moment(t) >= begun + self.horizon * t.seats

    def judge(self, t: Table, shares: vec[i64]) -> None:
        """Pieces, land, cities, and how safe the Flag is; who has lost its Flag may still win it back."""
        sum: i64 = 0
        best: i64 = 0
        for seat in range(t.seats):
            shares[seat] = self.standing(t, seat)
            if shares[seat] > best:
                best = shares[seat]
        for seat in range(t.seats):
            behind = (best - shares[seat]) * 100 // self.scale
            value = 1000 - behind * 8 if behind < 60 else 1000 * 30 // behind
            shares[seat] = value if value > 20 else i64(20)
            if not has_flag(t, seat):
                shares[seat] = shares[seat] // 20
            sum += shares[seat]
        for seat in range(t.seats):
            shares[seat] = shares[seat] * WHOLE // sum

    def standing(self, t: Table, seat: i64) -> i64:
        value = 8 * territories_of(t, seat) + 15 * cities_of(t, seat)
        for piece in range(seat * PIECES, seat * PIECES + PIECES):
            kind = t.kind[piece]
            if kind != FLAG:
                if t.zone[piece] >= 0:
                    value += WORTH[kind]
                elif t.zone[piece] == IN_BAG:
                    value += WORTH[kind] // 4
        zone = flag_of(t, seat)
        if zone >= 0:
            value -= flag_danger(t, seat, zone) // 2
        return value
