"""The law of fairness, for every kind of bot: it thinks the same in worlds that its seat cannot tell apart."""

from typing import Any

import pytest

from condotta.bots import fair, make_bot
from condotta.bots.fair import check_fair
from condotta.bots.levels import NAMES, way_of
from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.kernel.laws import LawBroken
from condotta.kernel.portrait import portrait
from condotta.kernel.rng import Rng
from condotta.lab.check_laws import variant_sets
from tests.kernel.bazaar import Bazaar

from .kinds import Peeking, every_kind

EVERY = {"condottiere": 14, "princes": 45, "conquest": 17}
"""How many answers lie between two moments that are thought over."""
TABLES = [
    (game, seats, variants)
    for game in GAMES.values()
    for seats in range(game.fewest, game.most + 1)
    for variants in (variant_sets(game) if seats == 3 else variant_sets(game)[-1:])
]


def named(value: object) -> str | None:
    return getattr(value, "name", None) or str(value)


def test_every_built_in_name_is_one_of_these_kinds() -> None:
    """A new kind of bot must be put under the law."""
    kinds = {type(bot) for game in GAMES.values() for bot in every_kind(game).values()}
    for game in GAMES.values():
        for name in NAMES:
            if name == "random" or way_of(name, game.name) is not None:
                assert type(make_bot(name, game)) in kinds


@pytest.mark.parametrize(("game", "seats", "variants"), TABLES, ids=named)
def test_the_law_holds(game: Game[Any], seats: int, variants: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.bots.learned.COMPARED", 2)
    monkeypatch.setattr("condotta.bots.learned.IMAGINED", 1)
    bots = every_kind(game)
    assert check_fair(game, seats, {"variants": variants}, seats, bots, EVERY[game.name]) > 3 * len(bots)


@pytest.mark.parametrize(("game", "seats", "variants"), TABLES, ids=named)
def test_worlds_come_from_what_a_seat_knows_and_from_nothing_else(
    game: Game[Any], seats: int, variants: list[str]
) -> None:
    """The same dice imagine the same world, from the real table and from any that looks like it."""
    rng = Rng(7)
    for number, (t, seat) in enumerate(fair.moments(game, seats, {"variants": variants}, seats, 3)):
        world = game.determinize(t, seat, rng)
        one, other = (game.determinize(start, seat, Rng(number)) for start in (t, world))
        assert portrait(one) == portrait(other), t.stack[-1].name


@pytest.mark.parametrize("game", [GAMES["condottiere"], Bazaar()], ids=named)
def test_a_bot_that_sees_the_real_table_is_found_out(game: Game[Any]) -> None:
    with pytest.raises(LawBroken, match=r"^The law 'fair' is broken: peeking knows more than [A-C] may"):
        for seed in range(5):
            check_fair(game, 3, {}, seed, {"peeking": Peeking()}, every=2)
