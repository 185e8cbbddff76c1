"""What release 0.1.0 left behind: a database, records, and what they showed then (see README.md)."""

import gzip
import json
import zipfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SHOWN: dict[str, Any] = json.loads((HERE / "shown.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = {table["what"]: table for table in SHOWN["tables"]}
"""By what each table is there for."""


def database(folder: Path) -> Path:
    """A copy of the old database."""
    path = folder / "old.db"
    path.write_bytes(gzip.decompress((HERE / "database.gz").read_bytes()))
    return path


def records() -> dict[str, str]:
    """The old records by their names."""
    with zipfile.ZipFile(HERE / "records.zip") as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}
