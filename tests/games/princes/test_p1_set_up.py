"""P1 Set-up."""

import pytest

from condotta.games.princes import PRINCES
from condotta.games.princes.tiles import EVENTS, FAMILIES
from condotta.games.princes.values import CITIES
from condotta.kernel.errors import SetupError

from ..playing import asked, go, may, refusal, view
from .reading import pope, purse, status


def test_p1_1_clockwise_from_the_first_seat_each_takes_a_family():
    """C chooses first; what is taken is taken."""
    t = go(PRINCES.new(3, {}), "chance first c")
    assert asked(t) == "C P1.1"
    assert may(t, "C") == [f"take {family}" for family in FAMILIES]
    go(t, "C take d-este")
    assert asked(t) == "A P1.1"
    assert refusal(t, "A take d-este") == "P1.1 family-taken"
    go(t, "A take baglioni", "B take malatesta")
    assert [FAMILIES[seat.family] for seat in view(t).seats] == ["baglioni", "malatesta", "d-este"]


def test_p1_1_each_begins_with_40_gold_and_12_influence():
    """Before families are chosen."""
    t = PRINCES.new(6, {})
    assert [purse(t, seat) for seat in "ABCDEF"] == [(40, 12)] * 6


@pytest.mark.parametrize("seats", [2, 7])
def test_p1_1_three_to_six_seats(seats):
    """Six families."""
    with pytest.raises(SetupError, match="3 to 6 seats"):
        PRINCES.new(seats, {})


def test_p1_2_city_status():
    """Venice 7, Milan and Florence 6, Rome and Naples 5."""
    assert status(PRINCES.new(3, {}), *CITIES) == [7, 6, 6, 5, 5]


def test_p1_3_what_lies_open():
    """Thirty city tiles, 24 troops, the Pope, four events of decade I; 23 treachery tiles face down."""
    shown = view(PRINCES.new(4, {}))
    assert (sum(shown.supply), sum(shown.stock), shown.pope, shown.pile_size) == (30, 24, -1, 23)
    assert [EVENTS[event] for event, place in enumerate(shown.places) if place == -1] == EVENTS[:4]
    assert [place for place in shown.places if place == -2] == [-2] * 8


def test_p1_4_the_first_seat_of_decade_one_is_drawn_anew():
    """A chose first, B begins."""
    t = go(PRINCES.new(3, {}), "chance first a", "A take d-este", "B take baglioni", "C take gonzaga")
    assert asked(t) == "chance P1.4"
    go(t, "chance first b")
    assert (asked(t), pope(t)) == ("B P3.1", "")


def test_p1_4_later_the_seat_after_the_one_that_put_up_the_last_event():
    """B puts it up, A wins it, C begins."""
    from .positions import position

    t = position("B to act / seats 3 / open gozzoli")
    go(t, "B auction gozzoli", "B pass", "C pass", "A bid 0")
    assert (view(t).decade, asked(t)) == (1, "C P3.1")
