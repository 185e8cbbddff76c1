"""P3 A turn."""

from condotta.games.princes.tiles import TROOP_COST, TROOPS

from ..playing import asked, go, heard, keys, may, refusal, view
from .positions import position
from .reading import hand, purse, troops


def test_p3_1_clockwise_one_action_each():
    """Passing costs nothing later."""
    t = position("A / B / C")
    assert asked(go(t, "A pass")) == "B P3.1"
    assert asked(go(t, "B buy pike", "C pass")) == "A P3.1"


def test_p3_2_a_troop_for_its_price():
    """Only what the purse holds and the stock has."""
    for kind, troop in enumerate(TROOPS):
        t = go(position("A gold 10"), f"A buy {troop}")
        assert (purse(t, "A")[0], troops(t, "A")) == (10 - TROOP_COST[kind], troop)
        assert f"buy {troop}" in may(position(f"A gold {TROOP_COST[kind]}"), "A")
        assert f"buy {troop}" not in may(position(f"A gold {TROOP_COST[kind] - 1}"), "A")
    assert refusal(position("A gold 0"), "A buy pike") == "P3.1 cannot-buy"
    t = position("A / B troops pike / C troops pike / D troops pike / E troops pike")
    assert refusal(t, "A buy pike") == "P3.1 cannot-buy"


def test_p3_2_a_treachery_tile_for_one_gold_and_one_influence():
    """Face down."""
    t = go(position("A"), "A buy-treachery")
    assert (purse(t, "A"), asked(t)) == ((39, 11), "chance P1.3")
    assert keys(heard(t, "B", "chance deal a veto")) == ["draws"]
    assert hand(t, "A") == "veto"
    assert "buy-treachery" in may(position("A gold 1, influence 1"), "A")
    for poor in ("A gold 0", "A influence 0"):
        assert refusal(position(poor), "A buy-treachery") == "P3.1 cannot-buy"


def test_p3_2_or_one_own_troop_back_without_refund():
    """The troop is there for others."""
    t = go(position("A gold 5, troops pike / B / C / D"), "A give-back pike")
    assert (troops(t, "A"), purse(t, "A")[0], view(t).stock[2], asked(t)) == ("", 5, 4, "B P3.1")
    assert refusal(position("A"), "A give-back pike") == "P3.1 no-such-troop"


def test_p3_3_a_city_tile_an_event_of_this_decade_or_the_pope():
    """Not an event of another decade, nor one that is won; not a Pope somebody owns."""
    t = position("A / B won gozzoli")
    offered = [act.split()[1] for act in may(t, "A", "auction")]
    assert "doge" in offered and "verrocchio" in offered and "pope" in offered
    for lot in ("gozzoli", "botticelli"):
        assert refusal(t, f"A auction {lot}") == "P3.1 not-available"
    assert refusal(position("A / B is pope"), "A auction pope") == "P3.1 not-available"
    assert refusal(position("A / B owns doge"), "A auction doge") == "P3.1 not-available"


def test_p3_4_wars_up_to_the_limit():
    """Four a decade, five with five or six seats."""
    assert len(may(position("A / wars 3"), "A", "war")) == 20
    assert refusal(position("A / wars 4 / seats 4"), "A war venice rome") == "P3.1 no-more-wars"
    assert len(may(position("A / wars 4 / seats 5"), "A", "war")) == 20
    assert refusal(position("A / wars 5 / seats 6"), "A war venice rome") == "P3.1 no-more-wars"


def test_p3_5_tricks_before_and_after_the_action():
    """None is an action; the seat says itself when its turn is over."""
    t = position("A malatesta, holds steal-influence raid-gold-shipment, owns lucrezia-borgia / B / C")
    go(t, "A steal b")
    assert asked(t) == "A P3.1"
    go(t, "A pass")
    assert asked(t) == "A P3.5"
    go(t, "A raid c", "A lucrezia c")
    assert asked(t) == "B P3.1"


def test_p3_5_never_inside_an_auction_or_a_war():
    """Not offered while bids are made."""
    t = go(position("A holds steal-influence, troops pike / B / C"), "A auction gozzoli")
    assert may(t, "A", "steal") == []
    t = go(position("A holds steal-influence, troops pike / B / C"), "A war rome venice")
    assert may(t, "A", "steal") == []


