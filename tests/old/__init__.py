"""What release 0.1.0 left behind: a database, records, and what they showed then (see README.md)."""

import gzip
import json
import zipfile
from pathlib import Path
from typing import Any

from condotta.kernel.contract import Game

HERE = Path(__file__).parent
SHOWN: dict[str, Any] = json.loads((HERE / "shown.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = {table["what"]: table for table in SHOWN["tables"]}
"""By what each table is there for."""
RULES = 1
"""The version of every game's rules in that release."""

CHANGED_TABLES: dict[str, str] = {}
"""The tables that a rule corrected since then plays otherwise, each with the rule: they can be read, but not go on."""
CHANGED_RECORDS: dict[str, str] = {}
"""The same of the records."""


def database(folder: Path) -> Path:
    """A copy of the old database."""
    path = folder / "old.db"
    path.write_bytes(gzip.decompress((HERE / "database.gz").read_bytes()))
    return path


def records() -> dict[str, str]:
    """The old records by their names."""
    with zipfile.ZipFile(HERE / "records.zip") as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def refuses_asides(game: Game[Any]) -> Game[Any]:
    """The same game, but nobody may do anything beside the question. A subclass, so that compiled code asks it too."""
    kind = type("Strict", (type(game),), {"allows_aside": lambda self, t, seat, act: False})
    strict: Game[Any] = kind()
    return strict
