"""C10 Variant: playing for points."""

from itertools import combinations

import pytest

from condotta.games.condottiere.variants import NAMES as VARIANTS
from condotta.kernel.errors import SetupError

from ..playing import asked, deal, go, heard, keys, may, view
from .positions import battle, new
from .reading import hand_sizes, owner, points, pope, token, winners

CONNECTED = "A: 10, owns torino genova parma / at lucca / B owns siena roma / C / with points"
"""With three seats A wins by four connected regions: 4 + 5 points."""


def test_c10_1_one_point_per_region_and_five_for_the_connected_group():
    """The winner has 4 + 5, B 2."""
    assert points(battle(CONNECTED)) == [9, 2, 0]


def test_c10_1_no_bonus_for_the_total_alone():
    """Six regions, no two of them connected."""
    t = battle("A: 10, owns torino venezia parma bologna siena / at napoli / B / with points")
    assert points(t) == [6, 0]


def test_c10_1_the_bonus_also_with_the_total_reached_in_the_same_battle():
    """Lucca is the sixth region and the fourth connected one."""
    t = battle("A: 10, owns torino genova parma siena napoli / at lucca / B / with points")
    assert points(t) == [11, 0]


def test_c10_1_with_bigger_kingdoms_the_bigger_group():
    """C11.1: six regions, four of them connected, win without bonus; five connected have it."""
    t = battle("A: 10, owns torino genova parma siena napoli / at lucca / B / with points kingdoms")
    assert points(t) == [6, 0]
    t = battle("A: 10, owns torino genova parma lucca / at firenze / B / with points kingdoms")
    assert points(t) == [10, 0]


def test_c10_1_no_bonus_for_most_regions():
    """C2.3: A has four regions, no three of them connected."""
    t = battle(
        """A: 10, owns firenze ferrara roma / B owns lucca torino bologna / C owns spoleto genova parma
        D owns siena urbino modena / E owns milano napoli venezia / at ancona / pope mantova / with points"""
    )
    assert points(t) == [4, 3, 3, 3, 3]


def test_c10_1_a_shared_victory_gives_no_bonus():
    """A final battle of a game that ties too: a point per region, and the next game, even if A had a group."""
    t = battle("final A B / A: 10, owns torino genova parma lucca / B: 10, owns roma / C owns siena / with points")
    assert (points(t), winners(t)) == ([4, 1, 1], "")


def test_c10_1_the_points_are_told():
    """To all, what each gained and its total."""
    t = battle("A: 10, to play, holds 1, owns torino genova parma / at lucca / B / with points / A has 3 points")
    events = heard(t, "public", "A pass")
    assert [event.args[:3] for event in events if event.key == "scores"] == [(0, 9, 12), (1, 0, 0)]
    assert keys(events)[-1] == "new-game"


@pytest.mark.parametrize("target", [20, 30, 12])
def test_c10_1_several_games_to_a_target(target):
    """One point short of it the next game begins; on it the match is over."""
    short = battle(f"{CONNECTED} / target {target} / A has {target - 10} points")
    assert (winners(short), asked(short)) == ("", "chance C7.3")
    assert winners(battle(f"{CONNECTED} / target {target} / A has {target - 9} points")) == "A"


@pytest.mark.parametrize("target", [0, -5, "many", True, 1001])
def test_c10_1_a_target_that_makes_no_sense_is_refused(target):
    """It must be a number that can be reached."""
    with pytest.raises(SetupError, match=r"\(C10.1\)"):
        new(2, "points", target=target)


def test_c10_1_the_target_is_twenty_unless_agreed_otherwise():
    """19 points do not end the match, 20 do."""
    assert winners(battle(f"{CONNECTED} / A has 10 points")) == ""
    assert winners(battle(f"{CONNECTED} / A has 11 points")) == "A"


def test_c10_2_the_highest_total_wins_not_the_last_game():
    """A has won the last game and reached the target, but B has more."""
    assert winners(battle(f"{CONNECTED} / A has 11 points / B has 19 points")) == "B"


def test_c10_2_someone_who_has_not_won_the_game_may_reach_the_target():
    """B has 18 and two regions."""
    assert winners(battle(f"{CONNECTED} / B has 18 points")) == "B"


def test_c10_2_a_tie_is_settled_by_a_final_battle_among_the_tied():
    """A and B have 20 each; ten cards and one for each region of the last game; its last holder begins."""
    t = battle(f"{CONNECTED} / A has 11 points / B has 18 points")
    assert (winners(t), asked(t), view(t).deciding) == ("", "chance C7.3", True)
    deal(t)
    assert (hand_sizes(t), token(t), asked(t)) == ([14, 12, 0], "A", "A C4.2")


