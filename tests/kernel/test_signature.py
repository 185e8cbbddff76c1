"""Signatures: kinds, arguments, events, and the rule of each thing."""

import re
from pathlib import Path
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.catalogue import Catalogue, Verb
from condotta.kernel.contract import PASS, Game, Table
from condotta.kernel.signature import NUMBER, SEAT, Kind, event

RULES = Path(__file__).parents[2] / "docs" / "rules"
CARD = Kind("card", ["spade", "heart"], ["C1", "C2.1"])

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def numbers_in(rulebook: Path) -> set[str]:
    anchors = re.findall(r'<a id="([a-z]\d+(?:-\d+)?)">', rulebook.read_text(encoding="utf-8"))
    return {anchor.upper().replace("-", ".") for anchor in anchors}


def test_an_argument_is_called_as_its_kind_or_by_a_name_of_its_own() -> None:
    spec = event(SEAT, SEAT.called("to"), CARD, reveals=True)
    assert [(arg.name, arg.kind.name) for arg in spec.args] == [("seat", "seat"), ("to", "seat"), ("card", "card")]
    assert spec.reveals
    assert not event(CARD).reveals


def test_the_words_of_an_argument_may_go_beyond_those_of_its_kind() -> None:
    arg = CARD.called("first", ["spade", "heart", "nothing"])
    assert (arg.kind.rule("heart"), arg.kind.rule("nothing")) == ("C2.1", "")
    assert NUMBER.rule("3") == ""


def test_a_kind_has_a_rule_for_each_word_or_for_none() -> None:
    with pytest.raises(AssertionError, match="a rule for each word"):
        Kind("card", ["spade", "heart"], ["C1"])


def test_a_name_means_one_kind_throughout_a_game() -> None:
    catalogue = Catalogue([Verb("pass", PASS), Verb("play", 1, [CARD])])
    assert Game[Table](catalogue, {"plays": event(SEAT, CARD)}).kinds == {"seat": SEAT, "card": CARD}
    with pytest.raises(AssertionError, match="card means two kinds"):
        Game[Table](catalogue, {"plays": event(Kind("card", ["spade"]))})


@every_game
def test_every_thing_has_its_rule(game: Game[Any]) -> None:
    known = numbers_in(RULES / f"{game.name}.md")
    for kind in game.kinds.values():
        if kind.words and kind is not SEAT:
            assert set(kind.rules) <= known, kind.name
            assert len(kind.rules) == len(kind.words), kind.name


@every_game
def test_every_act_but_to_pass_has_its_rule(game: Game[Any]) -> None:
    known = numbers_in(RULES / f"{game.name}.md")
    assert [verb.name for verb in game.catalogue.verbs if verb.rule not in known] == ["pass"]


@every_game
def test_an_event_has_room_for_what_it_tells(game: Game[Any]) -> None:
    for key, spec in game.events.items():
        names = [arg.name for arg in spec.args]
        assert len(names) == len(set(names)) <= 4, key
