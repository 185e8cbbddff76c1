"""P2.6 Trading: offers, what they are made of, how long they stand, and who may not give away its price."""

import pytest

from condotta.games.princes import PRINCES
from condotta.games.princes.acts import ACCEPT, BANK, OFFER
from condotta.games.princes.tiles import BANKING_TILE
from condotta.kernel.engine import check, play_chance
from condotta.kernel.errors import ActError, IllegalAct
from condotta.kernel.offers import terms
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC

from ..playing import asides, asked, go, may, refusal, view
from .positions import position
from .reading import purse, tiles


def test_p2_6_a_gift():
    """Gold goes from A to B when B accepts; nothing else changes."""
    t = go(position("A / B / C"), "A offer b 5 gold")
    assert (purse(t, "A"), purse(t, "B")) == ((40, 12), (40, 12))
    go(t, "B accept a 5 gold")
    assert (purse(t, "A"), purse(t, "B"), asked(t)) == ((35, 12), (45, 12), "A P3.1")


def test_p2_6_a_swap_is_one():
    """Both give."""
    t = go(position("A / B / C"), "B offer c 5 gold for 2 influence", "C accept b 5 gold for 2 influence")
    assert (purse(t, "B"), purse(t, "C")) == ((35, 14), (45, 10))


def test_p2_6_during_another_s_auction():
    """C gives B the gold with which B bids."""
    t = go(position("A / B gold 3 / C"), "A auction doge", "A bid 14")
    assert may(t, "B", "bid") == []
    go(t, "C offer b 20 gold", "B accept c 20 gold")
    assert may(t, "B", "bid")[-1] == "bid 23"


def test_p2_6_accepted_once():
    """The offer is gone."""
    t = go(position("A / B / C"), "A offer b 5 gold", "B accept a 5 gold")
    assert refusal(t, "B accept a 5 gold") == "P2.6 no-such-offer"


def test_p2_6_what_is_accepted_must_be_what_stands():
    """A changed its offer meanwhile."""
    t = go(position("A / B / C"), "A offer b 5 gold", "A offer b 1 gold")
    assert refusal(t, "B accept a 5 gold") == "P2.6 no-such-offer"
    go(t, "B accept a 1 gold")
    assert purse(t, "B") == (41, 12)


def test_p2_6_withdrawn_or_refused():
    """Then it cannot be accepted."""
    t = go(position("A / B / C"), "A offer b 5 gold", "A withdraw b")
    assert refusal(t, "B accept a 5 gold") == "P2.6 no-such-offer"
    go(t, "A offer b 5 gold", "B refuse a")
    assert refusal(t, "B accept a 5 gold") == "P2.6 no-such-offer"
    assert refusal(t, "A withdraw b") == "P2.6 no-such-offer"
    assert refusal(t, "B refuse a") == "P2.6 no-such-offer"


def test_p2_6_everybody_knows_what_was_offered_in_each_decade():
    """The last offer from each seat to each other, whatever became of it."""
    t = go(position("A / B / C / decade 2"), "A offer b 3 gold", "A offer b 2 gold for 1 influence", "B refuse a")
    go(t, "C offer a 1 gold")
    first, second = view(t).offered
    assert (first.decade, first.maker, first.to) == (1, 0, 1)
    assert PRINCES.catalogue.show(ACCEPT | first.terms << 16) == "accept a 2 gold for 1 influence"
    assert (second.decade, second.maker, second.to) == (1, 2, 0)
    assert view(t.clone()).offered == (first, second)


@pytest.mark.parametrize(
    ("moment", "stands", "gone"),
    [
        ("auction", ["A auction gozzoli", "A bid 0", "B pass"], ["C pass"]),
        ("turn", ["A auction gozzoli", "ABC pass"], []),
        ("decade", ["A pass", "A pass", "B auction gozzoli", "B bid 0", "C pass"], ["A pass"]),
    ],
)
def test_p2_6_an_offer_may_lapse(moment, stands, gone):
    """At the end of this auction, this turn or this decade."""
    t = go(position("A owns alfonso-aragon / B / C / open gozzoli"), f"A offer b 5 gold until {moment}")
    go(t, *stands)
    assert asides(t, "B", "accept") == [f"accept a 5 gold until {moment}"]
    go(t, *(gone or ["A pass"]))
    assert asides(t, "B", "accept") == []


def test_p2_6_out_of_what_both_hold():
    """Checked when it is made and when it is accepted; the gold on a home city is not in the purse."""
    t = position("A gold 5, home 9 / B influence 1 / C")
    assert refusal(t, "A offer b 6 gold") == "P2.6 not-in-your-purse"
    go(t, "A offer b 5 gold for 2 influence")
    assert refusal(t, "B accept a 5 gold for 2 influence") == "P2.6 not-in-the-purses"
    go(t, "A offer b 5 gold for 1 influence", "A offer c 1 gold", "C accept a 1 gold")
    assert refusal(t, "B accept a 5 gold for 1 influence") == "P2.6 not-in-the-purses"


