"""Positions as text: `position("A baglioni, owns doge, troops pike / B gold 3 / status venice 6")`.

Statements stand between slashes or on lines of their own. One about a seat begins with its letter:

    A baglioni               its family; the others have what is left
    A gold 20                its gold, else 40; `influence 5`, else 12; `home 7` on its home city
    A owns doge banking      its city tiles; `turned banking` of these that it has used
    A troops pike cavalry    its troops
    A holds veto freeze-bid  its treachery tiles
    A won gozzoli            its events
    A laurels 2
    A is pope
    A to act                 it is its turn; else it is A's

and more about the same seat follows after commas. About the table:

    seats 4                  else as many as are named, at least three
    decade 2                 else 1
    open gozzoli             the only events of the decade that are left
    status venice 6 rome 5
    artist verrocchio rome   an artist on a city
    wars 3                   the war counter
    idle 6                   idle turns in a row
    pile veto                all that is left in the treachery pile; the rest is discarded

All pieces named are taken from where they lie at the start.
"""

import re

from condotta.games.princes import PRINCES
from condotta.games.princes.decade import lay_out
from condotta.games.princes.table import GONE, ON_CITY, OPEN, Table
from condotta.games.princes.tiles import EVENTS, FAMILIES, TILE_KINDS, TILES, TREACHERY, TREACHERY_KINDS, TROOPS
from condotta.games.princes.turn import Turn
from condotta.games.princes.values import CITIES
from condotta.kernel.engine import settle
from condotta.kernel.seats import LETTERS, NO_SEAT, bit

Statement = tuple[int, list[str]]
"""The seat it is about, or NO_SEAT, and its words."""


def position(text: str) -> Table:
    """A table at the beginning of a turn."""
    statements = read(text)
    t = PRINCES.new(seats_in(statements), {})
    for seat, words in sorted(statements, key=lambda statement: statement[1][:1] != ["decade"]):
        try:
            state(t, seat, words)
        except ValueError as error:
            raise ValueError(f"{' '.join(words)!r} in {text!r} cannot be read: {error}") from None
    left = [family for family in (1, 4, 5, 3, 0, 2) if family not in list(t.family)]
    for seat in range(int(t.seats)):
        if t.family[seat] < 0:
            t.family[seat] = left.pop(0)
    t.stack = [Turn()]
    settle(t)
    return t


def read(text: str) -> list[Statement]:
    found: list[Statement] = []
    for part in re.split(r"[/\n]", text):
        about = re.match(r"\s*([A-F])\b", part)
        seat = LETTERS.index(about[1]) if about else NO_SEAT
        rest = part[about.end() :] if about else part
        found += [(seat, clause.split()) for clause in rest.split(",") if clause.split() or about]
    return found


def seats_in(statements: list[Statement]) -> int:
    for _, words in statements:
        if words[:1] == ["seats"]:
            return int(words[1])
    return max(3, 1 + max(seat for seat, _ in statements))


def state(t: Table, seat: int, words: list[str]) -> None:
    """Put one statement on the table."""
    match (seat != NO_SEAT, words):
        case True, []:
            pass
        case True, [family] if family in FAMILIES:
            t.family[seat] = FAMILIES.index(family)
        case True, ["gold", amount]:
            t.purses[seat * 2] = int(amount)
        case True, ["influence", amount]:
            t.purses[seat * 2 + 1] = int(amount)
        case True, ["home", amount]:
            t.home[seat] = int(amount)
        case True, ["owns", *tiles]:
            for tile in tiles:
                take(t.tiles, int(t.seats) * TILE_KINDS, find(tile, TILES), seat * TILE_KINDS)
        case True, ["turned", *tiles]:
            for tile in tiles:
                t.turned[seat * TILE_KINDS + find(tile, TILES)] += 1
        case True, ["troops", *troops]:
            for troop in troops:
                kind = find(troop, TROOPS)
                t.stock[kind] -= 1
                t.troops[seat] |= bit(kind)
        case True, ["holds", *treachery]:
            for tile in treachery:
                kind = find(tile, TREACHERY)
                if t.pile[kind] == 0:
                    raise ValueError(f"there are not so many {tile!r}.")
                t.pile[kind] -= 1
                t.hands[seat * TREACHERY_KINDS + kind] += 1
        case True, ["won", *events]:
            for event in events:
                t.places[find(event, EVENTS)] = seat
        case True, ["laurels", number]:
            t.laurels[seat] = int(number)
        case True, ["is", "pope"]:
            t.pope = seat
        case True, ["to", "act"]:
            t.active = seat
        case False, ["decade", number]:
            for event in range(4 * (int(number) - 1)):
                t.places[event] = GONE
            lay_out(t, int(number) - 1)
        case False, ["open", *events]:
            for event, place in enumerate(t.places):
                if place == OPEN and EVENTS[event] not in events:
                    t.places[event] = GONE
        case False, ["status", *pairs]:
            for city, number in zip(pairs[::2], pairs[1::2], strict=True):
                t.status[find(city, CITIES)] = int(number)
        case False, ["artist", event, city]:
            t.places[find(event, EVENTS)] = ON_CITY + find(city, CITIES)
        case False, ["wars", number]:
            t.wars = int(number)
        case False, ["idle", number]:
            t.idle = int(number)
        case False, ["pile", *treachery]:
            for kind, name in enumerate(TREACHERY):
                t.discards[kind] += t.pile[kind] - treachery.count(name)
                t.pile[kind] = treachery.count(name)
        case False, ["seats", _]:
            pass
        case _:
            raise ValueError("no such statement.")


def take(tiles, supply: int, kind: int, owner: int) -> None:
    """A city tile from the supply."""
    if tiles[supply + kind] == 0:
        raise ValueError(f"there are not so many {TILES[kind]!r}.")
    tiles[supply + kind] -= 1
    tiles[owner + kind] += 1


def find(word: str, known: list[str]) -> int:
    if word not in known:
        raise ValueError(f"{word!r} is none of {', '.join(known)}.")
    return known.index(word)
