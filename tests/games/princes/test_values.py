"""The component values: whoever corrects princes.toml learns here whether the game can still be played with it."""

import copy
import re
from importlib.resources import files
from typing import Any

import pytest

from condotta.games.princes import tiles
from condotta.games.princes.values import CITIES, CURRENCIES, EVENT_KINDS, FILE, MARKS, VALUES, list_values

TEXT = files("condotta.games.princes").joinpath(FILE).read_text(encoding="utf-8")
ONCE = {
    "setup": {
        "players": list,
        "gold": int,
        "influence": int,
        "wars_per_decade": dict,
        "treachery_cost": dict,
        "treachery_hand": int,
        "max_city_tiles": int,
        "max_cities": int,
        "neutral_city": dict,
    },
    "track": {"lowest": int, "highest": int, "start": dict, "rank_points": list},
    "score": {"pope": int, "most_gold": int, "second_gold": int, "most_influence": int},
    "pope": {"gold": int, "currency": str},
}
PIECES = {
    "family": {"name": str, "home": str, "ability": dict, "gold": int, "influence": int},
    "troop": {"name": str, "count": int, "cost": int, "attack": int, "defence": int, "influence": int},
    "city_tile": {
        "city": str,
        "name": str,
        "copies": int,
        "gold": int,
        "influence": int,
        "merchant": bool,
        "ability": dict,
    },
    "event": {"decade": int, "name": str, "kind": str, "vp": int, "currency": str},
    "treachery": {"name": str, "copies": int},
}
OPTIONAL = {("city_tile", "ability"), ("event", "vp")}
FAMILY_ABILITY = {
    "troop": str,
    "attack": int,
    "defence": int,
    "treachery_hand": int,
    "artist_discount": int,
    "condottiere_discount": int,
}
TILE_ABILITY = {
    "power": str,
    "troop": str,
    "attack": int,
    "defence": int,
    "own_defence": int,
    "treachery_hand": int,
    "pope_discount": int,
    "condottiere_discount": int,
}


def check(values: dict[str, Any]) -> None:
    """Everything that the rules take for granted."""
    assert values.keys() == {*ONCE, *PIECES}
    for section, known in ONCE.items():
        check_fields(section, values[section], known)
    for section, known in PIECES.items():
        for piece in values[section]:
            check_fields(section, piece, known)
        names = [(piece["name"], piece.get("city"), piece.get("decade")) for piece in values[section]]
        assert len(set(names)) == len(names), "two pieces cannot be told apart"
    check_board(values)
    check_abilities(values)
    check_events(values["event"])
    check_counts(values)


def check_fields(section: str, piece: dict[str, Any], known: dict[str, type]) -> None:
    """Every field is known and of its kind, none is missing, and marks name fields."""
    for field, value in piece.items():
        if field in MARKS:
            assert set(value) <= set(known), f"{section}: {field} names what is no field"
        else:
            assert type(value) is known[field], f"{section}: {field} is {value!r}"
    for number in numbers_in(piece):
        assert 0 <= number <= 99, f"{section}: {number}"
    for field in known:
        assert field in piece or (section, field) in OPTIONAL, f"{section}: {field} is missing"


def numbers_in(value: object) -> list[int]:
    if isinstance(value, dict):
        return [number for part in value.values() for number in numbers_in(part)]
    if isinstance(value, list):
        return [number for part in value for number in numbers_in(part)]
    return [value] if type(value) is int else []


def check_board(values: dict[str, Any]) -> None:
    """What stands once: set-up, track, Pope."""
    setup, track = values["setup"], values["track"]
    assert setup["players"] == [3, 6]
    assert list(setup["wars_per_decade"]) == ["3", "4", "5", "6"]
    assert list(setup["treachery_cost"]) == CURRENCIES
    assert list(setup["neutral_city"]) == ["attack", "defence"]
    assert list(track["start"]) == CITIES
    assert all(track["lowest"] <= status <= track["highest"] for status in track["start"].values())
    assert len(track["rank_points"]) == len(CITIES)
    assert track["rank_points"] == sorted(track["rank_points"], reverse=True)
    assert values["pope"]["currency"] in CURRENCIES


def check_abilities(values: dict[str, Any]) -> None:
    """Each ability is one that the rules know; a power belongs to one tile."""
    troops = [troop["name"] for troop in values["troop"]]
    powers: list[str] = []
    for section, known in (("family", FAMILY_ABILITY), ("city_tile", TILE_ABILITY)):
        for piece in (piece for piece in values[section] if "ability" in piece):
            ability = piece["ability"]
            assert ability, "one that can do nothing has no ability"
            assert all(type(value) is known[field] for field, value in ability.items())
            assert ("troop" in ability) == ("attack" in ability or "defence" in ability)
            assert ability.get("troop", troops[0]) in troops
            powers += [ability["power"]] if "power" in ability else []
            if ability.get("power") == "bank":
                assert piece["copies"] <= 2, "a payment can name at most two Banking tiles"
    assert sorted(powers) == ["bank", "draw", "reroll", "steal", "veto"]


