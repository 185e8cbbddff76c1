"""C6 After the battle, in this order."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import DECK
from condotta.games.condottiere.map import REGIONS
from condotta.kernel.contract import HIDDEN
from condotta.kernel.engine import seen
from condotta.kernel.seats import NO_SEAT, PUBLIC

from ..playing import asked, go, heard, keys, may, refusal, view
from .positions import battle
from .reading import discards, hand, hand_sizes, line, owner, token, words


def test_c6_1_the_strongest_line_takes_the_region():
    """A control marker is placed."""
    assert owner(battle("A: 6 / B: 10 / C: 5 4 / at siena"), "siena") == "B"


@pytest.mark.parametrize("lines", ["A: 6 4 / B: 10 / C: 5", "A: 10 / B: 6 / C: heroine", "A / B / C"])
def test_c6_1_tied_for_strongest_nobody_takes_it(lines):
    """A 0-0 battle included."""
    assert set(view(battle(f"{lines} / at siena")).owners) == {NO_SEAT}


def test_c6_1_a_tie_behind_the_strongest_is_none():
    """B and C are tied for second."""
    assert owner(battle("A: 10 / B: 6 / C: 6 / at siena"), "siena") == "A"


@pytest.mark.parametrize(
    ("lines", "goes_to"),
    [
        # Alone with most Courtesans: not the winner.
        ("A: 10 / B: courtesan / C: 6", "B"),
        ("A: 10 courtesan / B: courtesan courtesan / C: 6", "B"),
        # Also when the battle is a tie.
        ("A: 10 / B: 10 / C: courtesan", "C"),
        ("A: 5 courtesan / B: 6", "A"),
        # Tied for most: to the winner, who need not be one of them.
        ("A: 5 courtesan / B: courtesan / C: 10", "C"),
        ("A: courtesan courtesan / B: courtesan courtesan / C: 10 courtesan", "C"),
        # No Courtesan at all: to the winner.
        ("A: 5 / B: 6 / C: 10", "C"),
        # A drawn battle, Courtesans tied too: to the left of A, who placed it.
        ("A: courtesan / B: courtesan / C", "B"),
        ("A: 5 / B / C: 5", "B"),
        ("A / B / C", "B"),
    ],
)
def test_c6_2_where_the_token_goes(lines, goes_to):
    """Sole most Courtesans, else the winner, else the left of the placer."""
    t = battle(lines)
    assert (token(t), asked(t)) == (goes_to, f"{goes_to} C6.3")


@pytest.mark.parametrize(("placer", "left"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_c6_2_left_of_the_placer_whether_it_has_cards_or_not(placer, left):
    """A 0-0 battle; nobody but the placer holds a card."""
    t = battle(f"{placer} placed, holds 1, passed / seats 3")
    assert (token(t), hand_sizes(t)["ABC".index(left)]) == (left, 0)


def test_c6_2_courtesans_of_a_seat_that_passed_count():
    """And so do those of one without cards."""
    t = battle("A: courtesan, passed, holds 1 / B: 10, holds 6, to play")
    assert token(go(t, "B pass")) == "A"


def test_c6_3_any_region_without_marker_and_without_pope():
    """The holder chooses; nobody else."""
    t = battle("A: 10, owns parma / B: 6, owns roma / C / at siena / pope lucca")
    taken = ("siena", "parma", "roma", "lucca")
    assert may(t, "A") == [f"place {name}" for name in REGIONS if name not in taken]
    for region in ("siena", "parma"):
        assert refusal(t, f"A place {region}") == "C6.3 is-your-own"
    assert refusal(t, "A place roma") == "C6.3 has-a-marker"
    assert refusal(t, "A place lucca") == "C6.3 pope-protects-it"
    assert refusal(t, "A pass") == "C6.3 not-an-option"
    assert refusal(t, "B place torino") == "C6.3 not-asked"


def test_c6_3_the_region_of_a_tied_battle_may_be_chosen_again():
    """Nobody took Siena."""
    t = battle("A: 10 / B: 10 / at siena")
    assert "place siena" in may(t, "B")


def test_c6_3_before_hands_are_discarded_and_before_a_new_deal():
    """B could discard, and the round is over: the region is chosen first."""
    t = battle("A: 10 / B holds bishop, passed / at siena")
    assert (asked(t), line(t, "A"), hand(t, "B")) == ("A C6.3", "10", "bishop")
    go(t, "A place roma")
    assert (asked(t), REGIONS[view(t).region]) == ("B C6.5", "roma")


def test_c6_4_all_lines_are_discarded():
    """With all that lies in them, also the seasons."""
    t = battle("A: 10 winter / B: heroine courtesan, holds 1, passed / C: drummer, holds 2, passed / discards 3")
    go(t, "B place siena")
    assert [line(t, seat) for seat in "ABC"] == ["", "", ""]
    assert discards(t) == "3 10 winter courtesan drummer heroine"


def test_c6_5_a_hand_without_mercenary_may_be_discarded():
    """The whole hand; or be held."""
    t = battle("A: 10 / B holds heroine courtesan, passed / C holds bishop, passed / D holds 1, passed")
    go(t, "A place siena")
    assert may(t, "B") == may(t, "C") == ["hold", "discard"]
    go(t, "B discard", "C hold", "D hold")
    assert [hand(t, seat) for seat in "BCD"] == ["", "bishop", "1"]
    assert discards(t) == "10 courtesan heroine"


@pytest.mark.parametrize("mercenary", ["1", "10"])
def test_c6_5_a_hand_with_a_mercenary_may_not(mercenary):
    """One is enough."""
    t = battle(f"A: 6 / B holds bishop {mercenary}, passed / C holds 1, passed")
    go(t, "A place siena")
    assert may(t, "B") == ["hold"]
    assert refusal(t, "B discard") == "C6.5 has-a-mercenary"


def test_c6_5_every_seat_that_holds_cards_is_asked_at_the_same_time():
    """Those without cards are not; nobody answers twice."""
    t = battle("A: 10 / B holds bishop, passed / C holds 1, passed / D holds 2, passed")
    go(t, "A place siena")
    assert asked(t) == "BCD C6.5"
    go(t, "C hold")
    assert asked(t) == "BD C6.5"
    assert refusal(t, "C hold") == "C6.5 already-answered"
    assert refusal(t, "A hold") == "C6.5 not-asked"


def test_c6_5_in_secret():
    """Until all have answered nobody can tell who has, or what: neither by the view nor by the log."""
    t = battle("A: 10 / B holds bishop, passed / C holds courtesan, passed")
    go(t, "A place siena")
    before = {eye: view(t, eye) for eye in ("A", "C", "public")}
    discard = CONDOTTIERE.catalogue.read("discard")
    assert [seen(t, 1, discard, eye) for eye in (0, 1, 2, PUBLIC)] == [HIDDEN, discard, HIDDEN, HIDDEN]
    assert heard(t, "public", "B discard") == []
    assert {eye: view(t, eye) for eye in before} == before


def test_c6_5_only_discards_become_public():
    """B's hand is shown to all; that C held says nothing."""
    t = battle("A: 10 / B holds bishop spring, passed / C holds courtesan, passed / D holds 1, passed")
    go(t, "A place siena", "C hold", "D hold")
    events = heard(t, "public", "B discard")
    assert keys(events) == ["discards-hand", "battle-begins", "passes", "passes"]
    assert (events[0].args[0], words(DECK.unpack(events[0].args[1]))) == (1, "spring bishop")
    assert discards(t) == "10 spring bishop"
