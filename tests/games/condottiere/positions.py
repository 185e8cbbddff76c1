"""Positions as text: `battle("A: 10 6 / B: 10 drummer / C to play, holds bishop")`.

Statements stand between slashes or on lines of their own. One about a seat begins with its letter:

    A: 10 6 (courtesan)      its line; the card in brackets lies face down
    A holds 1 1 bishop       its hand; a seat that holds nothing passes when its turn comes (C4.6)
    A to play                it is its turn; else it is that of the seat that placed the token
    A passed                 it plays no more in this battle
    A placed                 it has placed the token; else A has
    A owns siena parma       its control markers
    A has 15 points          C10

and more about the same seat follows after commas: `A: 10, holds 2 3, owns siena, to play`. About the table:

    seats 4                  else as many as are named, at least two
    at siena                 where the battle is; else the first region without marker and Pope token
    pope roma                the Pope token; else it is off the board
    discards winter 6        the discards
    final B C                a final battle among these (C2.4)
    with hidden draw         variants
    target 30                C10

All cards named are taken from the pile, where the rest stays.
"""

import re

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.battle import Turn, turn_to
from condotta.games.condottiere.campaign import AfterBattle
from condotta.games.condottiere.cards import KINDS, NAMES, NO_CARD
from condotta.games.condottiere.map import NOWHERE, REGIONS
from condotta.games.condottiere.table import Table
from condotta.games.condottiere.victory import FinalResult
from condotta.kernel.engine import settle
from condotta.kernel.seats import LETTERS, NO_SEAT, bit

Statement = tuple[int, list[str]]
"""The seat it is about, or NO_SEAT, and its words."""


def new(seats: int, *variants: str, **options: object) -> Table:
    """A table before the first deal."""
    return CONDOTTIERE.new(seats, {"variants": list(variants), **options})


def battle(text: str) -> Table:
    """A table in the midst of this battle; if nobody in it holds a card, the battle ends."""
    statements = read(text)
    t = CONDOTTIERE.new(seats_in(statements), {"first": "A", **options_in(statements)})
    t.stack.clear()
    t.turn = NO_SEAT
    for seat, words in statements:
        try:
            state(t, seat, words)
        except ValueError as error:
            raise ValueError(f"{' '.join(words)!r} in {text!r} cannot be read: {error}") from None
    if t.region == NOWHERE and not t.stack:
        free = [place for place, owner in enumerate(t.owners) if owner == NO_SEAT and place != t.pope]
        if not free:
            raise ValueError(f"All regions are taken in {text!r}: say where the battle is, `at siena`.")
        t.region = free[0]
    t.stack = [*(t.stack or [AfterBattle()]), Turn()]
    t.holder = t.placer
    t.battles = 1
    turn_to(t, t.placer if t.turn == NO_SEAT else t.turn)
    settle(t)
    return t


def read(text: str) -> list[Statement]:
    found: list[Statement] = []
    for part in re.split(r"[/\n]", text):
        about = re.match(r"\s*([A-F])\b\s*(:?)", part)
        seat = LETTERS.index(about[1]) if about else NO_SEAT
        rest = ("line " if about[2] else "") + part[about.end() :] if about else part
        found += [(seat, clause.split()) for clause in rest.split(",") if clause.split() or about]
    return found


def seats_in(statements: list[Statement]) -> int:
    for _, words in statements:
        if words[:1] == ["seats"]:
            return int(words[1])
    return max(2, 1 + max(seat for seat, _ in statements))


def options_in(statements: list[Statement]) -> dict[str, object]:
    found: dict[str, object] = {}
    for _, words in statements:
        if words[:1] == ["with"]:
            found["variants"] = words[1:]
        elif words[:1] == ["target"]:
            found["target"] = int(words[1])
    return found


def state(t: Table, seat: int, words: list[str]) -> None:
    """Put one statement on the table."""
    match (seat != NO_SEAT, words):
        case True, []:
            pass
        case True, ["line", *cards]:
            for card in cards:
                if card.startswith("(") and t.face_down[seat] == NO_CARD:
                    t.face_down[seat] = take(t, card.strip("()"))
                else:
                    t.lines[seat * KINDS + take(t, card)] += 1
                t.played |= bit(seat)
        case True, ["holds", *cards]:
            for card in cards:
                t.hands[seat * KINDS + take(t, card)] += 1
        case True, ["to", "play"] if t.turn == NO_SEAT:
            t.turn = seat
        case True, ["passed"]:
            t.out |= bit(seat)
        case True, ["placed"]:
            t.placer = seat
        case True, ["owns", *regions]:
            for region in regions:
                t.owners[find(region, REGIONS)] = seat
        case True, ["has", points, "points"]:
            t.points[seat] = int(points)
        case False, ["at", region]:
            t.region = find(region, REGIONS)
        case False, ["pope", region]:
            t.pope = find(region, REGIONS)
        case False, ["discards", *cards]:
            for card in cards:
                t.discards[take(t, card)] += 1
        case False, ["final", *letters]:
            t.fighters = sum(bit(find(letter, list(LETTERS))) for letter in letters)
            t.stack.append(FinalResult())
        case False, ["seats" | "with" | "target", *_]:
            pass
        case _:
            raise ValueError("no such statement, or said twice.")


def take(t: Table, card: str) -> int:
    """A card from the pile."""
    kind = find(card, NAMES)
    if t.pile[kind] == 0:
        raise ValueError(f"there are not so many cards {card!r}.")
    t.pile[kind] -= 1
    return kind


def find(word: str, known: list[str]) -> int:
    if word not in known:
        raise ValueError(f"{word!r} is none of {', '.join(known)}.")
    return known.index(word)
