"""C1 The deck."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import NAMES

from ..playing import go, may
from .positions import battle, new
from .reading import discards, face_down, line, strengths

# card, copies, strength, mercenary, stays in the line, face down in C12
CARDS = [
    ("1", 10, 1, True, True, True),
    ("2", 8, 2, True, True, True),
    ("3", 8, 3, True, True, True),
    ("4", 8, 4, True, True, True),
    ("5", 8, 5, True, True, True),
    ("6", 8, 6, True, True, True),
    ("10", 8, 10, True, True, True),
    ("winter", 3, 0, False, True, False),
    ("spring", 3, 0, False, True, False),
    ("bishop", 6, 0, False, False, False),
    ("courtesan", 12, 1, False, True, True),
    ("drummer", 6, 0, False, True, True),
    ("heroine", 3, 10, False, True, True),
    ("scarecrow", 16, 0, False, False, False),
    ("surrender", 3, 0, False, False, False),
]


def test_c1_the_deck_has_58_mercenaries_and_52_special_cards():
    """110 cards in all, so many of each kind."""
    deck = dict(zip(NAMES, CONDOTTIERE.conserved(new(2)), strict=True))
    assert deck == {card: copies for card, copies, *_ in CARDS}
    assert sum(copies for _, copies, _, mercenary, *_ in CARDS if mercenary) == 58
    assert sum(copies for _, copies, _, mercenary, *_ in CARDS if not mercenary) == 52


@pytest.mark.parametrize(("card", "strength"), [(card, strength) for card, _, strength, _, stays, _ in CARDS if stays])
def test_c1_strength(card, strength):
    """A line of this one card."""
    assert strengths(battle(f"A: {card}")) == [strength, 0]


@pytest.mark.parametrize(("card", "mercenary"), [(card, mercenary) for card, _, _, mercenary, *_ in CARDS])
def test_c1_only_mercenaries_are_mercenaries(card, mercenary):
    """A hand of it alone may be discarded (C6.5) unless it is one; neither Heroine nor Courtesan is."""
    t = go(battle(f"A: 10 / B holds {card}, passed / C holds 1, passed"), "A place siena")
    assert may(t, "B") == (["hold"] if mercenary else ["hold", "discard"])


@pytest.mark.parametrize(("card", "stays"), [(card, stays) for card, *_, stays, _ in CARDS])
def test_c1_stays_in_the_line(card, stays):
    """Once played it lies in the line, or with the discards."""
    t = go(battle(f"A holds {card} 1 / B holds 1"), f"A play {card}")
    assert (line(t, "A"), discards(t)) == ((card, "") if stays else ("", card))


@pytest.mark.parametrize(("card", "hides"), [(card, hides) for card, *_, hides in CARDS])
def test_c1_face_down_with_hidden_cards(card, hides):
    """C12 hides some kinds."""
    t = go(battle(f"A holds {card} 1 / B holds 1 / with hidden"), f"A play {card}")
    assert face_down(t, "A") == (card if hides else "")
