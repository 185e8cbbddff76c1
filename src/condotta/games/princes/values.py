"""The component values of princes.toml, and how sure each of them is."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

FILE: Final = "princes.toml"
VALUES: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
"""By section: a table where it stands once, a list of them where it stands for each piece."""

# The words of the file in the order in which the rules number them.
CITIES: Final = ["venice", "milan", "florence", "rome", "naples"]
CURRENCIES: Final = ["gold", "influence"]
EVENT_KINDS: Final = ["vp_artist", "status_artist", "merchant", "french_invade"]

MARKS: Final = ["deduced", "reconstructed"]
"""Lists of the fields of a piece that no source gives outright."""


def list_values() -> list[tuple[str, str, str, str]]:
    """Every value of the game: the piece, the field, the value, and its mark if no source gives it outright."""
    rows: list[tuple[str, str, str, str]] = []
    for section, content in VALUES.items():
        for piece in content if isinstance(content, list) else [content]:
            rows += values_of(section, piece)
    return rows


def values_of(section: str, piece: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """The rows of one piece. Its city and name are its title, and values only where they are marked."""
    title = " ".join([section, *(piece[field] for field in ("city", "name") if field in piece)])
    marks = {field: mark for mark in MARKS for field in piece.get(mark, [])}
    fields = [field for field in piece if field not in MARKS and (field in marks or field not in ("city", "name"))]
    fields += [field for field in marks if field not in piece]
    return [(title, field, shown(piece.get(field, "none")), marks.get(field, "")) for field in fields]


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {part}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
