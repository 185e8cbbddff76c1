"""Princes of the Renaissance in characters: the cities on their track, the families, the treachery tiles."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from ..games.princes import acts
from ..games.princes.chances import IMPOSSIBLE, ROLLS
from ..games.princes.table import ON_CITY, OPEN
from ..games.princes.tiles import (
    CITY_COUNT,
    CONDOTTIERE_LOT,
    EVENT_COUNT,
    EVENT_LOT,
    HIGHEST,
    LOWEST,
    POPE_LOT,
    TILE_CITY,
    TILE_KINDS,
    TROOP_KINDS,
    currency_of,
)
from ..games.princes.view import View, WarView
from ..kernel.offers import NO_OFFER
from ..kernel.seats import LETTERS, NO_SEAT, has, letter
from ..words import Words
from .paint import TURN, seat_name, seat_style
from .session import Commands, Session

STEP, FREE_STEP, ARTIST, WAR, FROZEN = "■", "·", "✿", "★", "✻"
CITY_COLOURS = ["red3", "dodger_blue2", "dark_green", "medium_purple", "dark_orange3"]


def mute(session: Session, seat: int, rest: str) -> str:
    """The command `mute b`: P2.6 without the offers of one seat."""
    others = [letter(one) for one in range(int(session.match.table.seats)) if one != seat]
    if rest.upper() not in others:
        return session.words.say("help-mute")
    return session.mute(seat, LETTERS.index(rest.upper()))


def bid_up_to(session: Session, seat: int, rest: str) -> str:
    """The command `upto 9`: P4.3 without answering every raise."""
    if not rest.isdecimal() or not session.bid_up_to(seat, int(rest)):
        return session.words.say("help-up-to")
    return session.words.say("up-to-stands", number=int(rest))


COMMANDS: Commands = {"mute": (mute, "help-mute"), "upto": (bid_up_to, "help-up-to")}


# Lines of text


def headline(view: View, words: Words) -> str:
    return words.say(
        "decade-is", number=view.decade + 1, wars=view.wars, limit=view.war_limit, seat=words.seat(view.active)
    )


def describe(view: View, words: Words) -> list[str]:
    lines = [headline(view, words)]
    lines += [_seat_line(view, seat, words) for seat in range(len(view.seats))]
    if view.treachery:
        lines.append(_hand_line(view, words))
    return lines + _under_way(view, words)


def look(view: View, words: Words) -> list[str]:
    lines = describe(view, words)
    for city in range(CITY_COUNT):
        left = _lots([(kind, view.supply[kind]) for kind in range(TILE_KINDS) if TILE_CITY[kind] == city], words)
        lines.append(
            words.say(
                "city-is",
                city=words.thing("city", city),
                status=view.status[city],
                points=view.slots[city],
                artists=_artists(view, city),
                lots=words.listed(left) or words.say("nothing-left"),
            )
        )
    lines.append(words.say("events-are", lots=words.listed(_open_events(view, words)) or words.say("nothing-left")))
    lines.append(_pope_line(view, words))
    lines.append(words.say("tile-pile-is", number=view.pile_size))
    if any(view.discards):
        lines.append(words.say("tile-discards-are", tiles=words.several("tile", view.discards)))
    return lines


def _under_way(view: View, words: Words) -> list[str]:
    """The war, the auction and the offers that are open."""
    lines: list[str] = []
    if view.war is not None:
        attacker, defender = (words.thing("city", city) for city in view.war.cities)
        lines.append(words.say("war-is", attacker=attacker, defender=defender))
        lines += _outlook(view.war, view, words)
        if view.auction is None and view.war.condottieri != (NO_SEAT, NO_SEAT):
            lines += [_side_line(view, side, words) for side in (0, 1)]
    if view.auction is not None:
        lot = _lot(view, view.auction.lot, words)
        if view.auction.leader == NO_SEAT:
            lines.append(words.say("auction-is-open", lot=lot))
        else:
            seat = words.seat(view.auction.leader)
            lines.append(words.say("auction-is-led", lot=lot, seat=seat, number=view.auction.price))
    for i, offer in enumerate(view.offers):
        if offer != NO_OFFER:
            maker, to = divmod(i, len(view.seats))
            terms = words.terms(offer)
            lines.append(words.say("offer-stands", seat=words.seat(maker), to=words.seat(to), terms=terms))
    return lines


def _outlook(war: WarView, view: View, words: Words) -> list[str]:
    """P5: how the war would end as it stands; while the right to fight is sold, the stakes and what the one who looks
    could hope for."""
    attacker, defender = (words.thing("city", city) for city in war.cities)
    if not war.hopes:
        wins, drawn, loses = (round(100 * share / ROLLS) for share in war.chances)
        return [
            words.say("war-chances", attacker=attacker, defender=defender, wins=wins, drawn=drawn, loses=loses),
        ]
    pays = [view.status[city] for city in war.cities]
    lines = [
        words.say("war-stakes", city=attacker, other=defender, number=pays[0]),
        words.say("war-stakes", city=defender, other=attacker, number=pays[1]),
    ]
    own = war.hopes[view.eye] if view.eye < len(war.hopes) else ()
    for rival, hope in enumerate(own, start=NO_SEAT):
        if hope != IMPOSSIBLE:
            seat, percent = words.seat(view.eye), round(100 * hope / ROLLS)
            if rival == NO_SEAT:
                lines.append(words.say("war-hope-alone", seat=seat, number=percent) + ".")
            else:
                lines.append(words.say("war-hope", seat=seat, rival=words.seat(rival), number=percent) + ".")
    return lines


def _side_line(view: View, side: int, words: Words) -> str:
    assert view.war is not None
    city = words.thing("city", view.war.cities[side])
    seat = view.war.condottieri[side]
    attack, defence = view.war.attack[side], view.war.defence[side]
    if seat == NO_SEAT:
        return words.say("fights-alone", city=city, attack=attack, defence=defence)
    return words.say("fights-for", seat=words.seat(seat), city=city, attack=attack, defence=defence)


def _lot(view: View, lot: int, words: Words) -> str:
    if lot < CONDOTTIERE_LOT:
        return words.thing("lot", lot)
    assert view.war is not None
    return words.say("to-fight-for", city=words.thing("city", view.war.cities[lot - CONDOTTIERE_LOT]))


def _lots(counted: list[tuple[int, int]], words: Words) -> list[str]:
    """Each lot once, with the number of its copies."""
    shown: list[str] = []
    for lot, count in counted:
        name = words.thing("lot", lot)
        if count > 0:
            shown.append(name if count == 1 else words.say("copies", thing=name, number=count))
    return shown


def _open_events(view: View, words: Words) -> list[str]:
    """With what each is paid in."""
    return [
        f"{words.thing('lot', EVENT_LOT + event)} ({words.thing('currency', int(currency_of(EVENT_LOT + event)))})"
        for event in range(EVENT_COUNT)
        if view.places[event] == OPEN
    ]


def _pope_line(view: View, words: Words) -> str:
    if view.pope == NO_SEAT:
        return words.say("pope-is-free")
    return words.say("pope-is-with", seat=words.seat(view.pope))


def _artists(view: View, city: int) -> int:
    return sum(place == ON_CITY + city for place in view.places)


def _seat_line(view: View, seat: int, words: Words) -> str:
    here = view.seats[seat]
    facts = [words.thing("family", here.family)] if here.family >= 0 else []
    for currency, amount in enumerate((here.gold, here.influence)):
        facts.append(words.amount(amount, currency))
    if here.home:
        facts.append(words.say("has-home-gold", number=here.home))
    owned = _owned(view, seat, words)
    if owned:
        facts.append(words.say("has-lots", lots=words.listed(owned)))
    troops = _troops(view, seat, words)
    if troops:
        facts.append(words.say("has-troops", troops=words.listed(troops)))
    facts.append(words.say("has-treachery", number=here.treachery))
    if here.laurels:
        facts.append(words.say("has-laurels", number=here.laurels))
    facts.append(words.say("has-points", number=here.points))
    return f"{seat_name(seat, view.eye, words)}: {', '.join(facts)}."


def _owned(view: View, seat: int, words: Words) -> list[str]:
    """City tiles, those that are turned marked, then events and the Pope."""
    here = view.seats[seat]
    shown: list[str] = []
    for kind, count in enumerate(here.tiles):
        turned = here.turned[kind]
        shown += _lots([(kind, count - turned)], words)
        if turned:
            shown += [words.say("is-turned", lot=lot) for lot in _lots([(kind, turned)], words)]
    shown += [words.thing("lot", EVENT_LOT + event) for event, place in enumerate(view.places) if place == seat]
    return [*shown, words.thing("lot", POPE_LOT)] if view.pope == seat else shown


def _troops(view: View, seat: int, words: Words) -> list[str]:
    return [words.thing("troop", kind) for kind in range(TROOP_KINDS) if has(view.seats[seat].troops, kind)]


def _hand_line(view: View, words: Words) -> str:
    if not any(view.treachery):
        return words.say("tiles-are-none")
    return words.say("tiles-are", tiles=words.several("tile", view.treachery))


# The cities


def board(view: View, words: Words, width: int, height: int, marked: int | None) -> Text:
    """A row a city: its status on the track, what a tile scores now, its artists, who owns tiles of it; then what is
    going on, as far as there is room."""
    rows = [_city_row(view, city, words, marked) for city in range(CITY_COUNT)]
    more = [*_under_way(view, words), words.say("events-are", lots=words.listed(_open_events(view, words)) or "–")]
    rows += [Text(), *(Text(line) for line in [*more, _pope_line(view, words)])]
    lines = [line for row in rows for line in _wrapped(row, width)][: max(height, 0)]
    return Text("\n", no_wrap=True).join(lines)


def _wrapped(row: Text, width: int) -> list[Text]:
    """A row in as many lines as it takes."""
    if width < 1 or cell_len(row.plain) == 0:
        return [Text()]
    lines = [Text()]
    for word in row.split(" "):
        if cell_len(lines[-1].plain) and cell_len(lines[-1].plain) + 1 + cell_len(word.plain) > width:
            lines.append(Text())
        if cell_len(lines[-1].plain):
            lines[-1].append(" ")
        lines[-1].append_text(word)
    for line in lines:
        line.truncate(width)
    return lines


def _city_row(view: View, city: int, words: Words, marked: int | None) -> Text:
    names = max(cell_len(words.thing("city", other)) for other in range(CITY_COUNT))
    fights = view.war is not None and city in view.war.cities
    style = Style.parse(f"bold {CITY_COLOURS[city]}" + (" reverse" if city == marked else ""))
    row = Text(set_cell_size(words.thing("city", city), names).replace(" ", "\u00a0"), style)
    track = STEP * (view.status[city] - int(LOWEST) + 1)
    row.append(f" {view.status[city]:2}\u00a0".replace(" ", "\u00a0")).append(track, CITY_COLOURS[city])
    row.append(FREE_STEP * (int(HIGHEST) - view.status[city]), "dim")
    row.append(f" {view.slots[city]:2}".replace(" ", "\u00a0"), "bold")
    row.append("\u00a0" + ARTIST * _artists(view, city) + (WAR if fights else ""))
    for seat, here in enumerate(view.seats):
        tiles = sum(count for kind, count in enumerate(here.tiles) if TILE_CITY[kind] == city)
        if tiles:
            row.append(" ").append(f"{letter(seat)}{tiles}", seat_style(seat))
    return row


# The families


def seats(view: View, words: Words, width: int) -> Text:
    """A row of numbers for each seat, and below it its troops and tiles."""
    titles = ["column-gold", "column-influence", "column-home"]
    titles += ["column-treachery", "column-laurels", "column-points"]
    rows = [[words.say(title) for title in titles]]
    rows += [
        [str(n) for n in (here.gold, here.influence, here.home, here.treachery, here.laurels, here.points)]
        for here in view.seats
    ]
    names = 13 if width > 60 else 8
    room = max(2, (width - names - 4) // len(titles) - 1)
    widths = [min(max(cell_len(row[i]) for row in rows), room) for i in range(len(titles))]
    text = Text(" " * (names + 4) + _cells(rows[0], widths) + "\n", style="dim")
    for seat in range(len(view.seats)):
        asked = view.question is not None and seat in view.question.invited
        text.append(TURN if asked else " ", "bold not dim").append(f" {letter(seat)} ", seat_style(seat))
        family = words.thing("family", view.seats[seat].family) if view.seats[seat].family >= 0 else ""
        text.append(set_cell_size(f" {family}", names) + _cells(rows[seat + 1], widths) + "\n", "bold not dim")
        facts = [*_troops(view, seat, words), *_owned(view, seat, words)]
        if view.auction is not None and has(view.auction.frozen, seat):
            facts.insert(0, FROZEN)
        if facts:
            text.append(f"    {', '.join(facts)}\n", "not dim")
    text.rstrip()
    return text


def _cells(values: list[str], widths: list[int]) -> str:
    return " ".join(
        set_cell_size(value, width).rjust(width) if cell_len(value) > width else value.rjust(width)
        for value, width in zip(values, widths, strict=True)
    )


# The treachery tiles


def hand(view: View, words: Words, width: int, boxed: bool) -> Text:
    """The own treachery tiles, each as a word on its colour."""
    labels: list[str] = []
    for kind, count in enumerate(view.treachery):
        labels += [words.thing("tile", kind)] * count
    chips = [Text(f" {label} ".replace(" ", "\u00a0"), "white on rgb(110,50,60)") for label in labels]
    return Text(" ").join(chips)


# What an act points at


def place_of(act: int) -> int | None:
    """The city of `place rome` and `invade rome`; of a city tile its city; of a war the attacker."""
    if acts.PLACE <= act < acts.PLACE + CITY_COUNT:
        return act - acts.PLACE
    if acts.INVADE <= act < acts.INVADE + CITY_COUNT:
        return act - acts.INVADE
    if acts.AUCTION <= act < acts.AUCTION + TILE_KINDS:
        return int(TILE_CITY[act - acts.AUCTION])
    if acts.WAR <= act < acts.STEAL:
        return (act - acts.WAR) % (CITY_COUNT * CITY_COUNT) // CITY_COUNT
    return None
