"""C11 Variants: bigger kingdoms, capturing regions."""

import pytest

from condotta.games.condottiere.map import REGIONS

from ..playing import asked, go, heard, keys, may, refusal, view
from .positions import battle
from .reading import discards, hand, line, owner, pope, token, winners

SIEGE = "A to play, holds 1 1 1 / B owns siena, holds 10 10 / C holds 2 2 / at siena / with capture"
"""A attacks Siena, which B defends."""


def kingdom(seats, regions):
    """A wins the last of these regions and has the others."""
    *others, last = regions.split()
    return winners(battle(f"seats {seats} / A: 10, owns {' '.join(others)} / at {last} / with kingdoms"))


@pytest.mark.parametrize("seats", [2, 3])
def test_c11_1_five_connected_with_two_or_three_seats(seats):
    """Four are not enough."""
    assert kingdom(seats, "torino genova parma lucca firenze") == "A"
    assert kingdom(seats, "torino genova parma lucca") == ""


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_c11_1_four_connected_with_more(seats):
    """Three are not enough."""
    assert kingdom(seats, "torino genova parma lucca") == "A"
    assert kingdom(seats, "torino genova parma") == ""


@pytest.mark.parametrize(("seats", "total"), [(2, 6), (3, 6), (4, 5), (6, 5)])
def test_c11_1_totals_stay(seats, total):
    """Six and five in all."""
    scattered = ["torino", "venezia", "parma", "bologna", "siena", "napoli"]
    assert kingdom(seats, " ".join(scattered[:total])) == "A"
    assert kingdom(seats, " ".join(scattered[: total - 1])) == ""


def test_c11_2_the_token_may_be_put_on_another_s_region():
    """Never on the own, never on the Pope's; free ones as ever."""
    t = battle("A: 10, owns parma / B owns siena roma / C owns lucca / at torino / pope roma / with capture")
    assert may(t, "A") == [f"place {name}" for name in REGIONS if name not in ("torino", "parma", "roma")]
    assert refusal(t, "A place parma") == "C6.3 is-your-own"
    assert refusal(t, "A place roma") == "C6.3 pope-protects-it"


def test_c11_2_not_without_the_variant():
    """C6.3."""
    t = battle("A: 10 / B owns siena / at torino")
    assert refusal(t, "A place siena") == "C6.3 has-a-marker"


def test_c11_3_the_defender_may_pass_without_losing_the_right_to_play():
    """As often as it likes until its first card."""
    t = battle(SIEGE)
    go(t, "A play 1", "B pass", "C play 2", "A play 1", "B pass", "C pass", "A play 1")
    assert (asked(t), view(t).seats[1].out) == ("B C4.2", False)
    go(t, "B play 10")
    assert line(t, "B") == "10"


def test_c11_3_after_its_first_card_a_pass_is_a_pass():
    """C4.4."""
    t = battle(SIEGE)
    go(t, "A play 1", "B play 10", "C play 2", "A play 1", "B pass", "C play 2", "A pass")
    assert (owner(t, "siena"), asked(t)) == ("B", "B C6.3")


@pytest.mark.parametrize(("card", "then"), [("scarecrow", []), ("bishop", ["B pope off"])])
def test_c11_3_a_card_that_is_discarded_at_once_is_its_first(card, then):
    """A pass after it is a pass."""
    t = battle(f"A to play, holds 1 1 1 / B owns siena, holds {card} 10 / at siena / with capture")
    go(t, "A play 1", f"B play {card}", *then, "A play 1", "B pass")
    assert (asked(t), view(t).seats[1].out) == ("A C4.2", True)


def test_c11_3_its_first_card_of_each_battle():
    """B has played in the battle before; in the next one it has not."""
    t = battle("A: 10, holds 1 1, passed / B: 6, holds 2, passed, owns siena / at roma / with capture")
    go(t, "A place siena", "A hold", "B hold", "A play 1", "B pass", "A pass")
    assert asked(t) == "B C4.2"


def test_c11_3_nobody_else_may():
    """A and C pass once and are out; the defender is not."""
    t = battle(SIEGE)
    go(t, "A pass", "B pass", "C play 2")
    assert asked(t) == "B C4.2"
    assert view(t).seats[0].out


def test_c11_3_the_defender_is_asked_once_more_when_the_last_other_seat_has_passed():
    """Also if it has passed just before; when it passes then, the battle ends."""
    t = battle(SIEGE)
    go(t, "A pass", "B pass", "C pass")
    assert asked(t) == "B C4.2"
    go(t, "B pass")
    assert asked(t) == "B C6.3"


def test_c11_3_asked_once_more_it_may_play_on_alone():
    """C4.5: single turns until it passes."""
    t = battle("A: 10, to play, holds 1 / B owns siena, holds 6 6 1 / at siena / with capture")
    go(t, "A pass", "B play 6")
    assert asked(t) == "B C4.2"
    go(t, "B play 6", "B pass")
    assert owner(t, "siena") == "B"


def test_c11_3_a_surrender_ends_the_battle_without_asking_the_defender():
    """B had not played yet."""
    t = battle("A: 1, to play, holds surrender / B owns siena, holds 10 10 / at siena / with capture")
    go(t, "A play surrender")
    assert (owner(t, "siena"), asked(t), hand(t, "B")) == ("A", "A C6.3", "10 10")


