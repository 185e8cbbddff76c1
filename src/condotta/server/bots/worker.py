"""A process in which bots choose, so that a slow one takes time from nobody but itself.

It says that it is ready; then it reads a JSON line for each request and writes one for each answer. The bot inside
gets its view, its options and a sampler of worlds, as everywhere; the log that comes with the request is only used to
build them. For a bot that fails or answers what it may not, another one chooses.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from time import monotonic as now
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from ...bots import Bot, make_bot
from ...bots.driver import aside, asides_in_a_row, next_act
from ...bots.judging import Care, judge_of
from ...bots.review import Standing, Step, Verdict, look
from ...games import game_named
from ...kernel.contract import Table
from ...kernel.engine import apply
from ...kernel.errors import SetupError
from ...kernel.position import begun
from ...kernel.rng import Rng

REMEMBERED: Final = 64
"""Tables kept from one request to the next."""
STAND_IN: Final = "steady"
"""The bot that chooses where another one cannot."""
READY: Final = b"ready\n"
LONGEST: Final = 60
"""Seconds after which the process ends itself in mid-thought: the server would have ended it long before, if it were
still there."""
NICENESS: Final = 10
"""People come first: the server has a waiting bot's processor at once."""


class Judging(Struct, frozen=True):
    """That a bot is not to choose but to judge, and how carefully."""

    care: Care
    step: Step | None = None
    """A step of a review; None: the open question to the seat, for a hint."""


class Judged(Struct, frozen=True):
    """What came of it: one of these. Nothing if nobody could say."""

    hint: list[tuple[int, int]] | None = None
    """Acts with their chances in thousandths, the best first."""
    verdict: Verdict | None = None
    standing: Standing | None = None


class BotRequest(Struct, frozen=True):
    """What a bot is to choose: at which table, after which entries, for which seat."""

    table: str
    game: str
    seats: int
    options: dict[str, object]
    entries: list[tuple[int, int]]
    seat: int
    bot: str
    position: dict[str, Any] | None = None
    """Where the game began, if not at its beginning."""
    beside: bool = False
    """Whether it is only asked what it does beside the open question."""
    seconds: float = 1.0
    """How long it may think."""
    seed: int = 0
    """Of all chance in its thought, so that it comes out the same wherever it is thought."""
    judging: Judging | None = None


class BotAnswer(Struct, frozen=True):
    act: int | None
    """None: nothing beside the question, or nobody could choose."""
    fault: str = ""
    """How the bot failed that was asked first, in a sentence; empty if it did not."""
    judged: Judged = Judged()


class Remembered(NamedTuple):
    """A table as it is after some entries."""

    entries: list[tuple[int, int]]
    table: Table


class Worker:
    def __init__(self) -> None:
        self.tables: OrderedDict[str, Remembered] = OrderedDict()

    def choose(self, request: BotRequest) -> BotAnswer:
        if request.judging is not None:
            return BotAnswer(None, judged=self.judged(request, request.judging))
        until = now() + request.seconds
        table, fault = self.table(request), ""
        for name in [request.bot] if request.beside else [request.bot, STAND_IN]:
            try:
                bot = make_bot(name, table.game)
                if isinstance(bot, Bot):
                    bot.seconds = until - now()
                return BotAnswer(self.act(request, table, bot), fault)
            except SetupError as error:
                fault = fault or str(error)
        return BotAnswer(None, fault)

    def judged(self, request: BotRequest, asked: Judging) -> Judged:
        table = self.table(request)
        judge = judge_of(table.game, asked.care)
        if asked.step is None:
            return Judged([(one.act, one.chance) for one in judge.judge(table, request.seat, request.seed).options])
        found = look(table, asked.step, judge, request.seed)
        return Judged(verdict=found) if isinstance(found, Verdict) else Judged(standing=found)

    def act(self, request: BotRequest, table: Table, bot: Bot) -> int | None:
        if request.beside:
            return aside(table, request.seat, bot)
        beside = asides_in_a_row(table.game, request.entries)
        return next_act(table, request.seat, bot, Rng(request.seed), beside)

    def table(self, request: BotRequest) -> Table:
        """The table after these entries: the one remembered, gone on with, or a new one."""
        known = self.tables.pop(request.table, None)
        if known is None or request.entries[: len(known.entries)] != known.entries:
            game = game_named(request.game)
            known = Remembered([], begun(game, request.seats, request.options, request.position))
        for seat, act in request.entries[len(known.entries) :]:
            apply(known.table, seat, act)
        self.tables[request.table] = Remembered(request.entries, known.table)
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return known.table


def main() -> None:
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # What a bot prints is no answer.
    answers.write(READY)
    answers.flush()
    worker = Worker()
    for line in sys.stdin.buffer:
        signal.alarm(LONGEST)
        answer = worker.choose(msgspec.json.decode(line, type=BotRequest))
        signal.alarm(0)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
