"""The component values of princes.toml, checked: a wrong file is refused with the line and the reason."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from ...kernel.errors import SetupError

FILE: Final = "princes.toml"
MARKS: Final = ["deduced", "reconstructed"]
"""Lists of the fields of an entry that no source gives outright."""

CITIES: Final = ["venice", "milan", "florence", "rome", "naples"]
CURRENCIES: Final = ["gold", "influence"]
FAMILY_ABILITIES: Final = ["condottiere_discount", "treachery_hand", "artillery_bonus", "artist_discount"]
EVENT_KINDS: Final = ["vp_artist", "status_artist", "merchant", "french_invade"]
TREACHERY: Final = [
    "Bribe Troops", "Bribe Cardinal", "Freeze Bid", "Steal Influence", "Raid Gold Shipment", "Veto", "Start War",
]  # fmt: skip
POWERS: Final = [
    "1/decade veto a war",
    "1/decade exchange up to 3 gold<->influence",
    "1/decade steal 2 influence",
    "1/decade draw a treachery tile free",
    "1/decade reroll both dice",
]
"""What a city tile lets its owner do once per decade, in the file's words."""
BONUSES: Final = [
    r"(?P<troop>[a-z ]+) \+(?P<attack>\d)/\+(?P<defence>\d)",
    r"\+(?P<own_defence>\d) defence, needs >=1 troop",
    r"condottiere -(?P<condottiere>\d) influence",
    r"Pope -(?P<pope>\d)",
    r"treachery hand \+(?P<hand>\d)",
]
"""What a city tile adds or saves, in the file's words."""

NUMBER: Final = "a whole number from 0 to 99"
WORDS: Final = "a text"
TRUTH: Final = "true or false"
NUMBERS: Final = "a list of whole numbers"
NAMED: Final = "a table of whole numbers"
SINGLE: Final[dict[str, dict[str, str]]] = {
    "setup": {
        "players": NUMBERS,
        "gold": NUMBER,
        "influence": NUMBER,
        "wars_per_decade": NAMED,
        "treachery_cost": NAMED,
        "treachery_hand": NUMBER,
        "max_city_tiles": NUMBER,
        "max_cities": NUMBER,
        "neutral_city": NAMED,
    },
    "track": {"lowest": NUMBER, "highest": NUMBER, "start": NAMED, "rank_points": NUMBERS},
    "score": {"pope": NUMBER, "most_gold": NUMBER, "second_gold": NUMBER, "most_influence": NUMBER},
    "pope": {"gold": NUMBER, "currency": WORDS},
}
"""Sections that stand once, and their fields."""
MANY: Final[dict[str, dict[str, str]]] = {
    "family": {"name": WORDS, "home": WORDS, "ability": WORDS, "gold": NUMBER, "influence": NUMBER},
    "troop": {
        "name": WORDS,
        "count": NUMBER,
        "cost": NUMBER,
        "attack": NUMBER,
        "defence": NUMBER,
        "influence": NUMBER,
    },
    "city_tile": {
        "city": WORDS,
        "name": WORDS,
        "copies": NUMBER,
        "gold": NUMBER,
        "influence": NUMBER,
        "merchant": TRUTH,
        "ability": WORDS,
    },
    "event": {"decade": NUMBER, "name": WORDS, "kind": WORDS, "vp": NUMBER, "currency": WORDS},
    "treachery": {"name": WORDS, "copies": NUMBER},
}
"""Sections that stand once for each piece, and their fields."""
OPTIONAL: Final = ["ability", "vp"]
COUNTS: Final = {"family": 6, "troop": 6, "city_tile": 22, "event": 12, "treachery": 7}
"""How many kinds of each there are: the catalogue of acts counts on it."""


class Entry:
    """One section of the file, with the line of each of its fields."""

    def __init__(self, section: str, line: int, fields: dict[str, Any], lines: dict[str, int]) -> None:
        self.section = section
        self.line = line
        self.fields = fields
        self.lines = lines

    def number(self, field: str) -> int:
        return int(self.fields.get(field, 0))

    def words(self, field: str) -> str:
        return str(self.fields.get(field, ""))

    def numbers(self, field: str) -> list[int]:
        found: list[int] = self.fields[field]
        return found

    def named(self, field: str) -> dict[str, int]:
        found: dict[str, int] = self.fields[field]
        return found

    def title(self) -> str:
        """How the entry is called in a list: `city_tile venice Doge`."""
        return " ".join([self.section, *(self.words(key) for key in ("city", "name") if key in self.fields)])

    def mark(self, field: str) -> str:
        """How sure the value is: `deduced`, `reconstructed`, or nothing."""
        for mark in MARKS:
            if field in self.fields.get(mark, []):
                return mark
        return ""

    def wrong(self, field: str, reason: str) -> SetupError:
        return wrong(self.lines.get(field, self.line), reason)


