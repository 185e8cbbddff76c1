"""A table for games of conquest and intrigue.

The kernel and the games are compiled at install where there is a compiler. The same files run
as plain Python with CONDOTTA_PURE=1, or where nothing was compiled.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainFinder(MetaPathFinder):
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
