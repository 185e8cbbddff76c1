"""C5 The cards."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import NAMES
from condotta.games.condottiere.map import REGIONS
from condotta.kernel.errors import InvalidAct

from ..playing import asked, deal, go, heard, keys, may, refusal, view
from .positions import battle
from .reading import discards, hand, line, owner, pope, strengths, token

# The worked values.


def test_c5_8_worked_value_four_mercenaries_under_winter():
    """10, 10, 5, 4 under Winter = 4."""
    assert strengths(battle("A: 10 10 5 4 / B: winter"))[0] == 4


def test_c5_8_worked_value_spring():
    """2, 5, 5 against 1, 4, Heroine, Spring: 18 against 15."""
    assert strengths(battle("A: 2 5 5 / B: 1 4 heroine spring")) == [18, 15]


@pytest.mark.parametrize(("more", "strength"), [("", 21), ("drummer", 42), ("drummer winter", 6)])
def test_c5_8_worked_value_drummer(more, strength):
    """Three mercenaries worth 21 with a Drummer = 42, with a Winter too = 6."""
    assert strengths(battle(f"A: 10 6 5 {more}"))[0] == strength


def test_c5_8_worked_value_drummer_and_spring():
    """2, 4, Drummer with Spring, 4 the highest in play = 15."""
    assert strengths(battle("A: 2 4 drummer / B: spring 3"))[0] == 15


def test_c5_4_worked_value_bishop():
    """Lines 6, 3, 1, 1 and 6, 1, 1, a Bishop: both 6s go."""
    t = battle("A: 6 3 1 1, holds 1 / B: 6 1 1, to play, holds bishop")
    go(t, "B play bishop")
    assert (line(t, "A"), line(t, "B"), discards(t)) == ("1 1 3", "1 1", "6 6 bishop")


# The rules.


def test_c5_1_winter_discards_every_spring():
    """In every line, the own and those of seats that passed."""
    t = battle("A: spring 10, to play, holds winter 1 / B: spring, holds 1, passed / C: spring, holds 1")
    go(t, "A play winter")
    assert [line(t, seat) for seat in "ABC"] == ["10 winter", "", ""]
    assert discards(t) == "spring spring spring"


def test_c5_1_each_mercenary_of_every_line_counts_one():
    """Whoever owns the Winter; the Heroine and the Courtesan are none."""
    assert strengths(battle("A: 10 6 heroine / B: 5 5 5 winter courtesan / C: 1")) == [12, 4, 1]


def test_c5_1_winter_ends_with_its_card():
    """A Spring sends it away; mercenaries count again."""
    t = battle("A: 6 winter, to play, holds spring 1 / B: 5, holds 1")
    assert strengths(t) == [1, 1]
    go(t, "A play spring")
    assert strengths(t) == [9, 5]


def test_c5_2_spring_discards_every_winter():
    """In every line."""
    t = battle("A: winter, to play, holds spring 1 / B: winter 10, holds 1 / C: winter, holds 1, passed")
    go(t, "A play spring")
    assert [line(t, seat) for seat in "ABC"] == ["spring", "10", ""]
    assert discards(t) == "winter winter winter"


def test_c5_2_the_highest_in_play_get_three_more():
    """All copies, whoever owns them, and no other."""
    assert strengths(battle("A: 6 6 5 / B: 6 2 / C: spring 5")) == [23, 11, 5]


def test_c5_2_printed_not_doubled_value():
    """A's 6 doubled is 12, but B's 10 is the highest."""
    assert strengths(battle("A: 6 drummer spring / B: 10")) == [12, 13]


def test_c5_2_the_heroine_is_not_the_highest():
    """She is no mercenary: the 1 is the highest."""
    assert strengths(battle("A: heroine spring / B: 1")) == [10, 4]


def test_c5_2_spring_without_mercenaries():
    """Nobody gets anything."""
    assert strengths(battle("A: spring courtesan / B: drummer")) == [1, 0]


def test_c5_3_two_winters_are_as_one():
    """And two Springs as one."""
    assert strengths(battle("A: 6 winter / B: 10 winter")) == strengths(battle("A: 6 winter / B: 10")) == [1, 1]
    assert strengths(battle("A: 6 spring / B: 5 spring")) == strengths(battle("A: 6 spring / B: 5")) == [9, 5]


def test_c5_4_bishop_takes_every_highest_mercenary():
    """In all lines: the own, and those of seats that passed."""
    t = battle("A: 10 10 6, holds 1, passed / B: 10 5, to play, holds bishop 1 / C: heroine 6, holds 1")
    go(t, "B play bishop")
    assert [line(t, seat) for seat in "ABC"] == ["6", "5", "6 heroine"]
    assert discards(t) == "10 10 10 bishop"


def test_c5_4_under_winter_highest_is_the_printed_value():
    """All count 1, but the 6 goes and the 5 stays."""
    t = battle("A: 6, holds 1 / B: 5 winter, to play, holds bishop 1")
    go(t, "B play bishop")
    assert (line(t, "A"), line(t, "B")) == ("", "5 winter")


def test_c5_4_a_drummer_makes_no_mercenary_higher():
    """The 5 doubled is 10; the 6 goes."""
    t = battle("A: 5 drummer, holds 1 / B: 6, to play, holds bishop 1")
    go(t, "B play bishop")
    assert (line(t, "A"), line(t, "B")) == ("5 drummer", "")


def test_c5_4_legal_with_no_mercenary_in_play():
    """It removes nothing, and the Pope token is placed all the same."""
    t = battle("A: heroine courtesan drummer, holds 1 / B to play, holds bishop 1")
    go(t, "B play bishop")
    assert (line(t, "A"), discards(t), asked(t)) == ("courtesan drummer heroine", "bishop", "B C5.5")


def test_c5_4_the_pope_must_be_placed_at_once():
    """Before the next turn, by the Bishop's player; it cannot pass."""
    t = battle("A to play, holds bishop 1 / B holds 1")
    go(t, "A play bishop")
    assert asked(t) == "A C5.5"
    assert refusal(t, "A pass") == "C5.5 not-an-option"
    assert refusal(t, "B play 1") == "C5.5 not-asked"
    go(t, "A pope siena")
    assert (pope(t), asked(t)) == ("siena", "B C4.2")


