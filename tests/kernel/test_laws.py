"""The laws hold for a sound game, and catch each fault that is planted in it."""

import pytest

from condotta.kernel.laws import LawBroken, check_game
from tests.kernel.bazaar import Bazaar


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sound_game_keeps_the_laws(seats: int) -> None:
    for seed in range(12):
        assert check_game(Bazaar(), seats, {}, seed) > 0


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        ("leaking event", "told"),
        ("leaking view", "told"),
        ("window asks who can", "told"),
        ("answer seen", "blind twin"),
        ("secret trade", "blind twin"),
        ("shared list", "clone"),
        ("clone forgets", "clone"),
        ("told otherwise by the log", "log"),
        ("another table by the log", "log"),
        ("world looks different", "determinize"),
        ("option tells", "told"),
        ("world loses a card", "conserved"),
        ("lost card", "conserved"),
        ("gold counted", "conserved"),
        ("option refused", "declared"),
        ("nothing offered", "declared"),
        ("undeclared act", "declared"),
        ("refused without a word", "declared"),
        ("preview leaks", "determinize"),
        ("said to be open", "determinize"),
        ("open by what is hidden", "determinize"),
        ("feature leaks", "numbers"),
        ("choice leaks", "numbers"),
        ("spelled alike", "numbers"),
        ("spelled short", "numbers"),
    ],
)
def test_a_planted_fault_is_caught(fault: str, law: str) -> None:
    with pytest.raises(LawBroken, match=f"law '{law}'"):
        for seed in range(40):
            check_game(Bazaar(fault), 3, {}, seed)
