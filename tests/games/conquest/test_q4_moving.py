"""Q4 Moving and fighting."""

import pytest

from condotta.games.conquest.board import WESTERIA
from condotta.kernel.errors import IllegalAct

from ..playing import go, may
from .positions import bag, flags, position, stands


def test_q4_1_to_a_zone_that_borders_its_own() -> None:
    t = position("A: king sh.a / A to move 1")
    assert sorted(may(t, "A")) == [f"move sh.a {to}" for to in ("sh.b", "sh.c", "sml.a", "sml.c", "smr.a", "smr.c")]
    with pytest.raises(IllegalAct, match="That zone is not adjacent, or mountains stand in between"):
        go(t, "A move sh.a si.a")
    with pytest.raises(IllegalAct, match="No piece of yours stands there"):
        go(t, "A move si.a si.b")


def test_q4_1_never_across_mountains() -> None:
    """The South Spine stands between Goldenvale and Willowbrook."""
    t = position("A: king sml.a / B: spy smr.a / A to move 1")
    assert "move sml.a smr.a" not in may(t, "A")
    blocked = [pair for range_ in WESTERIA.data["mountains"] for pair in range_["blocks"]]
    numbers = [[WESTERIA.zone_names.index(zone) for zone in pair] for pair in blocked]
    assert numbers
    assert not any(WESTERIA.borders(one, other) or WESTERIA.borders(other, one) for one, other in numbers)


def test_q4_1_flags_and_cursed_lands_do_not_move() -> None:
    t = position("A: flag sh.a cursed-land sh.b spy wi.a / A to move 1")
    assert all(text.startswith("move wi.a") for text in may(t, "A"))
    with pytest.raises(IllegalAct, match="Flags and Cursed Lands do not move"):
        go(t, "A move sh.a sh.c")


def test_q4_2_one_piece_a_zone() -> None:
    t = position("A: king sh.a queen sh.b / A to move 1")
    with pytest.raises(IllegalAct, match="One of your own pieces stands there"):
        go(t, "A move sh.a sh.b")


def test_q4_2_no_passing_through() -> None:
    """A Scout in the corner of Goldenvale, closed in by its own pieces."""
    t = position("A: scout sml.b king si.b queen sml.a duke sml.c prince sol.a / A to move 1")
    assert not [text for text in may(t, "A") if text.startswith("move sml.b")]


def test_q4_3_a_scout_goes_along_any_path_of_free_zones() -> None:
    t = position("A: scout sh.a flag sol.c / B: flag nor.c king nor.a queen nor.b / A to move 1")
    scout = {text.split()[2] for text in may(t, "A") if text.startswith("move sh.a")}
    assert {"nh.a", "wi.a", "eh.c"} <= scout
    assert len(scout) == 72 - 2 - 1 + 1
    go(t, "A move sh.a eh.c")
    assert stands(t, "eh.c") == "A scout"


def test_q4_3_it_may_fight_at_the_end_of_a_long_move() -> None:
    t = position("A: scout sh.a / B: spy nh.a / A to move 1")
    go(t, "A move sh.a nh.a")
    assert stands(t, "nh.a") == "A scout"


def test_q4_3_but_not_without_scout_charge() -> None:
    t = position("A: scout sh.a / B: spy nh.a king sh.b / A to move 1", scout_charge=False)
    assert "move sh.a sh.b" in may(t, "A")
    with pytest.raises(IllegalAct, match="The Scout has no free way there"):
        go(t, "A move sh.a nh.a")


def test_q4_3_not_through_an_enemy() -> None:
    t = position(
        "A: scout sml.b / B: king si.b queen sml.a duke sml.c prince sol.a / A to move 1",
    )
    assert sorted(may(t, "A")) == [f"move sml.b {to}" for to in ("si.b", "sml.a", "sml.c", "sol.a")]


FIGHTS = [
    ("king", "queen", "attacker"),
    ("queen", "king", "defender"),
    ("knight", "knight", "both"),
    ("scout", "scout", "both"),
    ("king", "spy", "attacker"),
    ("spy", "king", "attacker"),
    ("spy", "queen", "defender"),
    ("spy", "spy", "both"),
    ("scout", "spy", "attacker"),
    ("spy", "scout", "defender"),
    ("sorceress", "cursed-land", "attacker"),
    ("king", "cursed-land", "defender"),
    ("spy", "cursed-land", "defender"),
    ("scout", "cursed-land", "defender"),
    ("sorceress", "baron", "defender"),
    ("baron", "sorceress", "attacker"),
]


@pytest.mark.parametrize(("attacker", "defender", "winner"), FIGHTS)
def test_q4_4_fights(attacker: str, defender: str, winner: str) -> None:
    """Q4.4 ranks, Q4.5 Cursed Land, Q4.6 Spy: beaten pieces go to the bag, a winning attacker takes the zone."""
    t = position(f"A: {attacker} sh.a / B: {defender} sh.b / A to move 1")
    before = bag(t, "A"), bag(t, "B")
    go(t, "A move sh.a sh.b")
    assert stands(t, "sh.a") == ""
    assert stands(t, "sh.b") == {"attacker": f"A {attacker}", "defender": f"B {defender}", "both": ""}[winner]
    assert bag(t, "A") == sorted(before[0] + ([attacker] if winner != "attacker" else []))
    assert bag(t, "B") == sorted(before[1] + ([defender] if winner != "defender" else []))


def test_q4_4_scout_charges_a_scout() -> None:
    t = go(position("A: scout sh.a / B: scout nh.a / A to move 1"), "A move sh.a nh.a")
    assert stands(t, "nh.a") == stands(t, "sh.a") == ""


def test_q4_5_a_cursed_land_beats_a_king_and_stays() -> None:
    t = go(position("A: king sh.a / B: cursed-land sh.b / A to move 1"), "A move sh.a sh.b")
    assert stands(t, "sh.b") == "B cursed-land"


def test_q4_6_attacked_by_a_king_the_spy_loses() -> None:
    t = go(position("A: king sh.a / B: spy sh.b / A to move 1"), "A move sh.a sh.b")
    assert stands(t, "sh.b") == "A king"


def test_q4_7_any_attacker_captures_a_flag() -> None:
    """Also the Spy; it takes the zone."""
    t = position("A: spy sh.a / B: flag sh.b / C: flag nh.a / A to move 1")
    go(t, "A move sh.a sh.b")
    assert stands(t, "sh.b") == "A spy"
    assert flags(t) == "B:A"