def test_p3_5_not_after_the_decade_has_ended():
    """The last event is won: A is not asked any more, B begins the next decade."""
    t = position("A holds steal-influence start-war / B / C / open gozzoli")
    go(t, "A auction gozzoli", "A bid 0", "BC pass")
    assert (asked(t), view(t).decade) == ("B P3.1", 1)


def test_p3_5_nothing_is_asked_of_a_seat_without_treachery():
    """It has nothing to use, as all can see."""
    assert asked(go(position("A / B / C"), "A pass")) == "B P3.1"
    assert asked(go(position("A holds freeze-bid / B / C"), "A pass")) == "A P3.5"


def test_p3_6_start_war_is_an_extra_war_that_closes_the_turn():
    """The counter is at its limit and does not move."""
    t = position("A holds start-war veto, troops pike / B / C / wars 4")
    go(t, "A pass", "A start-war rome venice")
    assert (asked(t), view(t).wars) == ("ABC P5.2", 4)
    go(t, "ABC pass", "A pass", "A pass")
    assert (asked(t), view(t).wars, hand(t, "A")) == ("B P3.1", 4, "veto")


def test_p3_6_not_before_the_action():
    """At the end of the own turn."""
    t = position("A holds start-war / B / C")
    assert may(t, "A", "start-war") == []
    assert refusal(go(position("A holds veto"), "A pass"), "A start-war rome venice") == "P3.5 no-such-trick"


def test_p3_6_after_an_action_no_other():
    """Only tricks are left."""
    t = go(position("A holds start-war / B / C"), "A buy pike")
    assert refusal(t, "A buy cavalry") == "P3.5 action-is-done"


def test_p3_7_after_two_idle_rounds_an_event_must_be_put_up():
    """Three seats, six idle turns: A must open, with at least 0."""
    t = go(position("A / B / C"), "ABC pass", "ABC pass")
    assert may(t, "A") == [
        f"auction {event}" for event in ("gozzoli", "piero-della-francesca", "verrocchio", "merchant-1")
    ]
    assert refusal(t, "A pass") == "P3.1 must-put-up-an-event"
    go(t, "A auction gozzoli")
    assert refusal(t, "A pass") == "P4.3 must-open"
    go(t, "A bid 0", "BC pass")
    assert (view(t).idle, "pass" in may(t, "B")) == (0, True)


def test_p3_7_tricks_may_come_before_the_event():
    """P3.5: they are no action."""
    t = position("A holds raid-gold-shipment / B / C / idle 6")
    assert may(t, "A")[-2:] == ["raid b", "raid c"]
    assert asked(go(t, "A raid b")) == "A P3.1"


def test_p3_7_each_turn_is_idle_or_not_by_itself():
    """A buys, B passes: one idle turn. With four seats eight in a row are two rounds."""
    assert view(go(position("A / B / C"), "A buy pike", "B pass")).idle == 1
    t = position("A / B / C / D / idle 6")
    assert "pass" in may(go(t, "A pass"), "B")
    assert "pass" not in may(go(t, "B pass"), "C")


def test_p3_7_what_is_not_idle():
    """Buying, giving back, selling, fighting; an auction without bid, a veto and a war without taker are idle."""
    assert view(go(position("A / idle 5"), "A buy pike")).idle == 0
    assert view(go(position("A troops pike / idle 5"), "A give-back pike")).idle == 0
    assert view(go(position("A / B / C / idle 5"), "A auction gozzoli", "A bid 0", "BC pass")).idle == 0
    assert view(go(position("A / B / C / idle 3"), "A auction gozzoli", "ABC pass")).idle == 4
    assert view(go(position("A holds veto/ B / C / idle 3"), "A war rome venice", "A veto", "BC pass")).idle == 4
    assert view(go(position("A / B / C / idle 3"), "A war rome venice", "ABC pass")).idle == 4
    t = go(position("A troops pike / B / C / idle 5"), "A war rome venice", "ABC pass", "A bid 0", "A pass")
    assert view(go(t, "chance roll 6 1")).idle == 0
