"""C3 Set-up."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.map import REGIONS
from condotta.kernel.engine import sample
from condotta.kernel.errors import SetupError
from condotta.kernel.rng import Rng

from ..playing import asked, deal, go, may, refusal, view
from .positions import new
from .reading import hand_sizes, token


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_c3_1_each_seat_is_dealt_ten(seats):
    """All from one pile of 110."""
    t = deal(new(seats, first="A"))
    assert (hand_sizes(t), view(t).pile_size) == ([10] * seats, 110 - 10 * seats)


def test_c3_1_clockwise_from_the_holder():
    """B holds the token: B, C, A."""
    t = new(3, first="B")
    order = []
    while asked(t) == "chance C7.3":
        act = CONDOTTIERE.catalogue.show(sample(t, Rng(1)))
        order.append(act.split()[1])
        go(t, f"chance {act}")
    assert order == ["b", "c", "a"]


def test_c3_1_chance_deals_no_more_and_no_less():
    """Nor to another seat, nor a card that is not in the pile."""
    t = new(2, first="A")
    assert refusal(t, "chance deal a 1 2 3") == "C7.3 not-an-option"
    assert refusal(t, "chance deal b 1 1 1 1 1 1 1 1 1 1") == "C7.3 not-an-option"
    go(t, "chance deal a 1 1 1 1 1 1 1 1 1 1")
    assert refusal(t, "chance deal b 1 2 2 2 2 2 2 2 2 3") == "C7.3 not-an-option"


def test_c3_1_the_first_holder_is_drawn_by_chance():
    """Every seat can be; nobody else."""
    assert asked(new(3)) == "chance C3.1"
    drawn = {sample(new(3), Rng(seed)) for seed in range(50)}
    assert {CONDOTTIERE.catalogue.show(act) for act in drawn} == {"holder a", "holder b", "holder c"}
    t = new(3)
    assert refusal(t, "chance holder d") == "C3.1 not-an-option"
    assert token(go(t, "chance holder c")) == "C"


def test_c3_1_or_named_by_an_option():
    """Then chance is not asked for it."""
    t = new(3, first="C")
    assert (token(t), asked(t)) == ("C", "chance C7.3")
    with pytest.raises(SetupError, match=r"one of A, B, C, not 'D' \(C3.1\)"):
        new(3, first="D")


@pytest.mark.parametrize("region", REGIONS)
def test_c3_2_the_holder_places_the_token_on_any_region(region):
    """There the first battle is."""
    t = deal(new(2, first="B"))
    assert asked(t) == "B C3.2"
    assert may(t, "B") == [f"place {name}" for name in REGIONS]
    go(t, f"B place {region}")
    assert (REGIONS[view(t).region], asked(t)) == (region, "B C4.2")


def test_c3_2_nobody_else_places_it():
    """A does not hold the token."""
    assert refusal(deal(new(2, first="B")), "A place siena") == "C3.2 not-asked"
