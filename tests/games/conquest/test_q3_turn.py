"""Q3 A turn: draw, then move."""

import pytest

from condotta.games.conquest.cards import COPIES, TRAITOR
from condotta.games.conquest.table import Table
from condotta.kernel.counts import total
from condotta.kernel.engine import options, pending
from condotta.kernel.errors import IllegalAct
from condotta.kernel.seats import CHANCE

from ..playing import go, may
from .positions import position

FIVE = "A: king sh.a queen si.a prince sml.a duke smr.a flag sol.a"


def asked(t: Table) -> str:
    decision = pending(t)
    assert decision is not None
    return decision.name


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        (FIVE, 2),
        ("A: flag sh.a", 0),
        ("A: flag sh.a king si.a", 1),
        ("A: flag sh.a king si.a queen si.b count sml.a", 1),
    ],
)
def test_q3_1_half_the_territories_rounded_down(text: str, cards: int) -> None:
    """Five territories: two cards; one: none."""
    t = position(text + " / A to play")
    if cards == 0:
        assert asked(t) == "move"
        return
    assert (asked(t), pending(t).seat) == ("draw", CHANCE)  # type: ignore[union-attr]
    go(t, "chance draw " + " ".join(["blitz"] * cards))
    assert total(t.drawn) == cards
    assert asked(t) == "card"


def test_q3_1_a_seat_whose_flag_is_captured_draws_none() -> None:
    t = position("A: king sh.a queen si.a / A flag with B / B: flag nh.a / C: flag nh.b / A to play")
    assert asked(t) == "move"


def test_q3_1_no_more_and_no_fewer() -> None:
    t = position(FIVE + " / A to play")
    with pytest.raises(IllegalAct):
        go(t, "chance draw blitz")
    with pytest.raises(IllegalAct):
        go(t, "chance draw blitz blitz blitz")
    with pytest.raises(IllegalAct):
        go(t, "chance draw blitz traitor")


def test_q3_2_one_is_played_and_all_are_discarded() -> None:
    t = go(position(FIVE + " / A to play"), "chance draw blitz regroup")
    assert may(t, "A") == ["play blitz", "play regroup"]
    go(t, "A play blitz")
    assert total(t.drawn) == 0
    assert total(t.discards) == 2
    assert t.moves == 1 + 2 + 2


def test_q3_2_one_must_be_played_if_any_can_be() -> None:
    t = position("A: king sh.a queen si.a spy sh.b scout sh.c / A drew new-spy blitz")
    assert may(t, "A") == ["play blitz"]
    with pytest.raises(IllegalAct, match="One of the cards can be played, so one must be"):
        go(t, "A pass")
    with pytest.raises(IllegalAct, match="That card cannot be played now"):
        go(t, "A play new-spy")
    with pytest.raises(IllegalAct, match="That card has not been drawn"):
        go(t, "A play traitor")


def test_q3_2_if_none_can_be_the_seat_passes() -> None:
    t = position("A: king sh.a spy sh.b / A drew new-spy")
    assert may(t, "A") == ["pass"]
    assert asked(go(t, "A pass")) == "move"


def test_q3_3_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    """The pile has one card left, two are drawn: the second comes from the discards, the Traitor among them."""
    t = position(FIVE + " / B: king nh.a / B to move 1")
    for card in range(len(COPIES)):
        t.discards[card] = t.pile[card]
        t.pile[card] = 0
    t.pile[2], t.discards[2] = 1, t.discards[2] - 1
    t.traitor_last = False
    go(t, "B move nh.a nh.b", "chance draw blitz")
    assert total(t.pile) == 41
    go(t, "chance draw traitor")
    assert total(t.pile) == 40
    assert total(t.drawn) == 2


def test_q3_3_not_before_a_card_is_needed() -> None:
    """Two cards are left and two are drawn: the discards stay where they are."""
    t = position(FIVE + " / B: king nh.a / B to move 1")
    for card in range(len(COPIES)):
        t.discards[card], t.pile[card] = t.pile[card], 0
    t.pile[2], t.discards[2] = 2, t.discards[2] - 2
    t.traitor_last = False
    go(t, "B move nh.a nh.b", "chance draw blitz blitz")
    assert (asked(t), total(t.pile), total(t.discards)) == ("card", 0, 40)


def test_q3_4_all_cards_are_shuffled_when_the_traitor_was_among_them() -> None:
    """Played or not, after the card has been carried out."""
    t = position(FIVE + " / A drew traitor blitz")
    t.discards[0], t.pile[0] = 6, 0
    assert t.discards[0] == 6
    go(t, "A play blitz")
    assert [int(count) for count in t.pile] == COPIES
    assert total(t.discards) == 0
    assert not t.traitor_last


def test_q3_4_without_the_traitor_nothing_is_shuffled() -> None:
    t = go(position(FIVE + " / A drew regroup blitz"), "A play blitz")
    assert total(t.pile) == 40
    assert t.pile[TRAITOR] == 1
    assert t.traitor_last


def test_q3_5_one_move_and_one_for_each_city() -> None:
    """Mammoth Bay and Castleburg have cities, Goldenvale has none."""
    t = go(position("A: king sh.a queen si.a knight sml.a flag sml.b / A to play"), "chance draw regroup")
    assert t.moves == 3


def test_q3_5_only_the_first_is_compulsory() -> None:
    t = position("A: king sh.a / A to move 3")
    with pytest.raises(IllegalAct, match="The first move is compulsory, and you can make one"):
        go(t, "A pass")
    go(t, "A move sh.a sh.b")
    assert may(t, "A")[0] == "pass"
    assert pending(go(t, "A pass")).seat == 1  # type: ignore[union-attr]


def test_q3_5_the_first_of_each_turn_is_compulsory() -> None:
    t = go(position("A: king sh.a / B: king nh.a / A to move 1"), "A move sh.a sh.b")
    assert pending(t).seat == 1  # type: ignore[union-attr]
    assert "pass" not in may(t, "B")


def test_q3_5_a_piece_may_move_more_than_once_also_back() -> None:
    t = go(position("A: king sh.a / A to move 2"), "A move sh.a sh.b")
    assert "move sh.b sh.a" in may(t, "A")


def test_q3_5_a_seat_with_only_flag_and_cursed_lands_does_not_move() -> None:
    t = position("A: flag sh.a cursed-land sh.b cursed-land si.a / A to move 1")
    assert may(t, "A") == ["pass"]
    assert pending(go(t, "A pass")).seat == 1  # type: ignore[union-attr]


def test_q3_5_a_seat_without_pieces_is_passed_over() -> None:
    t = position("A: king sh.a / B flag with A / C: king nh.a / A to move 1", seats=3)
    go(t, "A move sh.a sh.b")
    assert pending(t).seat == 2  # type: ignore[union-attr]


def test_q3_6_territories_change_hands_at_the_end_of_the_turn() -> None:
    t = position("A: king sh.a / B: spy sml.a / A to move 2")
    go(t, "A move sh.a sml.a")
    assert t.owners[2] == 1
    go(t, "A pass")
    assert t.owners[2] == 0
    assert options(t, 1) != []
