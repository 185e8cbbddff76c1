"""Names, colours and maps in characters, as every game draws them."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ..words import Words

Colour = tuple[int, int, int]
Point = tuple[float, float]
Spot = tuple[int, int]
"""A row and a column."""

SEA: Colour = (24, 42, 58)
LAND: Colour = (150, 142, 120)
SEATS: list[Colour] = [(213, 94, 0), (0, 114, 178), (0, 158, 115), (240, 228, 66), (204, 121, 167), (86, 180, 233)]
"""Colours that people who do not see all of them can tell apart; the letters stand beside them."""
TURN = "▸"
NOWHERE = -1


def seat_name(seat: int, viewer: int, words: Words) -> str:
    """`B`, and to the one who sits there `B (you)`."""
    return f"{words.seat(seat)} ({words.say('is-you')})" if seat == viewer else words.seat(seat)


def seat_style(seat: int) -> Style:
    return style(ink_on(SEATS[seat]), SEATS[seat])


def style(ink: Colour, ground: Colour) -> Style:
    return Style.parse(f"rgb({ink[0]},{ink[1]},{ink[2]}) on rgb({ground[0]},{ground[1]},{ground[2]})")


def ink_on(ground: Colour) -> Colour:
    """Black or white, whichever is read better."""
    red, green, blue = ground
    return (0, 0, 0) if 299 * red + 587 * green + 114 * blue > 115_000 else (255, 255, 255)


def label_style(ground: Colour, marked: bool, bold: bool) -> Style:
    """A place that an option points at is marked by changing ink and ground."""
    ink = ink_on(ground)
    if marked:
        return Style.combine([style(ground, ink), Style(bold=True, underline=True)])
    return Style.combine([style(ink, ground), Style(bold=bold)])


def shaded(colour: Colour, light: int) -> Colour:
    """So many hundredths of its light."""
    red, green, blue = colour
    return red * light // 100, green * light // 100, blue * light // 100


def paint_map(
    points: list[list[int]],
    labels: dict[Spot, tuple[str, int]],
    colour: Callable[[int], Colour],
    style_of: Callable[[int], Style],
) -> Text:
    """A map, two points a character, one above the other. `points` are the places in rows, `labels` say where a
    label begins and to which place it belongs."""
    text = Text(no_wrap=True)
    for row in range(len(points) // 2):
        column = 0
        while column < len(points[0]):
            if (row, column) in labels:
                label, place = labels[row, column]
                text.append(label, style_of(place))
                column += cell_len(label)
            else:
                text.append_text(_two_points(colour, points[2 * row][column], points[2 * row + 1][column]))
                column += 1
        text.append("\n" if row < len(points) // 2 - 1 else "")
    return text


def _two_points(colour: Callable[[int], Colour], upper: int, lower: int) -> Text:
    """Without colours, too, land can be told from sea and a border from the country round it."""
    if upper == lower:
        return Text(" " if upper == NOWHERE else "░", style(colour(upper), colour(lower)))
    if upper == NOWHERE:
        return Text("▄", style(colour(lower), SEA))
    return Text("▀", style(colour(upper), colour(lower)))


def crossings(outline: list[Point], y: float) -> list[float]:
    """Where a line at this height crosses an outline."""
    found: list[float] = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y):
            found.append((bx - ax) * (y - ay) / (by - ay) + ax)
    return found


def inside(outline: list[Point], x: float, y: float) -> bool:
    """Whether a line to the right crosses the outline an odd number of times."""
    return sum(crossing > x for crossing in crossings(outline, y)) % 2 == 1


def cells(name: str, names: int, values: list[str], widths: list[int]) -> str:
    """A row of a table: a name, and values to the right of their columns; those without a column are left out."""
    columns = [" " * (width - cell_len(value)) + value for value, width in zip(values, widths, strict=False)]
    return " ".join([name[:names].ljust(names), *columns])
