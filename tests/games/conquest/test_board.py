"""The board: data that is checked, and others in its place."""

import copy
import json
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.games.conquest import CONQUEST
from condotta.games.conquest.board import WESTERIA
from condotta.games.conquest.board_problems import checked_board, problems
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.errors import SetupError
from condotta.kernel.laws import check_game
from condotta.kernel.record import Recording, read_record
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE


def test_q2_the_board_has_24_territories_of_three_zones_and_eight_cities() -> None:
    assert problems(WESTERIA.data) == []
    assert len(WESTERIA.zones) == 72
    assert sum(WESTERIA.cities) == 8
    assert [WESTERIA.zones[i][:-2] for i in range(0, 72, 3)] == WESTERIA.territories


def test_it_says_what_is_from_the_rulebook_and_what_is_not() -> None:
    assert WESTERIA.data["status"].startswith("RECONSTRUCTION")
    assert sum(territory["name_status"] == "RULEBOOK" for territory in WESTERIA.data["territories"]) == 7


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda d: d.update(format="x"), "The format must be “conquest-map/1”, not 'x'."),
    (lambda d: d.pop("edges"), "There must be a list of edges."),
    (lambda d: d["territories"].pop(), "There must be 24 territories, not 23."),
    (lambda d: d["territories"][1].update(id="SH"), "Two territories are called SH."),
    (lambda d: d["territories"][1].update(id="S H"), "Territory 2 needs an id: letters, digits, dots and hyphens."),
    (lambda d: d["territories"][1].update(name=" "), "SI needs a name."),
    (lambda d: d["territories"][1].update(city=None), "SI must say whether it has a city: true or false."),
    (lambda d: d["territories"][2].update(city=True), "There must be 8 cities, not 9."),
    (lambda d: d["territories"][2]["zones"].pop(), "SML must have three zones, each with an id."),
    (lambda d: d["territories"][2].update(zones=["SH.a", "SML.b", "SML.c"]), "Two zones are called SH.a."),
    (lambda d: d["zones"].pop(0), "The zone EH.a is not in the list of zones."),
    (lambda d: d["zones"].append(d["zones"][0]), "The zone EH.a is described twice."),
    (lambda d: d["zones"][0].update(id="X.a"), "Zone 1 in the list of zones, 'X.a', is in no territory."),
    (lambda d: d["zones"][0].update(territory="SH"), "The zone EH.a says it is in 'SH', but EH lists it."),
    (
        lambda d: d["zones"][0].update(x=2000),
        "The zone EH.a needs a position on the board: x from 0 to 1000, y from 0 to 1000.",
    ),
    (lambda d: d["zones"][0].update(x=908.0, y=566.0), "The zones EH.a and EH.b are at the same position."),
    (lambda d: d["edges"].append(["SH.a", "XX"]), "The border SH.a–XX names XX, which is no zone."),
    (lambda d: d["edges"].append(["SH.a", "SH.a"]), "The border SH.a–SH.a joins a zone to itself."),
    (lambda d: d["edges"].append(["SH.b", "SH.a"]), "The border SH.b–SH.a is there twice."),
    (lambda d: d["edges"].append("SH.a"), "The border 'SH.a' is not a pair of zones."),
    (lambda d: d["edges"].append(["SH.a", 5]), "The border ['SH.a', 5] is not a pair of zones."),
    (lambda d: d["edges"].append([["SH.a"], "SH.b"]), "The border [['SH.a'], 'SH.b'] is not a pair of zones."),
    (lambda d: d["zones"][0].update(id=["EH.a"]), "Zone 1 in the list of zones, ['EH.a'], is in no territory."),
    (lambda d: d.update(borders=5), "There must be a list of borders."),
    (
        lambda d: d["borders"][0].update(kind="river"),
        "The drawn border EH.a–EH.b must be of one of the kinds zone, territory, mountain, not 'river'.",
    ),
    (lambda d: d.update(size=[0, "x"]), "The size of the board must be two numbers above 0."),
    (lambda d: d.update(outline=[[1, 2], 3]), "outline must be a list of points [x, y]."),
    (lambda d: d["zones"][0].update(polygon="x"), "zones[0].polygon must be a list of points [x, y]."),
    (lambda d: d["mountains"][0].update(line=[["a", "b"]]), "mountains[0].line must be a list of points [x, y]."),
    (lambda d: d["borders"][0].update(seg=None), "borders[0].seg must be a list of points [x, y]."),
    (lambda d: d["territories"][0].update(label=5), "territories[0].label must be a point [x, y]."),
    (
        lambda d: d["edges"].append(["SML.a", "SMR.a"]),
        "Mountain range South Spine: The border SML.a–SMR.a is both open and blocked.",
    ),
    (lambda d: d["mountains"].clear(), "There must be mountains somewhere."),
    (
        lambda d: d["mountains"][0].pop("blocks"),
        "Mountain range South-east Range: The borders must be a list of pairs of zones.",
    ),
    (
        lambda d: d["edges"].remove(["EH.a", "EH.b"]),
        "The border EH.a–EH.b is drawn as open, but is not in the list of edges.",
    ),
    (lambda d: d["borders"].pop(0), "The border EH.a–EH.b is not among the drawn borders."),
    (lambda d: d["mountains"].pop(), "The border WML.a–WMR.a is drawn as mountains, but no range blocks it."),
]


