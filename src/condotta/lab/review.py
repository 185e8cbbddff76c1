"""The command `condotta review`: a recorded game looked at again by the strongest bot."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

from babel.numbers import format_decimal

from ..bots.judging import Care, Judge, judge_of, usual_care
from ..bots.review import Account, Found, Review, Step, Tell, Verdict, look, steps_of, tell_review
from ..games import GAMES
from ..kernel.contract import Event
from ..kernel.engine import pending, replay
from ..kernel.errors import SetupError
from ..kernel.record import Recording, read_record
from ..kernel.seats import EVERYONE
from ..words import Words, languages
from .driver import ALONE, Crew, add_crew, crew_of, in_order
from .driver.progress import followed
from .replay import text_of

HELP = "let the strongest bot judge every decision of a recorded game, by what each seat knew"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    usual = usual_care()
    add_crew(parser)
    parser.add_argument("file", type=Path, help="the record of a game that is over")
    parser.add_argument("--json", action="store_true", help="all that was found, for programs")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same review (default 1)")
    parser.add_argument("--worlds", type=int, default=usual.worlds, metavar="N",
                        help=f"in how many imagined worlds each act is tried (default {usual.worlds})")  # fmt: skip
    parser.add_argument("--lang", default="en", help=f"the language: {', '.join(languages())} (default en)")


def run(args: argparse.Namespace) -> int:
    match = read_record(text_of(args.file), GAMES)
    if match.position is not None:
        raise SetupError("review-of-a-branch")
    if not 0 <= args.seed < 2**62:
        raise SetupError("seed-out-of-range", most=2**62 - 1, given=args.seed)
    worlds, usual = max(1, args.worlds), usual_care()
    care = replace(usual, worlds=worlds, games=worlds * usual.games // usual.worlds)
    found = reviewed(match, care, args.seed, crew_of(args))
    if args.json:
        print(json.dumps(asdict(found)))
        return 0
    for line in told(match, found, Words(match.game, args.lang)):
        print(line)
    return 0


@dataclass(frozen=True)
class Looking:
    """A task of the driver: each step of a review."""

    game: str
    seats: int
    options: dict[str, object]
    log: list[tuple[int, int]]
    care: Care
    seed: int

    def steps(self) -> list[Step]:
        return steps_of(GAMES[self.game], self.seats, self.options, self.log)

    def ready(self) -> Callable[[int], Found]:
        return partial(self.look, self.steps(), judge_of(GAMES[self.game], self.care))

    def look(self, steps: list[Step], judge: Judge, number: int) -> Found:
        step = steps[number]
        return look(
            replay(GAMES[self.game].new(self.seats, self.options), self.log[: step.place]), step, judge, self.seed
        )


def reviewed(match: Recording, care: Care, seed: int, crew: Crew = ALONE) -> Review:
    """With a bar on a terminal that tells how far it is."""
    looking = Looking(match.game.name, int(match.table.seats), match.options, match.log, care, seed)
    total = len(looking.steps())
    found = followed(in_order(looking, range(total), crew), "", total)
    return tell_review(match.table, found, len(match.log), seed)


def told(match: Recording, found: Review, words: Words) -> Iterator[str]:
    """A review in words."""
    yield words.say("review-judged", count=found.judged)
    yield ""
    for seat, account in enumerate(found.accounts):
        yield account_told(words, seat, account)
        yield f"  {words.say(f'review-counted-{account.counted}', seat=words.seat(seat))}"
    yield ""
    yield words.say("review-costly")
    for verdict in found.costly:
        yield from verdict_told(match, verdict, words)
    if not found.costly:
        yield f"  {words.say('review-none-costly')}"
    yield ""
    yield words.say("review-lucky")
    for luck in found.lucky:
        was, now = percent(luck.was), percent(luck.now)
        yield f"{luck.place + 1:4}  {words.say('review-luck', seat=words.seat(luck.seat), was=was, now=now)}"
    if not found.lucky:
        yield f"  {words.say('review-none-lucky')}"


def account_told(words: Words, seat: int, account: Account) -> str:
    return words.say(
        "review-account",
        seat=words.seat(seat),
        first=percent(account.first),
        lost=signed(-account.lost),
        luck=signed(account.luck),
        others=signed(account.others),
        result=percent(account.result),
    )


def verdict_told(match: Recording, verdict: Verdict, words: Words) -> Iterator[str]:
    """What was done, what would have been better, and why."""
    t = replay(match.game.new(int(match.table.seats), match.options), match.log[: verdict.place])
    question = pending(t)
    assert question is not None
    act, better = words.act(verdict.act, question.name), words.act(verdict.best, question.name)
    took = words.say("review-took", seat=words.seat(verdict.seat), act=act, chance=percent(verdict.chance))
    yield f"{verdict.place + 1:4}  {took}"
    best = words.say("review-better", act=better, chance=percent(verdict.chance + verdict.loss))
    yield f"      {best} {why(verdict, words)}"


def why(verdict: Verdict, words: Words) -> str:
    """What the better act would have done at once, else what it leads to."""
    if verdict.tells:
        return words.ahead([event_of(tell) for tell in verdict.tells])
    gain = verdict.gain
    if gain is None:
        return words.say("review-why-won")
    what = words.say(f"measure-{gain.measure}")
    return words.say("review-why-gain", what=what, best=tenths(gain.best, words), taken=tenths(gain.taken, words))


def event_of(tell: Tell) -> Event:
    a, b, c, d = tell.args
    return Event(tell.key, EVERYONE, a, b, c, d)


def percent(chance: int) -> int:
    return (chance + 5) // 10


def signed(change: int) -> str:
    size = percent(abs(change))
    return "±0" if size == 0 else f"{'+' if change > 0 else '−'}{size}"


def tenths(number: int, words: Words) -> str:
    return format_decimal(number / 10, "0.0", locale=words.texts.lang)
