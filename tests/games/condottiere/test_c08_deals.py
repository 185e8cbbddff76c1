"""C8 Deals: talk binds nothing, and what is shown is known for as long as it is certain."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import NAMES, NO_CARD
from condotta.kernel.contract import HIDDEN
from condotta.kernel.engine import seen
from condotta.kernel.portrait import portrait
from condotta.kernel.seats import PUBLIC

from ..playing import asides, asked, deal, go, heard, may, refusal, view
from .positions import battle, new
from .reading import had, hand, held
from .reading import seen as seat_seen


def test_c8_1_showing_binds_nothing():
    """A has shown B a 10 and may still do all that it might have done, with any card."""
    t = battle("A to play, holds 10 bishop 1 / B holds 2")
    before = may(t, "A")
    go(t, "A show b 10")
    assert (asked(t), may(t, "A")) == ("A C4.2", before)
    assert asked(go(t, "A pass")) == "B C4.2"


def test_c8_1_no_deal_can_be_written_down():
    """No act promises or gives anything: showing is the only one beside the question."""
    verbs = {verb.name for verb in CONDOTTIERE.catalogue.verbs if CONDOTTIERE.is_aside(verb.base)}
    assert verbs == {"show"}


def test_c8_2_the_one_shown_can_rely_on_it():
    """B knows A's 10 from now on; C and the public do not."""
    t = battle("A holds 10 1 / B holds 2 / C holds 3")
    go(t, "A show b 10")
    assert (held(t, "B", "A"), held(t, "C", "A"), held(t, "public", "A")) == ("10", "", "")


def test_c8_2_who_shows_sees_what_of_its_hand_is_known():
    """So that nobody need show the same twice; a card that is played is known no longer."""
    t = go(battle("A to play, holds 10 10 1 / B holds 2 / C holds 3"), "A show b 10", "A show c 1", "A show c 10 x2")
    assert (held(t, "A", "A"), held(t, "B", "A"), held(t, "public", "A")) == ("1 10 10", "10", "")
    assert held(go(t, "A play 10"), "A", "A") == "1 10"


def test_c8_2_cards_never_change_hands():
    """No card has moved and the question is the same."""
    t = battle("A holds 10 1 / B holds 2")
    _, before = portrait(t)
    _, after = portrait(go(t, "A show b 10", "B show a 2"))
    assert {name for name in after if after[name] != before[name]} == {"held", "had"}


def test_c8_2_nobody_else_learns_of_it():
    """Neither by an event, nor by the log, nor by the view."""
    t = battle("A holds 10 1 / B holds 2 / C holds 3")
    act = CONDOTTIERE.catalogue.read("show b 10")
    assert [seen(t, 0, act, eye) for eye in (0, 1, 2, PUBLIC)] == [act, act, HIDDEN, HIDDEN]
    before = view(t, "C"), view(t, "public")
    for eye, told in (("A", 1), ("B", 1), ("C", 0), ("public", 0)):
        assert len(heard(t, eye, "A show b 10")) == told
    assert (view(t, "C"), view(t, "public")) == before


@pytest.mark.parametrize("card", NAMES)
def test_c8_2_any_of_its_own_cards(card):
    """Whatever its kind."""
    t = battle(f"A holds {card} / B holds 2")
    assert held(go(t, f"A show b {card}"), "B", "A") == card


def test_c8_2_only_its_own_cards():
    """Not one of its line, of its pile or of another hand; not more than it has; not to itself or nobody."""
    t = battle("A: 6, holds 10 10 / B holds 2")
    for show in ("b 6", "b 2", "b bishop", "b 10 x3", "a 10", "c 10", "b face-down"):
        assert refusal(t, f"A show {show}") == "C8.2 not-yours-to-show"


def test_c8_2_at_any_time():
    """On another's turn, when asked in secret, while a card is carried out, before the token is placed."""
    t = deal(new(2, first="A"))
    card = hand(t, "B").split()[0]
    assert held(go(t, f"B show a {card}"), "A", "B") == card
    t = battle("A to play, holds bishop 1 / B holds 2, passed")
    go(t, "B show a 2", "A play bishop", "B show a 2", "A show b 1", "A pope off", "A pass")
    assert (asked(t), held(t, "A", "B"), held(t, "B", "A")) == ("B C6.3", "2", "1")
    go(t, "B place siena", "A hold", "A show b 1")
    assert asked(t) == "B C6.5"


def test_c8_2_not_when_the_game_is_over():
    """Nothing can be done then."""
    t = battle("final A B / A: 10, holds 6, passed / B: 5")
    assert refusal(t, "A show b 6") == " game-over"


def test_c8_2_several_copies():
    """Two at once are two; one after the other may be the same."""
    t = battle("A holds 10 10 10 / B holds 2 / C holds 2")
    go(t, "A show b 10 x2", "A show c 10", "A show c 10")
    assert (held(t, "B", "A"), held(t, "C", "A")) == ("10 10", "10")


def test_c8_2_fewer_copies_do_not_make_one_forget():
    """B has seen three, and one of them again."""
    t = battle("A holds 10 10 10 / B holds 2")
    assert held(go(t, "A show b 10 x3", "A show b 10"), "B", "A") == "10 10 10"


# Knowledge lasts as long as it is certain.


def test_c8_2_known_until_a_card_of_that_kind_is_played():
    """A has two 10s, but B cannot tell which one is left."""
    t = battle("A to play, holds 10 10 1 / B holds 2 2")
    go(t, "A show b 10", "A play 1", "B play 2")
    assert held(t, "B", "A") == "10"
    assert held(go(t, "A play 10"), "B", "A") == ""


