"""P7 The end of a decade, P8 victory points."""

import pytest

from condotta.games.princes import PRINCES

from ..playing import asked, go, view
from .positions import position
from .reading import home, pope, purse, scores


def ended(text, event="gozzoli"):
    """The decade ends: C puts its last event up, and nobody bids more than 0 for it."""
    t = position(f"{text} / C to act / open {event}")
    return go(t, f"C auction {event}", "C bid 0", "AB pass")


def test_p7_worked_case_income():
    """Malatesta 12 + Doge 2 + Venetian Merchant 3 + Merchant event 1 = 18 gold, + 7 war pay;
    influence 8 + 2 + Cavalry 2 = 12."""
    t = ended(
        """A malatesta, owns roderigo-borgia doge merchant-venice, won merchant-1, troops cavalry
        A home 7, gold 0, influence 0 / B / C"""
    )
    assert (purse(t, "A"), home(t, "A")) == ((25, 12), 0)


def test_p7_1_family_tiles_troops_and_pope():
    """The Pope's owner gets 3 gold more."""
    t = ended("A is pope, gold 0, influence 0 / B gold 0, influence 0, owns orsini banking / C gold 0, influence 0")
    assert [purse(t, seat) for seat in "ABC"] == [(15, 8), (13, 9), (12, 8)]


def test_p7_1_each_merchant_event_for_each_marked_tile():
    """Two events, three marked tiles: 6 gold beside 9."""
    t = ended(
        """A gold 0, won merchant-1 merchant-2, owns merchant-venice merchant-venice merchant-naples banking
        B / C / decade 2""",
        "botticelli",
    )
    assert purse(t, "A")[0] == 12 + 9 + 1 + 6


def test_p7_1_another_s_merchant_event_brings_a_seat_nothing():
    """B has the event, A the marked tile: 12 + 3 and 12."""
    t = ended("A gold 0, owns merchant-venice / B gold 0, won merchant-1 / C")
    assert [purse(t, seat)[0] for seat in "AB"] == [15, 12]


def test_p7_1_everybody_sees_what_each_would_collect_now():
    """What the view forecasts is what is then paid; a seat without a family has none to come."""
    t = position(
        """A malatesta, owns roderigo-borgia doge merchant-venice, won merchant-1, troops cavalry, home 7, is pope
        B owns orsini banking / C / C to act / open gozzoli"""
    )
    before = [purse(t, seat) for seat in "ABC"]
    coming = [(one.gold_income, one.influence_income) for one in view(t).seats]
    assert coming[0] == (12 + 2 + 3 + 1 + 3 + 7, 8 + 2 + 2)
    go(t, "C auction gozzoli", "C bid 0", "AB pass")
    after = [purse(t, seat) for seat in "ABC"]
    gained = [(late[0] - early[0], late[1] - early[1]) for early, late in zip(before, after, strict=True)]
    assert gained == coming
    opening = PRINCES.new(3, {})
    assert [(one.gold_income, one.influence_income) for one in PRINCES.view(opening, 0).seats] == [(0, 0)] * 3


def test_p7_2_the_next_decade():
    """The Pope goes back, tiles turn back, the counter returns to 0, the next four events lie open."""
    t = ended("A is pope, owns lucrezia-borgia, turned lucrezia-borgia / B / C / wars 3")
    shown = view(t)
    assert (pope(t), shown.wars, shown.decade, sum(shown.seats[0].turned)) == ("", 0, 1, 0)
    assert [event for event, place in enumerate(shown.places) if place == -1] == [4, 5, 6, 7]
    assert asked(t) == "A P3.1"


def test_p7_2_the_pope_stays_after_decade_three():
    """For its points."""
    t = ended("A is pope / B / C / decade 3", "leonardo")
    assert (pope(t), asked(t)) == ("A", "")


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("status venice 9 milan 8 florence 7 rome 6 naples 5", [10, 7, 5, 3, 1]),
        ("status venice 9 milan 8 florence 8 rome 6 naples 5", [10, 5, 5, 3, 1]),
        ("status venice 8 milan 8 florence 8 rome 6 naples 5", [5, 5, 5, 3, 1]),
        ("status venice 6 milan 6 florence 6 rome 6 naples 6", [1, 1, 1, 1, 1]),
        ("status venice 9 milan 8 florence 8 rome 6 naples 5 / artist verrocchio florence", [10, 5, 7, 3, 1]),
        ("status venice 9 milan 8 florence 8 rome 8 naples 5 / artist verrocchio rome", [10, 3, 3, 7, 1]),
    ],
)
def test_p8_1_slots(board, expected):
    """By status, then artists; what is still tied takes the lowest of its slots."""
    found = []
    for tile in ("doge", "armourer", "banking", "orsini", "alfonso-aragon"):
        alone = scores(position(f"A / B / C / {board}"))[0]
        found.append(scores(position(f"A owns {tile} / B / C / {board}"))[0] - alone)
    assert found == expected


@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        ((9, 9, 5, 1), [6, 6, 3, 0]),
        ((9, 5, 5, 1), [6, 3, 3, 0]),
        ((4, 4, 4, 4), [6, 6, 6, 6]),
        ((1, 2, 3, 4), [0, 0, 3, 6]),
    ],
)
def test_p8_2_gold(gold, expected):
    """Most and second-most, all tied alike."""
    seats = " / ".join(f"{seat} gold {amount}, influence 0" for seat, amount in zip("ABCD", gold, strict=True))
    assert [points - 4 for points in scores(position(seats))] == expected


def test_p8_2_influence():
    """4 for most, all tied."""
    t = position("A gold 0, influence 5 / B gold 0, influence 5 / C gold 0, influence 4")
    assert scores(t) == [10, 10, 6]


def test_p8_2_artists_merchants_pope_laurels():
    """Gozzoli 2; two Merchant events with two marks 4; the Pope 3; three laurels 6."""
    base = "A gold 0, influence 0{} / B gold 50 / C"
    nothing = scores(position(base.format("")))[0]
    assert nothing == 0
    assert scores(position(base.format(", won gozzoli")))[0] == 2
    marks = ", owns merchant-venice merchant-venice"
    alone = scores(position(base.format(marks)))[0]
    assert scores(position(base.format(f"{marks}, won merchant-1 merchant-2")))[0] == alone + 4
    assert scores(position(base.format(", is pope")))[0] == 3
    assert [scores(position(base.format(f", laurels {n}")))[0] for n in (1, 2, 3, 4, 5)] == [1, 3, 6, 10, 15]


def test_p8_3_after_the_income_of_decade_three_most_points_win():
    """A has four laurels."""
    t = ended("A laurels 4 / B / C / decade 3", "leonardo")
    assert (asked(t), view(t).winners, scores(t)) == ("", (0,), [20, 10, 14])


def test_p8_3_tied_seats_share():
    """A and B are alike; C has Leonardo."""
    t = ended("A laurels 3 / B laurels 3 / C / decade 3", "leonardo")
    assert view(t).winners == (0, 1)


def test_p8_3_no_ability_may_be_used_now():
    """The game is over."""
    from condotta.games.princes import PRINCES

    t = ended("A owns banking lucrezia-borgia / B / C / decade 3", "leonardo")
    assert PRINCES.asides(t, 0) == []
