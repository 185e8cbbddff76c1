"""Positions as text: `position("A: king sh.a flag sh.b / B: flag nh.a spy sml.a / A to move 2")`.

Statements stand between slashes or on lines of their own; each begins with a seat's letter.

    A: king sh.a flag sh.b      its pieces on the board; the others are in its bag, and all know it
    A to move 2                 it is its turn, with so many moves left, none of them made
    A drew blitz regroup        it is its turn, and it has drawn these cards; moves as by its cities
    A to play                   it is its turn from the beginning
    A flag with B               B has captured its Flag

A seat that says nothing of its Flag has it on the first free zone of Stormreach, far from the south.
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.board import WESTERIA
from condotta.games.conquest.cards import NAMES as CARD_NAMES
from condotta.games.conquest.draw import CardChoice, Discard
from condotta.games.conquest.march import March
from condotta.games.conquest.pieces import COPIES, KINDS, NAMES, PIECES
from condotta.games.conquest.table import CAPTURED, EMPTY, IN_BAG, Table
from condotta.games.conquest.territories import cities_of, count_territories
from condotta.games.conquest.turn import EndOfTurn, Turn
from condotta.kernel.engine import settle
from condotta.kernel.seats import LETTERS, NO_SEAT, bit


def position(text: str, seats: int = 0, **setup: object) -> Table:
    statements = [(LETTERS.index(part[0]), part[1:]) for part in map(str.strip, re.split(r"[/\n]", text)) if part]
    t = CONQUEST.new(seats or max(2, 1 + max(seat for seat, _ in statements)), setup)
    t.stack.clear()
    t.placed = vec[i64]()
    for seat in range(t.seats):
        stand = next((words[1:].split() for one, words in statements if one == seat and words[0] == ":"), [])
        set_pieces(t, seat, list(zip(stand[::2], stand[1::2], strict=True)))
        captor = next((words.split()[-1] for one, words in statements if one == seat and "flag with" in words), None)
        if captor:
            t.zone[seat * PIECES + PIECES - 1] = CAPTURED
            t.flag_with[seat] = LETTERS.index(captor)
        elif t.zone[seat * PIECES + PIECES - 1] == IN_BAG:
            put_flag(t, seat)
    count_territories(t)
    for seat, words in statements:
        whose_turn(t, seat, words.split())
    settle(t)
    return t


def set_pieces(t: Table, seat: int, stand: list[tuple[str, str]]) -> None:
    """The Flag is the last piece of its seat, so that it is easy to find."""
    piece = seat * PIECES
    for kind in range(KINDS):
        zones = [WESTERIA.zones.index(zone) for name, zone in stand if name == NAMES[kind]]
        assert len(zones) <= COPIES[kind], f"There are only {COPIES[kind]} {NAMES[kind]}."
        for zone in [*zones, *[IN_BAG] * (COPIES[kind] - len(zones))]:
            t.kind[piece] = kind
            t.zone[piece] = zone
            if zone == IN_BAG:
                t.origin[piece] = bit(kind)
            else:
                assert t.at[zone] == EMPTY, f"Two pieces on {WESTERIA.zones[zone]}."
                t.at[zone] = piece
            piece += 1


def put_flag(t: Table, seat: int) -> None:
    piece = seat * PIECES + PIECES - 1
    zone = next(zone for zone in (WESTERIA.zones.index(f"wol.{letter}") for letter in "abc") if t.at[zone] == EMPTY)
    t.at[zone], t.zone[piece], t.origin[piece] = piece, zone, 0xFFF


def whose_turn(t: Table, seat: int, words: list[str]) -> None:
    if words[:2] == ["to", "play"]:
        t.turn = seat
        t.stack = [Turn()]
    if words[:2] == ["to", "move"]:
        t.turn, t.moves, t.stack = seat, int(words[2]), [EndOfTurn(), March()]
    if words[:1] == ["drew"]:
        t.turn, t.moves = seat, 1 + cities_of(t, seat)
        t.stack = [EndOfTurn(), March(), Discard(), CardChoice()]
        for word in words[1:]:
            t.drawn[CARD_NAMES.index(word)] += 1
            t.pile[CARD_NAMES.index(word)] -= 1


def draws(t: Table, card: str) -> Table:
    """Seat A has drawn this card, in a turn of its own after what has been played."""
    kind = CARD_NAMES.index(card)
    t.turn = 0
    t.drawn[kind] += 1
    t.pile[kind] -= 1
    t.stack = [EndOfTurn(), March(), Discard(), CardChoice()]
    settle(t)
    return t


def stands(t: Table, zone: str) -> str:
    """What stands on a zone: `A king`, or nothing."""
    piece = t.at[WESTERIA.zones.index(zone)]
    return "" if piece == EMPTY else f"{LETTERS[piece // PIECES]} {NAMES[t.kind[piece]]}"


def bag(t: Table, seat: str) -> list[str]:
    own = LETTERS.index(seat) * PIECES
    return sorted(NAMES[t.kind[piece]] for piece in range(own, own + PIECES) if t.zone[piece] == IN_BAG)


def owner(t: Table, territory: str) -> str:
    found = t.owners[WESTERIA.territories.index(territory)]
    return "" if found == NO_SEAT else LETTERS[found]


def flags(t: Table) -> str:
    """Who has whose Flag: `A:B` if B has captured A's."""
    return " ".join(f"{LETTERS[s]}:{LETTERS[t.flag_with[s]]}" for s in range(t.seats) if t.flag_with[s] != NO_SEAT)


def piece_at(t: Table, zone: str) -> int:
    return int(t.at[WESTERIA.zones.index(zone)])
