"""Q7 What the cards do."""

import pytest

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.board import WESTERIA
from condotta.games.conquest.pieces import NAMES, NO_PIECE
from condotta.kernel.engine import pending, seen, take_events
from condotta.kernel.errors import IllegalAct
from condotta.kernel.seats import EVERYONE, PUBLIC, bit, has
from condotta.words import Words

from ..playing import go, may
from .positions import bag, draws, flags, position, stands

ALL_OUT = (
    "A: spy sh.a scout sh.b scout sh.c scout si.a scout si.b sorceress si.c sorceress sml.a baron sml.b knight sml.c "
    "count smr.a duke smr.b prince smr.c queen sol.a king sol.b cursed-land sor.a cursed-land sor.b cursed-land sor.c"
)


def may_be(t: object, eye: int, zone: str) -> list[str]:
    found = CONQUEST.view(t, eye).zones[WESTERIA.zones.index(zone)].may_be  # type: ignore[arg-type]
    return [NAMES[kind] for kind in range(12) if has(found, kind)]


def test_q7_reinforcement_on_a_free_zone_next_to_an_own_piece() -> None:
    t = position("A: king sh.a flag wol.a / B: queen sh.b flag nh.a / A drew reinforcement")
    go(t, "A play reinforcement", "chance find baron")
    assert sorted(may(t, "A")) == sorted(
        f"put {zone}"
        for zone in ("sh.c", "sml.a", "sml.c", "smr.a", "smr.c", "wol.b", "wol.c", "wh.b", "wml.b", "wml.c")
    )
    with pytest.raises(IllegalAct, match="That zone is not next to one of your pieces"):
        go(t, "A put nh.c")
    go(t, "A put sh.c")
    assert stands(t, "sh.c") == "A baron"


def test_q7_reinforcement_not_across_mountains() -> None:
    """South Spine stands between SML.a and SMR.a."""
    t = position("A: king sml.a flag wol.a / B: queen eh.b flag nh.a / A drew reinforcement")
    go(t, "A play reinforcement", "chance find baron")
    assert "put sml.b" in may(t, "A")
    assert "put smr.a" not in may(t, "A")


def test_q7_reinforcement_needs_a_piece_in_the_bag_and_a_zone() -> None:
    assert may(position(ALL_OUT + " / A drew reinforcement surprise-attack"), "A") == ["pass"]
    walled = "A: king sml.b flag sol.c scout wor.c scout sol.a scout sol.b / B: queen sml.a prince sml.c duke si.b"
    assert "play reinforcement" in may(position(walled + " / A drew reinforcement"), "A")
    tight = "A: flag sol.c / B: queen sol.a prince sol.b duke wor.c / A drew reinforcement surprise-attack"
    assert may(position(tight), "A") == ["play surprise-attack"]


def test_q7_surprise_attack_on_any_free_zone() -> None:
    t = go(position("A: king sh.a / B: queen sh.b / A drew surprise-attack"), "A play surprise-attack")
    go(t, "chance find queen", "A put ei.a")
    assert stands(t, "ei.a") == "A queen"


def test_q7_blitz_gives_two_more_moves_not_compulsory() -> None:
    t = go(position("A: king sml.a / A drew blitz"), "A play blitz")
    assert t.moves == 3
    go(t, "A move sml.a sml.b")
    assert may(t, "A")[0] == "pass"


def test_q7_regroup_three_pieces_change_places_in_secret() -> None:
    """Flag and Cursed Land too; the arrangement says which piece comes to the first, second and third zone."""
    t = position("A: king sh.a flag sh.b cursed-land si.a spy si.b / B: queen nh.a / A drew regroup")
    go(t, "A play regroup", "A pick sh.a", "A pick si.a", "A pick sh.b")
    hidden = [seen(t, 0, CONQUEST.catalogue.read("arrange 231"), eye) for eye in (1, PUBLIC)]
    assert hidden == [-1, -1]
    go(t, "A arrange 231")
    assert [stands(t, zone) for zone in ("sh.a", "si.a", "sh.b")] == ["A cursed-land", "A flag", "A king"]
    assert pending(t).name == "move"  # type: ignore[union-attr]


def test_q7_regroup_may_change_nothing() -> None:
    t = position("A: king sh.a flag sh.b spy si.b / A drew regroup")
    go(t, "A play regroup", "A pick sh.a", "A pick sh.b", "A pick si.b", "A arrange 123")
    assert [stands(t, zone) for zone in ("sh.a", "sh.b", "si.b")] == ["A king", "A flag", "A spy"]