def test_p2_6_only_with_another_seat():
    """Not with oneself, nor with one that is not there."""
    t = position("A / B / C")
    assert refusal(t, "A offer a 1 gold") == "P2.6 not-a-partner"
    assert refusal(t, "A offer d 1 gold") == "P2.6 not-a-partner"


def test_p2_6_the_highest_bidder_keeps_its_price():
    """A has bid 30 of 40 gold: it may give away 10."""
    t = go(position("A / B / C"), "A auction doge", "A bid 30", "A offer b 11 gold", "A offer c 10 gold")
    assert refusal(t, "B accept a 11 gold") == "P2.6 bid-stands"
    go(t, "C accept a 10 gold")
    assert purse(t, "A") == (30, 12)


def test_p2_6_the_opener_of_a_city_tile_keeps_its_opening():
    """14 of 20 gold, before it has bid."""
    t = go(position("A gold 20 / B / C"), "A auction doge", "A offer b 7 gold", "A offer c 6 gold")
    assert refusal(t, "B accept a 7 gold") == "P2.6 bid-stands"
    go(t, "C accept a 6 gold")
    assert may(t, "A") == ["bid 14"]


def test_p2_6_once_outbid_it_is_free():
    """B has bid higher."""
    t = go(position("A / B / C"), "A auction doge", "A bid 30", "A offer c 40 gold", "B bid 31", "C accept a 40 gold")
    assert purse(t, "A") == (0, 12)


def test_p2_6_hidden_cardinals_do_not_count():
    """A holds a Cardinal nobody knows of: it may not rely on it, or a refusal would tell."""
    t = go(
        position("A influence 5, holds bribe-cardinal / B / C"), "A auction pope", "A bid 5", "A offer b 1 influence"
    )
    assert refusal(t, "B accept a 1 influence") == "P2.6 bid-stands"


def test_p2_6_none_after_the_last_event_of_decade_three():
    """While the artist is placed."""
    t = position("A / B / C / decade 3 / open michelangelo")
    go(t, "B offer c 1 gold", "A auction michelangelo", "A bid 0", "B pass", "C pass")
    assert asked(t) == "A P4.6"
    assert refusal(t, "C accept b 1 gold") == "P2.6 trading-over"
    assert refusal(t, "A offer b 1 gold") == "P2.6 trading-over"


def test_p2_6_city_tiles_never_change_hands():
    """The catalogue knows only gold and influence."""
    t = position("A owns doge / B / C")
    assert {act.split()[3] for act in asides(t, "A", "offer")} == {"gold", "influence"}
    assert tiles(t, "A") == "doge"


def test_p2_6_a_table_without_trading():
    """Nothing of it is listed, and all of it is refused; Banking (P6.3) is no trade."""
    t = PRINCES.new(3, {"trade": False})
    play_chance(t, Rng(1))
    t.tiles[BANKING_TILE] = 1
    for act in ("offer b 1 gold", "accept b 1 gold", "refuse b", "withdraw b"):
        assert refusal(t, f"A {act}") == "P2.6 no-trading"
    assert {act.split()[0] for act in asides(t, "A")} == {"bank"}
    assert refusal(t.clone(), "A offer b 1 gold") == "P2.6 no-trading"
    assert asides(PRINCES.new(3, {"trade": True}), "A") == asides(PRINCES.new(3, {}), "A")


TROOPS = "A troops pike / B / C troops pike"
"""A and C may be hired; B and C trade meanwhile."""


@pytest.mark.parametrize(
    ("before", "ends", "then"),
    [
        (["A war rome venice", "ABC pass", "A bid 0"], "C pass", "C P5.3"),
        (["A war rome venice", "ABC pass", "A pass"], "C pass", "A P5.3"),
        (["A auction gozzoli", "AB pass"], "C pass", "B P3.1"),
        (["A auction doge", "A bid 14", "B pass"], "C pass", "B P3.1"),
    ],
    ids=["hired", "no taker", "unsold", "sold"],
)
def test_p2_6_until_the_auction_means_this_one_however_it_ends(before, ends, then):
    """Sold, unsold, a condottiere hired or nobody: with the auction the offer is gone, before the next one opens."""
    t = go(position(TROOPS), "B offer c 5 gold until auction", *before)
    assert asides(t, "C", "accept") == ["accept b 5 gold until auction"]
    go(t, ends)
    assert (asked(t), asides(t, "C", "accept")) == (then, [])


def test_p2_6_the_winner_keeps_its_price_until_it_has_paid():
    """A has won the Pope for 5 of 6 influence and is asked how it pays: it may give 1 away, not 2."""
    t = go(position("A influence 6, holds veto / B / C"), "A auction pope", "A bid 5", "BC pass")
    go(t, "A offer b 2 influence", "A offer c 1 influence")
    assert asked(t) == "A P4.4"
    assert refusal(t, "B accept a 2 influence") == "P2.6 bid-stands"
    go(t, "C accept a 1 influence", "A pay 0 0")
    assert purse(t, "A") == (40, 0)


