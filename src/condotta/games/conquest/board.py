"""The board: 24 territories of three zones, from a file. Any board that `problems` finds nothing wrong with will do."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.counts import filled
from ...kernel.errors import CondottaError, SetupError

TERRITORIES: Final[i64] = 24
ZONES: Final[i64] = 72
CITIES: Final = 8
FORMAT: Final = "conquest-map/1"


class Board:
    """Zones are numbered territory by territory: the territory of a zone is `zone // 3`."""

    def __init__(self, data: dict[str, Any]) -> None:
        wrong = problems(data)
        if wrong:
            raise problem("board-unusable", reasons=wrong)
        self.data = data
        """The file as it was, for those who draw it."""
        found = data["territories"]
        self.territory_names: list[str] = [territory["name"] for territory in found]
        self.zone_names: list[str] = [zone for territory in found for zone in territory["zones"]]
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
        self.blank: vec[i64] = filled(ZONES)
        """A number for each zone, all 0: copied where zones are to be marked."""

    def borders(self, one: i64, other: i64) -> bool:
        """Q4.1: whether a piece can step from the one zone to the other."""
        return any(zone == other for zone in self.around[one])


# What can be wrong with a board


def problem(key: str, **values: object) -> CondottaError:
    return SetupError(key, "", **values).of("conquest")


def problems(data: object) -> list[CondottaError]:
    """What keeps a board from being used; an empty list if nothing does."""
    if not isinstance(data, dict):
        return [problem("board-not-object")]
    wrong: list[CondottaError] = []
    if data.get("format") != FORMAT:
        wrong.append(problem("board-format", known=FORMAT, given=repr(data.get("format"))))
    for key in ("territories", "zones", "edges", "mountains"):
        if not isinstance(data.get(key), list):
            wrong.append(problem("board-list", name=key))
    if wrong:
        return wrong
    wrong += wrong_territories(data["territories"])
    if wrong:
        return wrong
    wrong += wrong_zones(data)
    names = {zone for territory in data["territories"] for zone in territory["zones"]}
    wrong += wrong_pairs(data["edges"], names)
    wrong += wrong_mountains(data, names)
    if wrong:
        return wrong
    return wrong_borders(data) + unreachable(data, names)


def wrong_territories(territories: list[Any]) -> list[CondottaError]:
    wrong: list[CondottaError] = []
    if len(territories) != TERRITORIES:
        wrong.append(problem("board-territories", number=TERRITORIES, given=len(territories)))
    seen: set[str] = set()
    zones: set[str] = set()
    cities = 0
    for i, territory in enumerate(territories):
        id: Any = territory.get("id") if isinstance(territory, dict) else None
        if not is_word(id):
            wrong.append(problem("board-territory-id", number=i + 1))
            continue
        if id.lower() in seen:
            wrong.append(problem("board-territory-twice", id=id))
        seen.add(id.lower())
        if not isinstance(territory.get("name"), str) or not territory["name"].strip():
            wrong.append(problem("board-territory-name", id=id))
        if not isinstance(territory.get("city"), bool):
            wrong.append(problem("board-territory-city", id=id))
        elif territory["city"]:
            cities += 1
        own = territory.get("zones")
        if not isinstance(own, list) or len(own) != 3 or not all(is_word(zone) for zone in own):
            wrong.append(problem("board-territory-zones", id=id))
            continue
        for zone in own:
            if zone.lower() in zones:
                wrong.append(problem("board-zone-name-twice", id=zone))
            zones.add(zone.lower())
    if not wrong and cities != CITIES:
        wrong.append(problem("board-cities", number=CITIES, given=cities))
    return wrong


def is_word(id: object) -> bool:
    return isinstance(id, str) and id.isascii() and id.replace(".", "").replace("-", "").isalnum()


def wrong_zones(data: dict[str, Any]) -> list[CondottaError]:
    """Each zone of a territory is described once: where it is, and whose."""
    wrong: list[CondottaError] = []
    home = {zone: territory["id"] for territory in data["territories"] for zone in territory["zones"]}
    described: set[str] = set()
    places: dict[tuple[float, float], str] = {}
    width, height = size_of(data)
    for i, zone in enumerate(data["zones"]):
        id: Any = zone.get("id") if isinstance(zone, dict) else None
        if id not in home:
            wrong.append(problem("board-zone-nowhere", number=i + 1, given=repr(id)))
            continue
        if id in described:
            wrong.append(problem("board-zone-twice", id=id))
        described.add(id)
        if zone.get("territory") != home[id]:
            given = repr(zone.get("territory"))
            wrong.append(problem("board-zone-territory", id=id, given=given, territory=home[id]))
        x, y = zone.get("x"), zone.get("y")
        if not is_number(x) or not is_number(y) or not 0 <= x <= width or not 0 <= y <= height:
            wrong.append(problem("board-zone-position", id=id, width=f"{width:g}", height=f"{height:g}"))
        elif (x, y) in places:
            wrong.append(problem("board-zone-same", one=places[x, y], other=id))
        else:
            places[x, y] = id
    for id in home:
        if id not in described:
            wrong.append(problem("board-zone-missing", id=id))
    return wrong


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def size_of(data: dict[str, Any]) -> tuple[float, float]:
    size = data.get("size")
    if isinstance(size, list) and len(size) == 2 and is_number(size[0]) and is_number(size[1]):
        return size[0], size[1]
    return 1000, 1000


def wrong_pairs(pairs: object, names: set[str]) -> list[CondottaError]:
    """Pairs of two zones that there are, each once: a border is the same from both sides."""
    if not isinstance(pairs, list):
        return [problem("board-pairs")]
    wrong: list[CondottaError] = []
    seen: set[tuple[str, str]] = set()
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(zone, str) for zone in pair):
            wrong.append(problem("board-pair", given=repr(pair)))
            continue
        unknown = [zone for zone in pair if zone not in names]
        if unknown:
            wrong.append(problem("board-pair-unknown", border=border(pair), zone=unknown[0]))
        elif pair[0] == pair[1]:
            wrong.append(problem("board-pair-self", border=border(pair)))
        elif ordered(pair) in seen:
            wrong.append(problem("board-pair-twice", border=border(pair)))
        seen.add(ordered(pair))
    return wrong


def ordered(pair: list[str]) -> tuple[str, str]:
    return (pair[0], pair[1]) if pair[0] < pair[1] else (pair[1], pair[0])


def border(pair: list[str] | tuple[str, str]) -> str:
    return f"{pair[0]}–{pair[1]}"


def wrong_mountains(data: dict[str, Any], names: set[str]) -> list[CondottaError]:
    """Mountains block borders, so what they block is not open."""
    wrong: list[CondottaError] = []
    open_borders = {ordered(pair) for pair in data["edges"] if isinstance(pair, list) and len(pair) == 2}
    if not data["mountains"]:
        wrong.append(problem("board-no-mountains"))
    for i, range_ in enumerate(data["mountains"]):
        if not isinstance(range_, dict):
            wrong.append(problem("board-range-object", number=i + 1))
            continue
        found = wrong_pairs(range_.get("blocks"), names)
        if not found:
            both = [pair for pair in range_["blocks"] if ordered(pair) in open_borders]
            found = [problem("board-open-and-blocked", border=border(pair)) for pair in both]
        name = range_.get("name", i + 1)
        wrong += [problem("board-range", name=name, reason=reason) for reason in found]
    return wrong


def wrong_borders(data: dict[str, Any]) -> list[CondottaError]:
    """Where the drawn borders are given, they must say the same as edges and mountains."""
    wrong: list[CondottaError] = []
    borders = data.get("borders")
    if borders is None:
        return wrong
    blocked = {ordered(pair) for range_ in data["mountains"] for pair in range_["blocks"]}
    open_borders = {ordered(pair) for pair in data["edges"]}
    seen: set[tuple[str, str]] = set()
    for drawn in borders:
        if not isinstance(drawn, dict) or not isinstance(drawn.get("a"), str) or not isinstance(drawn.get("b"), str):
            wrong.append(problem("board-drawn", given=repr(drawn)))
            continue
        pair = ordered([drawn["a"], drawn["b"]])
        seen.add(pair)
        if drawn.get("kind") == "mountain" and pair not in blocked:
            wrong.append(problem("board-drawn-mountain", border=border(pair)))
        if drawn.get("kind") != "mountain" and pair not in open_borders:
            wrong.append(problem("board-drawn-open", border=border(pair)))
    for pair in sorted((open_borders | blocked) - seen):
        wrong.append(problem("board-not-drawn", border=border(pair)))
    return wrong


def unreachable(data: dict[str, Any], names: set[str]) -> list[CondottaError]:
    """Every zone can be reached from every other, and the three of a territory from each other inside it."""
    around: dict[str, set[str]] = {name: set() for name in names}
    for one, other in data["edges"]:
        around[one].add(other)
        around[other].add(one)
    first = data["territories"][0]["zones"][0]
    apart = sorted(names - reached(first, around, names))
    wrong: list[CondottaError] = []
    if apart:
        wrong.append(problem("board-no-way", zone=first, zones=", ".join(apart)))
    for territory in data["territories"]:
        own = set(territory["zones"])
        if reached(territory["zones"][0], around, own) != own:
            wrong.append(problem("board-apart", id=territory["id"]))
    return wrong


def reached(start: str, around: dict[str, set[str]], within: set[str]) -> set[str]:
    found = {start}
    edge = [start]
    while edge:
        for zone in around[edge.pop()]:
            if zone in within and zone not in found:
                found.add(zone)
                edge.append(zone)
    return found


WESTERIA: Final = Board(json.loads(files(__package__).joinpath("westeria.json").read_text(encoding="utf-8")))
