"""P4 Auctions."""

import pytest

from condotta.games.princes import PRINCES
from condotta.kernel.contract import PASS

from ..playing import asked, go, heard, keys, may, refusal, view
from .positions import position
from .reading import discards, hand, highest_bid, pope, purse, status, tiles


def test_p4_worked_case_venice_at_6():
    """Opening at least 12; 13, pass (may own no fourth city), 14, pass, 15, pass: pays 15."""
    t = position(
        "A baglioni / B d-este, owns armourer alfonso-aragon orsini / C malatesta / D gonzaga / status venice 6"
    )
    go(t, "A auction doge")
    assert may(t, "A")[0] == "bid 12"
    go(t, "A bid 13")
    assert asked(t) == "C P4.3"
    go(t, "C bid 14", "D pass", "A bid 15", "C pass")
    assert (purse(t, "A"), tiles(t, "A"), asked(t)) == ((25, 12), "doge", "B P3.1")


def test_p4_worked_case_gozzoli():
    """0, then 4 by Gonzaga: pays 3 influence, legal with only 3 in hand."""
    t = position("A d-este / B malatesta / C gonzaga, influence 3 / D baglioni")
    go(t, "A auction gozzoli", "A bid 0", "B pass")
    assert highest_bid(t, "C") == 4
    go(t, "C bid 4", "D pass", "A pass")
    assert (purse(t, "C"), view(t).places[0]) == ((40, 0), 2)


def test_p4_1_the_opener_of_a_city_tile_must_bid():
    """At least twice the city's status, in gold."""
    t = go(position("A / B / C"), "A auction doge")
    assert refusal(t, "A pass") == "P4.3 must-open"
    assert refusal(t, "A bid 13") == "P4.3 bid-too-low"
    assert may(t, "A") == [f"bid {amount}" for amount in range(14, 41)]


def test_p4_1_who_cannot_pay_the_opening_may_not_put_it_up():
    """13 gold for a tile of Venice at 7; 14 will do."""
    assert refusal(position("A gold 13"), "A auction doge") == "P3.1 cannot-open"
    assert "auction doge" in may(position("A gold 14"), "A")


def test_p4_1_a_seat_that_may_not_own_it_speaks_once():
    """With a treachery tile it is asked: Freeze Bids, then pass."""
    t = position("A / B owns armourer alfonso-aragon orsini, holds freeze-bid / C")
    go(t, "A auction doge", "A bid 14")
    assert (asked(t), may(t, "B")) == ("B P4.3", ["pass", "freeze a", "freeze c"])
    assert refusal(t, "B bid 15") == "P4.3 may-not-own"
    go(t, "B freeze c")
    assert tiles(t, "A") == "doge"


@pytest.mark.parametrize(("held", "then"), [("", "C P4.3"), (", holds veto", "B P4.3")])
def test_p4_1_without_a_treachery_tile_it_is_passed_over(held, then):
    """With any tile it is asked (P6.5): it might be a Freeze Bid."""
    t = position(f"A / B owns armourer alfonso-aragon orsini{held} / C")
    assert asked(go(t, "A auction doge", "A bid 14")) == then


def test_p4_1_banking_helps_to_open():
    """11 gold and 3 more for influence; a tile that is turned helps nobody."""
    assert "auction doge" in may(position("A gold 11, owns banking"), "A")
    assert refusal(position("A gold 10, owns banking"), "A auction doge") == "P3.1 cannot-open"
    assert refusal(position("A gold 11, owns banking, turned banking"), "A auction doge") == "P3.1 cannot-open"


def test_p4_2_the_opener_of_an_event_need_not_bid():
    """0 wins if nobody raises."""
    t = go(position("A / B / C"), "A auction gozzoli")
    assert may(t, "A")[:2] == ["pass", "bid 0"]
    go(t, "A bid 0", "B pass", "C pass")
    assert (view(t).places[0], purse(t, "A")) == (0, (40, 12))


