"""Who sits where in an arena: everybody as often as the others, everywhere, and the same chance at each seat."""

from collections import Counter

import pytest

from condotta.lab.arena.tournament import Tournament


@pytest.mark.parametrize(
    ("bots", "seats", "deals"), [(2, 2, 1), (2, 3, 2), (2, 4, 1), (3, 2, 3), (3, 3, 1), (4, 3, 4), (4, 6, 6)]
)
def test_everybody_sits_everywhere_equally_often(bots: int, seats: int, deals: int) -> None:
    """After `deals` deals all selections of the bots have had the seats that are left over."""
    arena = Tournament("condottiere", [f"bot{number}" for number in range(bots)], {}, 1, seats)
    tables = [arena.names(number) for number in range(deals * seats)]
    at_seats = Counter((seat, name) for table in tables for seat, name in enumerate(table))
    assert len(at_seats) == seats * bots and len(set(at_seats.values())) == 1
    for number, table in enumerate(tables):
        assert arena.deal(number) == number // seats
        assert len(set(arena.order(number))) == seats, "each seat has a player of its own"
        first = tables[number - number % seats]
        turned = number % seats
        assert table[turned:] + table[:turned] == first, "games of a deal are the same table, turned"
    assert arena.rounded(deals * seats - seats + 1) == deals * seats


def test_neighbours_change_from_deal_to_deal_and_by_the_seed() -> None:
    arena = Tournament("condottiere", ["a", "b", "c", "d"], {}, 1, 4)
    after_a = {table[(table.index("a") + 1) % 4] for table in (arena.names(4 * deal) for deal in range(20))}
    assert after_a == {"b", "c", "d"}
    other = Tournament("condottiere", ["a", "b", "c", "d"], {}, 2, 4)
    assert [arena.order(4 * deal) for deal in range(9)] != [other.order(4 * deal) for deal in range(9)]
