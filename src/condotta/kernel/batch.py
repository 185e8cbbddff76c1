"""Many tables of a game stepped inside one call: what a learner trains on.

Each table stands at a question to one seat; chance and answers without a choice are played inside. A step takes
one choice for every table and writes its next question. All rows are plain bytes or floats in memory that stays
where it is, so numpy reads them without copying: `np.frombuffer(batch.features, np.uint8)`.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from .contract import Game, Table
from .encoding import NO_ACT, Answering, Encoding, choice_at
from .engine import settle
from .errors import SetupError
from .rng import Rng
from .seats import CHANCE, first, has, size


class Slot:
    """The place of one table in a batch."""

    def __init__(self, fresh: Table, seed: i64) -> None:
        self.fresh = fresh
        """Its game before the first card is dealt."""
        self.table = fresh.clone()
        self.rng = Rng(seed)
        self.answering = Answering()


class Batch:
    """`setups` are seat counts with the game's options; the tables take turns through them."""

    def __init__(self, game: Game[Any], setups: list[tuple[int, dict[str, object]]], tables: int, seed: int) -> None:
        encoding = game.encoding
        if encoding is None:
            raise SetupError("no-features", game=game.name)
        if tables < 1 or not setups:
            raise SetupError("batch-without-tables", number=tables)
        self.game = game
        self.encoding: Encoding[Any] = encoding
        self.most: i64 = game.most
        self.tables: i64 = tables
        self.features: vec[u8] = vec[u8]([0] * int(tables * encoding.size))
        """For each table the features of the seat that is asked."""
        self.masks: vec[u8] = vec[u8]([0] * int(tables * encoding.width))
        """For each table 1 for the choices this seat has, else 0."""
        self.to_act: vec[u8] = vec[u8]([0] * tables)
        """For each table the seat that is asked."""
        self.ended: vec[u8] = vec[u8]([0] * tables)
        """1 where the last step ended a game; the question is then the first of the table's next game."""
        self.rewards: vec[float] = vec[float]([0.0] * int(tables * game.most))
        """Where a game ended, each seat's share of the victory; otherwise nothing."""
        self.games: i64 = 0
        """How many games have ended."""
        fresh: list[Table] = [game.new(seats, options) for seats, options in setups]
        self.slots: list[Slot] = [Slot(fresh[i % len(fresh)], seed * 1_000_003 + i) for i in range(tables)]
        for i in range(self.tables):
            self.ask(i)

    def step(self, choices: bytes) -> None:
        """One choice for each table, a byte each."""
        if len(choices) != self.tables:
            raise ValueError(f"{len(choices)} choices for {self.tables} tables")
        for i in range(self.tables):
            slot = self.slots[i]
            answering = slot.answering
            if self.ended[i] != 0:
                self.ended[i] = 0
                for seat in range(self.most):
                    self.rewards[i * self.most + seat] = 0.0
            choice: i64 = choices[i]
            act = answering.answer(choice)
            if answering.options.count == 0:
                raise ValueError(f"table {i}: there is no choice {choice} now")
            if act != NO_ACT:
                t = slot.table
                t.stack[-1].answer(t, answering.seat, act)
                settle(t)
                self.ask(i)
            else:
                self.ask_on(i)

    def play(self, i: i64, act: i64) -> None:
        """Let the seat that is asked at a table answer with a whole act, one of its options, and ask on."""
        slot = self.slots[i]
        t = slot.table
        t.stack[-1].answer(t, slot.answering.seat, act)
        settle(t)
        self.ask(i)

    def random_choices(self, rng: Rng) -> bytes:
        """For each table the next choice towards one of its options, each as likely as the others."""
        found: list[int] = []
        for i in range(self.tables):
            answering = self.slots[i].answering
            found.append(choice_at(answering.words[rng.below(answering.options.count)], answering.parts))
        return bytes(found)

    def ask(self, i: i64) -> None:
        """Play on to the next question that leaves a choice, and write it."""
        slot = self.slots[i]
        rng = slot.rng
        answering = slot.answering
        t = slot.table
        while True:
            if t.asked == 0:
                self.end(i, t)
                t = slot.fresh.clone()
                slot.table = t
            seat = first(t.asked)
            top = t.stack[-1]
            if seat == CHANCE:
                top.answer(t, seat, top.sample(t, rng))
            else:
                answering.ask(t, self.encoding, seat)
                if answering.options.count > 1:
                    self.ask_on(i)
                    return
                top.answer(t, seat, answering.options.items[0])
            settle(t)

    def ask_on(self, i: i64) -> None:
        """Write the next part of an open question that leaves a choice."""
        slot = self.slots[i]
        answering = slot.answering
        choice = answering.only_choice()
        while choice >= 0:
            answering.answer(choice)
            choice = answering.only_choice()
        encoding = self.encoding
        out = self.features
        start = i * encoding.size
        for at in range(start, start + encoding.size):
            out[at] = 0
        encoding.fill(slot.table, answering, out, start)
        answering.mark(self.masks, i * encoding.width, encoding.width)
        self.to_act[i] = u8(answering.seat)

    def end(self, i: i64, t: Table) -> None:
        """A game is over: its winners share the victory."""
        self.games += 1
        self.ended[i] = 1
        share = 1.0 / float(size(t.winners))
        for seat in range(t.seats):
            if has(t.winners, seat):
                self.rewards[i * self.most + seat] = share
