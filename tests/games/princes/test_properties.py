"""What holds at every moment of any game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from condotta.games.princes import PRINCES
from condotta.games.princes.limits import hand_limit, hand_size
from condotta.games.princes.table import Table
from condotta.games.princes.tiles import TILE_CITY, TILE_KINDS
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, seats_of


class Walk:
    """A random game, asides and all, looked at after each entry."""

    def __init__(self, seats: int, seed: int) -> None:
        self.t: Table = PRINCES.new(seats, {})
        self.rng = Rng(seed)
        self.seats = seats

    def coins(self) -> tuple[int, int]:
        purses = list(self.t.purses)
        return sum(purses[::2]), sum(purses[1::2])

    def step(self) -> bool:
        decision = pending(self.t)
        if decision is None:
            return False
        if decision.seat == CHANCE:
            apply(self.t, CHANCE, sample(self.t, self.rng))
            return True
        if self.rng.below(3) == 0:
            self.aside()
        seats = seats_of(decision.asked)
        seat = seats[self.rng.below(len(seats))]
        choices = options(self.t, seat)
        apply(self.t, seat, choices[self.rng.below(len(choices))])
        return True

    def aside(self) -> None:
        """P2.6: trades conserve both currencies, Banking their sum."""
        seat = int(self.rng.below(self.seats))
        choices = PRINCES.asides(self.t, seat)
        if choices:
            before = self.coins()
            act = choices[self.rng.below(len(choices))]
            apply(self.t, seat, act)
            if PRINCES.catalogue.verb(act).name == "bank":
                assert sum(self.coins()) == sum(before)
            else:
                assert self.coins() == before

    def check(self) -> None:
        t = self.t
        assert all(coins >= 0 for coins in t.purses)
        assert all(3 <= status <= 10 for status in t.status)
        assert all(
            count >= 0 for counts in (t.tiles, t.stock, t.hands, t.pile, t.discards, t.buried) for count in counts
        )
        for seat in range(self.seats):
            owned = list(t.tiles)[seat * TILE_KINDS : (seat + 1) * TILE_KINDS]
            assert sum(owned) <= 6
            assert len({TILE_CITY[kind] for kind, count in enumerate(owned) if count}) <= 3
            assert hand_size(t, seat) <= hand_limit(t, seat) + 1
            assert t.proved[seat] <= t.hands[seat * 7 + 1]


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seats=st.integers(3, 6), seed=st.integers(0, 2**40))
def test_limits_and_sums_hold_in_every_game(seats: int, seed: int) -> None:
    walk = Walk(seats, seed)
    sums = PRINCES.conserved(walk.t)
    while walk.step():
        walk.check()
        assert PRINCES.conserved(walk.t) == sums
    assert walk.t.decade == 2
    best = max(PRINCES.scores(walk.t))
    assert seats_of(walk.t.winners) == [seat for seat, points in enumerate(PRINCES.scores(walk.t)) if points == best]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    gives=st.tuples(st.integers(0, 60), st.integers(0, 20)),
    asks=st.tuples(st.integers(0, 60), st.integers(0, 20)),
    moment=st.sampled_from(["", " until turn", " until auction", " until decade"]),
)
def test_any_swap_is_taken_whole_or_not_at_all(gives: tuple[int, int], asks: tuple[int, int], moment: str) -> None:
    """P2.6: and what is written is what is read."""
    sides = [
        " ".join(f"{n} {c}" for n, c in zip(side, ("gold", "influence"), strict=True) if n) for side in (gives, asks)
    ]
    if not any(sides):
        return
    text = sides[0] + (f" for {sides[1]}" if sides[1] else "") + moment
    offer = PRINCES.catalogue.read(f"offer b {text}")
    assert PRINCES.catalogue.show(offer) == " ".join(f"offer b {text}".split())
    t = PRINCES.new(3, {})
    apply(t, CHANCE, PRINCES.catalogue.read("first a"))
    if not PRINCES.allows_aside(t, 0, offer):
        assert gives[0] > 40 or gives[1] > 12
        return
    apply(t, 0, offer)
    accept = PRINCES.catalogue.read(f"accept a {text}")
    if PRINCES.allows_aside(t, 1, accept):
        apply(t, 1, accept)
        assert list(t.purses)[:4] == [
            40 - gives[0] + asks[0], 12 - gives[1] + asks[1], 40 + gives[0] - asks[0], 12 + gives[1] - asks[1],
        ]  # fmt: skip
    else:
        assert asks[0] > 40 or asks[1] > 12
        assert list(t.purses)[:4] == [40, 12, 40, 12]
