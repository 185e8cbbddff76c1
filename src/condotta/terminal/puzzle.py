"""condotta puzzle: a moment of a game between bots in which one answer is clearly the best, line by line."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from ..games import GAMES
from ..kernel.engine import apply, options, pending, take_events
from ..kernel.errors import ActError
from ..kernel.seats import bit
from ..puzzles import Puzzle, of_the_day, puzzle_of, puzzles_of
from ..words import Words, languages
from .drawings import DRAWINGS
from .plain import Leave, read_act, read_line, show

HELP = "solve a puzzle: that of the day, or any"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=f"of which game: {', '.join(GAMES)} (default: that of the day)")
    parser.add_argument("number", nargs="?", type=int, help="which of its puzzles (default: the one after the day)")
    parser.add_argument("--lang", default="en", help=f"the language: {', '.join(languages())}")


def run(args: argparse.Namespace) -> int:
    today = datetime.now(UTC).date()
    if args.game is None:
        puzzle = of_the_day(today)
    else:
        number = args.number or today.toordinal() % max(1, len(puzzles_of(args.game))) + 1
        puzzle = puzzle_of(args.game, number)
    words = Words(puzzle.game, args.lang)
    count = len(puzzles_of(puzzle.game.name))
    print(words.say("puzzle-title", game=words.say("game-title"), number=puzzle.number, count=count))
    show(DRAWINGS[puzzle.game.name].describe(puzzle.game.view(puzzle.table(), puzzle.seat), words))
    try:
        ask(puzzle, words)
    except (Leave, KeyboardInterrupt):
        return 0
    return 0


def ask(puzzle: Puzzle, words: Words) -> None:
    """Until it is solved."""
    question = pending(puzzle.table())
    assert question is not None
    acts = options(puzzle.table(), puzzle.seat)
    print()
    print(f"{words.seat(puzzle.seat)}: {words.question(question.name, question.rule)}")
    for number, option in enumerate(acts, start=1):
        print(f"{number}. {words.act(option, question.name)}")
    while True:
        act = chosen(puzzle, acts, words)
        if act is None:
            continue
        tell(puzzle, act, words)
        chance = round(puzzle.chance(act) / 10)
        if act != puzzle.solution:
            print(words.say("puzzle-wrong", chance=chance))
            continue
        print(words.say("puzzle-right", chance=chance))
        for one in puzzle.chances:
            print(words.say("review-hint", chance=round(one.chance / 10), act=words.act(one.act, question.name)))
        told = puzzle.game.previews(puzzle.table(), puzzle.seat).get(act)
        if told:
            print(words.ahead(told))
        return


def chosen(puzzle: Puzzle, acts: list[int], words: Words) -> int | None:
    """What was typed, if it can be done."""
    line = read_line(words.say("prompt"))
    if line.lower() in ("quit", "q"):
        raise Leave
    if line.isdecimal() and 1 <= int(line) <= len(acts):
        return acts[int(line) - 1]
    try:
        act = read_act(puzzle.game, acts, line)
        apply(puzzle.table(), puzzle.seat, act)
        return act
    except ActError as error:
        print(words.refusal(error))
        return None


def tell(puzzle: Puzzle, act: int, words: Words) -> None:
    """What comes of an answer."""
    table = puzzle.table()
    table.events = []
    apply(table, puzzle.seat, act)
    show([words.event(event, puzzle.seat) for event in take_events(table) if event.viewers & bit(puzzle.seat)])