def test_c10_2_the_last_holder_begins_if_tied_else_the_next_to_its_left():
    """C2.4: C has the token, but only A and B are tied; A sits on the left of C."""
    t = battle(f"{CONNECTED} / C: courtesan / A has 11 points / B has 18 points")
    assert (token(t), asked(deal(t))) == ("C", "A C4.2")
    t = battle(f"{CONNECTED} / B: courtesan / A has 11 points / B has 18 points")
    assert (token(t), asked(deal(t))) == ("B", "B C4.2")


def test_c10_2_the_winner_of_that_final_battle_wins_the_match():
    """It gives no points any more."""
    t = battle(f"{CONNECTED} / A has 11 points / B has 18 points")
    go(t, "chance deal a 1 1 1 1 1 1 1 1 1 1 2 2 2 2", "chance deal b 10 10 10 10 10 10 10 10 6 6 6 6")
    go(t, "A play 1", "B play 10", "A pass", "B pass")
    assert (winners(t), points(t)) == ("B", [20, 20, 0])


def test_c10_2_if_it_ties_too_the_victory_is_shared():
    """C2.4."""
    t = deal(battle(f"{CONNECTED} / A has 11 points / B has 18 points"))
    assert winners(go(t, "A pass", "B pass")) == "AB"


def test_c10_2_a_game_that_gives_nobody_a_point_ends_the_match():
    """No region was taken: the highest total wins, far from the target; A's final battle changes nothing."""
    without_regions = "final A B / A: 10 / B: 6 / A has 3 points / with points"
    assert winners(battle(f"{without_regions} / B has 5 points")) == "B"
    t = battle(f"{without_regions} / B has 3 points")
    assert (winners(t), asked(t), view(t).deciding) == ("", "chance C7.3", True)


NOTHING_TAKEN = "A to play, holds 1 / B / with points"
"""Ten battles a seat without a region taken (C7.4), when A passes."""


def test_c10_2_a_game_without_a_point_has_no_final_battle_of_its_own():
    """Both have no region, and 3 points: only the final battle that decides the match is fought."""
    t = battle(f"{NOTHING_TAKEN} / A has 3 points / B has 3 points")
    t.quiet = 19
    told = keys(heard(t, "public", "A pass"))
    assert (told.count("scores"), told.count("final-battle"), view(t).deciding) == (2, 1, True)
    assert winners(go(deal(t), "B pass", "A pass")) == "AB"


def test_c10_2_nor_has_one_that_the_totals_decide():
    """A has more points: no battle is left that could change anything."""
    t = battle(f"{NOTHING_TAKEN} / A has 3 points / B has 2 points")
    t.quiet = 19
    told = keys(heard(t, "public", "A pass"))
    assert ("final-battle" in told, winners(t)) == (False, "A")


def test_c10_2_a_game_with_a_point_has_its_final_battle():
    """C2.4: A and B hold one region each."""
    t = battle(f"{NOTHING_TAKEN} / A owns siena / B owns roma")
    t.quiet = 19
    assert keys(heard(t, "public", "A pass"))[-1] == "final-battle"
    assert not view(t).deciding


def test_c10_2_one_point_is_enough_to_go_on():
    """C has one region."""
    t = battle("final A B / A: 10 / B: 6 / B has 5 points / C owns siena / with points")
    assert (winners(t), points(t)) == ("", [0, 5, 1])


def test_c10_2_each_new_game_clears_the_board():
    """Markers and Pope token go, all cards are dealt anew, and the last holder places the token."""
    t = battle(f"{CONNECTED} / C: courtesan / pope napoli / B holds 6 6, passed / discards 1")
    assert (owner(t, "torino"), owner(t, "siena"), pope(t)) == ("", "", "off")
    assert (view(t).pile_size, view(t).battles, view(t).quiet) == (110, 0, 0)
    deal(t)
    assert (hand_sizes(t), asked(t)) == ([10, 10, 10], "C C3.2")
    assert len(may(t, "C")) == 17


def test_c10_2_what_was_known_of_hands_is_forgotten():
    """The new hands are new."""
    t = battle("A: 10, to play, holds 1, owns torino genova parma / at lucca / B holds 6, passed / with points")
    deal(go(t, "B show a 6", "A pass"))
    assert sum(view(t, "A").seats[1].held) == sum(view(t, "A").seats[1].had) == 0


def test_c10_3_not_to_be_combined_with_capturing():
    """Refused with the rule."""
    with pytest.raises(SetupError, match=r"points and capture may not be combined \(C10.3\)"):
        new(3, "points", "capture")


def test_c10_3_all_other_variants_combine_freely():
    """C9, C10, C11.1, C11.2 and C12, in any number."""
    for count in range(len(VARIANTS) + 1):
        for chosen in combinations(VARIANTS, count):
            if not {"points", "capture"} <= set(chosen):
                assert asked(new(4, *chosen)) == "chance C3.1"
