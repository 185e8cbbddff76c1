"""Q8 What each seat knows."""

from librt.vecs import vec
from mypy_extensions import i64

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.bag import take_from_bag
from condotta.games.conquest.board import WESTERIA
from condotta.games.conquest.clash import fight
from condotta.games.conquest.knowledge import known, look_at, mix, narrow
from condotta.games.conquest.pieces import ANY, MOBILE, NAMES, NO_PIECE, PIECES
from condotta.games.conquest.table import Table
from condotta.games.conquest.view import possible
from condotta.games.conquest.zones import put
from condotta.kernel.engine import take_events
from condotta.kernel.seats import PUBLIC, bit, has

from ..playing import go
from .positions import draws, piece_at, position
from .test_q7_cards import ALL_OUT, may_be


def regrouped(t: Table, seat: str, *zones: str, how: str = "123") -> Table:
    return go(t, f"{seat} play regroup", *[f"{seat} pick {zone}" for zone in zones], f"{seat} arrange {how}")


def test_q8_what_has_moved_is_neither_flag_nor_cursed_land() -> None:
    t = position(ALL_OUT.replace("A:", "B:") + " / A: flag nh.a / B to move 1")
    assert may_be(t, 0, "sol.a") == NAMES
    go(t, "B move sol.a sol.c")
    assert may_be(t, 0, "sol.c") == NAMES[:10]
    assert may_be(t, 0, "sol.b") == NAMES


def test_q8_a_long_move_shows_a_scout() -> None:
    t = position(ALL_OUT.replace("A:", "B:") + " / A: flag nh.a / B to move 1")
    go(t, "B move si.a nh.c")
    assert may_be(t, 0, "nh.c") == ["scout"]
    assert may_be(t, PUBLIC, "nh.c") == ["scout"]


def test_q8_a_step_of_a_scout_does_not() -> None:
    t = position(ALL_OUT.replace("A:", "B:") + " / A: flag nh.a / B to move 1")
    go(t, "B move si.a wi.a")
    assert may_be(t, 0, "wi.a") == NAMES[:10]


def test_q8_both_pieces_of_a_fight() -> None:
    t = position(ALL_OUT + " / B: baron wi.a king nh.a / A to move 1")
    go(t, "A move si.a wi.a")
    assert may_be(t, 0, "wi.a") == ["baron"]
    assert may_be(t, PUBLIC, "wi.a") == ["baron"]


def test_q8_counting_the_others_narrows_too() -> None:
    """Once four Scouts are known, nothing else is one; once the King is in the bag, nothing is the King."""
    t = position("A: king sh.a queen sh.b / B: scout nh.a / A to move 1")
    assert set(may_be(t, 1, "sh.a")) == {"king", "queen", "flag"}


def test_q8_private_looks() -> None:
    t = position("A: spy wi.a / B: king sh.a queen sh.b scout nh.a / C: flag eh.a / A drew secret-information")
    go(t, "A play secret-information", "A look sh.a sh.b")
    assert may_be(t, 0, "nh.a") == ["scout", "flag"]
    assert len(may_be(t, 2, "nh.a")) == 4
    assert may_be(t, 1, "nh.a") == ["scout"]


def test_q8_secret_information_tells_that_the_spy_is_on_the_board() -> None:
    """A bag that may hold the Spy, until its owner plays Secret information."""
    text = ALL_OUT.replace("spy sh.a ", "").replace("king sol.b ", "")
    t = position(text + " / B: flag nh.a spy nh.b / A drew surprise-attack")
    go(t, "A play surprise-attack", "chance find spy", "A put sh.a")
    assert may_be(t, 1, "sh.a") == ["spy", "king"]
    go(draws(t, "secret-information"), "A play secret-information")
    assert may_be(t, 1, "sh.a") == ["spy"]