def test_c5_4_the_pope_may_be_left_off_the_board():
    """It is first taken from its old place."""
    t = battle("A to play, holds bishop 1 / B holds 1 / pope roma")
    assert pope(go(t, "A play bishop", "A pope off")) == "off"


def test_c5_4_the_old_place_may_be_chosen_again():
    """The Pope token stays in Roma."""
    t = battle("A to play, holds bishop 1 / B holds 1 / pope roma")
    assert pope(go(t, "A play bishop", "A pope roma")) == "roma"


def test_c5_5_a_region_without_marker_and_not_the_one_fought_over():
    """All others, and off."""
    t = go(battle("A to play, holds bishop / B holds 1, owns siena / A owns parma / at lucca"), "A play bishop")
    assert may(t, "A") == [f"pope {name}" for name in REGIONS if name not in ("siena", "parma", "lucca")] + ["pope off"]
    for region in ("siena", "parma", "lucca"):
        assert refusal(t, f"A pope {region}") == "C5.5 not-for-the-pope"


def test_c5_5_no_battle_may_be_placed_on_the_region_it_protects():
    """A refusal names the Pope token."""
    t = battle("A: 10 / B: 6 / pope roma")
    assert "place roma" not in may(t, "A")
    assert refusal(t, "A place roma") == "C6.3 pope-protects-it"


def test_c5_5_it_stays_until_the_next_bishop():
    """Through the end of a battle and of a round."""
    t = battle("A: 10 / B: 6 / pope roma")
    deal(go(t, "A place siena"))
    assert (asked(t), pope(t)) == ("A C4.2", "roma")
    assert pope(go(t, "A pass", "B pass")) == "roma"


def test_c5_6_a_courtesan_has_strength_one():
    """No Drummer, Winter, Spring or Bishop touches her."""
    assert strengths(battle("A: courtesan courtesan drummer winter")) == [2, 0]
    assert strengths(battle("A: courtesan drummer spring")) == [1, 0]
    t = go(battle("A: courtesan, holds 1 / B to play, holds bishop"), "B play bishop")
    assert line(t, "A") == "courtesan"


def test_c5_6_a_drummer_doubles_the_mercenaries_of_its_own_line():
    """Not the Heroine, not the Courtesan, and no other line."""
    assert strengths(battle("A: 6 5 heroine courtesan drummer / B: 4")) == [33, 4]


def test_c5_6_more_drummers_change_nothing():
    """Two are as one."""
    assert strengths(battle("A: 6 5 drummer drummer"))[0] == 22


def test_c5_6_a_drummer_under_winter():
    """1 doubled is 2."""
    assert strengths(battle("A: 10 5 drummer / B: winter"))[0] == 4


def test_c5_6_a_drummer_with_spring():
    """Double first, then +3."""
    assert strengths(battle("A: 10 drummer spring"))[0] == 23


def test_c5_6_the_heroine_is_touched_by_no_card():
    """Winter, Spring, Drummer, Bishop, Scarecrow."""
    assert strengths(battle("A: heroine drummer winter"))[0] == 10
    assert strengths(battle("A: heroine drummer spring"))[0] == 10
    t = battle("A: heroine, to play, holds scarecrow bishop / B: 10, holds 1")
    go(t, "A play scarecrow", "B pass", "A play bishop")
    assert (line(t, "A"), line(t, "B")) == ("heroine", "")


