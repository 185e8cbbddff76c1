"""Information-set Monte-Carlo tree search: it looks ahead in worlds that a seat cannot tell from the real one.

Each **iteration** imagines one more world, follows the most promising branch through it, tries one act that was not
tried yet, plays on quickly from there and counts what each seat may hope for. What was learnt is kept in one tree
for all worlds: a branch is an act as the thinking seat would see it. Every seat is taken to look after its own share.

It knows no game. Chance is sampled and does not branch; what others answer unseen is played as the guide would.
Everything is counted in whole numbers, so that compiled and plain runs agree to the last digit.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..kernel.contract import Acts, Frame, Table
from ..kernel.counts import filled
from ..kernel.engine import settle
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, first, has
from .guide import Guide, shares_of

NO_THOUGHT: Final = -2
"""Stands for how an act looks where it is not worth a thought."""
LONGEST: Final[i64] = 5_000
"""No look ahead takes more answers than this, whatever the guide says."""
CROWDED: Final = 64
"""Where so many ways have been seen to part, as after cards that nobody saw, none of them is worth remembering."""
FINE: Final[i64] = 1024
"""Square roots are counted in parts of this."""


class Branch:
    """An act of a seat, as the thinking seat would see it, and what follows."""

    def __init__(self, act: i64, seat: i64) -> None:
        self.act = act
        """As the thinking seat would see it."""
        self.seat = seat
        self.visits: i64 = 0
        self.total: i64 = 0
        """What the acting seat could hope for, summed over the visits."""
        self.available: i64 = 0
        """How often it could have been taken: not every world allows every act."""
        self.weight: i64 = 0
        """What the guide says in the world looked at now."""
        self.stamp: i64 = -1
        """The iteration in which it was last available."""
        self.branches: list[Branch] = []

    def branch(self, act: i64, seat: i64) -> Branch:
        for found in self.branches:
            if found.act == act and found.seat == seat:
                return found
        made = Branch(act, seat)
        self.branches.append(made)
        return made


class Search:
    """One question, thought over. `run` may be called again and again; the tree goes on growing."""

    def __init__(self, guide: Guide[Any], table: Table, seat: i64, seed: i64, width: i64, curiosity: i64) -> None:
        """`table` is the real one or any that looks the same to the seat: it is only ever resampled. `width` is how
        many acts are thought of at most, `curiosity` (in millionths) how much is tried against its first result."""
        self.guide = guide
        self.table = table
        self.seat = seat
        self.width = width
        self.curiosity = curiosity
        self.rng = Rng(seed)
        self.root = Branch(NO_THOUGHT, seat)
        self.iterations: i64 = 0
        self.begun: i64 = guide.moment(table)
        self.decisions: i64 = 0
        self.options = Acts()
        self.weights = Acts()
        self.spare = Acts()
        self.looks = Acts()
        self.path: list[Branch] = []
        self.shares: vec[i64] = filled(table.seats)

    def run(self, iterations: i64, deadline: float) -> None:
        """So many iterations, or fewer if the clock (`time.perf_counter`) passes the deadline first."""
        for _i in range(iterations):
            self.iterate()
            if time.perf_counter() >= deadline:
                return

    def iterate(self) -> None:
        """One more world."""
        world: Table = self.guide.imagine(self.table, self.seat, self.rng)
        self.decisions = 0
        self.path = []
        self.descend(world)
        self.look_ahead(world)
        self.learn()
        self.iterations += 1

    def look_ahead(self, world: Table) -> None:
        """Play on quickly, and see what each seat may hope for there."""
        self.play_on(world)
        if world.asked == 0:
            shares_of(world.winners, world.seats, self.shares)
        else:
            self.guide.judge(world, self.shares)

    def descend(self, world: Table) -> None:
        """Follow the tree until an act is taken for the first time."""
        at = self.root
        while not self.is_over(world):
            top: Frame[Any] = world.stack[-1]
            seat = self.next_seat(world)
            if seat == CHANCE:
                top.answer(world, seat, top.sample(world, self.rng))
            elif top.sealed and seat != self.seat:
                self.play(world, top, seat)
            else:
                self.options.count = 0
                top.options(world, seat, self.options)
                if self.options.count == 1:
                    top.answer(world, seat, self.options.items[0])
                elif len(at.branches) >= CROWDED and at is not self.root:
                    return
                else:
                    self.decisions += 1
                    at = self.select(world, top, seat, at)
                    self.path.append(at)
                    top.answer(world, seat, self.concrete(at.act))
                    if at.visits == 0:
                        settle(world)
                        return
            settle(world)

    def is_over(self, world: Table) -> bool:
        if world.asked == 0 or self.decisions >= LONGEST:
            return True
        return self.decisions > 0 and self.guide.is_far(world, self.begun, self.decisions)

    def next_seat(self, world: Table) -> i64:
        """Who answers next. Where several are asked at once, the thinking seat is first: nobody sees the order."""
        return self.seat if has(world.asked, self.seat) else first(world.asked)

    def select(self, world: Table, top: Frame[Any], seat: i64, at: Branch) -> Branch:
        """The branch that promises most: what it brought so far, and more where little is known of it (PUCT)."""
        self.list_branches(world, top, seat, at)
        visits: i64 = 0
        total: i64 = 0
        weights: i64 = 0
        for branch in at.branches:
            if branch.stamp == self.iterations:
                visits += branch.visits
                total += branch.total
                weights += branch.weight
        usual = total // visits if visits > 0 else i64(0)
        best = at.branches[0]
        most: i64 = -1
        for branch in at.branches:
            if branch.stamp == self.iterations:
                hope = branch.total // branch.visits if branch.visits > 0 else usual
                root: i64 = int(math.sqrt(float(branch.available)) * 1024.0)
                hope += self.curiosity * branch.weight // weights * root // ((1 + branch.visits) * FINE)
                if hope > most:
                    most = hope
                    best = branch
        return best

    def list_branches(self, world: Table, top: Frame[Any], seat: i64, at: Branch) -> None:
        """Mark the branches that are open in this world and worth a thought; `looks` says how each option looks."""
        options = self.options
        weights = self.weights
        weights.count = 0
        self.guide.weigh(world, seat, options, weights)
        least = self.least_weight()
        self.looks.count = 0
        for i in range(options.count):
            weight = weights.items[i]
            if weight < least:
                self.looks.add(NO_THOUGHT)
                continue
            act = options.items[i]
            looks = act if seat == self.seat else top.seen(world, seat, act, self.seat)
            self.looks.add(looks)
            branch = at.branch(looks, seat)
            if branch.stamp == self.iterations:
                branch.weight += weight
            else:
                branch.stamp = self.iterations
                branch.available += 1
                branch.weight = weight

    def least_weight(self) -> i64:
        """The weight of the last option that is thought of; more than `width` only where they weigh the same."""
        weights = self.weights
        least: i64 = 1
        if weights.count <= self.width:
            return least
        below: i64 = 1_000_000_000
        taken: i64 = 0
        while taken < self.width:
            least = 0
            for i in range(weights.count):
                if least < weights.items[i] < below:
                    least = weights.items[i]
            if least == 0:
                return 1
            for i in range(weights.count):
                if weights.items[i] == least:
                    taken += 1
            below = least
        return least

    def concrete(self, looks: i64) -> i64:
        """An act of this world that looks like the branch: if there are several, any of them."""
        found: i64 = 0
        for i in range(self.looks.count):
            if self.looks.items[i] == looks:
                found += 1
        nth = self.rng.below(found) if found > 1 else i64(0)
        i = 0
        while self.looks.items[i] != looks or nth > 0:
            if self.looks.items[i] == looks:
                nth -= 1
            i += 1
        return self.options.items[i]

    def play_on(self, world: Table) -> None:
        """Play quickly, as far as the guide wants to look."""
        while not self.is_over(world):
            top: Frame[Any] = world.stack[-1]
            seat = first(world.asked)
            if seat == CHANCE:
                top.answer(world, seat, top.sample(world, self.rng))
            else:
                self.play(world, top, seat)
            settle(world)

    def play(self, world: Table, top: Frame[Any], seat: i64) -> None:
        self.decisions += 1
        self.spare.count = 0
        top.answer(world, seat, self.guide.play(world, seat, self.rng, self.spare))

    def learn(self) -> None:
        """Every seat that chose on the way remembers what came of it for itself."""
        for branch in self.path:
            branch.visits += 1
            branch.total += self.shares[branch.seat]