def test_q8_a_new_spy_that_cannot_be_played_tells_that_the_spy_is_on_the_board() -> None:
    text = ALL_OUT.replace("spy sh.a ", "").replace("king sol.b ", "")
    t = position(text + " / B: flag nh.a spy nh.b / A drew surprise-attack")
    go(t, "A play surprise-attack", "chance find spy", "A put sh.a")
    go(draws(t, "new-spy"), "A pass")
    assert may_be(t, 1, "sh.a") == ["spy"]


def test_q8_secret_information_that_cannot_be_played_tells_that_it_is_in_the_bag() -> None:
    text = ALL_OUT.replace("spy sh.a ", "").replace("king sol.b ", "")
    t = position(text + " / B: flag nh.a spy nh.b / A drew surprise-attack")
    go(t, "A play surprise-attack", "chance find king", "A put sh.a")
    assert may_be(t, 1, "sh.a") == ["spy", "king"]
    go(draws(t, "secret-information"), "A pass")
    assert may_be(t, 1, "sh.a") == ["king"]


def test_q8_secret_information_without_a_pair_tells_nothing_of_the_spy() -> None:
    """A's Spy is on the board, but no enemy stands beside anybody: nobody learns why A plays nothing."""
    text = ALL_OUT.replace("spy sh.a ", "").replace("king sol.b ", "")
    t = position(text + " / B: flag nh.a spy eol.b / A drew surprise-attack")
    go(t, "A play surprise-attack", "chance find spy", "A put sh.a")
    go(draws(t, "secret-information"), "A pass")
    assert may_be(t, 1, "sh.a") == may_be(t, PUBLIC, "sh.a") == ["spy", "king"]


def test_q8_a_new_spy_is_known_though_nobody_knew_that_it_lay_in_the_bag() -> None:
    """Spy and King were mixed in the bag, the King came: now the other is the Spy, and is shown by where it is put."""
    text = ALL_OUT.replace("spy sh.a ", "").replace("king sol.b ", "").replace("queen sol.a ", "")
    t = position(text + " / B: flag nh.a spy nh.b / A drew surprise-attack")
    go(t, "A play surprise-attack", "chance find king", "A put sh.a")
    t.events = []
    go(draws(t, "new-spy"), "A play new-spy", "A put sol.a")
    assert "puts-known" in [event.key for event in take_events(t)]
    assert may_be(t, 1, "sol.a") == ["spy"]
    assert may_be(t, 1, "sh.a") == ["queen", "king"]


def test_q8_a_spy_from_the_bag_is_put_down_as_any_other_piece() -> None:
    text = ALL_OUT.replace("spy sh.a ", "").replace("king sol.b ", "")
    told = []
    for name in ("spy", "king"):
        t = position(text + " / B: flag nh.a spy nh.b / A drew surprise-attack")
        t.events = []
        go(t, "A play surprise-attack", f"chance find {name}", "A put sh.a")
        told.append([(event.key, event.args) for event in take_events(t) if has(event.viewers, 1)])
    assert told[0] == told[1]


def test_q8_who_has_moved_and_stops_tells_nothing() -> None:
    """Only a seat that made no move at all could make none."""
    t = position(ALL_OUT + " / B: flag nh.a / A to move 2")
    go(t, "A move sol.a sol.c", "A pass")
    assert known(t, piece_at(t, "sol.b")) == ANY


def test_q8_what_is_shut_in_by_its_own_pieces_might_move() -> None:
    """A king in the corner behind three Cursed Lands; the Flag could have fought its way out, if it were any other."""
    t = position(
        "A: king sol.c cursed-land sol.a cursed-land sol.b cursed-land wor.c flag sml.b"
        " / B: queen si.b prince sml.a duke sml.c flag nh.a / A to move 1"
    )
    go(t, "A pass")
    assert may_be(t, 1, "sml.b") == ["cursed-land", "flag"]
    assert may_be(t, 1, "sol.c") == ["king"]


