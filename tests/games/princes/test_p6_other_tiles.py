"""P6 Other tiles."""

import pytest

from condotta.games.princes import PRINCES

from ..playing import asides, asked, go, may, refusal, view
from .positions import position
from .reading import hand, highest_bid, purse


@pytest.mark.parametrize(
    ("seat", "act", "mine", "theirs"),
    [
        ("A holds steal-influence", "steal", (40, 14), (40, 10)),
        ("A owns lucrezia-borgia", "lucrezia", (40, 14), (40, 10)),
        ("A holds raid-gold-shipment", "raid", (43, 12), (37, 12)),
    ],
)
def test_p6_1_thefts(seat, act, mine, theirs):
    """2 influence, 2 influence, 3 gold."""
    t = go(position(f"{seat} / B / C"), f"A {act} b")
    assert (purse(t, "A"), purse(t, "B")) == (mine, theirs)


def test_p6_1_from_one_that_has_less_all_it_has():
    """1 influence, 2 gold."""
    t = position("A holds steal-influence raid-gold-shipment / B gold 2, influence 1 / C")
    go(t, "A steal b", "A raid b")
    assert (purse(t, "A"), purse(t, "B")) == ((42, 13), (0, 0))


def test_p6_1_from_a_seat_of_choice_but_not_oneself():
    """Any other."""
    assert may(position("A holds steal-influence / B / C / D"), "A", "steal") == ["steal b", "steal c", "steal d"]


def test_p6_2_alfonso_draws_once_per_decade():
    """Before or after the action."""
    t = go(position("A owns alfonso-aragon / B / C"), "A alfonso", "chance deal a veto")
    assert (hand(t, "A"), asked(t), may(t, "A", "alfonso")) == ("veto", "A P3.1", [])
    t = go(position("A owns alfonso-aragon / B / C"), "A pass", "A alfonso", "chance deal a veto")
    assert (hand(t, "A"), asked(t)) == ("veto", "A P3.5")


def test_p6_2_won_on_another_s_turn_it_is_asked_at_once():
    """B wins it in A's auction, and may wait."""
    t = go(position("A / B / C"), "A auction alfonso-aragon", "A bid 10", "B bid 11", "C pass", "A pass")
    assert (asked(t), may(t, "B")) == ("B P6.2", ["pass", "alfonso"])
    assert asked(go(t, "B pass")) == "B P3.1"
    assert may(t, "B", "alfonso") == ["alfonso"]


def test_p6_2_who_draws_on_another_s_turn_keeps_its_own_limit():
    """P2.2: B may keep two, A, whose turn it is, three; and the other way round."""
    for families, then in (("A malatesta / B baglioni", "B P2.2"), ("A baglioni / B malatesta", "B P3.1")):
        t = position(f"{families}, holds veto start-war / C")
        go(t, "A auction alfonso-aragon", "A bid 10", "B bid 11", "C pass", "A pass", "B alfonso")
        assert asked(go(t, "chance deal b freeze-bid")) == then


def test_p6_2_won_on_the_own_turn_there_is_the_window_after_the_action():
    """A is asked by P3.5."""
    t = go(position("A / B / C"), "A auction alfonso-aragon", "A bid 10", "BC pass")
    assert (asked(t), may(t, "A")) == ("A P3.5", ["pass", "alfonso"])


def test_p6_3_banking_at_any_time_on_any_seat_s_turn():
    """B swaps 3 gold for 3 influence while A bids."""
    t = go(position("A / B owns banking / C"), "A auction gozzoli")
    assert asides(t, "B", "bank") == [f"bank {what} {much}" for what in ("gold", "influence") for much in (1, 2, 3)]
    go(t, "B bank gold 3")
    assert (purse(t, "B"), asides(t, "B", "bank")) == ((37, 15), [])
    assert refusal(t, "B bank gold 1") == "P6.3 no-banking"


def test_p6_3_or_the_reverse_up_to_what_it_has():
    """2 influence for 2 gold."""
    t = position("A influence 2, owns banking / B / C")
    assert refusal(t, "A bank influence 3") == "P6.3 not-in-your-purse"
    assert purse(go(t, "A bank influence 2"), "A") == (42, 0)


def test_p6_3_each_tile_counts_by_itself():
    """Two of them, twice."""
    t = go(position("A owns banking banking / B / C"), "A bank gold 3", "A bank gold 3")
    assert (purse(t, "A"), asides(t, "A", "bank")) == ((34, 18), [])


