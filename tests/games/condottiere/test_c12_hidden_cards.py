"""C12 Variant: hidden cards."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import NO_CARD
from condotta.kernel.engine import seen
from condotta.kernel.seats import PUBLIC

from ..playing import asked, go, heard, keys, may, refusal, view
from .positions import battle
from .reading import discards, face_down, hand, line, owner, pope, strengths, token


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "10", "drummer", "heroine", "courtesan"])
def test_c12_1_played_face_down(card):
    """Others see that a card was played, not which, in event, log and view."""
    t = battle(f"A to play, holds {card} 1 / B holds 2 / with hidden")
    act = CONDOTTIERE.catalogue.read(f"play {card}")
    assert [CONDOTTIERE.catalogue.show(seen(t, 0, act, eye)) for eye in (0, 1, PUBLIC)] == [
        f"play {card}",
        "play-face-down",
        "play-face-down",
    ]
    assert keys(heard(t, "B", f"A play {card}")) == ["plays-face-down", "strength"]
    assert (face_down(t, "A"), line(t, "A")) == (card, "")
    for eye, known in (("A", True), ("B", False), ("public", False)):
        at_a = view(t, eye).seats[0]
        assert at_a.face_down
        assert (at_a.face_down_card != NO_CARD) is known


@pytest.mark.parametrize("card", ["winter", "spring", "bishop", "scarecrow", "surrender"])
def test_c12_1_the_other_kinds_are_played_face_up(card):
    """All see which."""
    t = battle(f"A to play, holds {card} 1 / B holds 2 / with hidden")
    act = CONDOTTIERE.catalogue.read(f"play {card}")
    assert seen(t, 0, act, 1) == act
    assert heard(t, "B", f"A play {card}")[0].key == "plays"
    assert face_down(t, "A") == ""


@pytest.mark.parametrize(
    ("card", "then"),
    [("6", []), ("heroine", []), ("winter", []), ("bishop", ["A pope off"]), ("scarecrow", [])],
)
def test_c12_1_the_next_card_of_any_kind_turns_the_previous_one_up(card, then):
    """At most one card of a line is face down."""
    t = battle(f"A: (5), to play, holds {card} 1 / B holds 2 / with hidden")
    go(t, f"A play {card}", *then)
    assert "5" in line(t, "A").split()
    assert face_down(t, "A") == (card if card in ("6", "heroine") else "")


def test_c12_1_another_s_card_turns_nothing_up():
    """Only the own next card does."""
    t = battle("A: (5), holds 1 / B: (6), to play, holds 2 / with hidden")
    go(t, "B play 2")
    assert (face_down(t, "A"), line(t, "A"), face_down(t, "B"), line(t, "B")) == ("5", "", "2", "6")


def test_c12_2_a_seat_that_passes_may_leave_its_card_face_down():
    """Then it is unknown until the battle ends."""
    t = battle("A: (5), to play, holds 1 / B holds 2 / with hidden")
    go(t, "A pass")
    assert (asked(t), may(t, "A")) == ("A C12.2", ["leave", "turn-up"])
    assert refusal(t, "A pass") == "C12.2 not-an-option"
    assert refusal(t, "B pass") == "C12.2 not-asked"
    go(t, "A leave")
    assert (asked(t), face_down(t, "A"), line(t, "A"), strengths(t)) == ("B C4.2", "5", "", [0, 0])


def test_c12_2_or_turn_it_up():
    """Then it counts."""
    t = battle("A: (5), to play, holds 1 / B holds 2 / with hidden")
    go(t, "A pass", "A turn-up")
    assert (asked(t), face_down(t, "A"), line(t, "A"), strengths(t)) == ("B C4.2", "", "5", [5, 0])


def test_c12_2_one_whose_hand_is_empty_is_asked_too():
    """It passes when its turn comes (C4.6)."""
    t = battle("A to play, holds 5 / B holds 2 2 / with hidden")
    go(t, "A play 5")
    assert asked(t) == "B C4.2"
    go(t, "B play 2")
    assert asked(t) == "A C12.2"
    assert asked(go(t, "A leave")) == "B C4.2"


def test_c12_2_nothing_is_asked_without_a_card_face_down():
    """The turn goes on."""
    assert asked(go(battle("A: 6, to play, holds 1 / B holds 2 / with hidden"), "A pass")) == "B C4.2"


def test_c12_2_a_defender_that_stays_in_is_not_asked():
    """C11.3: it has played no card yet."""
    t = battle("A: (5), to play, holds 1 1 / B owns siena, holds 2 / at siena / with hidden capture")
    go(t, "A play 1", "B pass")
    assert (asked(t), view(t).seats[1].out) == ("A C4.2", False)


def test_c12_2_a_defender_that_has_played_is_asked():
    """C11.3: after its first card a pass is a pass."""
    t = battle("A: (5), holds 1 1 / B: (6), to play, owns siena, holds 2 / at siena / with hidden capture")
    assert asked(go(t, "B pass")) == "B C12.2"


def test_c12_3_the_announced_strength_counts_visible_cards_only():
    """Not the mercenary, not the Heroine, not the Courtesan."""
    assert strengths(battle("A: 6 (10), holds 1 / B: 5 (heroine) / C: 4 (courtesan) / with hidden")) == [6, 5, 4]


def test_c12_3_a_drummer_face_down_doubles_nothing():
    """Nor does one face up double what lies face down."""
    assert strengths(battle("A: 6 (drummer), holds 1 / B: drummer 5 (10) / with hidden")) == [6, 10]


def test_c12_3_not_the_highest_for_spring():
    """The 10 lies face down: the 6 is the highest."""
    assert strengths(battle("A: 6 (10), holds 1 / B: 5 spring / with hidden")) == [9, 5]


def test_c12_4_a_bishop_does_not_see_a_mercenary_face_down():
    """B's 10 is neither counted nor removed: the 6s go."""
    t = battle("A: 6 5, to play, holds bishop 1 / B: 6 (10), holds 1 / with hidden")
    go(t, "A play bishop", "A pope off")
    assert (line(t, "A"), line(t, "B"), face_down(t, "B"), discards(t)) == ("5", "", "10", "6 6 bishop")


