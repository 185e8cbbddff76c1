"""The game line by line: no boxes, no colours, one fact a line. For screen readers, pipes and scripts."""

from __future__ import annotations

import io
import sys
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import ActError, SetupError
from .drawings import DRAWINGS
from .hints import hint_lines
from .session import Prompt, Session

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""To a terminal: forget the screen and what was scrolled off it."""

LONGEST = 100


class Leave(Exception):
    """The person goes; the record stays."""


def run(session: Session) -> int:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        play(session)
    except Leave:
        print(session.how_to_go_on())
    except KeyboardInterrupt:
        print("\n" + session.how_to_go_on())
        return 130
    return 0


def play(session: Session) -> None:
    show([*session.seat_lines(), session.words.say("kept-in", file=str(session.path))])
    if not session.people:
        print(session.words.say("watching"))
    while (seat := session.to_act()) is not None:
        if not session.asks_person(seat):
            act = session.think(seat)
            told = session.only_answer(seat, act)
            session.act(seat, act)
            if session.somebody_looks():
                show([*([] if told is None else [told]), *session.news()])
            continue
        if session.behind_curtain(seat):
            curtain(session, seat)
        ask(session, seat)
    session.draw_curtain()
    show(session.news())
    show_result(session)


def show(lines: list[str]) -> None:
    for line in lines:
        print(line)


def show_result(session: Session) -> None:
    """The end of a game: where everybody stands, who has won and why."""
    show(DRAWINGS[session.game.name].describe(session.view(), session.words))
    show(session.result())


def curtain(session: Session, seat: int) -> None:
    """Nothing of the last person's is left to see before the next one says so."""
    session.draw_curtain()
    if sys.stdout.isatty():
        print(CLEAR, end="")
    read_line(session.words.say("curtain", seat=session.words.seat(seat)))
    session.open_curtain(seat)


def read_line(prompt: str) -> str:
    """What is typed. No act is as long as what is cut off, and no sentence could repeat it."""
    try:
        return input(f"{prompt} ").strip()[:LONGEST]
    except EOFError:
        print()
        raise Leave from None


def ask(session: Session, seat: int) -> None:
    """Tell what has happened and what is asked, until the person has answered."""
    question = session.question(seat)
    show(session.news())
    show(DRAWINGS[session.game.name].describe(session.view(), session.words))
    show_question(question)
    entries = len(session.match.log)
    while session.standing_bid(seat) is None and (
        len(session.match.log) == entries or session.game.is_aside(session.match.log[-1][1])
    ):
        try:
            obey(session, question, read_line(session.words.say("prompt")))
            question = after_aside(session, question)
        except ActError as error:
            print(session.words.refusal(error))


def after_aside(session: Session, question: Prompt) -> Prompt:
    """The same question again: what was done beside it may have changed what can be answered."""
    if not session.match.log or not session.game.is_aside(session.match.log[-1][1]):
        return question
    again = session.question(question.seat)
    if again.options != question.options:
        show_question(again)
    return again


def show_question(question: Prompt) -> None:
    print(question.sentence)
    for number, label in enumerate(question.labels, start=1):
        print(f"{number}. {label}")


def obey(session: Session, question: Prompt, line: str) -> None:
    """Do what was typed: a number, an act, or a command."""
    words = session.words
    command, _, rest = line.lower().partition(" ")
    if command in ("quit", "q"):
        raise Leave
    if command in ("?", "help"):
        show(help_lines(session, question))
        show_question(question)
    elif command == "rule":
        show_rule(session, rest.strip().upper() or question.rule)
    elif command in ("look", "view"):
        show(DRAWINGS[session.game.name].look(session.view(), words))
        show_question(question)
    elif command == "log":
        show(session.log())
    elif command == "hint":
        show(hint_lines(session, question.seat, session.match.table))
    elif command in DRAWINGS[session.game.name].COMMANDS:
        do_command(session, question.seat, command, line.partition(" ")[2].strip())
    elif line.isdecimal():
        numbers = [str(number) for number in range(1, len(question.options) + 1)]
        if line in numbers:
            session.act(question.seat, question.options[numbers.index(line)])
        else:
            print(words.say("no-such-option", number=line, count=len(numbers)))
    else:
        session.act(question.seat, read_act(session.game, question.options, line))
        show(session.news())


def do_command(session: Session, seat: int, command: str, rest: str) -> None:
    """A command that only this game has."""
    try:
        print(DRAWINGS[session.game.name].COMMANDS[command][0](session, seat, rest))
    except SetupError as error:
        print(session.words.refusal(error))


def show_rule(session: Session, number: str) -> None:
    try:
        print(session.words.rule(number))
    except SetupError as error:
        print(session.words.refusal(error))


def read_act(game: Game[Any], options: list[int], line: str) -> int:
    """The act a line means. The beginnings of words will do if they fit one option only: `pl 10`."""
    given = line.lower().split()
    fitting: dict[int, int] = {}
    for act in options:
        meant = game.catalogue.show(act).split()
        if len(meant) == len(given) and all(word.startswith(start) for start, word in zip(given, meant, strict=True)):
            fitting[act] = sum(start == word for start, word in zip(given, meant, strict=True))
    best = [act for act in fitting if fitting[act] == max(fitting.values())]
    return best[0] if len(best) == 1 else game.catalogue.read(line)


def help_lines(session: Session, question: Prompt) -> list[str]:
    words, show_act = session.words, session.game.catalogue.show
    lines = [words.say("help-choose", example=show_act(question.options[-1]))]
    asides = session.asides(question.seat)
    if asides:
        rule = session.game.aside_rule(asides[0])
        lines.append(words.say("help-aside", example=show_act(asides[0]), rule=rule))
    lines.append(words.say("help-rule", rule=question.rule))
    if len(session.people) == 1:
        lines.append(words.say("help-hint"))
    lines += [words.say(help) for _do, help in DRAWINGS[session.game.name].COMMANDS.values()]
    return [*lines, words.say("help-look"), words.say("help-log"), words.say("help-quit")]
