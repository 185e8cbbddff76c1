"""The board: 24 territories of three zones, from a file. Any board that `problems` finds nothing wrong with will do."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.counts import filled
from ...kernel.errors import SetupError

TERRITORIES: Final[i64] = 24
ZONES: Final[i64] = 72
CITIES: Final = 8
FORMAT: Final = "conquest-map/1"


class Board:
    """Zones are numbered territory by territory: the territory of a zone is `zone // 3`."""

    def __init__(self, data: dict[str, Any]) -> None:
        wrong = problems(data)
        if wrong:
            raise SetupError(f"This board cannot be used: {' '.join(wrong)}")
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


def problems(data: object) -> list[str]:
    """What keeps a board from being used, in sentences; an empty list if nothing does."""
    if not isinstance(data, dict):
        return ["A board must be one JSON object."]
    wrong: list[str] = []
    if data.get("format") != FORMAT:
        wrong.append(f"The format must be {FORMAT!r}, not {data.get('format')!r}.")
    for key in ("territories", "zones", "edges", "mountains"):
        if not isinstance(data.get(key), list):
            wrong.append(f"There must be a list of {key}.")
    if wrong:
        return wrong
    wrong += wrong_territories(data["territories"])
    if wrong:
        return wrong
    wrong += wrong_zones(data)
    names = {zone for territory in data["territories"] for zone in territory["zones"]}
    wrong += wrong_pairs(data["edges"], names, "The border")
    wrong += wrong_mountains(data, names)
    if wrong:
        return wrong
    return wrong_borders(data) + unreachable(data, names)


def wrong_territories(territories: list[Any]) -> list[str]:
    wrong: list[str] = []
    if len(territories) != TERRITORIES:
        wrong.append(f"There must be {TERRITORIES} territories, not {len(territories)}.")
    seen: set[str] = set()
    zones: set[str] = set()
    cities = 0
    for i, territory in enumerate(territories):
        id: Any = territory.get("id") if isinstance(territory, dict) else None
        if not is_word(id):
            wrong.append(f"Territory {i + 1} needs an id: letters, digits, dots and hyphens.")
            continue
        if id.lower() in seen:
            wrong.append(f"Two territories are called {id}.")
        seen.add(id.lower())
        if not isinstance(territory.get("name"), str) or not territory["name"].strip():
            wrong.append(f"{id} needs a name.")
        if not isinstance(territory.get("city"), bool):
            wrong.append(f"{id} must say whether it has a city: true or false.")
        elif territory["city"]:
            cities += 1
        own = territory.get("zones")
        if not isinstance(own, list) or len(own) != 3 or not all(is_word(zone) for zone in own):
            wrong.append(f"{id} must have three zones, each with an id.")
            continue
        for zone in own:
            if zone.lower() in zones:
                wrong.append(f"Two zones are called {zone}.")
            zones.add(zone.lower())
    if not wrong and cities != CITIES:
        wrong.append(f"There must be {CITIES} cities, not {cities}.")
    return wrong


def is_word(id: object) -> bool:
    return isinstance(id, str) and id.isascii() and id.replace(".", "").replace("-", "").isalnum()


def wrong_zones(data: dict[str, Any]) -> list[str]:
    """Each zone of a territory is described once: where it is, and whose."""
    wrong: list[str] = []
    home = {zone: territory["id"] for territory in data["territories"] for zone in territory["zones"]}
    described: set[str] = set()
    places: dict[tuple[float, float], str] = {}
    width, height = size_of(data)
    for i, zone in enumerate(data["zones"]):
        id: Any = zone.get("id") if isinstance(zone, dict) else None
        if id not in home:
            wrong.append(f"Zone {i + 1} in the list of zones, {id!r}, is in no territory.")
            continue
        if id in described:
            wrong.append(f"The zone {id} is described twice.")
        described.add(id)
        if zone.get("territory") != home[id]:
            wrong.append(f"The zone {id} says it is in {zone.get('territory')!r}, but {home[id]} lists it.")
        x, y = zone.get("x"), zone.get("y")
        if not is_number(x) or not is_number(y) or not 0 <= x <= width or not 0 <= y <= height:
            wrong.append(f"The zone {id} needs a position on the board: x from 0 to {width:g}, y from 0 to {height:g}.")
        elif (x, y) in places:
            wrong.append(f"The zones {places[x, y]} and {id} are at the same position.")
        else:
            places[x, y] = id
    for id in home:
        if id not in described:
            wrong.append(f"The zone {id} is not in the list of zones.")
    return wrong


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def size_of(data: dict[str, Any]) -> tuple[float, float]:
    size = data.get("size")
    if isinstance(size, list) and len(size) == 2 and is_number(size[0]) and is_number(size[1]):
        return size[0], size[1]
    return 1000, 1000


def wrong_pairs(pairs: object, names: set[str], what: str) -> list[str]:
    """Pairs of two zones that there are, each once: a border is the same from both sides."""
    if not isinstance(pairs, list):
        return [f"{what} must be a list of pairs of zones."]
    wrong: list[str] = []
    seen: set[tuple[str, str]] = set()
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(zone, str) for zone in pair):
            wrong.append(f"{what} {pair!r} is not a pair of zones.")
            continue
        unknown = [zone for zone in pair if zone not in names]
        if unknown:
            wrong.append(f"{what} {pair[0]}–{pair[1]} names {unknown[0]}, which is no zone.")
        elif pair[0] == pair[1]:
            wrong.append(f"{what} {pair[0]}–{pair[1]} joins a zone to itself.")
        elif ordered(pair) in seen:
            wrong.append(f"{what} {pair[0]}–{pair[1]} is there twice.")
        seen.add(ordered(pair))
    return wrong


def ordered(pair: list[str]) -> tuple[str, str]:
    return (pair[0], pair[1]) if pair[0] < pair[1] else (pair[1], pair[0])


def wrong_mountains(data: dict[str, Any], names: set[str]) -> list[str]:
    """Mountains block borders, so what they block is not open."""
    wrong: list[str] = []
    open_borders = {ordered(pair) for pair in data["edges"] if isinstance(pair, list) and len(pair) == 2}
    if not data["mountains"]:
        wrong.append("There must be mountains somewhere.")
    for i, range_ in enumerate(data["mountains"]):
        if not isinstance(range_, dict):
            wrong.append(f"Mountain range {i + 1} must be an object.")
            continue
        name = range_.get("name", f"range {i + 1}")
        found = wrong_pairs(range_.get("blocks"), names, f"{name}: the blocked border")
        wrong += found
        if not found:
            for pair in range_["blocks"]:
                if ordered(pair) in open_borders:
                    wrong.append(f"{name}: {pair[0]}–{pair[1]} is both open and blocked.")
    return wrong


def wrong_borders(data: dict[str, Any]) -> list[str]:
    """Where the drawn borders are given, they must say the same as edges and mountains."""
    wrong: list[str] = []
    drawn = data.get("borders")
    if drawn is None:
        return wrong
    blocked = {ordered(pair) for range_ in data["mountains"] for pair in range_["blocks"]}
    open_borders = {ordered(pair) for pair in data["edges"]}
    seen: set[tuple[str, str]] = set()
    for border in drawn:
        if not isinstance(border, dict) or not isinstance(border.get("a"), str) or not isinstance(border.get("b"), str):
            wrong.append(f"The drawn border {border!r} must name its zones a and b.")
            continue
        pair = ordered([border["a"], border["b"]])
        seen.add(pair)
        if border.get("kind") == "mountain" and pair not in blocked:
            wrong.append(f"The border {pair[0]}–{pair[1]} is drawn as mountains, but no range blocks it.")
        if border.get("kind") != "mountain" and pair not in open_borders:
            wrong.append(f"The border {pair[0]}–{pair[1]} is drawn as open, but is not in the list of edges.")
    for pair in sorted((open_borders | blocked) - seen):
        wrong.append(f"The border {pair[0]}–{pair[1]} is not among the drawn borders.")
    return wrong


def unreachable(data: dict[str, Any], names: set[str]) -> list[str]:
    """Every zone can be reached from every other, and the three of a territory from each other inside it."""
    around: dict[str, set[str]] = {name: set() for name in names}
    for one, other in data["edges"]:
        around[one].add(other)
        around[other].add(one)
    first = data["territories"][0]["zones"][0]
    apart = sorted(names - reached(first, around, names))
    wrong: list[str] = []
    if apart:
        wrong.append(f"From {first} there is no way to {', '.join(apart)}.")
    for territory in data["territories"]:
        own = set(territory["zones"])
        if reached(territory["zones"][0], around, own) != own:
            wrong.append(f"The three zones of {territory['id']} do not hang together.")
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
