"""The laws as a command: which games it plays, and what it says when one breaks a law."""

from typing import Any

import pytest

from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.lab import check_laws
from tests.bots.kinds import Peeking
from tests.kernel.bazaar import Bazaar

Case = tuple[int, tuple[str, ...], int]


def laws(args: str) -> int:
    return main(["laws", *args.split()])


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[Case]:
    """The games that are checked, instead of playing them."""
    cases: list[Case] = []

    def note(game: Game[Any], seats: int, setup: dict[str, list[str]], seed: int) -> int:
        cases.append((seats, tuple(setup.get("variants", ())), seed))
        return 100

    monkeypatch.setattr(check_laws, "check_game", note)
    return cases


def test_every_seat_count_and_every_allowed_set_of_variants(
    checked: list[Case], capsys: pytest.CaptureFixture[str]
) -> None:
    assert laws("condottiere --games 5 --seed 3") == 0
    sets = {variants for _seats, variants, _seed in checked}
    assert {seats for seats, _variants, _seed in checked} == {2, 3, 4, 5, 6}
    switches = [option for option in GAMES["condottiere"].table_options if option.kind == "switch"]
    games = 5 * (len(sets) + len(switches))
    assert len(sets) == 1 + 5 + (10 - 1) + (10 - 3) + (5 - 3)
    assert () in sets
    assert ("draw", "kingdoms", "hidden") in sets
    assert not any({"points", "capture"} <= {*variants} for variants in sets)
    assert [seed for _seats, _variants, seed in checked] == list(range(3, 3 + games))
    out = capsys.readouterr().out
    assert out == (
        f"condottiere: {games} games, {games}00 decisions, {games} combinations of seats and options.\n"
        "Every law holds.\n"
    )


def test_games_are_spread_over_what_is_asked_for(checked: list[Case]) -> None:
    assert laws("condottiere --games 4 --seats 3 --variant draw --variant hidden") == 0
    assert checked == [(3, ("draw", "hidden"), seed) for seed in (1, 2, 3, 4)]


def test_every_switch_is_also_turned_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    options: list[dict[str, object]] = []
    monkeypatch.setattr(check_laws, "check_game", lambda game, seats, setup, seed: options.append(setup) or 1)
    assert laws("conquest --games 1 --seats 2 --option rounds=9") == 0
    turned = [{"variants": []}, {"garrison": True}, {"scout_charge": False}, {"memory": False}]
    assert options == [{**way, "rounds": 9} for way in turned]


def test_sound_games_keep_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    assert laws("condottiere --games 2 --seats 2 --variant hidden") == 0
    assert capsys.readouterr().out.startswith("condottiere: 2 games, ")


def test_a_broken_law_is_told_with_all_it_takes_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "bazaar", Bazaar("lost card"))
    assert laws("bazaar --games 40 --seats 3") == 1
    told = capsys.readouterr()
    assert told.out == ""
    *_, sentence, again = told.err.splitlines()
    assert sentence.startswith("The law 'conserved' is broken: ")
    before, command = again.split(": condotta ")
    assert before == "To see it again"
    assert main(command.split()) == 1
    assert capsys.readouterr().err.splitlines()[-2:] == [sentence, again]


def test_bots_are_put_under_the_law_of_fairness(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert laws("condottiere --games 1 --seats 2 --variant hidden --bots steady,random --every 20") == 0
    assert " thoughts of steady, random were the same where the seat knows the same." in capsys.readouterr().out
    assert laws("condottiere --games 1 --seats 2 --bots steady --every 0") == 2
    monkeypatch.setattr(check_laws, "load_bot", lambda name, game: Peeking())
    assert laws("condottiere --games 9 --seats 2 --variant hidden --bots peeking --every 3") == 1
    *_, sentence, again = capsys.readouterr().err.splitlines()
    assert sentence.startswith("The law 'fair' is broken: peeking knows more than ")
    assert main(again.split(": condotta ")[1].split()) == 1


def test_variants_that_do_not_exist_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert laws("condottiere --variant nonsense") == 2
    assert "condottiere has no variant “nonsense”; it has: " in capsys.readouterr().err