def check_events(events: list[dict[str, Any]]) -> None:
    """Four for each decade, in their order."""
    assert [event["decade"] for event in events] == [1] * 4 + [2] * 4 + [3] * 4
    for event in events:
        assert event["kind"] in EVENT_KINDS
        assert event["currency"] in CURRENCIES
        assert ("vp" in event) == (event["kind"] == "vp_artist")


def check_counts(values: dict[str, Any]) -> None:
    """The catalogue of acts counts on how many kinds of each there are."""
    assert len(values["family"]) == tiles.FAMILY_COUNT
    assert len(values["troop"]) == tiles.TROOP_KINDS
    assert len(values["city_tile"]) == tiles.TILE_KINDS == tiles.EVENT_LOT
    assert len(values["event"]) == tiles.EVENT_COUNT == tiles.POPE_LOT - tiles.EVENT_LOT
    for city in CITIES:
        assert sum(tile["copies"] for tile in values["city_tile"] if tile["city"] == city) == 6
    treachery = {tile["name"]: tile["copies"] for tile in values["treachery"]}
    assert list(treachery) == [
        "Bribe Troops",
        "Bribe Cardinal",
        "Freeze Bid",
        "Steal Influence",
        "Raid Gold Shipment",
        "Veto",
        "Start War",
    ]
    assert treachery["Bribe Cardinal"] <= 2, "a payment can name at most 2 Cardinals"
    assert sum(treachery.values()) >= 20, "with fewer the pile could run dry"


def test_the_file_is_right():
    check(VALUES)


@pytest.mark.parametrize(
    ("where", "wrong"),
    [
        ("setup gold", "40"),
        ("setup gold", True),
        ("setup gold", 100),
        ("setup geld", 40),
        ("setup players", [2, 6]),
        ("track start venice", 11),
        ("track rank_points", [7, 10, 5, 3, 1]),
        ("family 0 ability", {"flying": 1}),
        ("family 0 ability", {}),
        ("family 4 deduced", ["house"]),
        ("troop 0 name", "Pike"),
        ("city_tile 0 city", "genoa"),
        ("city_tile 0 merchant", 0),
        ("city_tile 1 copies", 4),
        ("city_tile 3 ability troop", "Elephant"),
        ("city_tile 3 ability", {"attack": 1}),
        ("city_tile 6 ability power", "veto"),
        ("city_tile 10 copies", 3),
        ("event 0 vp", "2"),
        ("event 2 vp", 2),
        ("event 4 decade", 1),
        ("treachery 0 name", "Bribe"),
        ("treachery 0 copies", 1),
        ("treachery 1 copies", 3),
    ],
)
def test_a_wrong_value_is_found(where, wrong):
    values = copy.deepcopy(VALUES)
    *path, last = (int(part) if part.isdigit() else part for part in where.split())
    place = values
    for part in path:
        place = place[part]
    place[last] = wrong
    with pytest.raises((AssertionError, KeyError)):
        check(values)


def test_abilities_are_read_from_their_fields():
    """Each column holds what the fields say, and nothing else."""
    kinds = dict(zip(tiles.TILES, range(tiles.TILE_KINDS), strict=True))
    swiss, caterina = kinds["swiss-mercenaries"], kinds["caterina-sforza"]
    assert tiles.TROOPS[tiles.TILE_TROOP[swiss]] == "pike"
    assert (tiles.ATTACK.tile[swiss], tiles.DEFENCE.tile[swiss], tiles.TILE_CONDOTTIERE[swiss]) == (1, 1, 1)
    assert (tiles.DEFENCE.own[caterina], tiles.DEFENCE.tile[caterina], tiles.TILE_TROOP[caterina]) == (2, 0, -1)
    assert (kinds["lorenzo-medici"], kinds["banking"]) == (tiles.LORENZO_TILE, tiles.BANKING_TILE)
    assert sum(tiles.TILE_POPE) == 5
    assert list(tiles.FAMILY_HAND) == [0, 1, 0, 0, 1, 0]


def test_every_value_is_listed_with_its_mark():
    rows = list_values()
    assert ("setup", "gold", "40", "") in rows
    assert ("track", "rank_points", "10, 7, 5, 3, 1", "reconstructed") in rows
    assert ("family Malatesta", "home", "Rimini", "deduced") in rows
    assert ("family Malatesta", "gold", "12", "") in rows
    assert ("city_tile milan Armourer", "merchant", "false", "reconstructed") in rows
    armourer = "troop Cavalry, attack 1, condottiere_discount 1"
    assert ("city_tile milan Armourer", "ability", armourer, "") in rows
    assert ("event Leonardo", "name", "Leonardo", "reconstructed") in rows
    assert ("city_tile naples Merchant", "ability", "none", "reconstructed") in rows
    marks = [row[3] for row in rows]
    named = re.findall(r"^(deduced|reconstructed) = \[(.*)\]", TEXT, re.MULTILINE)
    for mark in ("deduced", "reconstructed"):
        assert marks.count(mark) == sum(len(fields.split(",")) for kind, fields in named if kind == mark)
