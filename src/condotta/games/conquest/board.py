"""The board: 24 territories of three zones, from a file. Any in which board_problems.py finds nothing wrong will do."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

TERRITORIES: Final[i64] = 24
ZONES: Final[i64] = 72


class Board:
    """Zones are numbered territory by territory: the territory of a zone is `zone // 3`. The data is taken as sound;
    `checked_board` is for what comes from people."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        """The file as it was, for those who draw it."""
        found = data["territories"]
        self.territory_names: list[str] = [territory["name"] for territory in found]
        self.zone_names: list[str] = [zone for territory in found for zone in territory["zones"]]
        self.zone_titles: list[str] = [
            f"{territory['name']} {zone_letter(zone)}" for territory in found for zone in territory["zones"]
        ]
        """What people call them: `Castleburg a`."""
        # What is written is written small; the catalogue reads it so.
        self.territories: list[str] = [territory["id"].lower() for territory in found]
        self.zones: list[str] = [zone.lower() for zone in self.zone_names]
        self.cities: vec[i64] = vec[i64]([1 if territory["city"] else 0 for territory in found])
        """Q3.5: 1 for each territory with a city."""
        number = {zone: i for i, zone in enumerate(self.zone_names)}
        around: list[list[int]] = [[] for _zone in self.zone_names]
        for one, other in data["edges"]:
            around[number[one]].append(number[other])
            around[number[other]].append(number[one])
        self.around: vec[vec[i64]] = vec[vec[i64]]([vec[i64](sorted(zones)) for zones in around])
        """Q4.1: the zones that a piece can step to from each zone; never across mountains."""

    def borders(self, one: i64, other: i64) -> bool:
        """Q4.1: whether a piece can step from the one zone to the other."""
        return any(zone == other for zone in self.around[one])


def zone_letter(zone: str) -> str:
    """What tells a zone from the two others of its territory: `a` of `SI.a`."""
    return zone.partition(".")[2] or zone


WESTERIA: Final = Board(json.loads(files(__package__).joinpath("westeria.json").read_text(encoding="utf-8")))
