"""Acts as numbers and as text."""

import pytest

from condotta.games import GAMES
from condotta.kernel.catalogue import CODE_BITS
from condotta.kernel.errors import AmbiguousAct, InvalidAct
from condotta.kernel.offers import terms
from tests.kernel.bazaar import CATALOGUE


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_code_reads_back_as_itself(game) -> None:
    for code in range(game.catalogue.size):
        verb = game.catalogue.verb(code)
        if not verb.unordered or verb.values(code) == sorted(verb.values(code)):
            assert game.catalogue.read(game.catalogue.show(code)) == code


def test_offers_read_back_as_themselves() -> None:
    for text in (
        "offer b 5 gold for 2 influence",
        "offer a 3 gold until lot",
        "accept c 1 gold 2 influence for 9 gold",
    ):
        assert CATALOGUE.show(CATALOGUE.read(text)) == text


@pytest.mark.parametrize(
    "amount", ["1024 gold", "1000 gold 24 gold", "1 gold for 1023 influence 1 influence", "one gold"]
)
def test_an_offer_of_more_than_can_be_written_is_none(amount: str) -> None:
    assert CATALOGUE.show(CATALOGUE.read("offer a 1000 gold 23 gold")) == "offer a 1023 gold"
    with pytest.raises(InvalidAct):
        CATALOGUE.read(f"offer a {amount}")


def test_an_offer_until_a_moment_that_there_is_not_can_be_told_of() -> None:
    """Only to be refused: nobody reads it back."""
    text = CATALOGUE.show(CATALOGUE.read("offer b 1 gold") | terms(0, 0, 0, 0, 7) << CODE_BITS)
    assert text == "offer b 1 gold until 7"
    with pytest.raises(InvalidAct):
        CATALOGUE.read(text)


def test_the_beginning_of_a_word_will_do_and_capitals_too() -> None:
    catalogue = GAMES["condottiere"].catalogue
    assert catalogue.read("Plac SIE") == catalogue.read("place siena")


def test_unordered_arguments_may_come_in_any_order() -> None:
    catalogue = GAMES["condottiere"].catalogue
    assert catalogue.read("keep bishop 6") == catalogue.read("keep 6 bishop")
    assert catalogue.read("keep nothing 6") == catalogue.read("keep 6 nothing")


def test_an_exact_word_is_never_ambiguous() -> None:
    catalogue = GAMES["condottiere"].catalogue
    assert catalogue.show(catalogue.read("play 1")) == "play 1"


@pytest.mark.parametrize(
    ("text", "error", "key"),
    [
        ("", InvalidAct, "empty-act"),
        ("fly siena", InvalidAct, "unknown-word"),
        ("play", InvalidAct, "word-missing"),
        ("play queen", InvalidAct, "unknown-word"),
        ("play bishop now", InvalidAct, "words-left-over"),
        ("p bishop", AmbiguousAct, "ambiguous-word"),
        ("play s", AmbiguousAct, "ambiguous-word"),
        ("deal a winter winter winter winter", InvalidAct, "words-left-over"),
        ("show b bishop x0", InvalidAct, "words-left-over"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, error: type[Exception], key: str) -> None:
    with pytest.raises(error) as caught:
        GAMES["condottiere"].catalogue.read(text)
    assert caught.value.key == key  # type: ignore[attr-defined]


@pytest.mark.parametrize("act", [-1, 433, 60_000, 0 | 7 << CODE_BITS])
def test_a_number_that_is_no_act(act: int) -> None:
    with pytest.raises(InvalidAct, match=r"^There is no move with the number -?\d+\.$"):
        GAMES["condottiere"].catalogue.show(act)


@pytest.mark.parametrize(
    ("game", "act", "rules"),
    [
        ("condottiere", "play bishop", ["C4.2", "C5.4"]),
        ("condottiere", "pope off", ["C5.5"]),
        ("princes", "auction lorenzo-medici", ["P3.3", "P5.2"]),
        ("princes", "invade nothing", ["P4.8"]),
        ("conquest", "play blitz", ["Q7", "Q7"]),
        ("conquest", "pass", []),
    ],
)
def test_an_act_tells_its_rules_and_those_of_what_it_names(game: str, act: str, rules: list[str]) -> None:
    catalogue = GAMES[game].catalogue
    assert catalogue.rules_of(catalogue.read(act)) == rules
