"""Condottiere in characters: Italy, the lines, the hand."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ..games.condottiere import acts, cards
from ..games.condottiere.map import NEIGHBOURS, NOWHERE, REGIONS, largest_group
from ..games.condottiere.view import View
from ..kernel.seats import NO_SEAT, bit, has, letter, size
from ..words import Words
from .paint import (
    LAND,
    SEA,
    SEATS,
    TURN,
    Colour,
    Point,
    Spot,
    cells,
    ink_on,
    inside,
    label_style,
    paint_map,
    seat_name,
    seat_style,
    shaded,
    style,
)
from .session import Commands

_BOARD = json.loads(files(acts.__package__).joinpath("map.json").read_text(encoding="utf-8"))
CITIES: list[Point] = [tuple(region["city"]) for region in _BOARD["regions"]]
OUTLINES: list[list[Point]] = [[tuple(point) for point in region["outline"]] for region in _BOARD["regions"]]

BATTLE, POPE, TOKEN, BACK = "★", "†", "◆", "▒▒"

CARD_COLOURS: dict[int, Colour] = {
    cards.WINTER: (158, 202, 225),
    cards.SPRING: (140, 200, 120),
    cards.BISHOP: (150, 110, 190),
    cards.COURTESAN: (230, 150, 180),
    cards.DRUMMER: (190, 130, 80),
    cards.HEROINE: (235, 190, 60),
    cards.SCARECROW: (200, 175, 110),
    cards.SURRENDER: (245, 245, 245),
}
MERCENARY_COLOUR: Colour = (222, 208, 178)

COMMANDS: Commands = {}

BEFORE = ("discard-hand", "keep")
"""The questions between the choice of a region and its battle."""
DURING = ("turn", "pope", "take-back", "leave")
"""The questions of a battle."""


def _asks(view: View, *names: str) -> bool:
    return view.question is not None and view.question.name in names


def _passed(view: View, seat: int) -> bool:
    """A seat that is out is so until the next battle begins; it says so only while it matters."""
    return view.seats[seat].out and _asks(view, *DURING)


# Lines of text


def headline(view: View, words: Words) -> str:
    if view.region != NOWHERE:
        number = view.battles + (1 if _asks(view, *BEFORE) else 0)
        return words.say("battle-for", region=words.region(view.region), number=number)
    return words.say("battle-none" if view.battles == 0 else "battle-final")


def describe(view: View, words: Words) -> list[str]:
    lines = [headline(view, words)]
    lines += [_seat_line(view, seat, words) for seat in range(len(view.seats))]
    if view.hand:
        lines.append(_hand_line(view, words))
    return lines


def look(view: View, words: Words) -> list[str]:
    lines = describe(view, words)
    if view.pope == NOWHERE:
        lines.append(words.say("pope-is-off"))
    else:
        lines.append(words.say("pope-is-in", region=words.region(view.pope)))
    lines.append(words.say("pile-is", number=view.pile_size))
    if any(view.discards):
        lines.append(words.say("discards-are", cards=words.several("card", view.discards)))
    for region, owner in enumerate(view.owners):
        regions = words.listed([words.region(other) for other in neighbours(region)])
        if owner == NO_SEAT:
            lines.append(words.say("region-is-free", region=words.region(region), regions=regions))
        else:
            name = words.region(region)
            lines.append(words.say("region-is-held", region=name, seat=words.seat(owner), regions=regions))
    return lines


def _seat_line(view: View, seat: int, words: Words) -> str:
    here = view.seats[seat]
    facts = [words.say("has-strength", number=here.strength)]
    if any(here.line):
        facts.append(words.say("has-line", cards=words.several("card", here.line)))
    elif not here.face_down:
        facts.append(words.say("has-no-line"))
    if here.face_down_card != cards.NO_CARD:
        facts.append(words.say("has-face-down-known", card=words.card(here.face_down_card)))
    elif here.face_down:
        facts.append(words.say("has-face-down"))
    if _passed(view, seat):
        facts.append(words.say("has-passed"))
    facts.append(words.say("has-hand", number=here.hand_size))
    if any(here.held) and seat != view.eye:
        facts.append(words.say("has-known", cards=words.several("card", here.held)))
    regions = _regions_of(view, seat)
    facts.append(words.say("has-regions", number=int(size(regions)), needed=view.total_to_win))
    connected = int(largest_group(regions))
    facts.append(words.say("has-connected", number=connected, needed=view.connected_to_win))
    if _for_points(view):
        facts.append(words.say("has-points", number=here.points))
    if seat == view.holder:
        facts.append(words.say("has-token"))
    return f"{seat_name(seat, view.eye, words)}: {', '.join(facts)}."


def _hand_line(view: View, words: Words) -> str:
    if not any(view.hand):
        return words.say("hand-is-empty")
    return words.say("hand-is", cards=words.several("card", view.hand))


def _copies(kind: int, count: int, words: Words) -> str:
    name = words.card(kind)
    return name if count == 1 else words.say("copies", thing=name, number=count)


def _regions_of(view: View, seat: int) -> int:
    """The set of regions a seat controls."""
    return sum(bit(region) for region, owner in enumerate(view.owners) if owner == seat)


def _for_points(view: View) -> bool:
    return any(seat.points for seat in view.seats)


# The map


def board(view: View, words: Words, width: int, height: int, marked: int | None) -> Text:
    """Two points a character, one above the other; a region's label stands at its city."""
    if width < 1 or height < 1:
        return Text()
    points = _raster(width, height * 2)
    labels = _labels(view, words, width, height)
    return paint_map(
        points, labels, lambda region: _colour(view, region), lambda region: _label_style(view, region, marked)
    )


