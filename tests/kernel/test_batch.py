"""Many tables stepped at once play the games that single tables play."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import condotta
from condotta.games import GAMES
from condotta.kernel.batch import Batch
from condotta.kernel.encoding import NO_ACT, Answering
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.errors import SetupError
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, seats_of
from tests.kernel.bazaar import Bazaar


def chosen(batch: Batch, rng: Rng) -> bytes:
    """A choice for each table, at random among those that are marked."""
    width = int(batch.encoding.width)
    found = []
    for table in range(int(batch.tables)):
        marked = [choice for choice in range(width) if batch.masks[table * width + choice]]
        found.append(marked[rng.below(len(marked))])
    return bytes(found)


@pytest.mark.parametrize("name", [*GAMES])
def test_a_batch_plays_what_the_engine_plays(name: str) -> None:
    """The same chance and the same choices: rows, seats, ends and shares of the victory agree at every step."""
    game = GAMES[name]
    encoding = game.encoding
    assert encoding is not None
    seats, seed = game.fewest, 3
    batch = Batch(game, [(seats, {})], 1, seed)
    t, dice, rng = game.new(seats, {}), Rng(seed * 1_000_003), Rng(8)
    asked = Answering()
    ended = False
    for _step in range(700):
        while asked.options.count == 0:
            decision = pending(t)
            if decision is None:
                assert batch.ended[0] == 1
                winners = seats_of(t.winners)
                shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.most)]
                assert list(batch.rewards) == shares
                t, ended = game.new(seats, {}), True
            elif decision.seat == CHANCE:
                apply(t, CHANCE, sample(t, dice))
            elif len(options(t, decision.seat)) == 1:
                apply(t, decision.seat, options(t, decision.seat)[0])
            else:
                asked.ask(t, encoding, decision.seat)
        while asked.only_choice() >= 0:
            asked.answer(asked.only_choice())
        row, marks = vec[u8]([0] * int(encoding.size)), vec[u8]([0] * int(encoding.width))
        encoding.fill(t, asked, row, 0)
        asked.mark(marks, 0, encoding.width)
        assert (list(row), list(marks), asked.seat) == (list(batch.features), list(batch.masks), batch.to_act[0])
        assert (batch.ended[0] == 1) == ended
        choices, ended = chosen(batch, rng), False
        act = asked.answer(choices[0])
        if act != NO_ACT:
            apply(t, int(asked.seat), int(act))
            asked.options.count = 0
        batch.step(choices)
    assert batch.games > 0 or name != "condottiere"


def test_a_game_of_ones_own_may_be_batched() -> None:
    batch = Batch(Bazaar(), [(2, {}), (4, {})], 6, 1)
    rng = Rng(1)
    while batch.games < 20:
        batch.step(chosen(batch, rng))


def test_a_choice_that_is_not_marked_is_refused() -> None:
    batch = Batch(GAMES["condottiere"], [(2, {})], 2, 1)
    with pytest.raises(ValueError, match="table 0: there is no choice 82 now"):
        batch.step(bytes([82, 82]))
    with pytest.raises(ValueError, match="1 choices for 2 tables"):
        batch.step(bytes([82]))


def test_the_front_door_has_a_batch() -> None:
    batch = condotta.Batch("condottiere", seats=3, tables=8, seed=1, variants=["hidden"])
    assert len(batch.features) == 8 * sum(feature.size for feature in batch.declared)
    assert len(batch.masks) == 8 * len(batch.choices)
    assert (len(batch.to_act), len(batch.ended), len(batch.rewards)) == (8, 8, 8 * 6)
    first = [choice for choice in range(len(batch.choices)) if batch.masks[choice]]
    assert batch.choices[first[0]].startswith("place ")
    before = bytes(batch.features)
    batch.step(bytes([first[0]] * 8))
    assert bytes(batch.features) != before
    assert (batch.tables, batch.games) == (8, 0)


def test_what_cannot_be_batched_is_said() -> None:
    with pytest.raises(SetupError, match="at least one table"):
        condotta.Batch("condottiere", tables=0)
    with pytest.raises(SetupError):
        condotta.Batch("condottiere", seats=9)