def test_q8_a_seat_that_ends_its_turn_without_a_move_could_not_move() -> None:
    t = position("A: flag sh.a cursed-land sh.b / B: flag nh.a king nh.b / A to move 1")
    go(t, "A pass")
    assert may_be(t, 1, "sh.a") == ["cursed-land", "flag"]


def test_q8_after_a_regroup_what_was_known_of_three_is_known_of_the_three_together() -> None:
    t = position("A: king sh.a queen sh.b count sh.c flag si.a / B: baron sml.a spy nh.a / A drew regroup")
    narrow(t, piece_at(t, "sh.a"), bit(NAMES.index("king")))
    regrouped(t, "A", "sh.a", "sh.b", "sh.c", how="231")
    for zone in ("sh.a", "sh.b", "sh.c"):
        assert set(may_be(t, 1, zone)) == {"king", "queen", "count", "flag"}
    assert set(may_be(t, 1, "si.a")) == {"queen", "count", "flag"}
    assert CONQUEST.view(t, 1).seats[0].groups[0].kinds.count(bit(NAMES.index("king"))) == 1


def test_q8_what_is_learnt_after_a_regroup_is_learnt_of_its_place() -> None:
    """King, and two unknown: one of them fights and is the Queen, so the King is one of the other two."""
    t = position("A: king sh.a queen sh.b count sh.c flag si.a / B: baron sml.c spy nh.a / A drew regroup")
    narrow(t, piece_at(t, "sh.a"), bit(NAMES.index("king")))
    regrouped(t, "A", "sh.a", "sh.b", "sh.c", how="231")
    go(t, "A move sh.a sml.c")
    assert may_be(t, 1, "sml.c") == ["queen"]
    for zone in ("sh.b", "sh.c"):
        assert set(may_be(t, 1, zone)) == {"king", "count", "flag"}
    assert set(may_be(t, 1, "si.a")) == {"count", "flag"}


def test_q8_a_regroup_of_pieces_of_which_the_same_is_known_mixes_nothing() -> None:
    t = position("A: king sh.a queen sh.b count sh.c flag si.a / B: baron sml.c spy nh.a / A drew regroup")
    regrouped(t, "A", "sh.a", "sh.b", "sh.c", how="231")
    assert CONQUEST.view(t, 1).seats[0].groups == ()


def test_q8_a_second_regroup_joins_the_groups() -> None:
    """King at one of three, Queen known at a fourth; one of the three and the fourth are mixed with a fifth."""
    t = position("A: king sh.a queen si.c count sh.c baron sh.b duke si.b flag si.a / B: spy nh.a / A to move 1")
    pieces = {zone: piece_at(t, zone) for zone in ("sh.a", "sh.b", "sh.c", "si.b", "si.c")}
    narrow(t, pieces["sh.a"], bit(NAMES.index("king")))
    narrow(t, pieces["si.c"], bit(NAMES.index("queen")))
    mix(t, vec[i64]([pieces["sh.a"], pieces["sh.b"], pieces["sh.c"]]))
    mix(t, vec[i64]([pieces["sh.a"], pieces["si.b"], pieces["si.c"]]))
    found = CONQUEST.view(t, 1).seats[0].groups
    assert len(found) == 1
    assert len(found[0].zones) == 5
    assert "king" not in may_be(t, 1, "si.a")
    assert "king" in may_be(t, 1, "si.b")


def test_q8_a_look_is_kept_through_a_regroup() -> None:
    """B has seen the King; after the Regroup B, and only B, knows that it is one of the three."""
    t = position("A: king sh.a queen sh.b count sh.c flag si.a / B: spy nh.a / C: flag eh.a / A drew regroup")
    look_at(t, 1, piece_at(t, "sh.a"))
    assert may_be(t, 1, "sh.a") == ["king"]
    regrouped(t, "A", "sh.a", "sh.b", "sh.c", how="231")
    assert "king" not in may_be(t, 1, "si.a")
    assert "king" in may_be(t, 2, "si.a")
    narrow(t, piece_at(t, "sh.c"), MOBILE)
    assert "king" not in may_be(t, 1, "si.a")


