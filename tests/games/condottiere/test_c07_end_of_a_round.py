"""C7 End of a round."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import DECK
from condotta.games.condottiere.variants import NAMES as VARIANTS
from condotta.kernel.engine import seen
from condotta.kernel.seats import PUBLIC

from ..playing import asked, deal, go, heard, keys, may, refusal, view
from .positions import battle
from .reading import discards, hand, hand_sizes, held, token, winners, words


def test_c7_1_the_round_ends_when_at_most_one_seat_has_cards():
    """B alone does: it is asked what it keeps."""
    t = battle("A: 10 / B holds 1, passed / C")
    go(t, "A place siena")
    assert keys(heard(t, "public", "B hold")) == ["round-ends"]
    assert asked(t) == "B C7.2"


def test_c7_1_or_none():
    """Nobody is asked: a new deal."""
    t = battle("A: 10 / B: 6 / C")
    assert "round-ends" in keys(heard(t, "public", "A place siena"))
    assert asked(t) == "chance C7.3"


def test_c7_1_not_while_two_have_cards():
    """The next battle begins with the hands as they are."""
    t = battle("A: 10 / B holds 1, passed / C holds 2, passed")
    go(t, "A place siena")
    assert "round-ends" not in keys(heard(t, "public", "B hold", "C hold"))
    assert (asked(t), hand_sizes(t)) == ("B C4.2", [0, 1, 1])


def test_c7_1_after_hands_have_been_discarded():
    """Two had cards, but C discards its hand."""
    t = battle("A: 10 / B holds 1, passed / C holds bishop, passed")
    go(t, "A place siena", "B hold", "C discard")
    assert asked(t) == "B C7.2"


def test_c7_1_never_during_a_battle():
    """A alone has cards, and goes on fighting."""
    t = battle("A holds 1 2 / B: 6 / C: 5")
    assert "round-ends" not in keys(heard(t, "public", "A play 1"))
    assert asked(t) == "A C4.2"


def last_with_cards(cards, more=""):
    """A is asked what it keeps of these cards."""
    t = battle(f"A: 10, passed, holds {cards} / B / C / {more}")
    return go(t, "A place siena", "A hold")


def test_c7_2_up_to_two_cards_may_be_kept():
    """Any two it holds, one, or none."""
    t = last_with_cards("1 6 6 bishop")
    assert sorted(may(t, "A")) == sorted(
        [
            "keep nothing nothing",
            *(f"keep {card} nothing" for card in ("1", "6", "bishop")),
            *(f"keep {cards}" for cards in ("1 6", "1 bishop", "6 6", "6 bishop")),
        ]
    )
    assert refusal(t, "A keep 1 1") == "C7.2 not-in-your-hand"
    assert refusal(t, "A keep 5 nothing") == "C7.2 not-in-your-hand"
    assert refusal(t, "A hold") == "C7.2 not-an-option"
    assert refusal(t, "B keep nothing nothing") == "C7.2 not-asked"


@pytest.mark.parametrize(
    ("keeps", "rest"),
    [("6 bishop", "1 6"), ("6 6", "1 bishop"), ("1 nothing", "6 6 bishop"), ("nothing nothing", "1 6 6 bishop")],
)
def test_c7_2_kept_unseen_the_rest_is_shown(keeps, rest):
    """Others learn how many are kept and which cards are discarded, from event and log alike."""
    t = last_with_cards("1 6 6 bishop")
    act = CONDOTTIERE.catalogue.read(f"keep {keeps}")
    assert seen(t, 0, act, 0) == act
    assert {CONDOTTIERE.catalogue.show(seen(t, 0, act, eye)) for eye in (1, 2, PUBLIC)} == {f"keep-unseen {rest}"}
    (event,) = [event for event in heard(t, "B", f"A keep {keeps}") if event.key == "keeps"]
    kept = keeps.replace("nothing", "").strip()
    assert hand(t, "A") == kept
    assert event.args[:2] == (0, len(kept.split()))
    assert words(DECK.unpack(event.args[2])) == rest


def test_c7_2_what_is_kept_is_unknown_but_for_what_was_known():
    """B had been shown the Bishop, which is not among the discards; of the 6 it knows nothing."""
    t = last_with_cards("1 6 bishop")
    go(t, "A show b bishop", "A keep 6 bishop")
    assert (held(t, "B", "A"), held(t, "C", "A")) == ("bishop", "")


def test_c7_3_all_other_cards_are_shuffled_together():
    """What was played, discarded or left in the pile: 110 but the two kept."""
    t = last_with_cards("1 6 6 bishop", "discards winter 3")
    go(t, "A keep 6 bishop")
    assert (asked(t), discards(t), view(t).pile_size) == ("chance C7.3", "", 108)


def test_c7_3_up_to_ten_and_one_more_per_region():
    """Kept cards count: two kept and three regions makes a hand of 13."""
    t = last_with_cards("1 6 6 bishop", "A owns parma roma / B owns lucca")
    deal(go(t, "A keep 6 bishop"))
    assert hand_sizes(t) == [13, 11, 10]
    assert {"6", "bishop"} <= set(hand(t, "A").split())


def test_c7_3_the_new_deal_goes_clockwise_from_the_holder():
    """B has the token: chance must deal to B first."""
    t = battle("A: 6 / B: 10 / C")
    go(t, "B place siena")
    assert refusal(t, "chance deal c 1 1 1 1 1 1 1 1 1 1") == "C7.3 not-an-option"
    go(t, "chance deal b 1 1 1 1 1 1 1 1 1 1 2")
    assert hand_sizes(t) == [0, 11, 0]


def test_c7_3_then_the_next_battle_where_the_token_lies():
    """It was placed before the deal."""
    t = battle("A: 6 / B: 10 / C")
    deal(go(t, "B place siena"))
    assert (asked(t), token(t)) == ("B C4.2", "B")


def drawn_battle(variants, quiet, battles, seats=3):
    """The next battle ends 0-0; A has a region."""
    t = battle(f"seats {seats} / A holds 1, owns siena / B holds 1 / with {' '.join(variants)}")
    t.quiet = quiet
    t.battles = battles
    return go(t, "A pass", "B pass")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_c7_4_ten_battles_a_seat_without_a_region_changing_hands(seats):
    """The game ends at once, and most regions win; one battle less and it goes on."""
    assert winners(drawn_battle([], 10 * seats - 1, 50, seats)) == "A"
    assert winners(drawn_battle([], 10 * seats - 2, 50, seats)) == ""


def test_c7_4_three_hundred_battles():
    """Whatever changed hands in them; this was the 300th, or only the 299th."""
    assert winners(drawn_battle([], 0, 300)) == "A"
    assert winners(drawn_battle([], 0, 299)) == ""


@pytest.mark.parametrize("variant", VARIANTS)
def test_c7_4_with_every_variant(variant):
    """With C10 one game ends: A has its point, and a new one begins."""
    for t in (drawn_battle([variant], 29, 50), drawn_battle([variant], 0, 300)):
        if variant == "points":
            assert (asked(t), view(t).seats[0].points) == ("chance C7.3", 1)
        else:
            assert winners(t) == "A"


def test_c7_4_a_region_that_changes_hands_begins_the_count_anew():
    """A takes a region."""
    t = battle("A: 10, holds 1, to play / B holds 1, passed")
    t.quiet = 19
    go(t, "A pass")
    assert (winners(t), view(t).quiet) == ("", 0)


def test_c7_4_a_region_that_its_owner_defends_has_not_changed_hands():
    """C11: B keeps Siena by winning there; the count goes on."""
    t = battle("A holds 1, to play / B: 10, owns siena, holds 1, passed / at siena / with capture")
    t.quiet = 5
    assert view(go(t, "A pass")).quiet == 6


def test_c7_4_the_tied_fight_a_final_battle():
    """C2.4: A and B have a region each."""
    t = battle("A: 6, to play, holds 1, owns siena / B: 6, owns roma / C")
    t.quiet = 29
    go(t, "A pass")
    assert (winners(t), asked(t)) == ("", "chance C7.3")
    assert hand_sizes(deal(t)) == [11, 11, 0]


def test_c7_4_battles_are_counted():
    """From the first one of the game."""
    t = battle("A: 10 / B: 6 / C")
    assert view(t).battles == 1
    assert view(deal(go(t, "A place siena"))).battles == 2
