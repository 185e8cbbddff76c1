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
from ..games.conquest.march import March
from ..games.conquest.pieces import CURSED_LAND, FLAG, KINDS, PIECES, moves, only
from ..games.conquest.table import EMPTY, IN_BAG, Table
from ..games.conquest.territories import cities_of, territories_of
from ..games.conquest.traitor import Accusing
from ..kernel.contract import Acts
from ..kernel.rng import Rng
from ..kernel.seats import has
from .conquest_field import Field, flag_danger, flag_of, flag_prize, hold
from .conquest_setup import FIRM, REMOTE, choose_place, choose_territory
from .conquest_sight import SURE, WORTH, Sight, kinds_for, suspect
from .guide import PLAIN, WHOLE, Guide

HORIZON: Final[i64] = 1
"""How many rounds are looked ahead."""
USUAL: Final[i64] = 40
"""The weight of a move that wins and risks nothing."""
SCALE: Final[i64] = 600
"""How far behind is far, in the worths of pieces."""
CARD_WEIGHT: Final = vec[i64]([100, 120, 160, 40, 60, 60, 60])
"""Reinforcement, Surprise attack, Blitz, Regroup, Secret information, Traitor, New spy."""


class ConquestGuide(Guide[Table]):
    def is_routine(self, t: Table) -> bool:
        """A set-up is a matter of habit: no look ahead tells a good one from a bad one."""
        top = t.stack[-1]
        if isinstance(top, Choice):
            return True
        return isinstance(top, Deploy)

    def imagine(self, table: Table, seat: i64, rng: Rng) -> Table:
        """Flags are rather where all sides are closed, Cursed Lands beside them."""
        world: Table = table.game.determinize(table, seat, rng)
        suspect(world, seat, rng)
        return world

    # What is worth a thought

    def weigh(self, t: Table, seat: i64, options: Acts, weights: Acts) -> None:
        top = t.stack[-1]
        if isinstance(top, March):
            self.weigh_moves(t, seat, options, weights)
        elif isinstance(top, CardChoice):
            for i in range(options.count):
                weights.add(PLAIN if options.items[i] == PASS else CARD_WEIGHT[options.items[i] - PLAY])
        elif isinstance(top, Accusing):
            sight = Sight(t, seat)
            for i in range(options.count):
                weights.add(1 + self.accusation(t, sight, options.items[i]))
        else:
            field = Field(t, seat)
            for i in range(options.count):
                weights.add(1 + self.landing(t, seat, field, options.items[i]))

    def weigh_moves(self, t: Table, seat: i64, options: Acts, weights: Acts) -> None:
        field = Field(t, seat)
        for i in range(options.count):
            act = options.items[i]
            value = i64(0) if act == PASS else field.move(t, (act - MOVE) // ZONES, (act - MOVE) % ZONES)
            value += USUAL
            weights.add(i64(1) if value < 1 else value)

    def accusation(self, t: Table, sight: Sight, act: i64) -> i64:
        zone = (act - ACCUSE) // KINDS
        kind = (act - ACCUSE) % KINDS
        piece = t.at[zone]
        mask = kinds_for(t, sight.seat, piece)
        if not has(mask, kind):
            return 0
        if only(mask):
            return WORTH[kind]
        if kind == FLAG:
            return sight.flag[zone] * flag_prize(t) // SURE
        if kind == CURSED_LAND:
            return sight.cursed[zone] * WORTH[kind] // SURE
        other = piece // PIECES
        count = sight.mobile[other]
        rest = SURE - sight.flag[zone] - sight.cursed[zone]
        return rest * sight.unknown[other * KINDS + kind] * WORTH[kind] // (count * SURE) if count > 0 else i64(0)

    def landing(self, t: Table, seat: i64, field: Field, act: i64) -> i64:
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
            best = field.reach_of(kind, zone)
            for beside in t.board.around[zone]:
                other = t.at[beside]
                if other != EMPTY and other // PIECES != seat:
                    value = field.sight.attack(t, kind, beside, field.prize)
                    if value > best:
                        best = value
        value = 30 + hold(t, seat, zone, -1) + best - field.danger(t, kind, zone)
        return value if value > 0 else i64(0)

    # How to play on quickly

    def play(self, t: Table, seat: i64, rng: Rng, out: Acts) -> i64:
        top = t.stack[-1]
        if isinstance(top, March):
            return self.march(t, seat, rng, out)
        top.options(t, seat, out)
        style = FIRM if t.seats == 2 else REMOTE
        if isinstance(top, Deploy):
            return choose_place(t, seat, rng, out, style)
        if isinstance(top, Choice):
            return choose_territory(t, seat, rng, out, style)
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
        """The best of the steps that come to mind; none if none is good."""
        field = Field(t, seat)
        best: i64 = PASS
        most: i64 = 0
        if not t.moved:
            most = -1_000_000
        for piece in range(seat * PIECES, seat * PIECES + PIECES):
            zone = t.zone[piece]
            if zone >= 0 and moves(t.kind[piece]):
                for to in t.board.around[zone]:
                    if t.at[to] == EMPTY or t.at[to] // PIECES != seat:
                        value = field.move(t, zone, to) + rng.below(12)
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
        return self.moment(t) >= begun + HORIZON * t.seats

    def judge(self, t: Table, shares: vec[i64]) -> None:
        """Pieces, land, cities, and how safe the Flag is; who has lost its Flag may still win it back."""
        sum: i64 = 0
        best: i64 = 0
        for seat in range(t.seats):
            shares[seat] = self.standing(t, seat)
            if shares[seat] > best:
                best = shares[seat]
        for seat in range(t.seats):
            behind = (best - shares[seat]) * 100 // SCALE
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