def test_c8_2_of_two_known_copies_one_is_left():
    """One of them was played."""
    t = battle("A to play, holds 10 10 / B holds 2")
    assert held(go(t, "A show b 10 x2", "A play 10"), "B", "A") == "10"


def test_c8_2_a_mercenary_taken_back_is_known_to_all():
    """C5.7 is done in public."""
    t = battle("A: 6, to play, holds scarecrow 1 / B holds 2")
    go(t, "A play scarecrow", "A take 6")
    assert (held(t, "B", "A"), held(t, "public", "A")) == ("6", "6")


def test_c8_2_known_into_the_next_battle():
    """The hand was not discarded."""
    t = battle("A: 5, holds 10 1, to play / B holds 2 / C holds 2, passed")
    go(t, "A show b 10", "A pass", "B pass", "A place siena", "A hold", "B hold", "C hold")
    assert (asked(t), held(t, "B", "A")) == ("A C4.2", "10")


def test_c8_2_nothing_is_known_of_a_hand_discarded():
    """C6.5: it was shown to all and is gone."""
    t = battle("A: 5, holds heroine bishop, to play / B holds 2, passed / C holds 2, passed")
    go(t, "A show b heroine", "A pass", "A place siena", "A discard", "B hold", "C hold")
    assert (hand(t, "A"), held(t, "B", "A"), had(t, "B", "A")) == ("", "", "")


def test_c8_2_nothing_is_known_after_all_hands_are_shuffled():
    """C2.4: a final battle begins with new hands."""
    t = battle("A: 6, holds 10 1, to play, owns siena / B: 6, owns roma, holds 3, passed")
    t.quiet = 19
    deal(go(t, "A show b 10", "A pass"))
    assert (asked(t), held(t, "B", "A"), had(t, "B", "A")) == ("B C4.2", "", "")


# With C12.


def test_c8_2_the_card_that_lies_face_down_in_its_own_line():
    """B learns what it is; C does not."""
    t = battle("A: (heroine), holds 1 / B holds 2 / C holds 3 / with hidden")
    go(t, "A show b face-down")
    assert NAMES[seat_seen(t, "B", "A").face_down_card] == "heroine"
    assert seat_seen(t, "C", "A").face_down_card == seat_seen(t, "public", "A").face_down_card == NO_CARD
    assert (held(t, "B", "A"), had(t, "B", "A")) == ("", "heroine")


def test_c8_2_the_next_card_face_down_is_another():
    """B has been shown the first one only."""
    t = battle("A: (heroine), to play, holds 6 1 / B holds 2 / with hidden")
    go(t, "A show b face-down", "A play 6")
    assert seat_seen(t, "B", "A").face_down
    assert seat_seen(t, "B", "A").face_down_card == NO_CARD


def test_c8_2_a_known_card_may_have_been_played_face_down():
    """B has seen the 10; now it is in the hand or in the line."""
    for card in ("10", "6"):
        t = battle("A to play, holds 10 6 / B holds 2 / with hidden")
        go(t, "A show b 10", f"A play {card}")
        assert (held(t, "B", "A"), had(t, "B", "A")) == ("", "10")


@pytest.mark.parametrize(("played", "known"), [("6", "10"), ("10", "")])
def test_c8_2_when_the_face_down_card_is_turned_up_what_is_left_is_certain_again(played, known):
    """It was the 10, or it was not."""
    t = battle("A to play, holds 10 6 / B holds 2 / with hidden")
    go(t, "A show b 10", f"A play {played}", "B pass", "A pass", "A turn-up")
    assert held(t, "B", "A") == had(t, "B", "A") == known


def test_c8_2_a_known_card_that_cannot_lie_face_down_stays_known():
    """A Bishop is played face up."""
    t = battle("A to play, holds bishop 6 / B holds 2 / with hidden")
    assert held(go(t, "A show b bishop", "A play 6"), "B", "A") == "bishop"


def test_c8_2_of_two_known_copies_one_is_certain_while_a_card_lies_face_down():
    """At most one of them does."""
    t = battle("A to play, holds 10 10 6 / B holds 2 / with hidden")
    go(t, "A show b 10 x2", "A play 6")
    assert (held(t, "B", "A"), had(t, "B", "A")) == ("10", "10 10")


def test_c8_2_shown_the_face_down_card_one_knows_the_hand_again():
    """B had seen the 10, and sees that the 6 lies face down."""
    t = battle("A to play, holds 10 6 / B holds 2 / with hidden")
    go(t, "A show b 10", "A play 6", "A show b face-down")
    assert (held(t, "B", "A"), had(t, "B", "A")) == ("10", "6 10")
    go(t, "B pass", "A pass", "A turn-up")
    assert (held(t, "B", "A"), had(t, "B", "A")) == ("10", "10")


def test_c8_2_a_card_of_the_hand_beside_one_of_its_kind_known_face_down():
    """B sees a 10 face down and a 10 in the hand: two of them."""
    t = battle("A: (10), holds 10 / B holds 2 / with hidden")
    go(t, "A show b face-down", "A show b 10")
    assert (held(t, "B", "A"), had(t, "B", "A")) == ("10", "10 10")


def test_c8_2_a_table_without_showing():
    """Nothing is listed, and whatever is shown all the same is refused."""
    t = deal(new(2, first="A", showing=False))
    assert asides(t, "A") == []
    card = NAMES[next(kind for kind in range(len(NAMES)) if t.hands[kind] > 0)]
    assert refusal(t, f"A show b {card}") == "C8.2 no-showing"
    assert refusal(t.clone(), f"A show b {card}") == "C8.2 no-showing"
    assert f"show b {card}" in asides(deal(new(2, first="A", showing=True)), "A")
