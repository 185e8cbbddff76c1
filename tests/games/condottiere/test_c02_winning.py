"""C2 Winning."""

import pytest

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.map import NEIGHBOURS, REGION_COUNT, REGIONS, largest_group
from condotta.kernel.rng import Rng
from condotta.kernel.seats import LETTERS, PUBLIC, bit, has

from ..playing import asked, deal, go, may, view
from .positions import battle
from .reading import discards, hand_sizes, line, owner, pope, strengths, token, winners

SCATTERED = ["torino", "venezia", "parma", "bologna", "siena", "napoli"]
CHAIN = ["torino", "genova", "parma", "lucca"]

SOLE_MOST = """A: 10, owns firenze ferrara roma / B owns lucca torino bologna / C owns spoleto genova parma
    D owns siena urbino modena / E owns milano napoli venezia / at ancona"""
"""When A has won, all but Mantova have a marker, and A has four regions, the others three."""

TIED = """A owns genova parma siena / B: 10, owns firenze ferrara roma / C owns napoli venezia
    D owns lucca torino bologna spoleto / E owns urbino modena milano / at ancona / pope mantova"""
"""When B has won, it is tied with D at four regions each, and none is left."""


def won(seats, regions, more=""):
    """A wins the last of these regions and has the others."""
    return battle(f"seats {seats} / A: 10, owns {' '.join(regions[:-1])} / at {regions[-1]} / {more}")