def test_q7_regroup_a_seat_with_only_two_pieces_takes_two() -> None:
    t = position("A: king sh.a flag sh.b / A drew regroup")
    go(t, "A play regroup", "A pick sh.a")
    with pytest.raises(IllegalAct, match="You have already picked that piece"):
        go(t, "A pick sh.a")
    go(t, "A pick sh.b")
    assert may(t, "A") == ["arrange 123", "arrange 213"]
    go(t, "A arrange 213")
    assert [stands(t, zone) for zone in ("sh.a", "sh.b")] == ["A flag", "A king"]


def test_q7_regroup_not_with_fewer() -> None:
    assert may(position("A: flag sh.b / A drew regroup blitz"), "A") == ["play blitz"]


def test_q7_secret_information_shows_two_neighbouring_pieces() -> None:
    """Everybody sees which two, nobody else learns what they are."""
    t = position("A: spy wi.a / B: king sh.a duke sh.b scout nh.a / C: flag eh.a / A drew secret-information")
    t.events = []
    go(t, "A play secret-information", "A look sh.a sh.b")
    assert may_be(t, 0, "sh.a") == ["king"]
    assert may_be(t, 0, "sh.b") == ["duke"]
    assert len(may_be(t, 2, "sh.a")) > 1
    private = [event for event in take_events(t) if event.key == "you-see"]
    assert [(event.viewers, NAMES[event.args[1]]) for event in private] == [(1, "king"), (1, "duke")]


def test_q7_secret_information_at_least_one_not_own_and_no_mountain_between() -> None:
    t = position(
        "A: spy wi.a king wi.b flag eh.a / B: king sml.a duke smr.a flag nh.a / A drew secret-information blitz"
    )
    assert may(t, "A") == ["play blitz"]
    t = position("A: spy wi.a king wi.b flag eh.a / B: king wi.c duke smr.a flag nh.a / A drew secret-information")
    go(t, "A play secret-information")
    assert may(t, "A") == ["look wi.a wi.c", "look wi.b wi.c"]
    with pytest.raises(IllegalAct, match="Choose two adjacent pieces, at least one not yours"):
        go(t, "A look wi.a wi.b")


def test_q7_secret_information_tells_nobody_of_its_own_piece() -> None:
    """Of the two A sees only the one that is not its own; what it knows of the other is no look."""
    t = position("A: spy wi.a king wi.b flag eh.a / B: king wi.c flag nh.a / A drew secret-information")
    t.events = []
    go(t, "A play secret-information", "A look wi.a wi.c")
    told = [event.args for event in take_events(t) if event.key == "you-see"]
    assert told == [(WESTERIA.zones.index("wi.c"), NAMES.index("king"), 0, 0)]


def test_q7_secret_information_only_with_the_own_spy_on_the_board() -> None:
    t = position("A: king wi.a / B: king sh.a duke sh.b / A drew secret-information blitz")
    assert may(t, "A") == ["play blitz"]


def test_q7_secret_information_shows_the_whole_bag() -> None:
    """Baron, Queen and King in the bag; one has come, and nobody but A knows which, until A shows the other two."""
    text = ALL_OUT.replace("baron sml.b ", "").replace("queen sol.a ", "").replace("king sol.b ", "")
    t = position(text + " / B: flag nh.a spy nh.b / A drew surprise-attack")
    go(t, "A play surprise-attack", "chance find king", "A put sol.b")
    for eye in (1, PUBLIC):
        assert may_be(t, eye, "sol.b") == ["baron", "queen", "king"]
    draws(t, "secret-information")
    t.events = []
    go(t, "A play secret-information")
    for eye in (1, PUBLIC):
        assert may_be(t, eye, "sol.b") == ["king"]
        assert CONQUEST.view(t, eye).seats[0].bag == tuple(bit(NAMES.index(name)) for name in ("baron", "queen"))
        assert CONQUEST.view(t, eye).seats[0].groups == ()
    told = {event.key: event for event in take_events(t)}["shows-bag"]
    assert told.viewers == EVERYONE
    assert Words(CONQUEST, "en").event(told, 1) == "A shows the bag: Baron and Queen."
    assert Words(CONQUEST, "pl").event(told, 1) == "A pokazuje woreczek: Baron i Królowa."


