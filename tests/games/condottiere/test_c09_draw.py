"""C9 Variant: draw after the battle."""

import pytest

from condotta.kernel.seats import LETTERS

from ..playing import asked, deal, go, heard, keys, may, refusal, view
from .positions import battle, new
from .reading import discards, hand, hand_sizes, line, winners

TEN = "1 1 2 2 3 3 4 4 5 5"


def move_pile(t, to, left):
    """All but so many cards of the pile, the lowest, lie elsewhere."""
    for kind, count in enumerate(t.pile):
        stay = min(left, count)
        left -= stay
        to[kind] += count - stay
        t.pile[kind] = stay


@pytest.mark.parametrize("seats", [2, 6])
def test_c9_1_hands_begin_with_seven(seats):
    """Whatever the number of seats."""
    assert hand_sizes(deal(new(seats, "draw", first="A"))) == [7] * seats


def test_c9_1_no_hands_are_discarded_and_no_round_ends():
    """B holds only a Bishop, and A nothing: the next battle begins all the same."""
    t = battle("A: 10 / B holds bishop, passed / with draw")
    go(t, "A draw 0", "B draw 0")
    assert asked(t) == "A C6.3"
    assert keys(heard(t, "public", "A place siena")) == ["places-token", "battle-begins", "passes"]
    assert (asked(t), hand(t, "B"), discards(t)) == ("B C4.2", "bishop", "10")


def test_c9_2_before_the_next_region_is_chosen_clockwise_from_the_holder():
    """B has won the token: B, C, A; then B places it. The lines still lie."""
    t = battle("A: 6, holds 1, passed / B: 10 / C / with draw")
    for seat in "BCA":
        assert asked(t) == f"{seat} C9.2"
        assert refusal(t, "B place siena").startswith("C9.2")
        go(t, f"{seat} draw 0")
    assert (asked(t), line(t, "B")) == ("B C6.3", "10")


def test_c9_2_up_to_three_cards():
    """None, one, two or three."""
    t = battle("A: 10, holds 1, passed / B / with draw")
    assert may(t, "A") == ["draw 0", "draw 1", "draw 2", "draw 3"]
    deal(go(t, "A draw 3"))
    assert hand_sizes(t) == [4, 0]
    assert asked(go(t, "B draw 0")) == "A C6.3"


def test_c9_2_not_beyond_ten_and_one_per_region():
    """A has ten and has just won its second region: two more. B has nine and no region: one more."""
    t = battle(f"A: 10, holds {TEN}, passed, owns roma / B holds 6 6 6 6 6 6 6 10 10, passed / with draw")
    assert may(t, "A") == ["draw 0", "draw 1", "draw 2"]
    assert refusal(t, "A draw 3") == "C9.2 beyond-your-limit"
    go(t, "A draw 0")
    assert may(t, "B") == ["draw 0", "draw 1"]


def test_c9_2_the_region_just_won_counts():
    """Ten cards, and now one region."""
    t = battle(f"A: 10, holds {TEN}, passed / B / with draw")
    assert may(t, "A") == ["draw 0", "draw 1"]


@pytest.mark.parametrize("more", ["", "6 6"])
def test_c9_2_at_or_above_its_limit_a_seat_keeps_its_cards_and_draws_none(more):
    """B has no region and ten cards, or twelve."""
    t = battle(f"A: 10 / B holds {TEN} {more}, passed / with draw")
    go(t, "A draw 0")
    assert (asked(t), hand(t, "B")) == ("A C6.3", f"{TEN} {more}".strip())


def test_c9_2_the_number_is_named_in_public_and_the_next_is_asked_when_the_cards_are_dealt():
    """B is not asked before A has its cards; which they are A alone sees."""
    t = battle("A: 10 / B holds 1, passed / with draw")
    events = heard(t, "B", "A draw 2")
    assert [(event.key, event.args[:2]) for event in events] == [("draws", (0, 2))]
    assert asked(t) == "chance C7.3"
    assert refusal(t, "B draw 0") == "C7.3 not-asked"
    assert keys(heard(t, "B", "chance deal a 1 bishop")) == ["is-dealt"]
    assert (hand(t, "A"), asked(t)) == ("1 bishop", "B C9.2")


def test_c9_3_if_nobody_has_a_card_each_draws_exactly_ten():
    """Nobody is asked, and regions do not count."""
    t = deal(battle("A: 10, owns siena roma / B: 6, owns parma / C / with draw"))
    assert (hand_sizes(t), asked(t)) == ([10, 10, 10], "A C6.3")


def test_c9_3_not_if_one_has_a_card():
    """Then each draws up to three."""
    assert asked(battle("A: 10 / B: 6 / C holds 1, passed / with draw")) == "A C9.2"


def test_c9_4_the_discards_make_a_new_pile_when_a_card_is_wanted():
    """One card is left: it is dealt, then the discards are shuffled, without the lines of the battle."""
    t = battle("A: 10 / B holds 2, passed / with draw")
    move_pile(t, t.discards, 1)
    go(t, "A draw 3")
    assert refusal(t, "chance deal a 1 2 2") == "C7.3 not-an-option"
    assert keys(heard(t, "public", "chance deal a 1")) == ["is-dealt", "new-pile"]
    assert (discards(t), line(t, "A"), view(t).pile_size) == ("", "10", 107)
    go(t, "chance deal a 2 3")
    assert (hand(t, "A"), asked(t)) == ("1 2 3", "B C9.2")


def test_c9_4_an_empty_pile_stays_empty_until_a_card_is_wanted():
    """Exactly the last three are drawn, and then none."""
    t = battle("A: 10 / B holds 2, passed / with draw")
    move_pile(t, t.discards, 3)
    deal(go(t, "A draw 3"))
    assert (view(t).pile_size, asked(go(t, "B draw 0"))) == (0, "A C6.3")
    assert discards(t) != ""


def test_c9_4_if_pile_and_discards_are_too_few_the_lines_are_discarded_first():
    """Two cards in the pile and none discarded; all others lie in A's line."""
    t = battle("A: 10 / B holds 2, passed / with draw")
    line_of_a = [0] * len(t.pile)
    move_pile(t, line_of_a, 2)
    for kind, count in enumerate(line_of_a):
        t.lines[LETTERS.index("A") * len(t.pile) + kind] += count
    go(t, "A draw 3", "chance deal a 1 1")
    assert (line(t, "A"), discards(t), view(t).pile_size) == ("", "", 107)
    deal(t)
    assert (hand_sizes(t), asked(t)) == ([3, 1], "B C9.2")


def test_c9_4_each_draw_is_filled_before_the_next_is_asked_for():
    """Four cards beside the lines: enough for A, who draws three. Only when B wants two do the lines go."""
    t = battle("A: 10 / B holds 2, passed / with draw")
    line_of_a = [0] * len(t.pile)
    move_pile(t, line_of_a, 4)
    for kind, count in enumerate(line_of_a):
        t.lines[LETTERS.index("A") * len(t.pile) + kind] += count
    deal(go(t, "A draw 3"))
    assert (line(t, "A") == "", view(t).pile_size, asked(t)) == (False, 1, "B C9.2")
    deal(go(t, "B draw 2"))
    assert (line(t, "A"), hand_sizes(t), asked(t)) == ("", [3, 3], "A C6.3")


def test_c9_1_a_game_without_rounds_ends_all_the_same():
    """C7.4 stands: ten battles a seat without a region changing hands, and B has most."""
    t = battle("A to play, holds 1 / B owns siena / with draw")
    t.quiet = 19
    assert winners(go(t, "A pass")) == "B"
