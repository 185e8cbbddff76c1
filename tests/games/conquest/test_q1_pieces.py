"""Q1 The pieces."""

import pytest

from condotta.games.conquest.cards import COPIES as CARD_COPIES
from condotta.games.conquest.pieces import COPIES, LINE_UP, NAMES, PIECES


def test_q1_eighteen_pieces_of_twelve_kinds() -> None:
    assert sum(COPIES) == PIECES == 18
    assert len(NAMES) == 12


@pytest.mark.parametrize(
    ("name", "copies"), [("king", 1), ("sorceress", 2), ("scout", 4), ("cursed-land", 3), ("flag", 1)]
)
def test_q1_copies(name: str, copies: int) -> None:
    assert COPIES[NAMES.index(name)] == copies
    assert [NAMES[kind] for kind in LINE_UP].count(name) == copies


def test_q7_there_are_42_cards() -> None:
    assert sum(CARD_COPIES) == 42
