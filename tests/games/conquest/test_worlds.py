"""Q8 The worlds an eye holds possible, against all of them tried one by one."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.bag import take_from_bag
from condotta.games.conquest.knowledge import look_at, mix, narrow, reveal
from condotta.games.conquest.odds import odds
from condotta.games.conquest.pieces import ANY, COPIES, CURSED_LAND, FIXED, KINDS, KNIGHT, MOBILE, PIECES, SCOUT
from condotta.games.conquest.puzzle import origin_mask, place_mask, puzzle, what_is_known
from condotta.games.conquest.regroup import arrange
from condotta.games.conquest.table import IN_BAG, Table
from condotta.games.conquest.worlds import draw_world
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC, bit, has

from .positions import piece_at, position

World = tuple[int, ...]


def arrangements(kinds: list[int], masks: list[int]) -> list[World]:
    """Every way to give these kinds, copies told apart, to pieces that may be so much."""
    return [
        order for order in permutations(kinds) if all(has(mask, kind) for mask, kind in zip(masks, order, strict=True))
    ]


def all_worlds(t: Table, eye: int, seat: int) -> Counter[World]:
    """Every world with the number of ways it can have come about: kinds for the origins, then the origins of
    each group at its places. Only for few unknown pieces."""
    pieces = list(range(seat * PIECES, (seat + 1) * PIECES))
    origins = [origin_mask(t, eye, piece) for piece in pieces]
    unknown = [i for i in range(PIECES) if origins[i] & (origins[i] - 1)]
    left = Counter({kind: COPIES[kind] for kind in range(KINDS)})
    for i in range(PIECES):
        if i not in unknown:
            left[origins[i].bit_length() - 1] -= 1
    found: Counter[World] = Counter()
    for order in arrangements(list(left.elements()), [origins[i] for i in unknown]):
        kinds = [mask.bit_length() - 1 for mask in origins]
        for i, kind in zip(unknown, order, strict=True):
            kinds[i] = kind
        found += placings(t, eye, pieces, kinds)
    return found


def placings(t: Table, eye: int, pieces: list[int], origins: list[int]) -> Counter[World]:
    worlds = Counter({tuple(origins): 1})
    for group in {int(t.group[piece]) for piece in pieces} - {0}:
        members = [i for i, piece in enumerate(pieces) if t.group[piece] == group]
        masks = [place_mask(t, eye, pieces[i]) for i in members]
        following: Counter[World] = Counter()
        for world, count in worlds.items():
            for order in arrangements([world[i] for i in members], masks):
                changed = list(world)
                for i, kind in zip(members, order, strict=True):
                    changed[i] = kind
                following[tuple(changed)] += count
        worlds = following
    return worlds


def kinds_in(t: Table, seat: int) -> World:
    return tuple(int(kind) for kind in t.kind[seat * PIECES : (seat + 1) * PIECES])


def small(
    text: str = "A: king sh.a queen sh.b duke sh.c baron si.a cursed-land si.b flag si.c / B: spy nh.a / A to move 1",
) -> Table:
    return position(text)


def pieces_at(t: Table, *zones: str) -> vec[i64]:
    return vec[i64]([piece_at(t, zone) for zone in zones])


def plain() -> Table:
    return small()


def some_moved() -> Table:
    t = small()
    narrow(t, piece_at(t, "sh.a"), MOBILE)
    narrow(t, piece_at(t, "si.a"), MOBILE)
    return t


def not_the_king() -> Table:
    t = some_moved()
    narrow(t, piece_at(t, "sh.b"), ~bit(9))
    narrow(t, piece_at(t, "si.b"), FIXED)
    return t


def regrouped_king() -> Table:
    t = small()
    narrow(t, piece_at(t, "sh.a"), bit(9))
    mix(t, pieces_at(t, "sh.a", "sh.b", "si.c"))
    return t


def regrouped_and_moved() -> Table:
    t = regrouped_king()
    narrow(t, piece_at(t, "sh.b"), MOBILE)
    narrow(t, piece_at(t, "sh.c"), MOBILE)
    return t


def looked_at() -> Table:
    t = small()
    look_at(t, 1, piece_at(t, "sh.b"))
    mix(t, pieces_at(t, "sh.a", "sh.b", "sh.c"))
    narrow(t, piece_at(t, "sh.c"), MOBILE)
    look_at(t, 1, piece_at(t, "sh.a"))
    return t


def twice_regrouped() -> Table:
    t = regrouped_and_moved()
    mix(t, pieces_at(t, "sh.a", "sh.c", "si.b"))
    narrow(t, piece_at(t, "sh.c"), MOBILE)
    return t


def from_the_bag() -> Table:
    """Three pieces in the bag, and one of them comes."""
    t = small("A: king sh.a queen sh.b flag si.c / B: spy nh.a / A to move 1")
    for piece in range(PIECES):
        if t.zone[piece] == IN_BAG and t.kind[piece] not in (3, 5, 6):
            t.zone[piece] = -3
    take_from_bag(t, 0, 5)
    narrow(t, piece_at(t, "sh.a"), MOBILE)
    return t


POSITIONS = [
    plain,
    some_moved,
    not_the_king,
    regrouped_king,
    regrouped_and_moved,
    looked_at,
    twice_regrouped,
    from_the_bag,
]


@pytest.mark.parametrize("build", POSITIONS)
@pytest.mark.parametrize("eye", [1, PUBLIC])
def test_q8_odds_are_those_of_all_worlds(build: object, eye: int) -> None:
    t = build()  # type: ignore[operator]
    worlds = all_worlds(t, eye, 0)
    total = sum(worlds.values())
    found = odds(t, eye, 0)
    for piece in range(PIECES):
        for kind in range(KINDS):
            share = sum(count for world, count in worlds.items() if world[piece] == kind) / total
            assert found[piece * KINDS + kind] == pytest.approx(share, abs=1e-12)
            assert (found[piece * KINDS + kind] > 0) == (share > 0)


@pytest.mark.parametrize("build", POSITIONS)
def test_q8_worlds_are_drawn_fairly(build: object) -> None:
    """Every world comes up, no other does, and each as often as it should (chi-square, far beyond one in a million)."""
    t = build()  # type: ignore[operator]
    worlds = all_worlds(t, 1, 0)
    total = sum(worlds.values())
    draws = max(3000, 12 * len(worlds))
    rng = Rng(7)
    seen: Counter[World] = Counter()
    world = t.clone()
    for _i in range(draws):
        draw_world(puzzle(t, 1, 0), world, rng)
        seen[kinds_in(world, 0)] += 1
    assert set(seen) <= set(worlds)
    chi = sum((seen[one] - draws * count / total) ** 2 / (draws * count / total) for one, count in worlds.items())
    freedom = len(worlds) - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 12
    if freedom:
        assert chi > freedom - 6 * (2 * freedom) ** 0.5 - 1


def is_consistent(t: Table, eye: int) -> None:
    """The world as it is agrees with all that this eye knows."""
    for seat in range(int(t.seats)):
        groups: dict[int, tuple[Counter[int], Counter[int]]] = {}
        for piece in range(seat * PIECES, (seat + 1) * PIECES):
            if t.group[piece] == 0:
                assert has(origin_mask(t, eye, piece), t.kind[piece])
            else:
                origins, places = groups.setdefault(int(t.group[piece]), (Counter(), Counter()))
                assert has(origin_mask(t, eye, piece), t.origin_kind[piece])
                assert has(place_mask(t, eye, piece), t.kind[piece])
                origins[int(t.origin_kind[piece])] += 1
                places[int(t.kind[piece])] += 1
        for origins, places in groups.values():
            assert origins == places


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_q8_the_truth_is_always_possible_and_so_is_every_world_drawn(seats: int, seed: int) -> None:
    """Through whole games: what is known never rules out what is, in the table or in a world drawn for any eye."""
    rng = Rng(seed)
    t = CONQUEST.new(seats, {"rounds": 30})
    while (decision := pending(t)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            apply(t, seat, sample(t, rng))
            continue
        choices = options(t, seat)
        apply(t, seat, choices[rng.below(len(choices))])
        if len(t.placed) == 0:
            for eye in (*range(seats), PUBLIC):
                is_consistent(t, eye)
            if rng.below(6) == 0:
                eye = int(rng.below(seats))
                world = CONQUEST.determinize(t, eye, rng)
                for other in (*range(seats), PUBLIC):
                    is_consistent(world, other)
                found = odds(t, eye, (eye + 1) % seats)
                for piece in range(PIECES):
                    kind = t.kind[(eye + 1) % seats * PIECES + piece]
                    assert found[piece * KINDS + kind] > 0
                    assert sum(found[piece * KINDS : (piece + 1) * KINDS]) == pytest.approx(1)


def test_q8_what_is_known_does_not_tell_which_of_the_mixed_pieces_one_was() -> None:
    """A Scout that has moved is mixed with two of which nothing is known, and a Cursed Land turns out to stand in its
    place. From which of the two zones it came stays the owner's secret, so both stories are written alike: else
    worlds drawn with the same seed would differ."""
    stories = []
    for hidden, arrangement in [((CURSED_LAND, KNIGHT), 2), ((KNIGHT, CURSED_LAND), 4)]:
        t = position("A to move 1 / B: scout sh.a cursed-land sh.b knight sh.c")
        places = [piece_at(t, zone) for zone in ("sh.a", "sh.b", "sh.c")]
        for piece, kind, known in zip(places, (SCOUT, *hidden), (MOBILE, ANY, ANY), strict=True):
            t.kind[piece], t.origin[piece] = kind, known
        arrange(t, *[int(t.zone[piece]) for piece in places], arrangement)
        assert [t.kind[piece] for piece in places] == [CURSED_LAND, SCOUT, KNIGHT]
        reveal(t, places[0])
        stories.append(what_is_known(t, 0, 1))
    assert stories[0] == stories[1]
