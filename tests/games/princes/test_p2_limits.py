"""P2 Limits and open information; trading (P2.6) has a file of its own."""

import pytest

from condotta.games.princes import PRINCES
from condotta.games.princes.acts import DISCARD_UNSEEN
from condotta.kernel.engine import seen
from condotta.kernel.seats import PUBLIC

from ..playing import asked, go, heard, keys, may, refusal, view
from .positions import position
from .reading import discards, hand


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
    """A seat with six puts up none, be some of them alike."""
    assert refusal(position(f"A owns {'merchant-venice ' * 3}{'banking ' * 2}orsini"), "A auction colonna") == (
        "P3.1 may-not-own"
    )
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
