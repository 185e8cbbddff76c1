"""The command `condotta think`: what a bot makes of a moment in the record of a game, for one seat."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..bots import bot_names, load_bot
from ..bots.driver import thought
from ..games import GAMES
from ..kernel.engine import pending, replay
from ..kernel.errors import SetupError
from ..kernel.record import read_record
from ..kernel.seats import has
from ..search import Thought
from ..words import Words, languages
from .replay import seat_named, text_of

HELP = "think over a moment of a recorded game for one seat, and tell in words"
SHOWN = 5
"""How many of the acts that were thought of are told."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the record")
    parser.add_argument("--at", type=int, metavar="N", help="after so many entries (default: where the record ends)")
    parser.add_argument("--seat", required=True, metavar="A", help="the seat that thinks")
    parser.add_argument(
        "--bot",
        default="search",
        metavar="NAME",
        help=f"the bot that thinks: {', '.join(bot_names())}, or your own (default search)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same thought (default 1)")
    parser.add_argument("--lang", default="en", help=f"the language: {', '.join(languages())} (default en)")


def run(args: argparse.Namespace) -> int:
    match = read_record(text_of(args.file), GAMES)
    words = Words(match.game, args.lang)
    seat = seat_named(args.seat, int(match.table.seats))
    at = len(match.log) if args.at is None else args.at
    if not 0 <= at <= len(match.log):
        raise SetupError("no-such-moment", count=len(match.log), at=at)
    bot = load_bot(args.bot, match.game)
    if not 0 <= args.seed < 2**62:
        raise SetupError("seed-out-of-range", most=2**62 - 1, given=args.seed)
    table = replay(match.begun().table, match.log[:at])
    question = pending(table)
    if question is None or not has(question.asked, seat):
        raise SetupError("not-asked-then", seat=words.seat(seat), at=at)
    print(f"{words.seat(seat)}: {words.question(question.name, question.rule)}")
    for line in told(thought(table, seat, bot, args.seed), words, question.name):
        print(line)
    return 0


def told(found: Thought, words: Words, question: str) -> list[str]:
    """A thought in words: the act, what else there was, and what it took."""
    lines = [words.say("think-chosen", act=words.act(found.act, question))]
    for one in found.alternatives[:SHOWN]:
        share = round(100 * one.share)
        lines.append(words.say("think-alternative", share=share, act=words.act(one.act, question), visits=one.visits))
    if not found.alternatives:
        lines.append(words.say("think-habit"))
        return lines
    if len(found.alternatives) > SHOWN:
        lines.append(words.say("think-more", count=len(found.alternatives) - SHOWN))
    lines.append(words.say("think-work", seed=str(found.seed), work=found.work))
    return lines
