"""What the guide for Conquest makes of pieces that it cannot see."""

import pytest

from condotta.bots import make_bot
from condotta.bots.driver import choice
from condotta.games.conquest import CONQUEST
from condotta.games.conquest.board import WESTERIA
from condotta.games.conquest.pieces import (
    ANY,
    CURSED_LAND,
    FLAG,
    KINDS,
    KING,
    MOBILE,
    PIECES,
    QUEEN,
    SCOUT,
    SORCERESS,
    SPY,
)
from condotta.games.conquest.table import Table
from condotta.kernel.engine import apply, pending, play_chance
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, bit
from condotta.search import GUIDES, Effort, think
from condotta.search.conquest_field import flag_of
from condotta.search.conquest_sight import SURE, Sight, suspect
from tests.games.conquest.positions import position

from .positions import moments

SIDES = [WESTERIA.zones[zone] for zone in WESTERIA.around[WESTERIA.zones.index("nor.b")]]
"""The zones beside nor.b: a place for a Flag."""


def zone(name: str) -> int:
    return WESTERIA.zones.index(name)


def hidden(text: str) -> Table:
    """A position in which nothing is known of the pieces of B that are on the board."""
    t = position(text)
    for piece in range(PIECES, 2 * PIECES):
        if t.zone[piece] >= 0:
            t.origin[piece] = ANY
    return t


def walled() -> Table:
    """B's Flag behind Cursed Lands, far from its other pieces."""
    walls = " ".join(f"cursed-land {side}" for side in SIDES)
    return hidden(f"A: king sh.a flag wol.a / B: flag nor.b {walls} scout eml.a king sml.b / A to move 1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_suspicion_makes_worlds_that_the_seat_cannot_tell_from_the_real_one(seats: int) -> None:
    rng, changed = Rng(seats), 0
    for seed in range(4):
        for t, seat in moments(CONQUEST, seats, [], seed, every=7):
            if len(t.placed) == 0:
                world = CONQUEST.determinize(t, seat, rng)
                before = [int(kind) for kind in world.kind]
                suspect(world, seat, rng)
                assert CONQUEST.view(world, seat) == CONQUEST.view(t, seat)
                assert CONQUEST.conserved(world) == CONQUEST.conserved(t)
                changed += before != [int(kind) for kind in world.kind]
    assert changed > 3


def test_a_flag_is_looked_for_where_every_side_is_closed() -> None:
    t = walled()
    sight = Sight(t, 0)
    assert sight.flag[zone("nor.b")] > SURE // 2
    assert all(sight.flag[zone("nor.b")] > 5 * sight.flag[zone(side)] for side in SIDES)
    worlds = [CONQUEST.determinize(t, 0, Rng(seed)) for seed in range(40)]
    before = sum(flag_of(world, 1) == zone("nor.b") for world in worlds)
    for seed, world in enumerate(worlds):
        suspect(world, 0, Rng(seed))
    assert sum(flag_of(world, 1) == zone("nor.b") for world in worlds) > 20 > before


def test_what_has_moved_is_no_flag_and_what_was_seen_is_sure() -> None:
    t = walled()
    t.origin[t.at[zone("nor.b")]] = MOBILE
    assert Sight(t, 0).flag[zone("nor.b")] == Sight(t, 0).cursed[zone("nor.b")] == 0
    t = walled()
    t.origin_seen_by[t.at[zone("nor.b")]] = bit(0)
    assert Sight(t, 0).flag[zone("nor.b")] == SURE
    assert Sight(t, 0).flag[zone("sml.b")] == 0


def test_what_has_been_shown_is_counted_out() -> None:
    t = walled()
    assert [Sight(t, 0).unknown[KINDS + kind] for kind in (SCOUT, KING, CURSED_LAND, FLAG)] == [1, 1, 3, 1]
    t.origin[t.at[zone("eml.a")]] = bit(SCOUT)
    assert [Sight(t, 0).unknown[KINDS + kind] for kind in (SCOUT, KING, CURSED_LAND, FLAG)] == [0, 1, 3, 1]


def test_who_wins_depends_on_who_comes() -> None:
    """What stands at eml.a is a Scout or a King if it can move."""
    t, place = walled(), zone("eml.a")
    sight = Sight(t, 0)
    mobile = SURE - sight.flag[place] - sight.cursed[place]
    assert sight.cursed[place] > 0 and mobile > 0
    assert [sight.win(t, kind, place) for kind in (QUEEN, KING, SPY)] == [mobile // 2] * 3
    assert sight.win(t, SORCERESS, place) == mobile // 2 + sight.cursed[place]
    assert [sight.beaten(t, kind, place) for kind in (QUEEN, KING, SPY)] == [mobile // 2, 0, mobile]
    t.origin[t.at[place]] = bit(KING)
    sight = Sight(t, 0)
    assert [sight.win(t, kind, place) for kind in (QUEEN, KING, SPY)] == [0, 0, SURE]
    assert [sight.beaten(t, kind, place) for kind in (QUEEN, KING, SPY)] == [SURE, 0, SURE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_several_others_it_leaves_the_cities_to_them(seats: int) -> None:
    bots = {name: make_bot(name, CONQUEST) for name in ("search", "steady")}
    mine, all_cities = 0, 0
    for seed in range(4):
        t, rng = CONQUEST.new(seats, {}), Rng(seed)
        while (question := pending(t)) is not None and question.name != "deploy":
            if question.seat == CHANCE:
                play_chance(t, rng)
            else:
                bot = bots["search" if question.seat == seed % seats else "steady"]
                apply(t, question.seat, choice(t, question.seat, bot, rng))
        for territory, owner in enumerate(t.owners):
            mine += int(t.board.cities[territory]) * (owner == seed % seats)
            all_cities += int(t.board.cities[territory])
    assert all_cities == 4 * 8
    if seats == 2:
        assert mine * seats > all_cities // 2
    else:
        assert mine * seats <= all_cities // 2


def test_only_a_sorceress_goes_through_a_wall_that_is_known() -> None:
    walls = " ".join(f"cursed-land {side}" for side in SIDES)
    beside = next(
        WESTERIA.zones[far] for far in WESTERIA.around[zone(SIDES[0])] if WESTERIA.zones[far] not in [*SIDES, "nor.b"]
    )
    t = position(f"A: sorceress {beside} king sh.a flag wol.a / B: flag nor.b {walls} king sml.a / A to move 2")
    thought = think(GUIDES["conquest"], t, 0, 1, Effort(work=60, width=8))
    assert CONQUEST.catalogue.show(thought.act) == f"move {beside} {SIDES[0]}"
