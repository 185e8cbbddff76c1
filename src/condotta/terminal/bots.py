"""condotta bots: which bots there are, and how each plays. `condotta play` lets one choose among the levels."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from ..bots import bots_for
from ..bots.levels import LEVELS, USUAL
from ..games import GAMES, game_named
from ..words import Words, languages

HELP = "tell which bots there are for a game, and how each plays"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="condottiere", help=f"which game: {', '.join(GAMES)} (condottiere)")
    parser.add_argument("--lang", default="en", metavar="LANG", help=f"{', '.join(languages())} (en)")


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    words = Words(game, args.lang)
    names = bots_for(game)
    others = [name for name in names if name not in LEVELS]
    lines = [words.say("game-title"), "", *told(words, list(LEVELS)), "", words.say("bots-others")]
    lines += [*told(words, others), "", words.say("bots-own")]
    print("\n".join(lines))
    return 0


def told(words: Words, names: list[str]) -> list[str]:
    """A line for each bot: the name to give, what it is called, how it plays."""
    titles = [words.bot(name) for name in names]
    wide, wider = max(map(len, names)), max(map(len, titles))
    return [
        f"  {name:{wide}}  {title:{wider}}  {words.bot_line(name)}".rstrip()
        for name, title in zip(names, titles, strict=True)
    ]


def choose_level(words: Words, ask: Callable[[str], str] = input) -> str:
    """Ask which level the bots shall have: by its name here, its name in the command, or its number."""
    print(words.say("levels-title"))
    for number, line in enumerate(told(words, list(LEVELS)), start=1):
        print(f"{number}{line}")
    while True:
        try:
            given = ask(f"{words.say('levels-prompt', usual=words.bot(USUAL))} ").strip().casefold()
        except EOFError:
            return USUAL
        if not given:
            return USUAL
        for number, level in enumerate(LEVELS, start=1):
            if given in (str(number), level, words.bot(level).casefold()):
                return level
        print(words.say("levels-none", given=given))