def test_c5_7_one_mercenary_of_the_own_line_back_to_hand():
    """Then the Scarecrow is discarded; it has been the turn."""
    t = battle("A: 10 10 drummer, to play, holds scarecrow / B holds 1")
    go(t, "A play scarecrow", "A take 10")
    assert (line(t, "A"), hand(t, "A"), discards(t), asked(t)) == ("10 drummer", "10", "scarecrow", "B C4.2")


def test_c5_7_or_none():
    """The line stays as it is."""
    t = battle("A: 10, to play, holds scarecrow 1 / B holds 1")
    go(t, "A play scarecrow", "A take nothing")
    assert (line(t, "A"), hand(t, "A"), discards(t), asked(t)) == ("10", "1", "scarecrow", "B C4.2")


def test_c5_7_legal_with_no_mercenary_to_take():
    """Nothing is asked."""
    t = battle("A: heroine drummer, to play, holds scarecrow 1 / B: 10, holds 1")
    go(t, "A play scarecrow")
    assert (line(t, "A"), discards(t), asked(t)) == ("drummer heroine", "scarecrow", "B C4.2")


def test_c5_7_never_a_special_card_another_s_card_or_a_discard():
    """Only the mercenaries of the own line are offered."""
    t = battle("A: 3 4 heroine courtesan, to play, holds scarecrow 2 / B: 10, holds 1 / discards 6")
    go(t, "A play scarecrow")
    assert may(t, "A") == ["take 3", "take 4", "take nothing"]
    for card in ("10", "6", "2"):
        assert refusal(t, f"A take {card}") == "C5.7 not-in-your-line"
    assert refusal(t, "A pass") == "C5.7 not-an-option"
    for card in NAMES[7:]:
        with pytest.raises(InvalidAct):
            CONDOTTIERE.catalogue.read(f"take {card}")


def test_c5_7_after_its_last_card_a_seat_that_takes_one_back_is_still_in():
    """It is asked again when its turn comes."""
    t = battle("A: 10, to play, holds scarecrow / B holds 1 2")
    go(t, "A play scarecrow", "A take 10", "B play 1")
    assert asked(t) == "A C4.2"


def test_c5_7_after_its_last_card_a_seat_that_takes_nothing_passes():
    """C4.6: it has no cards."""
    t = battle("A: 10, to play, holds scarecrow / B holds 1 2 3")
    go(t, "A play scarecrow", "A take nothing")
    assert "passes" in keys(heard(t, "public", "B play 1"))
    assert asked(t) == "B C4.2"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("A: 6 4", 10),
        ("A: 6 4 / B: winter", 2),
        ("A: 6 4 drummer", 20),
        ("A: 6 4 drummer / B: winter", 4),
        ("A: 6 4 / B: spring", 13),
        ("A: 6 4 drummer / B: spring", 23),
        ("A: 6 6 4 drummer drummer heroine courtesan / B: spring 6", 49),
        ("A: 6 4 / B: spring 10", 10),
        ("A: drummer winter", 0),
        ("A: heroine heroine courtesan", 21),
    ],
)
def test_c5_8_strength_of_a_line(lines, expected):
    """Each mercenary 1 or printed, doubled, +3; 10 per Heroine, 1 per Courtesan."""
    assert strengths(battle(lines))[0] == expected


def test_c5_9_the_strongest_line_wins_at_once_whoever_played_it():
    """B surrenders and A wins; C has no turn any more."""
    t = battle("A: 6, holds 1 / B: 5, to play, holds surrender 10 / C: 4, holds 10 10 / at siena")
    go(t, "B play surrender")
    assert (owner(t, "siena"), token(t), asked(t), discards(t)) == ("A", "A", "A C6.3", "surrender")


def test_c5_9_its_player_may_win():
    """B is the strongest when it surrenders."""
    t = battle("A: 6, holds 10 / B: 10, to play, holds surrender / at siena")
    assert owner(go(t, "B play surrender"), "siena") == "B"


def test_c5_9_the_next_battle_is_fought_as_ever():
    """The Surrender has ended this one only."""
    t = battle("A: 6, holds 1 1 / B: 5, to play, holds surrender 10 / C holds 2")
    go(t, "B play surrender", "A place siena", "A hold", "B hold", "C hold", "A play 1")
    assert asked(t) == "B C4.2"


def test_c5_9_a_tie_is_a_tie():
    """Nobody takes the region; the token goes to the left of A, who placed it."""
    t = battle("A: 6, holds 10 / B: 5 1, to play, holds surrender / C / at siena")
    go(t, "B play surrender")
    assert (owner(t, "siena"), token(t)) == ("", "B")
    assert view(t).quiet == 1
