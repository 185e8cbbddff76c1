"""condotta play: a game at this terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import argparse
import secrets
import sys
from datetime import datetime
from pathlib import Path

from ..bots import bot_names
from ..bots.levels import USUAL
from ..command_options import add_options, options_of
from ..games import GAMES, game_named
from ..kernel.engine import replay
from ..kernel.errors import SetupError
from ..kernel.position import position_of
from ..kernel.record import read_record
from ..kernel.rng import Rng
from ..kernel.seats import LETTERS
from ..words import Words, languages
from . import plain
from .bots import choose_level
from .session import Session, begin, resume, unusable

HELP = "play a game at this terminal"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=f"which game: {', '.join(GAMES)} (condottiere)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (4)")
    parser.add_argument("--you", metavar="N[,N]", help="the seats played at this keyboard (1); 0: watch the bots play")
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME]",
        help=f"one bot for all other seats, or one for each: {', '.join(bot_names())}, or your own by "
        f"package.module:Class or FILE.net ({USUAL}; at a keyboard you are asked); condotta bots tells how each plays",
    )
    parser.add_argument("--variant", action="append", metavar="NAME", help="play with this variant; may be repeated")
    parser.add_argument("--target", type=int, metavar="POINTS", help="the points that end a match played for points")
    parser.add_argument("--first", type=int, metavar="N", help="the seat that begins (drawn by chance)")
    add_options(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed and choices give the same game")
    parser.add_argument("--lang", metavar="LANG", help=f"{', '.join(languages())} (en)")
    parser.add_argument("--plain", action="store_true", help="lines of text, for screen readers and scripts")
    parser.add_argument("--ask-all", action="store_true", help="ask me also where there is only one answer")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this new file")
    parser.add_argument(
        "--from", dest="moment", metavar="FILE[:N]", help="what if: play on from a record, after so many entries"
    )
    parser.add_argument(
        "--known",
        choices=["seat", "all"],
        default="seat",
        help="with --from: what your seat did not know is drawn anew (seat), or all is as it was (all)",
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was left")


SET_UP = ["game", "seats", "you", "variant", "target", "first", "option", "board", "seed", "record", "moment"]
"""What a game that is resumed has in its record already."""
OF_ANOTHER = ["game", "seats", "variant", "target", "first", "option", "board"]
"""What one that is played on from another's record has from there."""


def run(args: argparse.Namespace) -> int:
    session = resumed(args) if args.resume is not None else begun(args) if args.moment is None else branched(args)
    session.asks_all = args.ask_all
    if session.to_act() is None:
        plain.show_result(session)
        return 0
    try:
        if args.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            return plain.run(session)
        from . import screen  # Only here: it takes longer to load than all the rest.

        return screen.run(session)
    except SetupError as error:
        print(f"condotta: {session.words.refusal(error)}", file=sys.stderr)
        return 2


def resumed(args: argparse.Namespace) -> Session:
    for name in given(args, SET_UP):
        raise SetupError("resume-takes-no", option=name)
    named = names_of(args.bots or "")
    registered = [name for name in named if name and ":" not in name]
    if registered:
        raise SetupError("resume-takes-no", option="--bots " + ",".join(registered))
    return resume(args.resume, args.lang, named)


def begun(args: argparse.Namespace) -> Session:
    game = game_named(args.game or "condottiere")
    lang = args.lang or "en"
    seats = 4 if args.seats is None else args.seats
    options: dict[str, object] = {"variants": args.variant or [], **options_of(args)}
    if args.target is not None:
        options["target"] = args.target
    game.new(seats, options)  # Only a table that can be set up has the seats that follow.
    if args.first is not None:
        options["first"] = LETTERS[seat_number(str(args.first), seats)]
    people = people_of("1" if args.you is None else args.you, seats)
    others = [seat for seat in range(seats) if seat not in people]
    asks = args.bots is None and others and sys.stdin.isatty() and sys.stdout.isatty()
    named = choose_level(Words(game, lang)) if asks else args.bots
    bots = bots_of(USUAL if named is None else named, others)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    path = args.record or Path(f"condotta-{game.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl")
    return begin(game, seats, options, people, bots, lang, seed, path)


def branched(args: argparse.Namespace) -> Session:
    """A new game that goes on from a moment of a recorded one; the record is only read."""
    for name in given(args, OF_ANOTHER):
        raise SetupError("from-takes-no", option=name)
    file, _, number = args.moment.rpartition(":")
    if not number.isdecimal():
        file, number = args.moment, ""
    try:
        match = read_record(Path(file).read_text(encoding="utf-8", errors="replace"), GAMES)
    except OSError as error:
        raise unusable(Path(file), error) from None
    seats, at = int(match.table.seats), int(number) if number else len(match.log)
    if at > len(match.log):
        raise SetupError("no-such-moment", count=len(match.log), at=at)
    table = replay(match.begun().table, match.log[:at])
    if table.asked == 0:
        raise SetupError("nothing-to-play-on")
    people = people_of("1" if args.you is None else args.you, seats)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    words = Words(match.game, args.lang or "en")
    if len(people) == 1 and args.known == "seat":
        table = table.game.determinize(table, people[0], Rng(seed))
        print(words.say("what-if-seat", seat=words.seat(people[0])))
    else:
        print(words.say("what-if-all"))
    bots = bots_of(args.bots or USUAL, [seat for seat in range(seats) if seat not in people])
    path = args.record or Path(f"condotta-{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl")
    position = position_of(table)
    return begin(match.game, seats, match.options, people, bots, args.lang or "en", seed, path, position)


def given(args: argparse.Namespace, names: list[str]) -> list[str]:
    """Those of the options that were given, as they are written."""
    written = {"game": "game", "moment": "--from"}
    return [written.get(name, f"--{name}") for name in names if getattr(args, name) is not None]


def people_of(text: str, seats: int) -> list[int]:
    """`1,3`: the first and the third seat; `0`: nobody."""
    numbers = [part.strip() for part in text.split(",")]
    if numbers == ["0"]:
        return []
    if not all(number.isdecimal() for number in numbers):
        raise SetupError("you-unreadable", text=text)
    return sorted({seat_number(number, seats) for number in numbers})


def seat_number(text: str, seats: int) -> int:
    """People count the seats from 1."""
    numbers = [str(number) for number in range(1, seats + 1)]
    if text not in numbers:
        raise SetupError("no-seat-number", given=text, seats=seats)
    return numbers.index(text)


def bots_of(text: str, seats: list[int]) -> dict[int, str]:
    """`steady`: for all; `steady,random`: for each in the order of the seats."""
    names = names_of(text)
    if len(names) == 1:
        names *= len(seats)
    if len(names) != len(seats):
        raise SetupError("bots-too-many-names", count=len(seats), given=len(names))
    return dict(zip(seats, names, strict=True))


def names_of(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