class Values:
    """The whole file: `one` holds the sections that stand once, `many` the lists of the others."""

    def __init__(self) -> None:
        self.one: dict[str, Entry] = {}
        self.many: dict[str, list[Entry]] = {section: [] for section in MANY}

    def entries(self) -> list[Entry]:
        return [*self.one.values(), *(entry for entries in self.many.values() for entry in entries)]


def wrong(line: int, reason: str) -> SetupError:
    return SetupError(f"{FILE}, line {line}: {reason}.")


def read_values(text: str) -> Values:
    """The values, or a SetupError with the line and the reason."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+)", str(error))
        line = int(place.group(1)) if place else len(text.splitlines())
        raise wrong(line, f"this is not TOML: {str(error).split(' (')[0]}") from None
    values = Values()
    for section, line, lines in sections(text):
        if section in SINGLE and section not in values.one:
            entry = Entry(section, line, document[section], lines)
            values.one[section] = entry
            check_fields(entry, SINGLE[section])
        elif section in MANY:
            place_in_list = len(values.many[section])
            entry = Entry(section, line, document[section][place_in_list], lines)
            values.many[section].append(entry)
            check_fields(entry, MANY[section])
        else:
            raise wrong(line, f"there is no section {section!r}; there is: {', '.join([*SINGLE, *MANY])}")
    end = len(text.splitlines())
    for section in SINGLE:
        if section not in values.one:
            raise wrong(end, f"the section [{section}] is missing")
    for section, count in COUNTS.items():
        if len(values.many[section]) != count:
            raise wrong(end, f"there must be {count} entries [[{section}]], not {len(values.many[section])}")
    check_board(values)
    check_pieces(values)
    return values


def sections(text: str) -> list[tuple[str, int, dict[str, int]]]:
    """Each section in the order of the file: its name, its line, and the line of each field."""
    found: list[tuple[str, int, dict[str, int]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[\[?\s*([\w.-]+)\s*\]", line)
        field = re.match(r"\s*([\w-]+)\s*=", line)
        if header:
            found.append((header.group(1), number, {}))
        elif field and found:
            found[-1][2][field.group(1)] = number
        elif field:
            raise wrong(number, f"{field.group(1)!r} stands in no section")
    return found


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99


def fits(value: object, kind: str) -> bool:
    if kind == NUMBER:
        return is_number(value)
    if kind == WORDS:
        return isinstance(value, str) and value != ""
    if kind == TRUTH:
        return isinstance(value, bool)
    if kind == NUMBERS:
        return isinstance(value, list) and all(is_number(part) for part in value)
    return isinstance(value, dict) and all(is_number(part) for part in value.values())


def check_fields(entry: Entry, known: dict[str, str]) -> None:
    """Every field is known and of its kind, none is missing, and marks name fields."""
    for field, value in entry.fields.items():
        if field in MARKS:
            if not isinstance(value, list) or not all(name in known for name in value):
                raise entry.wrong(field, f"{field} must list fields of {entry.section}: {', '.join(known)}")
        elif field not in known:
            raise entry.wrong(field, f"{entry.section} has no field {field!r}; it has: {', '.join(known)}")
        elif not fits(value, known[field]):
            raise entry.wrong(field, f"{field} must be {known[field]}, not {value!r}")
    for field in known:
        if field not in entry.fields and field not in OPTIONAL:
            raise entry.wrong(field, f"{entry.section} lacks the field {field!r}")


def check_choice(entry: Entry, field: str, known: list[str]) -> None:
    if entry.words(field) not in known:
        raise entry.wrong(field, f"{field} must be one of {', '.join(known)}, not {entry.words(field)!r}")


def check_keys(entry: Entry, field: str, keys: list[str]) -> None:
    if list(entry.named(field)) != keys:
        raise entry.wrong(field, f"{field} must name {', '.join(keys)}, in this order")


def check_board(values: Values) -> None:
    """What stands once: set-up, track, Pope."""
    setup, track = values.one["setup"], values.one["track"]
    if setup.numbers("players") != [3, 6]:
        raise setup.wrong("players", "players must be [3, 6]: families and catalogue are made for these")
    check_keys(setup, "wars_per_decade", ["3", "4", "5", "6"])
    check_keys(setup, "treachery_cost", CURRENCIES)
    check_keys(setup, "neutral_city", ["attack", "defence"])
    check_keys(track, "start", CITIES)
    low, high = track.number("lowest"), track.number("highest")
    for city, status in track.named("start").items():
        if not low <= status <= high:
            raise track.wrong("start", f"{city} must start from {low} to {high}, not {status}")
    points = track.numbers("rank_points")
    if len(points) != len(CITIES) or points != sorted(points, reverse=True):
        raise track.wrong("rank_points", "rank_points must be five numbers, the highest first")
    check_choice(values.one["pope"], "currency", CURRENCIES)


def check_pieces(values: Values) -> None:
    """What stands once for each piece."""
    for family in values.many["family"]:
        check_choice(family, "ability", FAMILY_ABILITIES)
    cities: list[str] = []
    for tile in values.many["city_tile"]:
        check_choice(tile, "city", CITIES)
        read_ability(values, tile)
        cities += [tile.words("city")] * tile.number("copies")
    for city in CITIES:
        if cities.count(city) != 6:
            last = values.many["city_tile"][-1]
            raise last.wrong("copies", f"{city} must have 6 city tiles in all, not {cities.count(city)}")
    decades: list[int] = []
    for event in values.many["event"]:
        check_choice(event, "kind", EVENT_KINDS)
        check_choice(event, "currency", CURRENCIES)
        if ("vp" in event.fields) != (event.words("kind") == "vp_artist"):
            raise event.wrong("vp", "vp belongs to an event of kind vp_artist, and to no other")
        decades.append(event.number("decade"))
        if decades != sorted(decades) or not 1 <= decades[-1] <= 3 or decades.count(decades[-1]) > 4:
            raise event.wrong("decade", "the events must be four of decade 1, four of decade 2 and four of decade 3")
    for treachery, name in zip(values.many["treachery"], TREACHERY, strict=True):
        if treachery.words("name") != name:
            raise treachery.wrong("name", f"the rules know {name!r} in this place, not {treachery.words('name')!r}")
        if name == "Bribe Cardinal" and treachery.number("copies") > 2:
            raise treachery.wrong("copies", "a payment can name at most 2 Cardinals")
    if sum(treachery.number("copies") for treachery in values.many["treachery"]) < 20:
        raise values.many["treachery"][-1].wrong("copies", "with fewer than 20 treachery tiles the pile could run dry")
    for section in ("family", "troop", "event", "city_tile"):
        check_names(values.many[section])


def check_names(entries: list[Entry]) -> None:
    """Each piece must be told from all others by its name, and its city or decade."""
    seen: list[tuple[str, str, int]] = []
    for entry in entries:
        name = (entry.words("name"), entry.words("city"), entry.number("decade"))
        if name in seen:
            raise entry.wrong("name", f"{entry.words('name')!r} stands here twice")
        seen.append(name)


def read_ability(values: Values, tile: Entry) -> tuple[int, dict[str, int]]:
    """The power of a city tile, or -1, and its bonuses; `troop` is the number of the troop that gains."""
    power = -1
    bonuses: dict[str, int] = {}
    troops = [troop.words("name").lower() for troop in values.many["troop"]]
    for part in tile.words("ability").split("; ") if "ability" in tile.fields else []:
        if part in POWERS:
            power = POWERS.index(part)
            if power == 1 and tile.number("copies") > 2:
                raise tile.wrong("copies", "a payment can name at most two Banking tiles")
            continue
        for pattern in BONUSES:
            match = re.fullmatch(pattern, part)
            if match:
                for name, value in match.groupdict().items():
                    if name != "troop":
                        bonuses[name] = int(value)
                    elif value in troops:
                        bonuses[name] = troops.index(value)
                    else:
                        raise tile.wrong("ability", f"there is no troop {value!r}; there is: {', '.join(troops)}")
                break
        else:
            raise tile.wrong("ability", f"no rule knows the ability {part!r}")
    return power, bonuses


VALUES: Final = read_values(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


def list_values() -> list[tuple[str, str, str, str]]:
    """Every value of the game: the piece, the field, the value, and its mark if no source gives it outright."""
    rows: list[tuple[str, str, str, str]] = []
    for entry in VALUES.entries():
        for field, value in entry.fields.items():
            if field not in MARKS and field not in ("name", "city"):
                rows.append((entry.title(), field, shown(value), entry.mark(field)))
        for field in ("name", "city"):
            if entry.mark(field):
                rows.append((entry.title(), field, shown(entry.fields[field]), entry.mark(field)))
        for mark in MARKS:
            rows += [
                (entry.title(), field, "none", mark)
                for field in entry.fields.get(mark, [])
                if field not in entry.fields
            ]
    return rows


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {part}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