def test_q7_secret_information_shows_an_empty_bag_too() -> None:
    t = position(ALL_OUT + " / B: king nh.b duke nh.c / A drew secret-information")
    t.events = []
    go(t, "A play secret-information")
    told = {event.key: event for event in take_events(t)}["shows-bag"]
    assert Words(CONQUEST, "en").event(told, 1) == "A shows the bag: it is empty."


def test_q7_traitor_guesses_right() -> None:
    """The piece is beaten."""
    t = position("A: king wi.a / B: duke sh.b / A drew traitor")
    go(t, "A play traitor", "A accuse sh.b duke")
    assert stands(t, "sh.b") == ""
    assert "duke" in bag(t, "B")


def test_q7_traitor_guesses_right_and_all_know_it() -> None:
    """What was named lies in the bag for all to see, among pieces of which nobody knows."""
    t = position("A: king wi.a / B: duke sh.b scout sh.c / C: flag nh.a / A drew traitor")
    go(t, "A play traitor", "A accuse sh.b duke")
    for eye in (0, 2, PUBLIC):
        assert bit(NAMES.index("duke")) in CONQUEST.view(t, eye).seats[1].bag
        assert "duke" not in may_be(t, eye, "sh.c")


def test_q7_traitor_captures_a_flag() -> None:
    t = position("A: king wi.a / B: flag sh.b / C: flag nh.a / A drew traitor")
    go(t, "A play traitor", "A accuse sh.b flag")
    assert stands(t, "sh.b") == ""
    assert flags(t) == "B:A"


def test_q7_traitor_guesses_wrong() -> None:
    """It tells others nothing but that it was wrong; the one who guessed has seen the piece."""
    t = position("A: king wi.a / B: duke sh.b scout sh.c / C: flag nh.a / A drew traitor")
    before = may_be(t, 2, "sh.b")
    go(t, "A play traitor", "A accuse sh.b scout")
    assert stands(t, "sh.b") == "B duke"
    assert may_be(t, 0, "sh.b") == ["duke"]
    assert may_be(t, 2, "sh.b") == [name for name in before if name != "scout"]


def test_q7_traitor_needs_an_enemy_piece() -> None:
    t = position("A: king wi.a flag wi.b / B: flag sh.b / A drew traitor")
    go(t, "A play traitor")
    with pytest.raises(IllegalAct, match="No enemy piece stands there"):
        go(t, "A accuse wi.b flag")


def test_q7_new_spy_from_the_bag_on_any_free_zone() -> None:
    t = position("A: king wi.a / B: duke sh.b / A drew new-spy")
    go(t, "A play new-spy", "A put nh.a")
    assert stands(t, "nh.a") == "A spy"
    assert may_be(t, 1, "nh.a") == ["spy"]


def test_q7_1_the_owner_sees_the_piece_before_choosing_the_zone() -> None:
    t = position("A: king wi.a / B: duke sh.b / A drew surprise-attack")
    go(t, "A play surprise-attack")
    find = CONQUEST.catalogue.read("find count")
    assert seen(t, 8, find, 0) == find
    assert seen(t, 8, find, 1) == seen(t, 8, find, PUBLIC) == -1
    go(t, "chance find count")
    assert CONQUEST.view(t, 0).seats[0].hand == 1 << NAMES.index("count")
    assert CONQUEST.view(t, 1).seats[0].hand == (1 << 12) - 1 - (1 << NAMES.index("king")) - (1 << NAMES.index("flag"))


def test_q7_1_chance_finds_only_what_is_in_the_bag() -> None:
    t = go(position("A: king wi.a / A drew surprise-attack"), "A play surprise-attack")
    with pytest.raises(IllegalAct):
        go(t, "chance find king")


def test_q7_1_what_was_drawn_is_not_known() -> None:
    """Two pieces in the bag, one came: each may be it."""
    text = ALL_OUT.replace("spy sh.a ", "").replace("king sol.b ", "")
    t = position(text + " / B: flag nh.a / A drew surprise-attack")
    go(t, "A play surprise-attack", "chance find king", "A put sh.a")
    assert may_be(t, 1, "sh.a") == ["spy", "king"]
    assert [zone.piece for zone in CONQUEST.view(t, 0).zones[:1]] == [NAMES.index("king")]
    assert CONQUEST.view(t, 1).zones[0].piece == NO_PIECE