@pytest.mark.parametrize(("event", "purse_left"), [("gozzoli", (40, 9)), ("merchant-1", (37, 12))])
def test_p4_2_paid_in_the_currency_on_the_tile(event, purse_left):
    """Gozzoli in influence, the first Merchant in gold."""
    t = go(position("A / B / C"), f"A auction {event}", "A bid 3", "BC pass")
    assert purse(t, "A") == purse_left


def test_p4_2_the_last_is_still_asked_and_may_take_it_for_0():
    """All others have passed without a bid."""
    t = go(position("A / B / C"), "A auction pope", "A pass", "B pass")
    assert asked(t) == "C P4.3"
    go(t, "C bid 0")
    assert (pope(t), purse(t, "C")) == ("C", (40, 12))


def test_p4_2_if_nobody_bids_the_tile_stays_and_the_action_is_spent():
    """The Pope is still there, and B is to act."""
    t = position("A / B / C")
    assert "unsold" in keys(heard(t, "public", "A auction pope", "ABC pass"))
    assert (pope(t), asked(t)) == ("", "B P3.1")


def test_p4_3_a_higher_whole_number_or_out():
    """Who has passed is not asked again; the last one in wins."""
    t = go(position("A / B / C"), "A auction gozzoli", "A bid 2")
    assert refusal(t, "B bid 2") == "P4.3 bid-too-low"
    assert refusal(t, "B bid 13") == "P4.3 cannot-pay"
    go(t, "B pass", "C bid 3", "A bid 4", "C pass")
    assert (view(t).places[0], purse(t, "A")) == (0, (40, 8))


def test_p4_3_never_below_0():
    """Gonzaga wins an artist for 0 and pays nothing."""
    t = go(position("A gonzaga / B / C"), "A auction gozzoli", "A bid 0", "BC pass")
    assert purse(t, "A") == (40, 12)


@pytest.mark.parametrize(
    ("seat", "lot", "highest"),
    [
        ("A gonzaga, influence 3", "gozzoli", 4),
        ("A montefeltro, gold 3", "verrocchio", 4),
        ("A gonzaga, gold 3", "merchant-1", 3),
        ("A baglioni, influence 3", "gozzoli", 3),
        ("A influence 3, owns roderigo-borgia giovanni-medici della-rovere orsini colonna", "pope", 8),
        ("A influence 3, holds bribe-cardinal", "pope", 6),
        ("A influence 3, holds bribe-cardinal bribe-cardinal", "pope", 9),
        ("A influence 3, holds bribe-cardinal", "gozzoli", 3),
        ("A influence 3, gold 40, owns banking", "pope", 6),
        ("A influence 3, gold 2, owns banking", "pope", 5),
        ("A influence 3, owns banking banking", "pope", 9),
        ("A influence 3, owns banking, turned banking", "pope", 3),
        ("A influence 3, owns orsini banking, holds bribe-cardinal", "pope", 10),
    ],
)
def test_p4_4_more_than_it_has_if_the_rest_makes_it_up(seat, lot, highest):
    """Discounts add up; Cardinals for the Pope; Banking in any auction."""
    assert highest_bid(go(position(f"{seat} / B / C"), f"A auction {lot}"), "A") == highest


def test_p4_4_discounts_of_condottieri():
    """Baglioni, Swiss Mercenaries and Armourer: 1 each."""
    t = position("A baglioni, influence 2, owns swiss-mercenaries armourer, troops pike / B / C")
    go(t, "A war rome venice", "ABC pass")
    assert highest_bid(t, "A") == 5
    assert purse(go(t, "A bid 4"), "A") == (40, 1)


def test_p4_4_the_winner_chooses_cardinals_and_banking():
    """The Pope for 5 with 5 influence, 1 Cardinal and Banking."""
    t = position("A influence 5, owns banking, holds bribe-cardinal / B / C")
    go(t, "A auction pope", "A bid 5", "BC pass")
    assert may(t, "A") == ["pay 0 0", "pay 0 1", "pay 0 2", "pay 0 3", "pay 1 0", "pay 1 1", "pay 1 2"]
    go(t, "A pay 1 1")
    assert (purse(t, "A"), discards(t), pope(t)) == ((39, 4), "bribe-cardinal", "A")
    assert view(t).seats[0].turned[10] == 1


