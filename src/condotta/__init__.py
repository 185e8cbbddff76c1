"""A table for games of conquest and intrigue: Condottiere, Princes of the Renaissance, Conquest.

    import condotta

    match = condotta.new("condottiere", seats=3, variants=["hidden"], seed=7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[0])
    print(match.winners, match.scores)

A `Match` is all that a program needs to play; a `Bot` is a player that is a program. What is refused raises one of the
errors below `CondottaError`. More in docs/write-a-bot.md.

The engine is compiled at install where there is a compiler. The same files run as plain Python with CONDOTTA_PURE=1, or
where nothing was compiled.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TYPE_CHECKING

INSIDE = False
"""True for our own compiler and type checker (pyproject.toml): to them, a door that names what is behind it would make
one circle of all modules. Everybody else's checker and editor looks through the door."""
if TYPE_CHECKING and not INSIDE:
    from .batch import Batch
    from .bots import Bot, bot_names
    from .bots.driver import BotError
    from .kernel.errors import ActError, AmbiguousAct, CondottaError, IllegalAct, InvalidAct, RecordError, SetupError
    from .match import Match, game_names, load, new
    from .option import Event, Option
    from .sentences import Sentences
    from .words import languages

    __version__: str

__all__ = [
    "ActError",
    "AmbiguousAct",
    "Batch",
    "Bot",
    "BotError",
    "CondottaError",
    "Event",
    "IllegalAct",
    "InvalidAct",
    "Match",
    "Option",
    "RecordError",
    "Sentences",
    "SetupError",
    "__version__",
    "bot_names",
    "game_names",
    "is_compiled",
    "languages",
    "load",
    "new",
]

HOMES = {
    "batch": ["Batch"],
    "bots": ["Bot", "bot_names"],
    "bots.driver": ["BotError"],
    "kernel.errors": [
        "ActError",
        "AmbiguousAct",
        "CondottaError",
        "IllegalAct",
        "InvalidAct",
        "RecordError",
        "SetupError",
    ],
    "match": ["Match", "game_names", "load", "new"],
    "option": ["Event", "Option"],
    "sentences": ["Sentences"],
    "words": ["languages"],
}
"""Where the names above live. They are loaded when they are first used: the engine's own modules import this one
before anything else."""


class PlainFinder:
    """Finds the .py of our modules, also where a compiled file lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("condotta."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


FORCED_PLAIN = os.environ.get("CONDOTTA_PURE") == "1"
if FORCED_PLAIN:
    sys.meta_path.insert(0, PlainFinder())


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    from .kernel import engine

    return not str(engine.__file__).endswith(".py")


if not TYPE_CHECKING:  # a checker shall know which names there are not

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib.metadata import PackageNotFoundError, version

            try:
                return version("condotta")
            except PackageNotFoundError:  # run from its source, without being installed
                return "unknown"
        for home, names in HOMES.items():
            if name in names:
                found: object = getattr(import_module(f".{home}", __name__), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