@pytest.mark.parametrize(("seats", "total"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_c2_1_regions_in_all(seats, total):
    """Six with 2 or 3 seats, five with more, wherever they lie; one less is not enough."""
    assert winners(won(seats, SCATTERED[:total])) == "A"
    t = won(seats, SCATTERED[: total - 1])
    assert (winners(t), asked(t)) == ("", "A C6.3")


@pytest.mark.parametrize(("seats", "connected"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_c2_1_connected_regions(seats, connected):
    """Four with 2 or 3 seats, three with more; one less is not enough."""
    assert winners(won(seats, CHAIN[:connected])) == "A"
    t = won(seats, CHAIN[: connected - 1])
    assert (winners(t), asked(t)) == ("", "A C6.3")


def test_c2_1_checked_when_marker_and_token_are_placed():
    """The token has gone to the Courtesan; nothing else has happened."""
    t = battle(
        """A: courtesan, holds 2, passed / B: 10, holds 3, passed, owns torino genova / C holds 4, passed, placed
        seats 4 / at parma"""
    )
    assert (winners(t), owner(t, "parma"), token(t), asked(t)) == ("B", "B", "A", "")
    assert (line(t, "B"), hand_sizes(t), discards(t)) == ("10", [1, 1, 1, 0], "")


def test_c2_1_before_drawing():
    """With C9 nobody draws when the game is won."""
    t = won(4, CHAIN[:3], "with draw")
    assert (winners(t), asked(t)) == ("A", "")


def test_c2_2_a_chain_is_enough():
    """Torino - Genova - Parma - Lucca: no region borders more than two others of them."""
    assert winners(won(3, CHAIN)) == "A"


def test_c2_2_two_pairs_are_no_group():
    """Torino and Genova hang together, Siena and Roma too, but not the four."""
    assert winners(won(3, ["torino", "genova", "siena", "roma"])) == ""


def test_c2_2_the_last_region_may_join_two_parts():
    """Genova connects Torino to Parma and Lucca."""
    assert winners(won(3, ["torino", "parma", "lucca", "genova"])) == "A"


def test_c2_2_the_border_graph():
    """17 regions in one piece; borders go both ways, and there are 34."""
    borders = [(a, b) for a in range(REGION_COUNT) for b in range(REGION_COUNT) if has(NEIGHBOURS[a], b)]
    assert len(borders) == 2 * 34
    assert all((b, a) in borders and a != b for a, b in borders)
    assert len(REGIONS) == largest_group(bit(REGION_COUNT) - 1) == 17


def test_c2_3_most_regions_win_when_none_is_left():
    """Sixteen markers and the Pope token on the last region."""
    t = battle(SOLE_MOST + "/ pope mantova")
    assert (winners(t), asked(t)) == ("A", "")


def test_c2_3_most_regions_win_with_a_marker_on_each():
    """Seventeen markers among six seats."""
    t = battle(
        """A: 10, owns firenze ferrara roma / B owns lucca torino bologna / C owns spoleto genova parma
        D owns siena urbino modena / E owns milano napoli / F owns venezia mantova / at ancona"""
    )
    assert (winners(t), asked(t)) == ("A", "")


def test_c2_3_a_free_region_is_left_to_fight_over():
    """Without the Pope token Mantova is left."""
    t = battle(SOLE_MOST)
    assert (asked(t), may(t, "A")) == ("A C6.3", ["place mantova"])


def test_c2_3_the_region_of_a_tied_battle_is_left():
    """Nobody took Ancona, so it can be fought over again."""
    t = battle(SOLE_MOST + "/ pope mantova / B: 10")
    assert (asked(t), may(t, "B")) == ("B C6.3", ["place ancona"])


def test_c2_3_before_drawing():
    """With C9 nobody draws when no region is left."""
    t = battle(SOLE_MOST + "/ pope mantova / with draw")
    assert (winners(t), asked(t)) == ("A", "")


def test_c2_4_all_cards_are_shuffled_for_a_final_battle():
    """Hands, lines and discards: 110 cards in the pile before the deal."""
    t = battle(TIED + "/ A holds 1 2, passed / D holds bishop, passed / discards 6 winter")
    assert (asked(t), view(t).pile_size, discards(t), hand_sizes(t)) == ("chance C7.3", 110, "", [0] * 5)


def test_c2_4_the_tied_seats_get_ten_and_one_per_region():
    """B and D have four regions each; the others get nothing and sit out."""
    t = deal(battle(TIED))
    assert hand_sizes(t) == [0, 14, 0, 14, 0]
    go(t, "B pass")
    assert asked(t) == "D C4.2"


def test_c2_4_the_holder_begins_if_tied():
    """B has won the last battle and the token."""
    assert asked(deal(battle(TIED))) == "B C4.2"


def test_c2_4_else_the_first_tied_seat_to_its_left():
    """C has the Courtesan and the token, but is not tied: D begins."""
    t = deal(battle(TIED + "/ C: courtesan"))
    assert (token(t), asked(t)) == ("C", "D C4.2")


def test_c2_4_the_winner_of_the_final_battle_wins():
    """Its region count does not matter any more."""
    t = battle("seats 4 / final B D / B: 10 / D: 6 5 / A owns siena roma")
    assert (winners(t), asked(t)) == ("D", "")


def test_c2_4_a_tied_final_battle_is_a_shared_victory():
    """Of those tied in the battle only."""
    assert winners(battle("final A B C / A: 10 / B: 6 / C: heroine")) == "AC"


def test_c2_4_no_region_is_at_stake():
    """The markers stay as they were."""
    t = deal(battle(TIED))
    before = view(t).owners
    go(t, "B pass", "D pass")
    assert (winners(t), view(t).owners) == ("BD", before)


def test_c2_4_a_bishop_removes_mercenaries_and_moves_no_pope():
    """Its Pope placement is skipped."""
    t = battle("final A B / A: 10 6, holds 2 / B to play, holds bishop 1 / pope roma")
    go(t, "B play bishop")
    assert (line(t, "A"), pope(t), asked(t)) == ("6", "roma", "A C4.2")


def test_c2_4_a_bishop_moves_no_pope_after_the_deal_either():
    """B plays a Bishop of its new hand in the final battle that followed a battle for Ancona."""
    t = battle(TIED)
    go(t, f"chance deal b {'1 ' * 10} bishop 2 2 2", f"chance deal d {'3 ' * 8} {'4 ' * 6}", "B play bishop")
    assert (pope(t), asked(t)) == ("mantova", "D C4.2")


def test_c2_5_what_is_public():
    """Lines, announced strengths, how many cards each hand and the pile hold, and the discards."""
    t = battle("A: 10 drummer, holds 1 2 3 / B: 6, holds bishop / discards winter 4")
    for eye in ("public", "A", "B"):
        seen = view(t, eye)
        assert [seat.hand_size for seat in seen.seats] == [3, 1]
        assert [sum(seat.line) for seat in seen.seats] == [2, 1]
        assert [seat.strength for seat in seen.seats] == strengths(t) == [20, 6]
        assert (seen.pile_size, sum(seen.discards)) == (110 - 3 - 4 - 2, 2)


def test_c2_5_hands_are_not_public():
    """The same table with other cards in B's hand looks the same to A and to a spectator."""
    one, other = (battle(f"A: 10, holds 1 / B: 6, holds {cards}") for cards in ("bishop 10 10", "1 2 3"))
    assert view(one, "public") == view(other, "public")
    assert view(one, "A") == view(other, "A")
    assert view(one, "B") != view(other, "B")
    assert view(one).hand == ()


def test_c2_5_what_an_eye_does_not_see_may_be_otherwise():
    """Another world, dealt anew, looks the same to the eye it was made for."""
    t = battle("A: 10, holds 1 2 / B: 6, holds bishop 10 10 / C: (3), holds 5 5 / with hidden")
    for eye in (*range(3), PUBLIC):
        world = CONDOTTIERE.determinize(t, eye, Rng(1))
        assert CONDOTTIERE.view(world, eye) == CONDOTTIERE.view(t, eye)
        assert list(world.hands) != list(t.hands), LETTERS[:eye]
