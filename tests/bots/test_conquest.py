"""What steady thinks of in Conquest, and that it wins."""

import pytest

from condotta.bots import Bot, make_bot
from condotta.bots.conquest import Steady
from condotta.bots.driver import choice
from condotta.games.conquest import CONQUEST
from condotta.games.conquest.pieces import CURSED_LAND, FLAG, PIECES
from condotta.games.conquest.table import EMPTY, Table
from condotta.kernel.engine import apply, pending, play_chance
from condotta.kernel.rng import Rng
from condotta.kernel.seats import seats_of
from condotta.lab.series import play_game
from condotta.search.conquest_setup import NOVICE, PATTERNS
from tests.games.conquest.positions import position
from tests.games.conquest.test_board import another_board
from tests.games.playing import go

STEADY = make_bot("steady", CONQUEST)
RANDOM = make_bot("random", CONQUEST)


def steady(t: Table) -> str:
    question = pending(t)
    assert question is not None
    return CONQUEST.catalogue.show(choice(t, question.seat, STEADY, Rng(1)))


def known(text: str) -> Table:
    """A position in which all know every piece."""
    t = position(text)
    for piece in range(int(t.seats) * PIECES):
        t.origin[piece] = 1 << int(t.kind[piece])
    return t


def test_captures_a_flag_it_knows() -> None:
    assert steady(known("A: king sh.a flag wol.a / B: flag sh.b baron sml.a / A to move 1")) == "move sh.a sh.b"


def test_attacks_where_it_wins_and_not_where_it_loses() -> None:
    assert (
        steady(known("A: duke sh.a flag wol.a / B: count sh.b king sml.a flag nh.a / A to move 1")) == "move sh.a sh.b"
    )
    assert (
        steady(known("A: spy sh.a flag wol.a / B: count sh.b king sml.a flag nh.a / A to move 1")) == "move sh.a sml.a"
    )
    assert steady(known("A: sorceress sh.a flag wol.a / B: cursed-land sh.b count sml.a flag nh.a / A to move 1")) == (
        "move sh.a sh.b"
    )


def test_beats_what_threatens_its_flag_first() -> None:
    text = "A: king sh.a queen nh.a flag sh.b / B: scout sh.c baron nh.b flag wol.a / A to move 1"
    assert steady(known(text)) == "move sh.a sh.c"


def test_names_a_flag_it_knows() -> None:
    t = go(known("A: king sh.a flag wol.a / B: flag eh.b king eh.a / A drew traitor"), "A play traitor")
    assert steady(t) == "accuse eh.b flag"


def test_ends_its_turn_rather_than_lose_something() -> None:
    t = go(known("A: spy sh.a flag sh.b / B: count sml.a queen sml.c flag nh.a / A to move 2"), "A move sh.a sh.c")
    assert steady(t) == "pass"


def set_up(seats: int, seed: int, setup: dict[str, object], bot: Bot = STEADY) -> Table:
    """A table that steady bots have set up, before the first turn."""
    t, rng = CONQUEST.new(seats, setup), Rng(seed)
    while len(t.placed) > 0:
        play_chance(t, rng)
        seat = seats_of(t.asked)[0]
        apply(t, seat, choice(t, seat, bot, rng))
    return t


def flag_of(t: Table, seat: int) -> int:
    own = range(seat * PIECES, (seat + 1) * PIECES)
    return next(int(t.zone[piece]) for piece in own if t.kind[piece] == FLAG)


@pytest.mark.parametrize("setup", [{}, {"garrison": True}, {"board": another_board()}], ids=["", "garrison", "board"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_flag_is_walled_in(seats: int, setup: dict[str, object]) -> None:
    """On every own zone beside it stands a piece; with two seats there are only own zones beside it."""
    for seed in range(3):
        t = set_up(seats, seed, setup)
        for seat in range(seats):
            beside = list(t.board.around[flag_of(t, seat)])
            assert all(t.at[zone] != EMPTY for zone in beside if t.owners[zone // 3] == seat)
            assert seats > 2 or all(t.at[zone] // PIECES == seat for zone in beside)


def test_set_ups_are_not_read_like_a_book() -> None:
    """Many games, many places for the Flag, every pattern round it, and no set-up twice."""
    flags: set[int] = set()
    walls: set[tuple[int, ...]] = set()
    whole: set[tuple[int, ...]] = set()
    for seed in range(10):
        t = set_up(2, seed, {})
        for seat in range(2):
            flag = flag_of(t, seat)
            flags.add(flag)
            walls.add(tuple(sorted(int(t.kind[t.at[zone]]) for zone in t.board.around[flag])))
            whole.add(tuple(int(t.kind[piece]) if piece // PIECES == seat else -1 for piece in t.at))
    assert len(flags) > 8
    assert len(walls) >= len(PATTERNS)
    assert len(whole) == 20


def test_a_novice_has_its_cursed_lands_elsewhere() -> None:
    for seed in range(3):
        t = set_up(2, seed, {}, Steady(NOVICE))
        beside = [t.at[zone] for seat in range(2) for zone in t.board.around[flag_of(t, seat)]]
        assert all(t.kind[piece] != CURSED_LAND for piece in beside if piece != EMPTY)


def test_one_that_thinks_of_few_moves_overlooks_some() -> None:
    """It takes one of those that it thought of, and no other."""
    t = known("A: king sh.a flag wol.a knight wh.a / B: flag sh.b baron sml.a / A to move 1")
    found = {CONQUEST.catalogue.show(choice(t, 0, Steady(few=2), Rng(seed))) for seed in range(20)}
    assert "move sh.a sh.b" in found
    assert len(found) > 3
    assert {CONQUEST.catalogue.show(choice(t, 0, STEADY, Rng(seed))) for seed in range(20)} == {"move sh.a sh.b"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wins_clearly_against_random(seats: int) -> None:
    won = 0
    for seed in range(4):
        mine = seed % seats
        bots = [STEADY if seat == mine else RANDOM for seat in range(seats)]
        won += mine in play_game(CONQUEST, seats, {"rounds": 60}, bots, Rng(seed)).winners
    assert won >= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_between_steady_bots_end_before_the_last_round(seats: int) -> None:
    t, rng = CONQUEST.new(seats, {}), Rng(seats)
    while pending(t) is not None:
        play_chance(t, rng)
        for seat in seats_of(t.asked)[:1]:
            apply(t, seat, choice(t, seat, STEADY, rng))
    assert t.round < 200