def test_p4_4_no_change_and_no_cardinal_that_pays_nothing():
    """The Pope for 2: one Cardinal at most, and nothing comes back."""
    t = position("A holds bribe-cardinal bribe-cardinal / B / C")
    go(t, "A auction pope", "A bid 2", "BC pass")
    assert may(t, "A") == ["pay 0 0", "pay 1 0"]
    assert refusal(t, "A pay 2 0") == "P4.4 not-so-paid"
    assert purse(go(t, "A pay 1 0"), "A") == (40, 12)


def test_p4_4_two_banking_tiles_at_once():
    """Six gold for six influence turns both; three only one."""
    t = position("A influence 1, owns banking banking / B / C")
    go(t, "A auction gozzoli", "A bid 7", "BC pass")
    assert may(t, "A") == ["pay 0 6"]
    assert (purse(go(t, "A pay 0 6"), "A"), view(t).seats[0].turned[10]) == ((34, 0), 2)
    t = position("A influence 3, owns banking banking / B / C")
    go(t, "A auction gozzoli", "A bid 5", "BC pass", "A pay 0 3")
    assert (purse(t, "A"), view(t).seats[0].turned[10]) == ((37, 1), 1)


def test_p4_4_the_second_cardinal_too_must_pay_something():
    """The Pope for 3: one Cardinal pays it all; for 4 there is something left for another."""
    for price, choices in (("3", ["pay 0 0", "pay 1 0"]), ("4", ["pay 0 0", "pay 1 0", "pay 2 0"])):
        t = position("A holds bribe-cardinal bribe-cardinal / B / C")
        assert may(go(t, "A auction pope", f"A bid {price}", "BC pass"), "A") == choices


def test_p4_3_where_the_discount_is_more_than_the_price_nothing_is_paid():
    """0 less 1: nobody is asked how it pays, and nothing comes back."""
    t = go(position("A owns orsini, holds veto / B / C"), "A auction pope", "A bid 0", "BC pass")
    assert (asked(t), pope(t), purse(t, "A")) == ("A P3.5", "A", (40, 12))


def test_p4_3_no_bid_above_255():
    """Of 300 gold; nothing else is offered."""
    t = go(position("A gold 300 / B / C"), "A auction doge")
    assert may(t, "A") == [f"bid {amount}" for amount in range(14, 256)]


def test_p4_4_any_treachery_tile_might_be_a_cardinal():
    """The winner of the Pope is asked though it holds none; with no tile it is not."""
    t = go(position("A holds veto / B / C"), "A auction pope", "A bid 2", "BC pass")
    assert (asked(t), may(t, "A")) == ("A P4.4", ["pay 0 0"])
    t = go(position("A / B / C"), "A auction pope", "A bid 2", "BC pass")
    assert asked(t) == "B P3.1"


def test_p4_4_a_bid_may_prove_a_cardinal():
    """9 with 5 influence: B must hold two, in every world that others imagine."""
    t = position("A / B influence 5, holds bribe-cardinal bribe-cardinal / C")
    go(t, "A auction pope", "A bid 5", "B bid 9")
    assert view(t).seats[1].proved == 2
    go(t, "C pass", "A pass", "B pay 2 0")
    assert view(t).seats[1].proved == 0


@pytest.mark.parametrize(
    ("seat", "bid"),
    [("B influence 5", 5), ("B influence 5, owns orsini", 6), ("B influence 5, gold 2, owns banking", 7)],
)
def test_p4_4_what_can_be_paid_without_proves_nothing(seat, bid):
    """Purse, discount and Banking come first; a Cardinal is proved by one more."""
    t = go(position(f"A / {seat}, holds bribe-cardinal / C"), "A auction pope", "A pass", f"B bid {bid}")
    assert view(t).seats[1].proved == 0
    t = go(position(f"A / {seat}, holds bribe-cardinal / C"), "A auction pope", "A pass", f"B bid {bid + 1}")
    assert view(t).seats[1].proved == 1