@cache
def _raster(width: int, height: int) -> list[list[int]]:
    """Which region each point lies in, or NOWHERE."""
    return [
        [
            next(
                (i for i, outline in enumerate(OUTLINES) if inside(outline, (x + 0.5) / width, (y + 0.5) / height)), -1
            )
            for x in range(width)
        ]
        for y in range(height)
    ]


def _labels(view: View, words: Words, width: int, height: int) -> dict[Spot, tuple[str, int]]:
    """Where each label begins: whole names if all find room, else their first letters. Room is kept
    for a sign before and an owner after each name, so that the names stay where they are."""
    for letters in (99, 5, 4, 3, 2):
        names = [words.region(region)[:letters] for region in range(len(REGIONS))]
        spots = _spots(tuple(cell_len(name) + 3 for name in names), width, height)
        if spots is not None:
            break
    else:
        return {}
    labels: dict[Spot, tuple[str, int]] = {}
    for region, (row, column) in enumerate(spots):
        signs = (BATTLE if region == view.region else "") + (POPE if region == view.pope else "")
        owner = view.owners[region]
        label = signs + names[region] + ("" if owner == NO_SEAT else f" {letter(owner)}")
        labels[row, max(0, column + 1 - len(signs))] = label, region
    return labels


@cache
def _spots(lengths: tuple[int, ...], width: int, height: int) -> list[Spot] | None:
    """For each label the free place within its region that is nearest to its city; None if one finds none."""
    points = _raster(width, height * 2)
    taken: set[Spot] = set()
    spots: list[Spot] = []
    for region, length in enumerate(lengths):
        middle, line = CITIES[region][0] * width, CITIES[region][1] * height
        within = [
            (row, max(0, min(column - length // 2, width - length)))
            for row in range(height)
            for column in range(width)
            if region in (points[2 * row][column], points[2 * row + 1][column])
        ]
        within.sort(key=lambda spot: (spot[1] + length / 2 - middle) ** 2 + 4 * (spot[0] + 0.5 - line) ** 2)
        free = (spot for spot in within if not taken & {(spot[0], spot[1] + i) for i in range(-1, length + 1)})
        found = next(free, None)
        if found is None:
            return None
        taken |= {(found[0], found[1] + i) for i in range(length)}
        spots.append(found)
    return spots


def _label_style(view: View, region: int, marked: int | None) -> Style:
    return label_style(_colour(view, region), marked=region == marked, bold=region == view.region)


def _colour(view: View, region: int) -> Colour:
    """Its owner's colour or the land's, in a shade that none of its neighbours has."""
    if region == NOWHERE:
        return SEA
    owner = view.owners[region]
    return shaded(LAND if owner == NO_SEAT else SEATS[owner], 100 - 9 * SHADES[region])


def neighbours(region: int) -> list[int]:
    return [other for other in range(len(REGIONS)) if has(NEIGHBOURS[region], other)]


def _shades() -> list[int]:
    """The least number for each region that none of its neighbours has."""
    shades: list[int] = []
    for region in range(len(REGIONS)):
        near = {shades[other] for other in neighbours(region) if other < region}
        shades.append(next(shade for shade in range(len(REGIONS)) if shade not in near))
    return shades


SHADES = _shades()


# The seats and their lines


def seats(view: View, words: Words, width: int) -> Text:
    """A row of numbers for each seat, and below it the cards of its line."""
    titles = ["column-strength", "column-hand", "column-regions", "column-connected"]
    titles += ["column-points"] if _for_points(view) else []
    rows = [[words.say(title) for title in titles], *(_numbers(view, seat, words) for seat in range(len(view.seats)))]
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(titles))]
    names = max(9, min(width - sum(widths) - len(widths) - 1, 16))
    drawn = [Text(cells("", names, rows[0], widths), "dim")]
    for seat in range(len(view.seats)):
        turn = view.question is not None and seat in view.question.invited
        name = f" {words.say('is-you')}" if seat == view.eye else ""
        name += f" {TOKEN}" if seat == view.holder else ""
        drawn.append(
            Text.assemble(
                (TURN if turn else " ", "bold"),
                (f" {letter(seat)} ", seat_style(seat)),
                (cells(name, names - 4, rows[seat + 1], widths), "" if _passed(view, seat) else "bold"),
            )
        )
        line = _line(view, seat, words)
        if line:
            drawn.append(Text("    ").append_text(line))
    return Text("\n").join(drawn)


def _numbers(view: View, seat: int, words: Words) -> list[str]:
    here = view.seats[seat]
    passed = f"{words.say('has-passed')} " if _passed(view, seat) else ""
    regions = _regions_of(view, seat)
    return [
        f"{passed}{here.strength}",
        str(here.hand_size),
        f"{int(size(regions))}/{view.total_to_win}",
        f"{int(largest_group(regions))}/{view.connected_to_win}",
        str(here.points),
    ]


def _line(view: View, seat: int, words: Words) -> Text:
    """The cards of a line, and what is face down."""
    here = view.seats[seat]
    parts = [_chip(_copies(kind, count, words), kind) for kind, count in enumerate(here.line) if count > 0]
    if here.face_down:
        known = here.face_down_card
        label = BACK if known == cards.NO_CARD else f"{BACK} {words.card(known)}"
        parts.append(Text(f" {label} ", "white on rgb(80,60,60)"))
    return Text(" ").join(parts)


# The hand


def hand(view: View, words: Words, width: int, boxed: bool) -> Text:
    """The own cards: each drawn by itself if there is room, else each kind once."""
    kinds = [kind for kind, count in enumerate(view.hand) for _i in range(count)]
    if not kinds:
        return Text()
    if boxed and sum(cell_len(words.card(kind)) + 4 for kind in kinds) <= width:
        return _boxes([(words.card(kind), kind) for kind in kinds])
    grouped = [(_copies(kind, count, words), kind) for kind, count in enumerate(view.hand) if count > 0]
    if boxed and sum(cell_len(label) + 4 for label, _kind in grouped) <= width:
        return _boxes(grouped)
    return Text(" ").join(_chip(label, kind) for label, kind in grouped)


def _chip(label: str, kind: int) -> Text:
    """A card as a word on its colour. It is not broken at the end of a row."""
    ground = CARD_COLOURS.get(kind, MERCENARY_COLOUR)
    return Text(f" {label} ".replace(" ", "\u00a0"), style(ink_on(ground), ground))


def _boxes(labels: list[tuple[str, int]]) -> Text:
    rows = [Text(), Text(), Text()]
    for label, kind in labels:
        ground = CARD_COLOURS.get(kind, MERCENARY_COLOUR)
        edge = Style.parse(f"rgb({ground[0]},{ground[1]},{ground[2]})")
        side = "─" * (cell_len(label) + 2)
        rows[0].append(f"╭{side}╮", edge)
        rows[1].append("│", edge).append(f" {label} ", style(ink_on(ground), ground)).append("│", edge)
        rows[2].append(f"╰{side}╯", edge)
    return Text("\n").join(rows)


# What an act points at


def place_of(act: int) -> int | None:
    """The region of `place siena` and `pope siena`."""
    for verb in (acts.PLACE, acts.POPE):
        if verb <= act < verb + len(REGIONS):
            return act - verb
    return None
