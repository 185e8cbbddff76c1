"""What can be wrong with a board. Files come from people: whatever they hold is told in sentences."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.errors import CondottaError, SetupError
from .board import TERRITORIES, Board

FORMAT: Final = "conquest-map/1"
CITIES: Final = 8
BORDER_KINDS: Final = ["zone", "territory", "mountain"]
"""How a border is drawn: between zones of a territory, between territories, or blocked by mountains."""


def checked_board(data: dict[str, Any]) -> Board:
    """Raises SetupError with all that is wrong."""
    wrong = problems(data)
    if wrong:
        raise problem("board-unusable", reasons=wrong)
    return Board(data)


def problem(key: str, **values: object) -> CondottaError:
    return SetupError(key, "", **values).of("conquest")


def problems(data: object) -> list[CondottaError]:
    """What keeps a board from being used; an empty list if nothing does."""
    if not isinstance(data, dict):
        return [problem("board-not-object")]
    wrong: list[CondottaError] = []
    if data.get("format") != FORMAT:
        wrong.append(problem("board-format", known=FORMAT, given=repr(data.get("format"))))
    for key in ("territories", "zones", "edges", "mountains", "borders"):
        if not isinstance(data.get(key), list) and (key != "borders" or key in data):
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
    wrong += wrong_drawing(data)
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
    width, height = data["size"] if is_size(data.get("size")) else (1000, 1000)
    for i, zone in enumerate(data["zones"]):
        id: Any = zone.get("id") if isinstance(zone, dict) else None
        if not isinstance(id, str) or id not in home:
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


def is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_number(part) for part in value)


def is_size(value: Any) -> bool:
    return is_point(value) and value[0] > 0 and value[1] > 0


def wrong_drawing(data: dict[str, Any]) -> list[CondottaError]:
    """What is only drawn may be left out; what is there has its shape."""
    wrong: list[CondottaError] = []
    if "size" in data and not is_size(data["size"]):
        wrong.append(problem("board-size"))
    places = [("outline", data.get("outline", []))]
    for list_name, key in (("zones", "polygon"), ("mountains", "line"), ("borders", "seg")):
        for i, part in enumerate(data.get(list_name, [])):
            if isinstance(part, dict) and key in part:
                places.append((f"{list_name}[{i}].{key}", part[key]))
    for place, points in places:
        if not isinstance(points, list) or not all(is_point(point) for point in points):
            wrong.append(problem("board-points", place=place))
    for i, territory in enumerate(data["territories"]):
        if "label" in territory and not is_point(territory["label"]):
            wrong.append(problem("board-point", place=f"territories[{i}].label"))
    return wrong


def wrong_pairs(pairs: object, names: set[str]) -> list[CondottaError]:
    """Pairs of two zones that there are, each once: a border is the same from both sides."""
    if not isinstance(pairs, list):
        return [problem("board-pairs")]
    wrong: list[CondottaError] = []
    seen: set[tuple[str, str]] = set()
    for pair in pairs:
        if not is_pair(pair):
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


def is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(zone, str) for zone in value)


def ordered(pair: list[str]) -> tuple[str, str]:
    return (pair[0], pair[1]) if pair[0] < pair[1] else (pair[1], pair[0])


def border(pair: list[str] | tuple[str, str]) -> str:
    return f"{pair[0]}–{pair[1]}"


def wrong_mountains(data: dict[str, Any], names: set[str]) -> list[CondottaError]:
    """Mountains block borders, so what they block is not open."""
    wrong: list[CondottaError] = []
    open_borders = {ordered(pair) for pair in data["edges"] if is_pair(pair)}
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
    if "borders" not in data:
        return wrong
    blocked = {ordered(pair) for range_ in data["mountains"] for pair in range_["blocks"]}
    open_borders = {ordered(pair) for pair in data["edges"]}
    seen: set[tuple[str, str]] = set()
    for drawn in data["borders"]:
        if not isinstance(drawn, dict) or not is_pair([drawn.get("a"), drawn.get("b")]):
            wrong.append(problem("board-drawn", given=repr(drawn)))
            continue
        pair = ordered([drawn["a"], drawn["b"]])
        kind = drawn.get("kind")
        seen.add(pair)
        if kind not in BORDER_KINDS:
            known = ", ".join(BORDER_KINDS)
            wrong.append(problem("board-drawn-kind", border=border(pair), known=known, given=repr(kind)))
        elif kind == "mountain" and pair not in blocked:
            wrong.append(problem("board-drawn-mountain", border=border(pair)))
        elif kind != "mountain" and pair not in open_borders:
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
