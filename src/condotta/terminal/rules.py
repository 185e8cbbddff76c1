"""condotta rules: the help on the rules, on paper or on the screen."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from typing import Any
from unicodedata import combining, normalize

from ..games import GAMES, game_named
from ..kernel.contract import Game
from ..kernel.errors import SetupError, cite
from ..words import Words, languages

HELP = "the rules: of a game, of a chapter, or one of them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        help="a game (condottiere), chapter (C5), rule (C5.4) or thing (bishop), or words to look for; else all games",
    )
    parser.add_argument(
        "--values", action="store_true", help="with a game: what its pieces are worth, and which of it is not sure"
    )
    parser.add_argument("--lang", default="en", help=f"the language: {', '.join(languages())}")


def run(args: argparse.Namespace) -> int:
    if args.values:
        return show_values(game_named(args.what or ""))
    width = min(shutil.get_terminal_size().columns, 100)
    for line in found(args.what, args.lang):
        print(textwrap.fill(line, width, subsequent_indent="    "))
    return 0


def show_values(game: Game[Any]) -> int:
    """The component values as the game's file has them, each with its mark."""
    rows = game.values()
    if not rows:
        raise SetupError("no-values", game=game.name)
    for piece, field, value, mark in rows:
        print(f"{piece:32} {field:16} {value}" + (f"  [{mark}]" if mark else ""))
    return 0


def found(what: str | None, lang: str) -> list[str]:
    """The lines to print: one for each game, all about one game, a chapter, or a rule."""
    words = {name: Words(game, lang) for name, game in GAMES.items()}
    if what is None:
        return [line for name, game in GAMES.items() for line in introduction(game, words[name])]
    if what in GAMES:
        return whole(GAMES[what], words[what])
    for help in words.values():
        if help.has_rule(what):
            return help.rule(what).split("\n")
    things = [line for help in words.values() for line in on_thing(what.lower(), help)]
    if things:
        return things
    places = [line for help in words.values() for line in on_words(what, help)]
    if places:
        return places
    chapters = [chapter for help in words.values() for chapter in help.chapters()]
    raise SetupError("unknown-help", what=what, games=", ".join(GAMES), chapters=", ".join(chapters))


def on_thing(word: str, words: Words) -> list[str]:
    """What a card, a piece or a tile does, and its rule, by its word in the notation or its name in the language."""
    found: list[str] = []
    for kind in words.game.kinds.values():
        for number, known in enumerate(kind.words):
            if kind.rules and word in (known, (name := words.thing(kind.name, number)).lower()):
                help, rule = words.help(kind.name, number), kind.rules[number]
                found.append(cite(f"{name}: {help}", rule) if help else words.rule(rule))
    return found


def on_words(text: str, words: Words) -> list[str]:
    """The rules in which a text occurs."""
    lines = [line for chapter in words.chapters() for line in words.rule(chapter).split("\n")[1:]]
    return [line for line in lines if plain(text) in plain(line)]


def plain(text: str) -> str:
    """Without capitals and accents, for comparing."""
    return "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter))


def introduction(game: Game[Any], words: Words) -> list[str]:
    players = words.say("players", fewest=game.fewest, most=game.most)
    return [
        f"{words.say('game-title')} ({players}). {words.say('game-about')}",
        words.say("rules-hint", game=game.name, rule=words.chapters()[0]),
    ]


def whole(game: Game[Any], words: Words) -> list[str]:
    """The game on one page, every chapter, then the variants and the options by the names they are chosen with."""
    lines = [*introduction(game, words)[:1], "", *words.summary()]
    for chapter in words.chapters():
        lines += ["", *words.rule(chapter).split("\n")]
    if game.variants:
        lines += ["", words.say("variants")]
    lines += [f"{name}: {words.variant(name)}. {words.variant_help(name)}" for name in game.variants]
    if game.table_options:
        lines += ["", words.say("options")]
    names = [option.name for option in game.table_options]
    return lines + [f"{name}: {words.say(f'option-{name}')}. {words.say(f'option-{name}.help')}" for name in names]
