"""The command `condotta replay`: a record of a game, read again or only checked."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ..games import GAMES
from ..kernel.contract import HIDDEN
from ..kernel.engine import pending, seen
from ..kernel.errors import RecordError, SetupError
from ..kernel.record import Recording, read_record
from ..kernel.seats import LETTERS, PUBLIC, has, letter, seats_of
from ..words import Words, languages

HELP = "read the record of a game, or check it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the record")
    parser.add_argument("--check", action="store_true", help="only check that it is whole and right")
    parser.add_argument("--to", type=int, metavar="N", help="stop after so many entries")
    parser.add_argument("--seat", metavar="A", help="as this seat saw it (default: every act as it is in the record)")
    parser.add_argument("--lang", default="en", help=f"the language: {', '.join(languages())} (default en)")


def run(args: argparse.Namespace) -> int:
    match = read_record(text_of(args.file), GAMES)
    if args.check:
        print(verdict(match))
        return 0
    if args.to is not None and args.to < 0:
        raise SetupError("entries-negative", given=args.to)
    viewer = None if args.seat is None else seat_named(args.seat, int(match.table.seats))
    for line in log_lines(match, Words(match.game, args.lang), viewer, args.to):
        print(line)
    return 0


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError("file-unusable", file=path, reason=error.strerror) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise RecordError("record-not-utf8", line=line) from None


def seat_named(name: str, seats: int) -> int:
    letters = list(LETTERS[:seats])
    if name.upper() not in letters:
        raise SetupError("no-seat-letter", given=name, known=", ".join(letters))
    return letters.index(name.upper())


def verdict(match: Recording) -> str:
    """What is right about a record that could be read to its end."""
    if not match.is_over:
        raise RecordError("record-not-over", line=len(match.lines()))
    return f"{len(match.log)} entries, result {match.result_line()} as recorded."


def log_lines(match: Recording, words: Words, viewer: int | None, to: int | None) -> Iterator[str]:
    """Each entry in notation, below it what it told; to one viewer, or all acts and what everybody saw."""
    again = match.begun()
    for number, (seat, act) in enumerate(match.log[:to], start=1):
        shown = act if viewer is None else seen(again.table, seat, act, viewer)
        if shown != HIDDEN:
            yield f"{number:4}  {letter(seat):6}  {match.game.catalogue.show(shown)}"
        told_to = PUBLIC if viewer is None else viewer
        for event in again.act(seat, act):
            if has(event.viewers, told_to):
                yield f"{'':14}{words.event(event, told_to)}"
    question = pending(again.table)
    if question is not None:
        asked = words.listed([words.seat(seat) for seat in seats_of(question.invited)])
        yield f"{asked}: {words.question(question.name, question.rule)}"