def test_q8_a_look_is_kept_when_another_of_the_group_is_shown() -> None:
    """B has seen the Count. Of the three that were mixed the Queen fights: to B the Count is one of the other two."""
    t = position(
        "A: king sh.a queen sh.b count sh.c flag si.a / B: baron sml.c spy nh.a / C: flag eh.a / A drew regroup"
    )
    look_at(t, 1, piece_at(t, "sh.c"))
    regrouped(t, "A", "sh.a", "sh.b", "sh.c", how="231")
    go(t, "A move sh.a sml.c")
    assert may_be(t, 1, "sml.c") == ["queen"]
    assert set(may_be(t, 1, "sh.b")) == set(may_be(t, 1, "sh.c")) == {"king", "count", "flag"}
    assert "count" not in may_be(t, 1, "si.a")
    assert "count" in may_be(t, 2, "si.a")


def test_q8_who_has_seen_all_of_a_group_knows_what_is_left_of_it() -> None:
    """B has seen King, Queen and Count before they were mixed; the Queen fights."""
    t = position(
        "A: king sh.a queen sh.b count sh.c flag si.a / B: baron sml.c spy nh.a / C: flag eh.a / A drew regroup"
    )
    for zone in ("sh.a", "sh.b", "sh.c"):
        look_at(t, 1, piece_at(t, zone))
    regrouped(t, "A", "sh.a", "sh.b", "sh.c", how="231")
    go(t, "A move sh.a sml.c")
    assert set(may_be(t, 1, "sh.b")) == set(may_be(t, 1, "sh.c")) == {"king", "count"}
    assert may_be(t, 1, "si.a") == ["flag"]
    assert set(may_be(t, 2, "si.a")) == {"king", "count", "flag"}


def test_q8_a_look_at_a_mixed_piece_is_kept_when_nothing_is_mixed_any_more() -> None:
    """A King all know is mixed with two that all know to be none; B looks at one of these; then the King fights."""
    t = position(
        "A: king sh.a queen sh.b count sh.c flag si.a / B: baron sml.c spy nh.a / C: flag eh.a / A drew regroup"
    )
    narrow(t, piece_at(t, "sh.a"), bit(NAMES.index("king")))
    for zone in ("sh.b", "sh.c"):
        narrow(t, piece_at(t, zone), ANY & ~bit(NAMES.index("king")))
    regrouped(t, "A", "sh.a", "sh.b", "sh.c")
    look_at(t, 1, piece_at(t, "sh.b"))
    go(t, "A move sh.a sml.c")
    assert CONQUEST.view(t, 1).seats[0].groups == ()
    assert may_be(t, 1, "sh.b") == ["queen"]
    assert set(may_be(t, 2, "sh.b")) == {"queen", "count", "flag"}


def test_q8_a_look_at_a_place_says_nothing_of_what_comes_there_by_a_second_regroup() -> None:
    """King and Queen are known to all, which says more than B's look between the two Regroups."""
    t = position("A: king sh.a queen sh.b count sh.c flag si.a / B: spy nh.a / C: flag eh.a / A drew regroup")
    narrow(t, piece_at(t, "sh.a"), bit(NAMES.index("king")))
    narrow(t, piece_at(t, "sh.b"), bit(NAMES.index("queen")))
    regrouped(t, "A", "sh.a", "sh.b", "sh.c", how="231")
    look_at(t, 1, piece_at(t, "sh.a"))
    assert may_be(t, 1, "sh.a") == ["queen"]
    regrouped(draws(t, "regroup"), "A", "sh.a", "sh.b", "sh.c", how="231")
    for zone in ("sh.a", "sh.b", "sh.c"):
        assert {"king", "queen", "count"} <= set(may_be(t, 1, zone))