@pytest.mark.parametrize(("spoil", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_what_is_wrong_is_said_in_sentences(spoil: Callable[[dict[str, Any]], object], sentence: str) -> None:
    data = copy.deepcopy(WESTERIA.data)
    spoil(data)
    assert sentence in [str(problem) for problem in problems(data)]
    with pytest.raises(SetupError, match="This board cannot be used"):
        checked_board(data)


ODD: list[object] = [None, True, 5, -1, math.nan, "x", [], {}, ["a", "b"], [None, [1]], [{"a": []}, 3], {"a": 1}]


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a board: what holds it, and its key; of a list its first item only."""
    for key in node if isinstance(node, dict) else range(min(len(node), 1)):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from places(node[key])


def test_whatever_a_file_holds_is_told_in_sentences() -> None:
    """Each place of the board in turn taken out, or filled with what does not belong there."""
    data = copy.deepcopy(WESTERIA.data)
    for holder, key in list(places(data)):
        usual = holder[key]
        for odd in ODD:
            holder[key] = odd
            assert all(str(problem).endswith(".") for problem in problems(data))
        if isinstance(holder, dict):
            del holder[key]
            assert all(str(problem).endswith(".") for problem in problems(data))
        holder[key] = usual
    assert problems(data) == []


def test_every_zone_must_be_reachable() -> None:
    data = copy.deepcopy(WESTERIA.data)
    del data["borders"]
    data["edges"] = [edge for edge in data["edges"] if "SOL.c" not in edge]
    sentences = ["There is no way from SH.a to SOL.c.", "The three zones of SOL are not connected."]
    assert [str(problem) for problem in problems(data)] == sentences


def test_a_board_is_one_object() -> None:
    assert [str(problem) for problem in problems([])] == ["A board must be one JSON object."]


def another_board() -> dict[str, Any]:
    """The same shape with other ids and names, and its territories in another order."""
    text = json.dumps({**WESTERIA.data, "territories": WESTERIA.data["territories"][::-1]})
    for name in WESTERIA.zone_names:
        text = text.replace(f'"{name}"', f'"X{name}"')
    for name in WESTERIA.territories:
        text = text.replace(f'"{name.upper()}"', f'"X{name.upper()}"')
    data: dict[str, Any] = json.loads(text)
    return data


def test_a_game_on_another_board_keeps_the_laws() -> None:
    data = another_board()
    t = CONQUEST.new(2, {"board": data, "rounds": 5})
    assert check_game(t.game, 2, {"rounds": 5}, 3) > 0


def test_its_record_carries_the_board() -> None:
    rng = Rng(5)
    match = Recording(CONQUEST, 2, {"board": another_board(), "rounds": 4}, {})
    while (decision := pending(match.table)) is not None:
        seat = decision.seat
        choices = options(match.table, seat)
        match.act(seat, sample(match.table, rng) if seat == CHANCE else choices[rng.below(len(choices))])
    text = "\n".join(match.lines()) + "\n"
    assert '"choose x' in text
    again = read_record(text, GAMES)
    assert again.log == match.log
    assert again.table.winners == match.table.winners


def test_a_board_that_is_none_is_refused() -> None:
    with pytest.raises(SetupError, match="content of a file"):
        CONQUEST.new(2, {"board": "westeria.json"})
    with pytest.raises(SetupError, match="This board cannot be used: The format"):
        CONQUEST.new(2, {"board": {}})


def test_a_clone_stays_on_its_board() -> None:
    t = CONQUEST.new(2, {"board": another_board()})
    apply(t, CHANCE, CONQUEST.catalogue.read("lot king"))
    assert t.clone().game.catalogue.show(1).startswith("choose x")