def test_p4_4_only_a_bid_for_the_pope_proves_any():
    """Influence for a condottiere is another matter."""
    t = position("A baglioni, influence 0, troops pike, owns armourer, holds bribe-cardinal / B / C")
    go(t, "A war rome venice", "ABC pass", "A bid 2")
    assert view(t).seats[0].proved == 0


def test_p4_4_what_was_proved_stays_proved():
    """B needs two Cardinals for 9; then it is given influence and needs one for 11."""
    t = position("A / B influence 5, holds bribe-cardinal bribe-cardinal / C")
    go(t, "A auction pope", "A bid 5", "B bid 9", "C bid 10", "A offer b 5 influence", "B accept a 5 influence")
    go(t, "A pass", "B bid 11")
    assert view(t).seats[1].proved == 2


@pytest.mark.parametrize("tile", ["bribe-cardinal", "veto"])
def test_p4_4_a_discard_that_nobody_sees_may_have_been_a_proved_cardinal(tile):
    """B has proved two Cardinals and discards over its limit: whatever went, all know of one less, and no more."""
    t = position("A / B baglioni, influence 5, holds bribe-cardinal bribe-cardinal / C")
    go(t, "A auction pope", "A bid 5", "B bid 9", "C pass", "A bid 10", "B pass")
    assert view(t).seats[1].proved == 2
    go(t, "B buy-treachery", "chance deal b veto")
    assert keys(heard(t, "A", f"B discard {tile}")) == ["discards"]
    assert [view(t, eye).seats[1].proved for eye in ("A", "B", "public")] == [1, 1, 1]


def test_p4_4_another_tile_that_is_played_proves_nothing_away():
    """B plays a Freeze Bid for all to see: its two Cardinals it still holds."""
    t = position("A / B malatesta, influence 5, holds bribe-cardinal bribe-cardinal freeze-bid / C")
    go(t, "A auction pope", "A bid 5", "B bid 9", "C pass", "A bid 10", "B freeze a")
    assert view(t).seats[1].proved == 2


def test_p4_5_a_frozen_seat_drops_out_at_its_next_turn():
    """A freezes B: B may not bid, and is not even asked."""
    t = go(position("A holds freeze-bid / B / C"), "A auction gozzoli", "A freeze b")
    assert (asked(t), discards(t)) == ("A P4.3", "freeze-bid")
    go(t, "A bid 0")
    assert asked(t) == "C P4.3"


def test_p4_5_not_even_open():
    """A passes; B is frozen and out, C takes it for 0."""
    t = go(position("A holds freeze-bid / B / C"), "A auction gozzoli", "A freeze b", "A pass")
    assert (asked(t), may(t, "C")[:2]) == ("C P4.3", ["pass", "bid 0"])


def test_p4_5_even_if_it_then_passes():
    """And a seat that is out names nobody and is not named."""
    t = go(
        position("A holds freeze-bid freeze-bid / B holds freeze-bid / C"), "A auction gozzoli", "A bid 0", "B freeze a"
    )
    go(t, "B pass")
    assert (asked(t), refusal(t, "C freeze a")) == ("C P4.3", "P4.3 cannot-freeze")
    go(t, "C bid 1")
    assert (asked(t), may(t, "A")) == ("A P4.3", ["pass", "freeze c"])
    assert refusal(t, "A freeze b") == "P4.3 cannot-freeze"
    assert refusal(t, "A bid 2") == "P4.3 frozen"


def test_p4_5_if_all_others_drop_out_first_it_wins_with_its_bid():
    """A is frozen, but B and C pass."""
    t = go(position("A / B holds freeze-bid / C"), "A auction gozzoli", "A bid 3", "B freeze a", "B pass", "C pass")
    assert (view(t).places[0], purse(t, "A")) == (0, (40, 9))


