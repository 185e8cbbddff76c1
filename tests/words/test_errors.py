"""One family of errors: told to people in their language, to programs in English."""

import asyncio
import pickle
from pathlib import Path

import pytest

from condotta.cli import main
from condotta.games import GAMES, game_named
from condotta.kernel.catalogue import Catalogue
from condotta.kernel.engine import apply
from condotta.kernel.errors import CondottaError, IllegalAct, InvalidAct, RecordError, SetupError
from condotta.kernel.record import read_record
from condotta.words import Words, languages, sentence

from ..server.clients import running


def raised(kind: type[CondottaError], work: object, *args: object) -> CondottaError:
    with pytest.raises(kind) as caught:
        work(*args)  # type: ignore[operator]
    return caught.value


def some_errors() -> list[CondottaError]:
    """One of each kind, made by the engine itself."""
    condottiere = GAMES["condottiere"]
    table = condottiere.new(3, {"first": "A"})
    return [
        raised(SetupError, condottiere.new, 9, {}),
        raised(SetupError, condottiere.new, 3, {"variants": ["points", "capture"]}),
        raised(SetupError, condottiere.new, 3, {"target": "many"}),
        raised(SetupError, GAMES["conquest"].new, 2, {"board": {}}),
        raised(SetupError, game_named, "chess"),
        raised(RecordError, read_record, '{"condotta": 1, "game": "condottiere", "rules": 1, "seats": 9}', GAMES),
        raised(InvalidAct, Catalogue.read, condottiere.catalogue, "sing"),
        raised(IllegalAct, apply, table, 0, condottiere.catalogue.read("play bishop")),
    ]


@pytest.mark.parametrize("error", some_errors(), ids=lambda error: error.key)
def test_an_error_is_a_sentence_in_every_language(error: CondottaError) -> None:
    told = [sentence(error, lang) for lang in languages()]
    assert len(set(told)) == len(languages())
    for one in told:
        assert one.endswith(".")
        assert "$" not in one and "{" not in one.replace("{}", "")


@pytest.mark.parametrize("error", some_errors(), ids=lambda error: error.key)
def test_to_a_program_it_is_the_english_sentence(error: CondottaError) -> None:
    told = sentence(error, "en")
    if "seat" in error.values:  # people are told who and what in words, programs in the notation
        told = told.replace("Play Bishop", "play bishop").replace("Chance", "chance")
    assert str(error) == told


@pytest.mark.parametrize("error", some_errors(), ids=lambda error: error.key)
def test_it_survives_pickling(error: CondottaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.key, again.rule, again.game) == (type(error), error.key, error.rule, error.game)
    assert str(again) == str(error)


def test_french_reasons_of_set_up() -> None:
    seats, together, target, board, game, record, *_rest = (sentence(error, "fr") for error in some_errors())
    assert seats == "condottiere se joue de 2 à 6 joueurs, pas à 9."
    assert together == "Les variantes points et capture ne vont pas ensemble (C10.3)."
    assert target == "L’option target doit être un nombre entier de 1 à 1000, pas 'many' (C10.1)."
    assert board.startswith(
        "Ce plateau est inutilisable\u00a0: Le format doit être «\u00a0conquest-map/1\u00a0», pas None."
    )
    assert game.startswith("Il n’y a pas de jeu «\u00a0chess\u00a0»\u00a0; au choix\u00a0: condottiere")
    assert record == "Ligne 1\u00a0: condottiere se joue de 2 à 6 joueurs, pas à 9."


def test_a_refusal_of_one_game_is_told_in_its_words_whoever_tells_it() -> None:
    error = SetupError("load-not-now").of("conquest")
    assert Words(GAMES["condottiere"], "nl").refusal(error) == Words(GAMES["conquest"], "nl").refusal(error)


def test_an_error_without_text_or_language_is_told_all_the_same() -> None:
    assert str(IllegalAct("no-such-card", "X1", card="joker")) == "no such card (card joker) (X1)."
    assert sentence(SetupError("no-values", game="x"), "xx") == "x has no list of values."
    assert sentence(IllegalAct("no-veto", seat="A").of("bazaar"), "fr") == "no veto (seat A)."


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--seats", "9"], "condottiere se joue de 2 à 6 joueurs, pas à 9."),
        (["play", "--variant", "nude"], "condottiere n’a pas de variante «\u00a0nude\u00a0»"),
        (["play", "--you", "5"], "Il n’y a pas de place 5 à cette table"),
        (["play", "--bots", "clever"], "Il n’y a pas de bot «\u00a0clever\u00a0»"),
        (["replay", "no-such-file"], "no-such-file est inutilisable"),
        (["rules", "C99"], "Il n’y a pas d’aide sur C99"),
    ],
)
def test_the_command_line_speaks_french(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--lang", "fr"]) == 2
    assert capsys.readouterr().err.startswith(f"condotta: {told}")


def test_the_wire_speaks_french(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path / "t.db") as wire:
            body = {"game": "condottiere", "seats": ["person"] * 3, "options": {"target": 0}}
            answer = await wire.http.post("/api/tables", json=body, headers={"Accept-Language": "fr"})
            assert answer.status_code == 422
            assert answer.json() == {
                "key": "option-not-number",
                "rule": "C10.1",
                "args": {"option": "target", "least": 1, "most": 1000, "given": "0"},
                "sentence": "L’option target doit être un nombre entier de 1 à 1000, pas 0 (C10.1).",
            }
            record = {"record": '{"condotta": 1, "game": "chess"}'}
            answer = await wire.http.post("/api/replay", json=record, headers={"Accept-Language": "fr"})
            assert answer.status_code == 422
            assert answer.json()["sentence"].startswith("Ligne 1\u00a0: Il n’y a pas de jeu «\u00a0chess\u00a0»")

    asyncio.run(ask())
