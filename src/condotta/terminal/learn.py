"""condotta learn: a guided first game, line by line."""

from __future__ import annotations

import argparse

from ..kernel.contract import Table
from ..kernel.engine import apply, options, pending, take_events
from ..kernel.errors import ActError, SetupError
from ..kernel.seats import bit, letter
from ..lessons import LEARNER, Lesson, Step, lesson_of, lessons
from ..words import Words, languages
from .drawings import DRAWINGS
from .plain import Leave, read_act, read_line, show

HELP = "learn a game: a guided first game, in a few minutes"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"which game: {', '.join(lessons())}")
    parser.add_argument("--step", type=int, default=1, metavar="N", help="go on from this step")
    parser.add_argument("--lang", default="en", help=f"the language: {', '.join(languages())}")


def run(args: argparse.Namespace) -> int:
    lesson = lesson_of(args.game)
    if not 1 <= args.step <= len(lesson.steps):
        raise SetupError("no-such-step", number=args.step, count=len(lesson.steps))
    words = Words(lesson.game, args.lang, [letter(LEARNER), *lesson.names])
    number = args.step - 1
    table = lesson.game.new(lesson.seats, lesson.options)
    table.events = []
    for seat, act in lesson.entries(number):
        apply(table, seat, act)
    take_events(table)
    draw(lesson, table, words)
    try:
        while True:
            teach(lesson, lesson.steps[number], table, words)
            number += 1
            if number == len(lesson.steps):
                return 0
            for seat, act in lesson.steps[number].before:
                apply(table, seat, act)
            if tell(table, words):
                draw(lesson, table, words)
    except (Leave, KeyboardInterrupt):
        print(words.say("learn-go-on", game=args.game, number=number + 1))
        return 0


def teach(lesson: Lesson, step: Step, table: Table, words: Words) -> None:
    """One step: what there is to know, and what is to be done until it is done."""
    print()
    print(words.say(f"lesson-{step.name}"))
    if step.act is None:
        if step is not lesson.steps[-1]:
            read_line(words.say("press-enter"))
        return
    while (act := chosen(lesson, table, words)) != step.act:
        if act is not None:
            tried = table.clone()
            tried.events = []
            apply(tried, LEARNER, act)
            tell(tried, words)
            print(words.say(step.reply(lesson.game, act, words.texts.has)))
            print(words.say("lesson-try-again"))
    apply(table, LEARNER, step.act)


def chosen(lesson: Lesson, table: Table, words: Words) -> int | None:
    """What was typed, if it can be done."""
    question = pending(table)
    assert question is not None
    acts = options(table, LEARNER)
    print(words.question(question.name, question.rule))
    for number, act in enumerate(acts, start=1):
        print(f"{number}. {words.act(act, question.name)}")
    line = read_line(words.say("prompt"))
    if line.lower() in ("quit", "q"):
        raise Leave
    if line.lower() in ("?", "help"):
        show([words.say("help-choose", example=lesson.game.catalogue.show(acts[-1])), words.say("help-leave-lesson")])
        return None
    if line.isdecimal() and 1 <= int(line) <= len(acts):
        return acts[int(line) - 1]
    try:
        act = read_act(lesson.game, acts, line)
        apply(table.clone(), LEARNER, act)
        return act
    except ActError as error:
        print(words.refusal(error))
        return None


def tell(table: Table, words: Words) -> bool:
    """What has happened; whether anything has."""
    lines = [words.event(event, LEARNER) for event in take_events(table) if event.viewers & bit(LEARNER)]
    show(lines)
    return bool(lines)


def draw(lesson: Lesson, table: Table, words: Words) -> None:
    show(DRAWINGS[lesson.game.name].describe(lesson.game.view(table, LEARNER), words))
