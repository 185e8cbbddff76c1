"""P2 Limits, open information, trading."""

import pytest

from condotta.games.princes import PRINCES
from condotta.games.princes.acts import ACCEPT, DISCARD_UNSEEN
from condotta.games.princes.tiles import BANKING_TILE
from condotta.kernel.engine import play_chance, seen
from condotta.kernel.rng import Rng
from condotta.kernel.seats import PUBLIC

from ..playing import asides, asked, go, heard, keys, may, refusal, view
from .positions import position
from .reading import discards, hand, purse, tiles


def test_p2_1_gold_influence_and_tiles_are_public():
    """Only the kinds of treachery tiles are not."""
    t = position("A gold 3, influence 4, owns doge, troops pike, holds veto / B / C")
    for eye in ("B", "public"):
        shown = view(t, eye).seats[0]
        assert (shown.gold, shown.influence, shown.treachery) == (3, 4, 1)
    assert view(t, "A").treachery == (0, 0, 0, 0, 0, 1, 0)
    assert view(t, "B").treachery == (0,) * 7
    assert view(t, "public").treachery == ()


def test_p2_1_played_treachery_is_shown():
    """It lies among the discards."""
    assert discards(go(position("A holds raid-gold-shipment"), "A raid b")) == "raid-gold-shipment"


def test_p2_1_a_discard_over_the_limit_is_not():
    """The seat knows what it was, the others that it was."""
    t = position("A baglioni, holds veto start-war")
    go(t, "A buy-treachery", "chance deal a freeze-bid")
    veto = PRINCES.catalogue.read("discard veto")
    assert [seen(t, 0, veto, eye) for eye in (0, 1, PUBLIC)] == [veto, DISCARD_UNSEEN, DISCARD_UNSEEN]
    assert keys(heard(t, "B", "A discard veto")) == ["discards"]
    assert discards(t) == ""
    assert (view(t, "A").buried, view(t, "B").buried) == ((0, 0, 0, 0, 0, 1, 0), (0,) * 7)
    assert view(t, "B").seats[0].buried == 1


@pytest.mark.parametrize(
    ("seat", "limit"),
    [
        ("A baglioni", 2),
        ("A malatesta", 3),
        ("A bentivogli", 3),
        ("A baglioni, owns cesare-borgia", 3),
        ("A bentivogli, owns cesare-borgia ferrante-d-aragon", 5),
    ],
)
def test_p2_2_how_many_treachery_tiles(seat, limit):
    """Two, and one more for each of family and tiles."""
    assert view(position(seat)).seats[0].limit == limit


def test_p2_2_over_the_limit_by_buying_then_discard_among_all():
    """The new tile too may go; before anything else."""
    t = go(position("A baglioni, holds veto start-war"), "A buy-treachery", "chance deal a freeze-bid")
    assert asked(t) == "A P2.2"
    assert may(t, "A") == ["discard freeze-bid", "discard veto", "discard start-war"]
    assert refusal(t, "A pass") == "P2.2 discard-first"
    assert refusal(t, "A discard bribe-troops") == "P2.2 not-in-your-hand"
    go(t, "A discard start-war")
    assert (hand(t, "A"), asked(t)) == ("freeze-bid veto", "A P3.5")


def test_p2_2_within_the_limit_nothing_is_asked():
    """Malatesta keeps three."""
    t = go(position("A malatesta, holds veto start-war"), "A buy-treachery", "chance deal a freeze-bid")
    assert asked(t) == "A P3.5"


def test_p2_3_at_most_six_city_tiles():
    """A seat with six puts up none."""
    t = position("A owns doge merchant-venice merchant-milan armourer roderigo-borgia orsini")
    assert [act for act in may(t, "A", "auction") if act.split()[1] in ("merchant-venice", "colonna")] == []
    assert refusal(t, "A auction colonna") == "P3.1 may-not-own"


def test_p2_3_of_at_most_three_cities():
    """A fourth is refused, more of the three are not."""
    t = position("A owns doge armourer orsini")
    assert refusal(t, "A auction alfonso-aragon") == "P3.1 may-not-own"
    assert "auction colonna" in may(t, "A")


def test_p2_4_at_most_one_troop_of_each_kind():
    """It may be given back instead."""
    t = position("A troops pike")
    assert refusal(t, "A buy pike") == "P3.1 have-that-troop"
    assert may(t, "A", "give-back") == ["give-back pike"]


def test_p2_5_a_used_tile_is_turned_until_the_end_of_the_decade():
    """Lucrezia steals once; in the next decade again."""
    t = go(position("A owns lucrezia-borgia / open gozzoli / seats 3"), "A lucrezia b")
    assert may(t, "A", "lucrezia") == []
    assert refusal(t, "A lucrezia b") == "P3.1 no-such-trick"
    go(t, "A auction gozzoli", "A bid 0", "BC pass", "BC pass")
    assert may(t, "A", "lucrezia") == ["lucrezia b", "lucrezia c"]


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