def test_c12_4_the_own_card_is_turned_up_after_the_bishop_and_the_pope():
    """A's 10 is face down when the Bishop acts and when the Pope token is placed."""
    t = battle("A: (10), to play, holds bishop 1 / B: 6, holds 1 / with hidden")
    go(t, "A play bishop")
    assert (asked(t), line(t, "B"), face_down(t, "A"), line(t, "A")) == ("A C5.5", "", "10", "")
    go(t, "A pope roma")
    assert (face_down(t, "A"), line(t, "A"), pope(t), asked(t)) == ("", "10", "roma", "B C4.2")


def test_c12_4_a_scarecrow_cannot_take_the_own_card_face_down():
    """The 3 can be taken back, the 10 is turned up afterwards."""
    t = battle("A: 3 (10), to play, holds scarecrow 1 / B holds 1 / with hidden")
    go(t, "A play scarecrow")
    assert (asked(t), may(t, "A"), face_down(t, "A")) == ("A C5.7", ["take 3", "take nothing"], "10")
    assert refusal(t, "A take 10") == "C5.7 not-in-your-line"
    go(t, "A take 3")
    assert (line(t, "A"), hand(t, "A"), face_down(t, "A")) == ("10", "1 3", "")


def test_c12_4_a_scarecrow_with_only_a_card_face_down_takes_nothing():
    """Nothing is asked; the card is turned up."""
    t = battle("A: (10), to play, holds scarecrow 1 / B holds 1 / with hidden")
    go(t, "A play scarecrow")
    assert (asked(t), line(t, "A"), hand(t, "A")) == ("B C4.2", "10", "1")


def test_c12_4_in_a_final_battle_too():
    """No Pope is placed, and the own card is turned up after the Bishop."""
    t = battle("final A B / A: (10), to play, holds bishop 1 / B: 6, holds 1 / with hidden")
    go(t, "A play bishop")
    assert (line(t, "A"), line(t, "B"), asked(t)) == ("10", "", "B C4.2")


def test_c12_5_all_are_turned_up_before_strengths_are_compared():
    """B's hidden 10 wins."""
    t = battle("A: 6, to play, holds 1 / B: (10), holds 1 / at siena / with hidden")
    go(t, "A pass", "B pass", "B leave")
    assert (owner(t, "siena"), line(t, "B"), face_down(t, "B")) == ("B", "10", "")


def test_c12_5_hidden_courtesans_and_drummers_count():
    """The Drummer makes A the strongest, and the Courtesan gives B the token."""
    t = battle("A: 6 (drummer), to play, holds 1 / B: 10 (courtesan), holds 1 / at siena / with hidden")
    go(t, "A pass", "A leave", "B pass", "B leave")
    assert (owner(t, "siena"), token(t)) == ("A", "B")


def test_c12_5_on_a_surrender_too():
    """All at once, those of others and the own."""
    t = battle("A: 6 (5), to play, holds surrender / B: (10), holds 1 / C: (6), holds 1 / at siena / with hidden")
    go(t, "A play surrender")
    assert [line(t, seat) for seat in "ABC"] == ["5 6", "10", "6"]
    assert owner(t, "siena") == "A"


def test_c12_5_in_a_final_battle_too():
    """B's card is turned up and decides it."""
    t = battle("final A B / A: 6, to play, holds 1 / B: (10), passed / with hidden")
    go(t, "A pass")
    assert view(t).winners == (1,)
