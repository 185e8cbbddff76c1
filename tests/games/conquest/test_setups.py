"""Q2.4 Set-ups as text files, and the options of the game."""

import pytest

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.board import WESTERIA, ZONES
from condotta.games.conquest.pieces import NAMES, NO_PIECE
from condotta.games.conquest.setups import check_setup, read_setup, setup_acts, write_setup
from condotta.kernel.engine import apply, options
from condotta.kernel.errors import SetupError

from .test_q2_set_up import drafted

GOOD = """
# A has the even half of the board.
SH    flag   cursed-land  cursed-land
sml   king   queen        -
SOL   -      spy          cursed-land
EH    prince duke         count      # a comment
EML   knight baron        sorceress
EOL   sorceress scout     scout
NH    scout  -            scout
"""


def test_q2_4_a_set_up_through_text_and_back() -> None:
    zones = read_setup(WESTERIA, GOOD)
    assert sum(kind != NO_PIECE for kind in zones) == 18
    assert zones[WESTERIA.zones.index("sh.a")] == NAMES.index("flag")
    assert zones[WESTERIA.zones.index("sol.a")] == NO_PIECE
    assert read_setup(WESTERIA, write_setup(WESTERIA, zones)) == zones


def test_q2_4_a_whole_set_up_is_submitted_at_once() -> None:
    t = drafted(2)
    seat = int(t.owners[WESTERIA.territories.index("sh")])
    own = [zone for zone in range(ZONES) if t.owners[zone // 3] == seat]
    zones = [NO_PIECE] * ZONES
    kinds = [kind for kind in read_setup(WESTERIA, GOOD) if kind != NO_PIECE]
    for zone, kind in zip(own, kinds, strict=False):
        zones[zone] = kind
    check_setup(t, seat, zones)
    for act in setup_acts(zones):
        apply(t, seat, act)
    assert options(t, seat) == []
    assert [int(kind) for kind in t.placed] == zones


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("SH ", "XX ", "Line 3: there is no territory “xx” on this board."),
        ("EOL ", "EH ", "Line 8: EH is there twice."),
        ("-      spy", "spy", "Line 5: SOL has three zones; name a piece or - for each, not 2."),
        ("king", "emperor", "Line 4: there is no piece “emperor”; available: spy, scout"),
        ("king", "-", "A set-up has 1 of king, not 0 (Q1)."),
        ("baron", "scout", "A set-up has 4 of scout, not 5 (Q1)."),
    ],
)
def test_q2_4_what_is_wrong_with_a_text_is_said(old: str, new: str, sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        read_setup(WESTERIA, GOOD.replace(old, new, 1))
    assert str(error.value).startswith(sentence)


def test_q2_4_a_set_up_must_fit_the_seat() -> None:
    zones = read_setup(WESTERIA, GOOD)
    t = drafted(2)
    with pytest.raises(SetupError, match=r"The territory S.* is not yours \(Q2\.3\)\."):
        check_setup(t, 1 - int(t.owners[0]), zones)
    t = drafted(2, garrison=True)
    t.owners = type(t.owners)([0] * 24)
    with pytest.raises(SetupError, match=r"The territory SI needs a piece"):
        check_setup(t, 0, zones)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"garrison": 1}, "The option garrison must be true or false, not 1 (Q2.4)."),
        ({"scout_charge": "no"}, "The option scout_charge must be true or false, not 'no' (Q4.3)."),
        ({"rounds": True}, "The option rounds must be a whole number from 0 to 10000, not True (Q6.4)."),
        ({"rounds": "5"}, "The option rounds must be a whole number from 0 to 10000, not '5' (Q6.4)."),
        ({"rounds": -1}, "The option rounds must be a whole number from 0 to 10000, not -1 (Q6.4)."),
        (
            {"target": 3},
            "conquest has no option “target”; it has: variants, garrison, scout_charge, rounds, memory, board.",
        ),
    ],
)
def test_q2_options_that_cannot_be(setup: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        CONQUEST.new(2, setup)
    assert str(error.value) == sentence


def test_q2_for_two_to_four_seats() -> None:
    with pytest.raises(SetupError, match="2 to 4 seats, not 5"):
        CONQUEST.new(5, {})
