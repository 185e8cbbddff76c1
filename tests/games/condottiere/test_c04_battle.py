"""C4 A battle."""

import pytest

from condotta.games.condottiere.cards import NAMES

from ..playing import asked, deal, go, heard, keys, may, refusal
from .positions import battle, new
from .reading import discards, hand, hand_sizes, line, owner, strengths, token


def test_c4_1_the_seat_that_placed_the_token_begins_then_clockwise():
    """B, C, A, B."""
    t = deal(new(3, first="B"))
    go(t, "B place siena")
    turns = []
    for _ in range(4):
        turns.append(asked(t))
        seat = asked(t)[0]
        go(t, f"{seat} {next(act for act in may(t, seat) if act.split()[-1] in NAMES[:7])}")
    assert turns == ["B C4.2", "C C4.2", "A C4.2", "B C4.2"]


def test_c4_1_without_cards_the_next_seat_with_cards_begins():
    """A has won and places the token, but A and B hold nothing: C begins."""
    t = battle("A: 10 / B / C holds 2 3, passed / D holds 4 4, passed")
    go(t, "A place siena", "C hold", "D hold")
    assert asked(t) == "C C4.2"


def test_c4_2_exactly_one_card_into_the_own_line():
    """Then it is the next seat's turn."""
    t = battle("A holds 10 6 / B holds 1")
    go(t, "A play 10")
    assert (line(t, "A"), hand(t, "A"), line(t, "B"), asked(t)) == ("10", "6", "", "B C4.2")
    assert refusal(t, "A play 6") == "C4.2 not-asked"


@pytest.mark.parametrize("card", NAMES)
def test_c4_2_the_first_card_may_be_of_any_kind(card):
    """Nobody is forced to play it either."""
    t = battle(f"A holds {card} 1 / B holds 1")
    assert {"pass", f"play {card}"} <= set(may(t, "A"))
    go(t, f"A play {card}")
    assert hand(t, "A") == "1"


def test_c4_2_only_a_card_of_the_own_hand():
    """Not B's, not one of the line."""
    t = battle("A: 6, holds 10 / B holds bishop")
    assert may(t, "A") == ["pass", "play 10"]
    assert refusal(t, "A play bishop") == "C4.2 not-in-your-hand"
    assert refusal(t, "A play 6") == "C4.2 not-in-your-hand"
    assert refusal(t, "A place siena") == "C4.2 not-an-option"


def test_c4_3_the_strength_is_announced_after_each_card():
    """To all, and it can be seen at all times."""
    t = battle("A: 6, holds drummer / B: 5, holds winter 1")
    assert strengths(t) == [6, 5]
    announced = heard(t, "public", "A play drummer")[-1]
    assert (announced.key, announced.args[:2]) == ("strength", (0, 12))
    assert strengths(t) == [12, 5]
    announced = heard(t, "public", "B play winter")
    assert [event.args[:2] for event in announced if event.key == "strength"] == [(1, 1)]
    assert strengths(t) == [2, 1]


def test_c4_4_a_seat_that_has_passed_plays_no_more():
    """The turn goes past it."""
    t = battle("A holds 10 / B holds 1 1 1 / C holds 2 2 2")
    go(t, "A pass", "B play 1", "C play 2")
    assert asked(t) == "B C4.2"
    assert refusal(t, "A play 10") == "C4.2 not-asked"


def test_c4_4_a_seat_that_has_passed_can_still_win():
    """Its line stays and counts."""
    t = battle("A: 10, to play, holds 1 / B: 3, holds 4 / at siena")
    go(t, "A pass", "B play 4")
    assert owner(t, "siena") == "A"


def test_c4_5_the_last_goes_on_taking_single_turns():
    """Until it passes, with cards in its hand."""
    t = battle("A holds 1 2 3 / B holds 4, passed / C holds 5, passed")
    go(t, "A play 1")
    assert asked(t) == "A C4.2"
    go(t, "A play 2")
    assert (asked(t), line(t, "A")) == ("A C4.2", "1 2")
    go(t, "A pass")
    assert asked(t) == "A C6.3"


def test_c4_6_a_seat_without_cards_passes_when_its_turn_comes():
    """B has played its last card and is not asked any more."""
    t = battle("A holds 1 1 1 / B to play, holds 10")
    go(t, "B play 10")
    assert keys(heard(t, "A", "A play 1")) == ["plays", "strength", "passes"]
    assert asked(t) == "A C4.2"


def test_c4_6_it_sits_out_until_it_has_cards_again_but_the_holder_chooses():
    """A holds the token and nothing else: it places the token, the others fight; the next deal brings it back."""
    t = battle("A: 10 / B holds 1, passed / C holds 2, passed")
    assert (token(t), asked(t)) == ("A", "A C6.3")
    go(t, "A place siena", "B hold", "C hold")
    assert asked(t) == "B C4.2"
    go(t, "B play 1", "C play 2")
    assert (owner(t, "siena"), asked(t)) == ("C", "C C6.3")
    deal(go(t, "C place roma"))
    assert hand_sizes(t) == [11, 10, 11]
    go(t, "C pass")
    assert asked(t) == "A C4.2"


def test_c4_7_the_battle_ends_when_all_have_passed():
    """Not before."""
    t = battle("A: 10, holds 1 / B: 6, holds 1 / C holds 1")
    go(t, "A pass", "B pass")
    assert asked(t) == "C C4.2"
    go(t, "C pass")
    assert asked(t) == "A C6.3"


def test_c4_7_the_battle_ends_at_once_on_a_surrender():
    """C has had no turn yet, and will have none."""
    t = battle("A: 10, holds 1 / B to play, holds surrender 2 / C holds 10 10")
    go(t, "B play surrender")
    assert (asked(t), discards(t)) == ("A C6.3", "surrender")