def test_p2_6_nor_is_it_asked_for_its_price():
    """The other side of a swap is bound too: B offers A gold for the influence with which A must pay."""
    t = go(position("A influence 6, holds veto / B / C"), "A auction pope", "A bid 5", "BC pass")
    go(t, "B offer a 9 gold for 2 influence", "C offer a 1 gold for 1 influence")
    assert refusal(t, "A accept b 9 gold for 2 influence") == "P2.6 bid-stands"
    go(t, "A accept c 1 gold for 1 influence")
    assert purse(t, "A") == (41, 5)


def test_p2_6_only_the_one_that_must_open_is_bound():
    """A has to open the Doge with 14; C may be left with less."""
    t = go(position("A gold 20 / B / C gold 3"), "A auction doge", "C offer b 3 gold", "B accept c 3 gold")
    assert purse(t, "C") == (0, 12)


def test_p2_6_discounts_help_to_keep_a_price():
    """A needs 4 influence for a Pope at 5, and may give the fifth away."""
    t = go(position("A influence 5, owns orsini / B / C"), "A auction pope", "A bid 5")
    go(t, "A offer b 2 influence", "A offer c 1 influence")
    assert refusal(t, "B accept a 2 influence") == "P2.6 bid-stands"
    go(t, "C accept a 1 influence")
    assert purse(t, "A") == (40, 4)


def test_p2_6_so_do_cardinals_that_a_bid_has_proved():
    """A bids 7 with 5 influence: all know of its Cardinal, so 4 influence are enough."""
    t = go(position("A influence 5, holds bribe-cardinal / B / C"), "A auction pope", "A bid 7")
    go(t, "A offer b 2 influence", "A offer c 1 influence")
    assert refusal(t, "B accept a 2 influence") == "P2.6 bid-stands"
    go(t, "C accept a 1 influence", "BC pass", "A pay 1 0")
    assert purse(t, "A") == (40, 0)


PAYING = "A gold 1, influence 1, owns banking / B / C"
"""For a price of 2 A must bank, and so is asked how it pays."""


def test_p2_6_none_while_the_last_event_of_decade_three_is_paid():
    """It is won when the bidding ends."""
    t = position(f"{PAYING} / decade 3 / open michelangelo")
    go(t, "A auction michelangelo", "A bid 2", "B pass", "B offer c 1 gold", "C pass")
    assert asked(t) == "A P4.4"
    assert refusal(t, "C accept b 1 gold") == "P2.6 trading-over"
    assert refusal(t, "A offer b 1 gold") == "P2.6 trading-over"
    assert asides(t, "C") == []


@pytest.mark.parametrize(
    ("board", "lot"),
    [
        ("decade 3 / open michelangelo", "pope"),
        ("decade 3 / open michelangelo leonardo", "michelangelo"),
        ("decade 2 / open botticelli", "botticelli"),
    ],
)
def test_p2_6_while_anything_else_is_paid_there_is_trading(board, lot):
    """Another lot, an event before the last, the last one of an earlier decade."""
    t = go(position(f"{PAYING} / {board}"), f"A auction {lot}", "A bid 2", "B pass", "B offer c 1 gold", "C pass")
    assert asked(t) == "A P4.4"
    go(t, "C accept b 1 gold")
    assert purse(t, "C") == (41, 12)


def test_p2_6_the_decade_s_last_event_ends_trading_in_decade_three_only():
    """While the artist is placed in decade II there is trading."""
    t = position("A / B / C / decade 2 / open bellini")
    go(t, "A auction bellini", "A bid 0", "BC pass", "B offer c 1 gold")
    assert asked(t) == "A P4.6"
    go(t, "C accept b 1 gold")


def test_p2_6_an_offer_that_says_nothing_is_none():
    """Nothing given and nothing asked; a moment that there is not; Banking with terms (P6.3)."""
    t = position("A owns banking / B / C")
    for act in (OFFER + 1, OFFER + 1 | terms(1, 0, 0, 0, 4) << 16, BANK | 1 << 16):
        with pytest.raises(ActError):
            check(t, 0, act)


@pytest.mark.parametrize("nobody", [3, CHANCE, PUBLIC])
def test_p2_6_who_sits_nowhere_trades_nothing(nobody):
    """Refused in a sentence, whatever the aside."""
    t = go(position("A / B / C"), "A offer b 1 gold")
    for text in ("offer b 1 gold", "accept a 1 gold", "refuse a", "withdraw b", "bank gold 1"):
        with pytest.raises(IllegalAct) as refused:
            check(t, nobody, PRINCES.catalogue.read(text))
        assert refused.value.key == "not-an-option"