def test_p6_3_not_below_a_bid_that_stands_highest():
    """A has bid 39 of 40 gold."""
    t = go(position("A owns banking / B / C"), "A auction doge", "A bid 42")
    assert refusal(t, "A bank gold 1") == "P6.3 bid-stands"
    assert refusal(t, "A bank influence 1") == "P6.3 bid-stands"
    go(t, "A bank influence 2")
    assert purse(t, "A") == (42, 10)


def test_p6_3_closed_when_the_last_event_is_put_up():
    """But for paying it."""
    t = position("A montefeltro, owns banking / B owns banking / C / open gozzoli")
    go(t, "A auction gozzoli")
    assert refusal(t, "B bank gold 1") == "P6.3 bank-closed"
    assert highest_bid(t, "A") == 12 + 1 + 3


def test_p6_3_the_last_event_is_paid_with_what_is_missing_and_no_more():
    """3 less 1 with 12 influence: nothing is missing, nothing is swapped; with 1 it is 1; an event before the last may
    be paid with all of it."""
    text = "A montefeltro, influence {}, owns banking / B / C / open {}"
    t = go(position(text.format(12, "gozzoli")), "A auction gozzoli", "A bid 3", "BC pass")
    assert (view(t).decade, purse(t, "A")) == (1, (40 + 12 + 1, 12 - 2 + 8))
    t = go(position(text.format(1, "gozzoli")), "A auction gozzoli", "A bid 3", "BC pass")
    assert may(t, "A") == ["pay 0 1"]
    t = go(position(text.format(12, "gozzoli verrocchio")), "A auction gozzoli", "A bid 3", "BC pass")
    assert may(t, "A") == ["pay 0 0", "pay 0 1", "pay 0 2"]


@pytest.mark.parametrize("lot", ["pope", "doge"])
def test_p6_3_another_lot_closes_nothing(lot):
    """One event is left, and something else is put up."""
    t = go(position("A / B owns banking / C / open gozzoli"), f"A auction {lot}")
    assert len(asides(t, "B", "bank")) == 6


def test_p6_3_once_closed_it_helps_with_no_city_tile_either():
    """The last event found no bidder: A opens a tile of Venice with gold alone."""
    t = go(position("A owns banking / B / C / open gozzoli"), "A auction gozzoli", "ABC pass", "BC pass")
    assert highest_bid(go(t, "A auction doge"), "A") == 40


def test_p6_3_closed_even_if_it_finds_no_bidder():
    """Also for other auctions; open again to pay for that event, and in the next decade."""
    t = position("A owns banking, influence 3 / B / C / open gozzoli")
    go(t, "A auction gozzoli", "ABC pass")
    assert refusal(t, "A bank gold 1") == "P6.3 bank-closed"
    go(t, "B auction pope", "B pass", "C pass")
    assert highest_bid(t, "A") == 3
    go(t, "A pass", "C auction gozzoli", "C pass")
    assert highest_bid(t, "A") == 6
    go(t, "A bid 0", "B pass")
    assert asides(t, "A", "bank") != []


def test_p6_3_open_before_the_last_event_is_put_up():
    """One event is left, nobody has put it up."""
    assert len(asides(position("A owns banking / B / C / open gozzoli"), "A", "bank")) == 6


def test_p6_4_an_empty_pile_is_filled_from_the_discards():
    """Those discarded unseen too."""
    t = position("A baglioni, holds veto start-war / B / C / pile freeze-bid")
    go(t, "A buy-treachery", "chance deal a freeze-bid", "A discard veto", "A pass")
    assert view(t).pile_size == 0
    go(t, "B buy-treachery")
    assert (view(t).pile_size, sum(view(t).discards)) == (21, 0)
    assert view(t, "A").buried == (0,) * 7
    assert PRINCES.conserved(go(t, "chance deal b veto"))[:7] == [7, 2, 8, 2, 2, 1, 1]


@pytest.mark.parametrize("tile", ["bribe-troops", "veto", "start-war", "raid-gold-shipment", "freeze-bid"])
def test_p6_5_being_asked_tells_nothing(tile):
    """Whatever tile A holds, the same questions are put to it."""
    t = position(f"A holds {tile}, troops pike / B / C")
    found = [asked(go(t, "A war venice rome"))]
    found.append(asked(go(t, "ABC pass")))
    found.append(asked(go(t, "A bid 0")))
    found.append(asked(go(t, "A pass", "chance roll 6 1")))
    assert found == ["ABC P5.2", "A P5.3", "A P5.7", "A P3.5"]