def test_c11_3_a_defender_without_cards_passes():
    """C4.6 as ever."""
    t = battle("A to play, holds 1 2 / B owns siena / at siena / with capture")
    go(t, "A play 1", "A pass")
    assert (owner(t, "siena"), asked(t)) == ("A", "A C6.3")


def test_c11_3_a_region_without_marker_has_no_defender():
    """All may pass once."""
    t = battle("A to play, holds 1 / B owns siena, holds 10 / C holds 2 / at roma / with capture")
    go(t, "A pass", "B pass", "C pass")
    assert asked(t) == "B C6.3"


@pytest.mark.parametrize(
    "lines",
    ["A: 10 / B: 10 / C: 5", "A: 10 / B: 5 / C: 10", "A: 10 / B / C: 10", "A / B / C"],
)
def test_c11_4_any_tie_leaves_region_and_token_to_the_defender(lines):
    """Whether it is one of the tied or not."""
    t = battle(f"{lines} / B owns siena / C placed / at siena / with capture")
    assert (owner(t, "siena"), token(t)) == ("B", "B")


def test_c11_4_the_log_says_that_the_defender_keeps_the_region():
    """B has no strength at all; A and C are tied, and nobody has won."""
    t = battle("A: 10, to play, holds 1 / B owns siena / C: 10 / at siena / with capture")
    told = [(event.key, event.args[:2]) for event in heard(t, "public", "A pass")]
    assert ("defender-keeps", (1, REGIONS.index("siena"))) in told
    assert not {"battle-won", "battle-tied"} & {key for key, _args in told}


def test_c11_4_a_defender_who_is_strongest_wins_as_any_other():
    """With its strength."""
    t = battle("A: 6, to play, holds 1 / B: 10, owns siena / at siena / with capture")
    assert "battle-won" in keys(heard(t, "public", "A pass"))


def test_c11_4_unless_one_seat_alone_has_most_courtesans():
    """The region is B's, the token C's."""
    t = battle("A: 10 / B owns siena / C: 6 3 courtesan / at siena / with capture")
    assert (owner(t, "siena"), token(t)) == ("B", "C")


def test_c11_4_tied_courtesans_give_the_token_to_the_defender():
    """Both are tied."""
    t = battle("A: courtesan / B owns siena / C: courtesan / at siena / with capture")
    assert (owner(t, "siena"), token(t)) == ("B", "B")


def test_c11_4_without_a_defender_a_tie_is_as_ever():
    """C6.1, C6.2: nobody's region, the token goes left of A."""
    t = battle("A: 10 / B / C: 10 / at siena / with capture")
    assert (owner(t, "siena"), token(t)) == ("", "B")


def test_c11_5_the_marker_of_another_winner_replaces_the_defender_s():
    """And B has one region less."""
    t = battle("A: 10 / B: 6, owns siena roma / at siena / with capture")
    assert (owner(t, "siena"), owner(t, "roma"), token(t)) == ("A", "B", "A")
    assert view(t).quiet == 0


def test_c11_5_a_captured_region_may_win_the_game():
    """A's third connected one, with four seats."""
    t = battle("A: 10, owns torino genova / B owns parma / D / at parma / with capture")
    assert winners(t) == "A"


@pytest.mark.parametrize("region", ["siena", "parma", "roma", "torino", "off"])
def test_c11_6_a_bishop_may_put_the_pope_on_any_region(region):
    """The contested one, an own, another's, a free one, or off; the battle goes on."""
    t = battle(
        "A to play, holds bishop 1, owns parma / B owns siena roma, holds 1 / at siena / pope lucca / with capture"
    )
    go(t, "A play bishop")
    assert may(t, "A") == [f"pope {name}" for name in REGIONS] + ["pope off"]
    go(t, f"A pope {region}")
    assert (pope(t), asked(t), discards(t)) == (region, "B C4.2", "bishop")


def test_c11_6_the_contested_region_is_won_as_ever():
    """But nobody can fight over it again."""
    t = battle("A: 6, to play, holds bishop 10 / B owns siena / at siena / with capture")
    go(t, "A play bishop", "A pope siena", "A play 10")
    assert (owner(t, "siena"), pope(t), asked(t)) == ("A", "siena", "A C6.3")
    assert "place siena" not in may(t, "A")


def test_c11_7_a_full_board_does_not_end_the_game():
    """The holder can attack the regions of others; by C2.3 the game would be over."""
    board = """A: 10, owns firenze ferrara roma / B owns lucca torino bologna / C owns spoleto genova parma
        D owns siena urbino modena / E owns milano napoli venezia / at ancona / pope mantova"""
    assert winners(battle(board)) == "A"
    t = battle(board + "/ with capture")
    own = ("firenze", "ferrara", "roma", "ancona")
    assert (winners(t), asked(t)) == ("", "A C6.3")
    assert may(t, "A") == [f"place {name}" for name in REGIONS if name not in own and name != "mantova"]


def test_c11_7_the_game_ends_when_the_holder_has_no_region_to_attack():
    """C keeps the token with all regions its own but the Pope's; by then it has won by C2.1."""
    others = " ".join(name for name in REGIONS if name not in ("roma", "siena"))
    t = battle(f"C: 10, owns {others} / at siena / pope roma / with capture")
    assert (winners(t), asked(t)) == ("C", "")
