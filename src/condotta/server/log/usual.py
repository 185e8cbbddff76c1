"""Where a database is kept if nobody says where."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

NAME: Final = "tables.db"
EXPLAINED: Final = f"{NAME} in this folder if it is there, else with your other data"


def usual_db() -> str:
    here = Path(NAME)
    return str(here if here.exists() else user_data_path("condotta", appauthor=False) / NAME)