def test_q8_of_a_second_regroup_what_says_more_is_kept() -> None:
    """One of three is known to have moved; then the place of another is shown to be the King's. Mixed again with a
    fourth, all know still that the King is one of those three."""
    t = position("A: king sh.a queen sh.b count sh.c duke si.b flag si.a / B: spy nh.a / A to move 1")
    pieces = {zone: piece_at(t, zone) for zone in ("sh.a", "sh.b", "sh.c", "si.b")}
    narrow(t, pieces["sh.b"], MOBILE)
    mix(t, vec[i64]([pieces["sh.a"], pieces["sh.b"], pieces["sh.c"]]))
    narrow(t, pieces["sh.a"], bit(NAMES.index("king")))
    mix(t, vec[i64]([pieces["sh.a"], pieces["sh.b"], pieces["si.b"]]))
    assert [len(group.zones) for group in CONQUEST.view(t, 1).seats[0].groups] == [3]
    assert "king" not in may_be(t, 1, "sh.c")
    for zone in ("sh.a", "sh.b", "si.b"):
        assert "king" in may_be(t, 1, zone)


def test_q8_taking_the_only_piece_out_of_a_bag_mixes_nothing() -> None:
    """A King all know regroups with two unknown, is beaten and lies alone in the bag: whoever comes is the King."""
    t = position(ALL_OUT + " / B: spy sol.c flag nh.a / A drew regroup")
    king = NAMES.index("king")
    narrow(t, piece_at(t, "sol.b"), bit(king))
    regrouped(t, "A", "sol.b", "sol.a", "sor.a")
    fight(t, piece_at(t, "sol.c"), piece_at(t, "sol.b"))
    assert CONQUEST.view(t, 1).seats[0].bag == (bit(king),)
    put(t, take_from_bag(t, 0, king), WESTERIA.zones.index("ei.a"))
    assert may_be(t, 1, "ei.a") == ["king"]


def test_q8_the_owner_is_told_what_others_can_know() -> None:
    t = position("A: king sh.a queen sh.b flag si.a / B: spy nh.a / A to move 1")
    narrow(t, piece_at(t, "sh.a"), MOBILE)
    zone = CONQUEST.view(t, 0).zones[0]
    assert (zone.seat, zone.piece) == (0, NAMES.index("king"))
    assert not has(zone.known, NAMES.index("flag"))
    assert has(zone.known, NAMES.index("queen"))
    assert len(possible(t, 0)) == 2 * PIECES


def test_q8_without_memory_the_view_forgets_what_others_pieces_are() -> None:
    """A fight is seen by all when it happens; a table without the aid leaves it to each to remember it."""
    t = position(ALL_OUT + " / B: baron wi.a king nh.a / A to move 1", memory=False)
    t.events = []
    go(t, "A move si.a wi.a")
    assert [event.key for event in take_events(t) if event.key == "fights"] == ["fights"]
    for eye in (0, PUBLIC):
        assert may_be(t, eye, "wi.a") == NAMES
        assert CONQUEST.view(t, eye).zones[WESTERIA.zones.index("wi.a")].piece == NO_PIECE
        assert set(CONQUEST.view(t, eye).seats[1].bag) == {ANY}
    assert may_be(t, 1, "wi.a") == ["baron"]
    assert CONQUEST.view(t, 1).zones[WESTERIA.zones.index("wi.a")].known == ANY
    assert CONQUEST.view(t, 0).seats[0].bag == (bit(NAMES.index("scout")),)


def test_q8_without_memory_a_regroup_leaves_no_group() -> None:
    t = position(ALL_OUT.replace("A:", "B:") + " / A: flag nh.a / B drew regroup", memory=False)
    narrow(t, piece_at(t, "sol.a"), MOBILE)
    regrouped(t, "B", "sol.a", "sol.b", "sor.a")
    assert CONQUEST.view(t, 0).seats[1].groups == ()
