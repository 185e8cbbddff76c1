"""Bots that come from outside the package, for tests: modules in a folder, and an installed distribution."""

from __future__ import annotations

from pathlib import Path

MODULE = '''
import time
import condotta

class First(condotta.Bot):
    """Not for every game."""
    games = ("condottiere", "princes")
    def choose(self, view, options, worlds, rng):
        print("thinking aloud")
        return options[0]

class Duck:
    def choose(self, view, options, worlds, rng):
        return options[rng.below(len(options))]

def make_first():
    return First()

class Raises(condotta.Bot):
    def choose(self, view, options, worlds, rng):
        raise ValueError("no idea")

class Cheats(condotta.Bot):
    def choose(self, view, options, worlds, rng):
        return 99999

class Silent(condotta.Bot):
    def choose(self, view, options, worlds, rng):
        pass

class Haggles(Duck):
    """Never stops making offers of one gold."""
    def aside(self, view, asides):
        return next((act for act in asides if act >> 16), None)

class CheatsBeside(Duck):
    def aside(self, view, asides):
        return 0

class Unfinished(condotta.Bot):
    pass

class NeedsMore(Duck):
    def __init__(self, depth):
        self.depth = depth

class Sleeps(Duck):
    """Thinks for ever about what others do beside the question."""
    games = ("princes",)
    def aside(self, view, asides):
        time.sleep(3600)

NUMBER = 7
'''

ENTRY_POINTS = """
[condotta.bots]
first = our_bots:First
made = our_bots:make_first
sleeps = our_bots:Sleeps
raises = our_bots:Raises
broken = our_bots:Nobody
steady = our_bots:Raises
"""


def write_module(folder: Path, name: str = "our_bots") -> None:
    (folder / f"{name}.py").write_text(MODULE)


def install(folder: Path) -> None:
    """A distribution as an installer leaves it: its module, and its entry points beside it."""
    write_module(folder)
    info = folder / "our_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: our-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
