"""Q5 Territories, Q6 Flags."""

import pytest

from condotta.games.conquest import CONQUEST
from condotta.kernel.engine import pending
from condotta.kernel.errors import IllegalAct
from condotta.kernel.seats import seats_of

from ..playing import go, may
from .positions import flags, owner, position, stands


def test_q5_1_a_territory_belongs_to_the_seat_that_alone_has_pieces_in_it() -> None:
    t = position("A: king sh.a queen si.a flag si.b / B: spy si.c scout nh.a / A to move 1")
    assert [owner(t, name) for name in ("sh", "si", "nh", "sml")] == ["A", "", "B", ""]


def test_q5_1_contested_by_moving_in() -> None:
    t = position("A: king sh.a / B: scout sml.b / A to move 1")
    assert owner(t, "sml") == "B"
    go(t, "A move sh.a sml.a")
    assert owner(t, "sml") == ""
    assert owner(t, "sh") == ""


def test_q6_1_a_captured_flag_stands_before_its_captor() -> None:
    """Its owner draws no more cards, but keeps pieces, moves and territories."""
    t = position("A: king sh.a / B: flag sh.b queen nh.a prince ni.a / C: flag eh.a / A to move 1")
    go(t, "A move sh.a sh.b")
    assert flags(t) == "B:A"
    assert (pending(t).seat, pending(t).name) == (1, "move")  # type: ignore[union-attr]
    assert owner(t, "nh") == "B"
    assert t.moves == 3


def test_q6_2_won_back_by_capturing_the_holders_flag() -> None:
    """The own Flag goes on any empty zone; the captured one and all others stand before the captor."""
    t = position(
        "A: flag sh.a / B: king sh.b / B flag with A / C: flag nh.a / D: queen nh.b / D flag with A / B to move 1"
    )
    go(t, "B move sh.b sh.a")
    assert (pending(t).rule, pending(t).name) == ("Q6.2", "flag")  # type: ignore[union-attr]
    assert flags(t) == "A:B D:B"
    assert "put sh.b" in may(t, "B")
    with pytest.raises(IllegalAct, match="There is already a piece on that zone"):
        go(t, "B put sh.a")
    go(t, "B put eh.c")
    assert stands(t, "eh.c") == "B flag"


def test_q6_2_by_a_traitor() -> None:
    t = position("A: flag sh.a / B: king sh.b queen nh.a / B flag with A / C: flag nh.b / B drew traitor")
    go(t, "B play traitor", "B accuse sh.a flag")
    assert flags(t) == "A:B"
    go(t, "B put sh.a")
    assert stands(t, "sh.a") == "B flag"


def test_q6_2_it_draws_cards_again_from_its_next_turn() -> None:
    t = position(
        "A: flag sh.a spy wml.a / B: king sh.b queen eh.a / B flag with A / C: flag nml.a baron nml.b / B to move 1"
    )
    go(t, "B move sh.b sh.a", "B put sh.b", "C move nml.b nml.c", "A move wml.a wml.b")
    assert (pending(t).name, t.turn) == ("draw", 1)  # type: ignore[union-attr]


def test_q6_3_x_loses_its_flag_to_y_while_holding_zs() -> None:
    """Y now holds both."""
    t = position("A: flag sh.a / B: king sh.b / C flag with A / C: spy eh.a / D: flag nh.a / B to move 1")
    go(t, "B move sh.b sh.a")
    assert flags(t) == "A:B C:B"


def test_q6_3_a_flagless_seat_captures_a_flag() -> None:
    """It goes to the holder of its own, with all that stood before its owner."""
    t = position(
        "A: flag nh.a / B: king sh.b / B flag with A / C: flag sh.a / D: spy eh.a / D flag with C / B to move 1",
    )
    go(t, "B move sh.b sh.a")
    assert seats_of(t.winners) == [0]
    assert flags(t) == "B:A C:A D:A"


def test_q6_3_a_flagless_seat_hands_on_and_the_game_goes_on() -> None:
    t = position("A: flag nh.a / B: king sh.b / B flag with A / C: flag sh.a / D: flag eh.a / B to move 1")
    go(t, "B move sh.b sh.a")
    assert flags(t) == "B:A C:A"
    assert pending(t) is not None


def test_q6_4_two_seats_the_first_capture_ends_the_game() -> None:
    t = go(position("A: spy sh.a / B: flag sh.b king nh.a / A to move 3"), "A move sh.a sh.b")
    assert pending(t) is None
    assert seats_of(t.winners) == [0]


def turn_by_turn(text: str, **setup: object) -> list[int]:
    """The winners of a game of one round that ends with this move of B."""
    t = position(text + " / B to move 1", rounds=1, **setup)
    go(t, "B move nh.b nh.c")
    assert pending(t) is None
    return seats_of(t.winners)


def test_q6_4_most_territories_win_when_the_rounds_are_over() -> None:
    assert turn_by_turn("A: flag sh.a spy si.a king sml.a / B: flag nh.a king nh.b") == [0]


def test_q6_4_territories_count_before_pieces() -> None:
    """A has three of each, B two territories with five pieces."""
    text = "A: flag sh.a spy si.a king sml.a / B: flag nh.a king nh.b queen ni.a prince ni.b duke ni.c"
    assert turn_by_turn(text) == [0]


def test_q6_4_then_most_pieces() -> None:
    assert turn_by_turn("A: flag sh.a spy si.a / B: flag nh.a king nh.b queen ni.a") == [1]


def test_q6_4_still_tied_they_share() -> None:
    assert turn_by_turn("A: flag sh.a spy sh.b / B: flag nh.a king nh.b") == [0, 1]


def test_q6_4_a_seat_without_flag_does_not_count() -> None:
    text = "A: flag sh.a / B: king nh.b queen ni.a prince nml.a / B flag with A / C: flag eh.a duke eh.b"
    t = position(text + " / C to move 1", rounds=1)
    go(t, "C move eh.b eh.c")
    assert seats_of(t.winners) == [2]


def test_q6_4_a_round_ends_before_the_seat_that_began_it() -> None:
    """B began: after A's move the one round is over, after B's it is not."""
    for seat, other, over in (("B", "A", False), ("A", "B", True)):
        t = position(f"{seat}: flag sh.a king sh.b / {other}: flag nh.a king nh.b / {seat} to move 1", rounds=1)
        t.first = 1
        go(t, f"{seat} move sh.b sh.c")
        assert (pending(t) is None) == over


def test_q6_4_rounds_0_never_end() -> None:
    assert position("A: king sh.a / A to move 1", rounds=0).rounds == 0
    assert CONQUEST.new(2, {}).rounds == 200
