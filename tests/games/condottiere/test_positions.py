"""The text positions that the rule tests stand on."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import COPIES

from ..playing import asked
from .positions import battle
from .reading import discards, face_down, hand, line, owner, points, pope, token


def test_a_position_is_put_on_the_table():
    t = battle(
        """A: 10 6, holds 1 bishop, owns siena parma, passed / B: drummer (4), holds 2 / C to play, holds 3, placed
        seats 4 / at roma / pope napoli / discards winter 6 / with hidden points / C has 3 points"""
    )
    assert (line(t, "A"), hand(t, "A"), owner(t, "siena"), owner(t, "parma")) == ("6 10", "1 bishop", "A", "A")
    assert (line(t, "B"), face_down(t, "B"), hand(t, "B")) == ("drummer", "4", "2")
    assert (asked(t), token(t), pope(t), discards(t), points(t)) == ("C C4.2", "C", "napoli", "6 winter", [0, 0, 3, 0])


def test_cards_are_taken_from_the_pile():
    t = battle("A: 10 (6), holds heroine heroine / discards heroine")
    assert CONDOTTIERE.conserved(t) == COPIES


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A: 7", "'7' is none of 1, 2"),
        ("A owns atlantis", "'atlantis' is none of torino"),
        ("A sings", "'sings' .* no such statement"),
        ("under siena", "no such statement"),
        ("A: winter winter winter, holds winter", "not so many cards 'winter'"),
        ("A holds 1, to play / B holds 1, to play", "said twice"),
        ("A: (1) (2)", r"'\(2\)' is none of"),
    ],
)
def test_what_cannot_be_read_is_refused(text, sentence):
    with pytest.raises(ValueError, match=sentence):
        battle(text)
