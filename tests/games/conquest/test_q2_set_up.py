"""Q2 Set-up."""

import pytest

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.board import ZONES
from condotta.games.conquest.cards import DECK, TRAITOR
from condotta.games.conquest.deploy import chooser
from condotta.games.conquest.draw import Draw
from condotta.games.conquest.pieces import NO_PIECE, PIECES
from condotta.games.conquest.table import EMPTY, Table
from condotta.kernel.catalogue import CODE_BITS
from condotta.kernel.contract import HIDDEN
from condotta.kernel.engine import apply, options, pending, seen, settle
from condotta.kernel.errors import IllegalAct
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, LETTERS, PUBLIC

from ..playing import go, may
from .positions import owner, position


def drafted(seats: int, **setup: object) -> Table:
    """A table at the placement: each seat has chosen the lowest territory left."""
    t = CONQUEST.new(seats, setup)
    go(t, *["chance lot king", *["chance lot spy"] * (seats - 1)])
    while (decision := pending(t)) is not None and decision.name == "territory":
        apply(t, decision.seat, options(t, decision.seat)[0])
    return t


def deployed(seats: int, **setup: object) -> Table:
    t = drafted(seats, **setup)
    while (decision := pending(t)) is not None and decision.name == "deploy":
        apply(t, decision.seat, options(t, decision.seat)[0])
    return t


def test_q2_1_the_traitor_is_the_last_card_of_the_first_pile() -> None:
    t = position("A to play / A: king sh.a")
    for count in (1, 5, 12):
        for seed in range(40):
            cards = DECK.unpack(Draw(0, count).sample(t, Rng(seed)) >> CODE_BITS)
            assert cards[TRAITOR] == 0
    assert DECK.unpack(Draw(0, 42).sample(t, Rng(1)) >> CODE_BITS)[TRAITOR] == 1


def test_q2_1_later_it_is_shuffled_in_with_the_rest() -> None:
    t = position("A to play / A: king sh.a")
    t.traitor_last = False
    drawn = [DECK.unpack(Draw(0, 5).sample(t, Rng(seed)) >> CODE_BITS)[TRAITOR] for seed in range(200)]
    assert 5 < sum(drawn) < 60


def test_q2_2_the_highest_lot_begins() -> None:
    """Cursed Land counts 0, Flag 11."""
    t = go(CONQUEST.new(3, {}), "chance lot king", "chance lot cursed-land", "chance lot flag")
    assert t.first == LETTERS.index("C")


def test_q2_2_the_tied_draw_again() -> None:
    t = go(CONQUEST.new(3, {}), "chance lot spy", "chance lot king", "chance lot king")
    assert pending(t).name == "lots"  # type: ignore[union-attr]
    go(t, "chance lot cursed-land", "chance lot spy")
    assert t.first == LETTERS.index("C")
    assert pending(t).name == "territory"  # type: ignore[union-attr]


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_q2_3_snake_order(seats: int, each: int) -> None:
    t = CONQUEST.new(seats, {})
    go(t, *["chance lot spy"] * (seats - 1), "chance lot flag")
    order = [chooser(t, nth) for nth in range(24)]
    last = seats - 1
    begin = [(last + i) % seats for i in range(seats)]
    assert order[: 2 * seats] == begin + begin[::-1]
    while pending(t).name == "territory":  # type: ignore[union-attr]
        decision = pending(t)
        assert decision is not None
        apply(t, decision.seat, options(t, decision.seat)[-1])
    assert [list(t.owners).count(seat) for seat in range(seats)] == [each] * seats


def test_q2_3_a_territory_is_chosen_once() -> None:
    t = go(CONQUEST.new(2, {}), "chance lot king", "chance lot spy", "A choose sh")
    with pytest.raises(IllegalAct, match="That territory has already been chosen"):
        go(t, "B choose sh")


def test_q2_4_all_place_at_the_same_time_and_need_not_wait() -> None:
    t = drafted(2)
    for _i in range(PIECES):
        apply(t, 1, options(t, 1)[0])
    assert options(t, 1) == []
    assert len(may(t, "A")) == 36
    assert may(t, "A")[0].startswith("place flag")


def test_q2_4_unseen() -> None:
    t = drafted(3)
    move = options(t, 1)[3]
    before = CONQUEST.view(t, 0), CONQUEST.view(t, PUBLIC)
    assert seen(t, 1, move, 0) == seen(t, 1, move, PUBLIC) == HIDDEN
    apply(t, 1, move)
    assert (CONQUEST.view(t, 0), CONQUEST.view(t, PUBLIC)) == before
    assert sum(1 for zone in CONQUEST.view(t, 1).zones if zone.piece != NO_PIECE) == 1


def test_q2_4_on_own_territories_one_to_a_zone() -> None:
    t = go(drafted(2), "A place flag sh.a")
    with pytest.raises(IllegalAct, match="There is already a piece on that zone"):
        go(t, "A place cursed-land sh.a")
    with pytest.raises(IllegalAct, match="That territory is not yours"):
        go(t, "A place cursed-land si.a")
    with pytest.raises(IllegalAct, match="Another piece must be placed first"):
        go(t, "A place king sh.b")


def test_q2_4_garrison() -> None:
    """Two seats have twelve territories each: the last pieces go where nothing stands."""
    t = drafted(2, garrison=True)
    while options(t, 0):
        choices = options(t, 0)
        apply(t, 0, choices[0])
    covered = {zone // 3 for zone in range(ZONES) if t.placed[zone] != NO_PIECE}
    assert covered == {territory for territory in range(24) if t.owners[territory] == 0}


def test_q2_4_without_garrison_territories_may_stay_empty() -> None:
    t = drafted(2)
    while options(t, 0):
        apply(t, 0, options(t, 0)[0])
    assert len({zone // 3 for zone in range(ZONES) if t.placed[zone] != NO_PIECE}) == 6


def test_q2_4_with_four_seats_the_board_is_full_and_first_moves_are_fights() -> None:
    """72 of 72 zones."""
    t = deployed(4)
    assert all(t.at[zone] != EMPTY for zone in range(ZONES))
    while (decision := pending(t)) is not None and decision.name != "move":
        if decision.seat == CHANCE:
            go(t, "chance draw blitz blitz blitz")
        else:
            apply(t, decision.seat, options(t, decision.seat)[0])
    moves = may(t, "A")
    assert moves != []
    assert all(t.at[CONQUEST.board.zones.index(text.split()[2])] // PIECES != 0 for text in moves)


def test_q2_5_territories_are_counted_when_all_have_placed() -> None:
    t = deployed(2)
    assert sorted(list(t.owners).count(seat) for seat in (0, 1)) == [6, 6]
    assert list(t.owners).count(-1) == 12
    assert owner(t, "sh") == "A"


def test_q2_6_only_the_owner_sees_what_a_piece_is() -> None:
    t = deployed(4)
    for eye in (0, 1, 2, 3, PUBLIC):
        zones = CONQUEST.view(t, eye).zones
        assert all((zone.piece != NO_PIECE) == (zone.seat == eye) for zone in zones)
        assert all(zone.may_be == 0xFFF for zone in zones if zone.seat != eye)
    settle(t)
