"""A bot to learn against: it plays all seats but one at some tables."""

from __future__ import annotations

from ...bots.registry import make_bot
from ...kernel.batch import Batch
from ...kernel.encoding import choice_at
from ...kernel.engine import options
from ...kernel.rng import Rng
from .settings import Settings


class Teacher:
    """At the first tables of a batch the learner is asked for one seat alone."""

    def __init__(self, settings: Settings, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.game = batch.game
        self.bot = make_bot(settings.teacher, batch.game)
        self.rng = Rng(seed)
        self.learners = [self.new_learner(table) for table in range(settings.taught_tables)]
        """The learner's seat at each table."""
        self.play_on()

    def new_learner(self, table: int) -> int:
        return int(self.rng.below(self.batch.slots[table].table.seats))

    def play_on(self) -> None:
        """Answer until the learner is asked, at every table; after a game the learner takes another seat."""
        batch = self.batch
        for table in range(len(self.learners)):
            if batch.ended[table]:
                self.learners[table] = self.new_learner(table)
            while batch.to_act[table] != self.learners[table]:
                games = batch.games
                self.answer(table)
                if batch.games > games:
                    self.learners[table] = self.new_learner(table)

    def answer(self, table: int) -> None:
        batch, game, rng = self.batch, self.game, self.rng
        t, seat = batch.slots[table].table, int(batch.to_act[table])
        act = self.bot.choose(game.view(t, seat), options(t, seat), lambda: game.determinize(t, seat, rng), rng)
        word = batch.encoding.spell(t, seat, act)
        answering = batch.slots[table].answering
        while not batch.choose(table, choice_at(word, answering.parts)):
            pass
