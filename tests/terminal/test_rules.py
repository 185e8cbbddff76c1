"""The command `condotta rules`."""

from __future__ import annotations

import argparse

import pytest

from condotta.games import GAMES
from condotta.kernel.errors import SetupError
from condotta.terminal import rules as rules_module
from condotta.words import Words, languages


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    parser = argparse.ArgumentParser()
    rules_module.add_arguments(parser)
    assert rules_module.run(parser.parse_args(args)) == 0
    return capsys.readouterr().out


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys)
    assert "Condottiere (2 to 6 players)." in out
    assert all(name in out for name in GAMES)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(capsys: pytest.CaptureFixture[str], game: str, lang: str) -> None:
    lines = printed(capsys, game, "--lang", lang).split("\n")
    for variant in GAMES[game].variants:
        assert any(line.startswith(f"{variant}: ") for line in lines)
    assert max(len(line) for line in lines) <= 100


def test_a_whole_game_has_all_its_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "condottiere", "--lang", "fr")
    assert "\nC1 Le paquet de cartes\n" in out
    assert "\nC12 Variante\u00a0: cartes cachées\n" in out
    assert "\nC12.5 " in out


def test_one_rule_finds_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "C5.4", "--lang", "fr")
    assert out.startswith("C5.4 Évêque\u00a0: tous les Mercenaires")
    assert "C5.5 Le pion" not in out


@pytest.mark.parametrize(
    ("what", "lang", "rules"),
    [
        ("bishop", "en", ["C5.4"]),
        ("Évêque", "fr", ["C5.4"]),
        ("scout", "pl", ["Q4.3"]),
        ("lorenzo medici", "en", ["P5.2"]),
        ("veto", "en", ["P5.2"]),
        ("merchant-venice", "nl", ["P4.7"]),
    ],
)
def test_a_thing_finds_its_rule(what: str, lang: str, rules: list[str]) -> None:
    lines = rules_module.found(what, lang)
    assert [line.split("(")[-1].rstrip(").") for line in lines] == rules
    assert all(len(line) < 250 for line in lines)


def test_a_word_finds_the_rules_it_stands_in() -> None:
    lines = rules_module.found("regions are connected", "en")
    assert [line.split()[0] for line in lines] == ["C2.2"]
    assert rules_module.found("regions RELIEES (C2.2)", "fr")[0].startswith("C2.1")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_begins_with_how_to_win_it(capsys: pytest.CaptureFixture[str], game: str) -> None:
    out = printed(capsys, game)
    assert 0 < out.index("\nHow to win\n") < out.index(f"\n{Words(GAMES[game], 'en').chapters()[0]} ")


def test_a_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "c8")
    assert out.startswith("C8 Deals\nC8.1 ")
    assert "\nC8.2 " in out


@pytest.mark.parametrize("what", ["C99", "C5.44", "chess"])
def test_what_is_not_there_is_refused_with_what_is(what: str) -> None:
    with pytest.raises(SetupError, match=rf"^There is no help on {what}; .* games condottiere.* chapters C1, .*\.$"):
        rules_module.found(what, "en")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="There is no language “xx”"):
        rules_module.found("C5.4", "xx")


def test_the_values_of_a_game_with_their_marks(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "princes", "--values").split("\n")
    assert any(line.split() == ["setup", "gold", "40"] for line in lines)
    assert any(line.startswith("troop Pike") and line.endswith("3  [reconstructed]") for line in lines)


def test_a_game_without_such_a_list_says_so() -> None:
    with pytest.raises(SetupError, match=r"^condottiere has no list of values\.$"):
        rules_module.show_values(GAMES["condottiere"])