def test_p4_5_a_frozen_seat_may_still_freeze():
    """B, frozen, freezes C."""
    t = position("A holds freeze-bid / B holds freeze-bid / C")
    go(t, "A auction gozzoli", "A freeze b", "A bid 0")
    assert may(t, "B") == ["pass", "freeze a", "freeze c"]
    go(t, "B freeze c")
    assert view(t).places[0] == 0


def test_p4_5_several_in_one_turn_nobody_twice():
    """A freezes both others."""
    t = go(position("A holds freeze-bid freeze-bid / B / C"), "A auction gozzoli", "A freeze b")
    assert may(t, "A", "freeze") == ["freeze c"]
    assert refusal(t, "A freeze b") == "P4.3 cannot-freeze"
    go(t, "A freeze c", "A bid 0")
    assert (view(t).places[0], hand(t, "A")) == (0, "")


def test_p4_5_the_opener_of_a_city_tile_may_freeze_but_must_then_bid():
    """No pass is offered."""
    t = go(position("A holds freeze-bid / B / C"), "A auction doge", "A freeze b")
    assert refusal(t, "A pass") == "P4.3 must-open"
    go(t, "A bid 14", "C pass")
    assert tiles(t, "A") == "doge"


def test_p4_5_the_freeze_ends_with_the_auction():
    """B bids in the next one."""
    t = go(position("A holds freeze-bid / B / C"), "A auction gozzoli", "A freeze b", "A bid 0", "C pass")
    go(t, "B auction verrocchio", "B bid 0")
    assert asked(t) == "C P4.3"


def test_p4_6_a_status_artist_is_put_on_a_city_at_once():
    """Its status rises by one; at 10 the tile still lies there."""
    t = position("A / B / C / status rome 10")
    go(t, "A auction verrocchio", "A bid 0", "BC pass")
    assert (asked(t), len(may(t, "A", "place"))) == ("A P4.6", 5)
    go(t, "A place rome")
    assert (status(t, "rome"), view(t).places[2], asked(t)) == ([10], 13, "B P3.1")
    t = go(position("A / B / C"), "A auction verrocchio", "A bid 0", "BC pass", "A place rome")
    assert status(t, "rome") == [6]


def test_p4_7_artists_of_points_and_merchants_are_kept():
    """Nothing is asked."""
    t = position("A / B / C")
    go(t, "A auction gozzoli", "A bid 0", "BC pass", "B auction merchant-1", "B bid 0", "CA pass")
    assert (view(t).places[0], view(t).places[3], asked(t)) == (0, 1, "C P3.1")


def test_p4_8_the_invasion_lowers_a_city_by_two():
    """At once; not below 3."""
    t = position("A / B / C / decade 3 / status naples 4")
    go(t, "A auction french-invade", "A bid 0", "BC pass")
    assert (asked(t), len(may(t, "A"))) == ("A P4.8", 6)
    assert status(go(t, "A invade naples"), "naples") == [3]


def test_p4_8_or_is_thrown_away():
    """No city changes."""
    t = position("A / B / C / decade 3")
    before = view(t).status
    go(t, "A auction french-invade", "A bid 0", "BC pass", "A invade nothing")
    assert (view(t).status, view(t).places[11], asked(t)) == (before, -3, "B P3.1")


def test_p4_8_out_of_time_it_is_thrown_away():
    """What is played for a seat that does not answer harms nobody."""
    t = go(position("A / B / C / decade 3"), "A auction french-invade", "A bid 0", "BC pass")
    assert PRINCES.catalogue.show(PRINCES.default(t, 0)) == "invade nothing"
    assert PRINCES.default(go(t, "A invade nothing"), 1) == PASS


def test_p4_9_the_decade_ends_with_its_last_event():
    """When the artist has been placed, not before."""
    t = position("A / B / C / open verrocchio")
    go(t, "A auction verrocchio", "A bid 0", "BC pass")
    assert (view(t).decade, asked(t)) == (0, "A P4.6")
    go(t, "A place rome")
    assert (view(t).decade, asked(t)) == (1, "B P3.1")
