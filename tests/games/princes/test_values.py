"""The component values: a wrong file is refused with the line and the reason; marks are listed."""

import re
from importlib.resources import files

import pytest

from condotta.games.princes.values import FILE, list_values, read_values
from condotta.kernel.errors import SetupError

TEXT = files("condotta.games.princes").joinpath(FILE).read_text(encoding="utf-8")


def line_of(part: str) -> int:
    """The line on which this stands first."""
    return TEXT[: TEXT.index(part)].count("\n") + 1


def test_the_file_is_right():
    values = read_values(TEXT)
    assert {section: len(entries) for section, entries in values.many.items()} == {
        "family": 6,
        "troop": 6,
        "city_tile": 22,
        "event": 12,
        "treachery": 7,
    }


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("gold = 40", "gold = ", "this is not TOML: Invalid value"),
        ("gold = 40", 'gold = "40"', "gold must be a whole number from 0 to 99, not '40'"),
        ("gold = 40", "gold = true", "gold must be a whole number from 0 to 99, not True"),
        ("gold = 40", "geld = 40", "setup has no field 'geld'; it has: players, gold"),
        ("players = [3, 6]", "players = [2, 6]", r"players must be \[3, 6\]"),
        ("[score]", "[scores]", "there is no section 'scores'; there is: setup, track"),
        ("start = { venice = 7", "start = { venice = 11", "venice must start from 3 to 10, not 11"),
        ("start = { venice = 7, milan = 6", "start = { milan = 6", "start must name venice, milan"),
        ("rank_points = [10, 7", "rank_points = [7, 10", "rank_points must be five numbers"),
        ('ability = "condottiere_discount"', 'ability = "flying"', "ability must be one of condottiere_discount"),
        ('city = "venice"', 'city = "genoa"', "city must be one of venice, milan, florence, rome, naples"),
        ("merchant = false", "merchant = 0", "merchant must be true or false, not 0"),
        ('ability = "crossbow +0/+1"', 'ability = "crossbow +x/+1"', "no rule knows the ability 'crossbow"),
        ('ability = "crossbow +0/+1"', 'ability = "elephant +0/+1"', "there is no troop 'elephant'"),
        ('kind = "vp_artist"\nvp = 2', 'kind = "vp_artist"', "vp belongs to an event of kind vp_artist"),
        ('name = "Bribe Troops"', 'name = "Bribe"', "the rules know 'Bribe Troops' in this place"),
        ('name = "Bribe Cardinal"\ncopies = 2', 'name = "Bribe Cardinal"\ncopies = 3', "at most 2 Cardinals"),
        ('deduced = ["home"]', 'deduced = ["house"]', "deduced must list fields of family"),
    ],
)
def test_a_wrong_value_is_refused_with_line_and_reason(right, wrong, sentence):
    assert right in TEXT
    with pytest.raises(SetupError, match=sentence) as refused:
        read_values(TEXT.replace(right, wrong, 1))
    line = int(re.match(rf"{FILE}, line (\d+): ", str(refused.value))[1])
    assert abs(line - line_of(right)) <= 4, "the line of the field, or of its section if the field is missing"


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        (
            'name = "Merchant"\ncopies = 5',
            'name = "Merchant"\ncopies = 4',
            "venice must have 6 city tiles in all, not 5",
        ),
        ('[[treachery]]\nname = "Start War"\ncopies = 1', "", "there must be 7 entries .*treachery.*, not 6"),
        ('[pope]\ngold = 3\ncurrency = "influence"', "", "the section .pope. is missing"),
        ("decade = 2", "decade = 1", "four of decade 1"),
        ('name = "Bribe Troops"\ncopies = 7', 'name = "Bribe Troops"\ncopies = 1', "fewer than 20 treachery tiles"),
        ('name = "Genoese Crossbow"', 'name = "Armourer"', "'Armourer' stands here twice"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused(right, wrong, sentence):
    assert right in TEXT
    with pytest.raises(SetupError, match=f"line [0-9]+: .*{sentence}"):
        read_values(TEXT.replace(right, wrong, 1))


def test_every_value_is_listed_with_its_mark():
    rows = list_values()
    assert ("setup", "gold", "40", "") in rows
    assert ("track", "rank_points", "10, 7, 5, 3, 1", "reconstructed") in rows
    assert ("family Malatesta", "home", "Rimini", "deduced") in rows
    assert ("family Malatesta", "gold", "12", "") in rows
    assert ("city_tile milan Armourer", "merchant", "false", "reconstructed") in rows
    assert ("event Leonardo", "name", "Leonardo", "reconstructed") in rows
    assert ("city_tile naples Merchant", "ability", "none", "reconstructed") in rows
    marks = [row[3] for row in rows]
    named = re.findall(r"^(deduced|reconstructed) = \[(.*)\]", TEXT, re.MULTILINE)
    for mark in ("deduced", "reconstructed"):
        assert marks.count(mark) == sum(len(fields.split(",")) for kind, fields in named if kind == mark)
