"""Conquest in characters: the map with its pieces, the seats, the cards drawn."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ..games.conquest import acts
from ..games.conquest.board import TERRITORIES, ZONES, Board, zone_letter
from ..games.conquest.game import Conquest
from ..games.conquest.pieces import ANY, KINDS, MOBILE, NO_PIECE, PIECES, kinds_of
from ..games.conquest.setups import check_setup, read_setup, setup_acts, write_setup
from ..games.conquest.table import Table
from ..games.conquest.view import View, ZoneView
from ..kernel.errors import SetupError
from ..kernel.seats import NO_SEAT, letter
from ..words import Words
from .paint import (
    LAND,
    NOWHERE,
    SEA,
    SEATS,
    TURN,
    Colour,
    Point,
    Spot,
    cells,
    crossings,
    label_style,
    paint_map,
    seat_name,
    seat_style,
    shaded,
)
from .session import Commands, Session, unusable

CITY, MOUNTAIN, UNKNOWN, MOVED = "◉", "▲", "?", "~"


def _board(words: Words) -> Board:
    """The board of the game that is played."""
    game = words.game
    assert isinstance(game, Conquest)
    return game.board


# Lines of text


def headline(view: View, words: Words) -> str:
    if view.question is not None and view.question.name in ("lots", "territory", "deploy"):
        return words.say("set-up-goes-on")
    return words.say("turn-is", number=view.round + 1, seat=words.seat(view.turn), moves=view.moves)


def describe(view: View, words: Words) -> list[str]:
    lines = [headline(view, words)]
    lines += [_seat_line(view, seat, words) for seat in range(len(view.seats))]
    own = [
        words.say("piece-on", piece=words.thing("piece", seen.piece), zone=words.thing("zone", zone))
        for zone, seen in enumerate(view.zones)
        if seen.seat == view.eye
    ]
    if own:
        lines.append(words.say("your-pieces", pieces=", ".join(own)))
    return lines + _at_hand(view, words)


def _at_hand(view: View, words: Words) -> list[str]:
    """What the one who looks has to place or to play."""
    lines: list[str] = []
    if any(view.to_place):
        lines.append(words.say("to-place", pieces=words.several("piece", view.to_place)))
    if any(view.drawn):
        lines.append(words.say("drawn-are", cards=words.several("card", view.drawn)))
    for seat in view.seats:
        if seat.hand and len(kinds_of(seat.hand)) == 1:
            lines.append(words.say("in-your-hand", piece=words.thing("piece", kinds_of(seat.hand)[0])))
    return lines


def look(view: View, words: Words) -> list[str]:
    lines = describe(view, words)
    for seat, here in enumerate(view.seats):
        if here.bag:
            lines.append(words.say("bag-is", seat=words.seat(seat), pieces=_bag(here.bag, words)))
        for group in here.groups:
            places = [words.thing("zone", zone) for zone in group.zones] + [words.say("the-bag")] * bool(group.in_bag)
            kinds = "; ".join(_kinds(kinds, words) for kinds in group.kinds)
            lines.append(words.say("mixed-are", zones=words.listed(places), pieces=kinds))
    for territory, owner in enumerate(view.owners):
        zones = "; ".join(_zone_line(view, zone, words) for zone in range(territory * 3, territory * 3 + 3))
        name = _territory_name(territory, words)
        if owner == NO_SEAT:
            lines.append(words.say("territory-is-free", territory=name, zones=zones))
        else:
            lines.append(words.say("territory-is-held", territory=name, seat=words.seat(owner), zones=zones))
    lines.append(words.say("pile-is", number=view.pile_size))
    if any(view.discards):
        lines.append(words.say("discards-are", cards=words.several("card", view.discards)))
    return lines


def _territory_name(territory: int, words: Words) -> str:
    name = words.thing("territory", territory)
    return f"{name} ({words.say('a-city')})" if _board(words).cities[territory] else name


def _zone_line(view: View, zone: int, words: Words) -> str:
    name, here = words.thing("zone", zone), view.zones[zone]
    if here.seat == NO_SEAT:
        return words.say("zone-is-free", zone=name)
    return words.say("zone-is-held", zone=name, seat=words.seat(here.seat), pieces=_kinds(here.may_be, words))


def _kinds(kinds: int, words: Words) -> str:
    """What a piece can be: its names, or what it cannot be where that is shorter."""
    if kinds == ANY:
        return words.say("may-be-anything")
    if kinds == MOBILE:
        return words.say("has-moved")
    return " / ".join(words.thing("piece", kind) for kind in kinds_of(kinds))


def _bag(bag: tuple[int, ...], words: Words) -> str:
    """What is in a bag: counted by kind if all is known."""
    if all(len(kinds_of(kinds)) == 1 for kinds in bag):
        return words.several("piece", [sum(kinds_of(kinds)[0] == kind for kinds in bag) for kind in range(KINDS)])
    return "; ".join(_kinds(kinds, words) for kinds in bag)


def _seat_line(view: View, seat: int, words: Words) -> str:
    here = view.seats[seat]
    facts = [
        words.say("has-territories", number=_territories(view, seat)),
        words.say("has-cities", number=_cities(view, seat, words)),
        words.say("has-pieces", number=here.pieces),
        words.say("has-bag", number=len(here.bag)),
    ]
    if here.flag_with != NO_SEAT:
        facts.append(words.say("flag-is-with", seat=words.seat(here.flag_with)))
    return f"{seat_name(seat, view.eye, words)}: {', '.join(facts)}."


def _territories(view: View, seat: int) -> int:
    return sum(owner == seat for owner in view.owners)


def _cities(view: View, seat: int, words: Words) -> int:
    cities = _board(words).cities
    return sum(int(cities[territory]) for territory in range(TERRITORIES) if view.owners[territory] == seat)


# The map


def board(view: View, words: Words, width: int, height: int, marked: int | None) -> Text:
    """Two points a character, one above the other. Each zone shows whose piece stands on it and what is known of it:
    its name, `~` for one that has moved, `?` for any."""
    if width < 1 or height < 1:
        return Text()
    map = _board(words)
    points = _raster(map, width, height * 2)
    labels = _labels(view, words, width, height)
    return paint_map(points, labels, lambda zone: _colour(view, zone), lambda zone: _label_style(view, zone, marked))


@cache
def _places(map: Board) -> list[Point]:
    """Where each zone is, from 0 to 1."""
    width, height = map.data.get("size", [1000, 1000])
    where = {zone["id"]: (zone["x"] / width, zone["y"] / height) for zone in map.data["zones"]}
    return [where[name] for name in map.zone_names]


@cache
def _raster(map: Board, width: int, height: int) -> list[list[int]]:
    """Which zone each point is nearest to; NOWHERE off the land."""
    places = _places(map)
    size = map.data.get("size", [1000, 1000])
    outline = [(x / size[0], y / size[1]) for x, y in map.data.get("outline", [])]
    rows: list[list[int]] = []
    for row in range(height):
        y = (row + 0.5) / height
        edges = crossings(outline, y)
        rows.append([_nearest(places, edges, bool(outline), (column + 0.5) / width, y) for column in range(width)])
    return rows


def _nearest(places: list[Point], edges: list[float], bounded: bool, x: float, y: float) -> int:
    if bounded and sum(edge > x for edge in edges) % 2 == 0:
        return NOWHERE
    return min(range(ZONES), key=lambda zone: (places[zone][0] - x) ** 2 + (places[zone][1] - y) ** 2)


def _labels(view: View, words: Words, width: int, height: int) -> dict[Spot, tuple[str, int]]:
    """Where each label begins, and its zone: pieces first, then the names of territories, then the letters of zones and
    the mountains, where there is room. An option says `Castleburg a`; so does the map."""
    map = _board(words)
    labels: dict[Spot, tuple[str, int]] = {}
    taken: set[Spot] = set()

    def put(x: float, y: float, label: str, zone: int) -> bool:
        row = min(height - 1, int(y * height))
        column = max(0, min(width - cell_len(label), round(x * width - cell_len(label) / 2)))
        cells = {(row, column + i) for i in range(-1, cell_len(label) + 1)}
        if cell_len(label) > width or cells & taken:
            return False
        taken.update(cells)
        labels[row, column] = label, zone
        return True

    where = _places(map)
    for zone, (x, y) in enumerate(where):
        if view.zones[zone].seat != NO_SEAT:
            put(x, y, _piece_label(view.zones[zone], words, 4 if width >= 64 else 2), zone)
    for territory, name in enumerate(map.territory_names):
        own = range(territory * 3, territory * 3 + 3)
        x, y = (sum(where[zone][i] for zone in own) / 3 for i in range(2))
        shown = name + (CITY if map.cities[territory] else "")
        for rows in (0, 1, -1, 2, -2, 3, -3):
            if 0 <= y + rows / height < 1 and put(x, y + rows / height, shown, own[0]):
                break
    for zone, (x, y) in enumerate(where):
        below = 0.0 if view.zones[zone].seat == NO_SEAT else 1.0 / height
        put(x, y + below, zone_letter(map.zone_names[zone]), zone)
    places = dict(zip(map.zone_names, where, strict=True))
    for range_ in map.data["mountains"]:
        for one, other in range_["blocks"]:
            (ax, ay), (bx, by) = places[one], places[other]
            put((ax + bx) / 2, (ay + by) / 2, MOUNTAIN, map.zone_names.index(one))
    return labels


def _piece_label(here: ZoneView, words: Words, letters: int) -> str:
    """Whose it is and what: `A:King`, `B~`, `B?`."""
    owner = letter(here.seat)
    if here.piece != NO_PIECE:
        return f"{owner}:{words.thing('piece', here.piece)[:letters]}"
    return owner + (MOVED if here.may_be & ~MOBILE == 0 else UNKNOWN)


def _label_style(view: View, zone: int, marked: int | None) -> Style:
    here = view.zones[zone].seat
    ground = _colour(view, zone) if here == NO_SEAT else SEATS[here]
    return label_style(ground, marked=zone == marked, bold=here != NO_SEAT)


def _colour(view: View, zone: int) -> Colour:
    """The colour of the territory's owner or of the land, each zone of a territory in its own shade."""
    if zone == NOWHERE:
        return SEA
    owner = view.owners[zone // 3]
    return shaded(LAND if owner == NO_SEAT else SEATS[owner], 88 - 9 * (zone % 3) - 4 * (zone // 3 % 2))


# The seats


def seats(view: View, words: Words, width: int) -> Text:
    """A row of numbers for each seat, and below it where its Flag is if it is captured."""
    titles = ["column-territories", "column-cities", "column-pieces", "column-bag"]
    rows = [[words.say(title) for title in titles]]
    for seat, here in enumerate(view.seats):
        numbers = (_territories(view, seat), _cities(view, seat, words), here.pieces, len(here.bag))
        rows.append([str(number) for number in numbers])
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(titles))]
    names = max(9, min(width - sum(widths) - len(widths) - 1, 16))
    text = Text(cells("", names, rows[0], widths) + "\n", style="dim", no_wrap=False)
    for seat, here in enumerate(view.seats):
        turn = view.question is not None and seat in view.question.invited
        text.append(TURN if turn else " ", "bold not dim")
        text.append(f" {letter(seat)} ", Style.combine([seat_style(seat), Style(dim=False)]))
        name = f" {words.say('is-you')}" if seat == view.eye else ""
        text.append(cells(name, names - 4, rows[seat + 1], widths) + "\n", "bold not dim")
        if here.flag_with != NO_SEAT:
            text.append(f"    {words.say('flag-is-with', seat=words.seat(here.flag_with))}\n", "not dim")
    text.rstrip()
    return text


def hand(view: View, words: Words, width: int, boxed: bool) -> Text:
    """What there is to place or to play."""
    return Text(" ".join(_at_hand(view, words)))


# What an act points at


def place_of(act: int) -> int | None:
    """The zone an act points at, or the first zone of its territory."""
    if acts.CHOOSE <= act < acts.CHOOSE + TERRITORIES:
        return (act - acts.CHOOSE) * 3
    for base in (acts.PICK, acts.PUT):
        if base <= act < base + ZONES:
            return act - base
    if acts.PLACE <= act < acts.PLACE + KINDS * ZONES:
        return (act - acts.PLACE) % ZONES
    if acts.ACCUSE <= act < acts.ACCUSE + KINDS * ZONES:
        return (act - acts.ACCUSE) // KINDS
    for base in (acts.LOOK, acts.MOVE):
        if base <= act < base + ZONES * ZONES:
            return (act - base) % ZONES
    return None


# Set-ups in files


def load(session: Session, seat: int, file: str) -> str:
    """Q2.4: a whole set-up at once, from a file."""
    words, table = session.words, session.match.table
    if not isinstance(table, Table) or len(table.placed) == 0 or table.unplaced[seat] != PIECES:
        raise SetupError("load-not-now").of("conquest")
    try:
        text = Path(file).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise unusable(Path(file), error) from None
    zones = read_setup(table.board, text)
    check_setup(table, seat, zones)
    for act in setup_acts(zones):
        session.act(seat, act)
    return words.say("setup-loaded", file=file)


def save(session: Session, seat: int, file: str) -> str:
    """Q2.4: the set-up of this seat, as it was placed, to a new file."""
    words = session.words
    zones = [NO_PIECE] * ZONES
    for who, act in session.match.log:
        if who == seat and acts.PLACE <= act < acts.PLACE + KINDS * ZONES:
            kind, zone = divmod(act - acts.PLACE, ZONES)
            zones[zone] = kind
    if sum(kind != NO_PIECE for kind in zones) != PIECES:
        raise SetupError("save-not-now").of("conquest")
    try:
        with Path(file).open("x", encoding="utf-8") as opened:
            opened.write(write_setup(_board(words), zones))
    except OSError as error:
        raise unusable(Path(file), error) from None
    return words.say("setup-saved", file=file)


COMMANDS: Commands = {
    "load": (load, "help-load"),
    "save": (save, "help-save"),
}
