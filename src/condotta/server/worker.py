"""A process in which bots think, so that a slow one takes time from nobody but itself.

It reads one JSON line a question and writes one an answer: the number of an act, null for none, or a sentence that
tells how the bot failed. The bot inside gets its view, its options and a sampler
of worlds, as everywhere; the log that comes with the question is only used to build them.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from ..bots import make_bot
from ..bots.driver import aside, asides_in_a_row, next_act
from ..games import game_named
from ..kernel.contract import Table
from ..kernel.engine import apply
from ..kernel.errors import SetupError
from ..kernel.rng import Rng

REMEMBERED: Final = 64
"""Tables kept from one question to the next."""


class Question(Struct, frozen=True):
    table: str
    game: str
    seats: int
    options: dict[str, object]
    entries: list[tuple[int, int]]
    seat: int
    bot: str
    beside: bool = False
    """Whether it is only asked what it does beside the open question."""


class Thinker:
    def __init__(self) -> None:
        self.tables: OrderedDict[str, tuple[list[tuple[int, int]], Table]] = OrderedDict()

    def answer(self, question: Question) -> int | None:
        table, seat = self.table(question), question.seat
        bot = make_bot(question.bot, table.game)
        if question.beside:
            return aside(table, seat, bot)
        beside = asides_in_a_row(table.game, question.entries)
        return next_act(table, seat, bot, Rng(secrets.randbits(62)), beside)

    def table(self, question: Question) -> Table:
        """The table after these entries: the one remembered, gone on with, or a new one."""
        done, table = self.tables.pop(question.table, ([], None))
        if table is None or question.entries[: len(done)] != done:
            done, table = [], game_named(question.game).new(question.seats, question.options)
        for seat, act in question.entries[len(done) :]:
            apply(table, seat, act)
        self.tables[question.table] = question.entries, table
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return table


def main() -> None:
    os.nice(5)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # What a bot prints is no answer.
    thinker = Thinker()
    for line in sys.stdin.buffer:
        answer: int | str | None
        try:
            answer = thinker.answer(msgspec.json.decode(line, type=Question))
        except SetupError as error:
            answer = str(error)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
