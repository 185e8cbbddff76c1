"""Fills in the features of Conquest and spells its acts; features.py declares them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.counts import total
from ...kernel.encoding import Answering, Encoding, byte, choice_at, spelled
from ...kernel.seats import NO_SEAT, bit, has
from .acts import ACCUSE, ARRANGE, CHOOSE, LOOK, MOVE, PASS, PICK, PLACE, PLAY, PUT
from .bag import in_hand
from .board import TERRITORIES, ZONES
from .cards import CARDS
from .clash import ATTACKER, outcome
from .deploy import next_to_place
from .features import (
    ARRANGE_CHOICE,
    CARD_CHOICE,
    CHOICES,
    FEATURES,
    KIND_CHOICE,
    TERRITORY_CHOICE,
    ZONE_CHOICE,
)
from .knowledge import known
from .pieces import KINDS, LINE_UP, MOBILE, NO_PIECE, PIECES, moves, only
from .regroup import Arranging, Picking
from .table import EMPTY, IN_BAG, Table

NOWHERE: Final = -1


class ConquestEncoding(Encoding[Table]):
    def spell(self, t: Table, seat: i64, act: i64) -> i64:
        if act == PASS:
            return spelled(PASS)
        if act < PLACE:
            return spelled(TERRITORY_CHOICE + act - CHOOSE)
        if act < PLAY:
            return spelled(ZONE_CHOICE + (act - PLACE) % ZONES)
        if act < PICK:
            return spelled(CARD_CHOICE + act - PLAY)
        if act < ARRANGE:
            return spelled(ZONE_CHOICE + act - PICK)
        if act < LOOK:
            return spelled(ARRANGE_CHOICE + act - ARRANGE)
        if act < ACCUSE:
            return spelled(ZONE_CHOICE + (act - LOOK) // ZONES, ZONE_CHOICE + (act - LOOK) % ZONES)
        if act < PUT:
            return spelled(ZONE_CHOICE + (act - ACCUSE) // KINDS, KIND_CHOICE + (act - ACCUSE) % KINDS)
        if act < MOVE:
            return spelled(ZONE_CHOICE + act - PUT)
        return spelled(ZONE_CHOICE + (act - MOVE) // ZONES, ZONE_CHOICE + (act - MOVE) % ZONES)

    def fill(self, t: Table, asked: Answering, out: vec[u8], start: i64) -> None:
        me = asked.seat
        out[start + QUESTION + question_of(asked)] = 1
        if asked.parts > 0:
            out[start + BEGUN + choice_at(asked.begun, 0) - ZONE_CHOICE] = 1
        fill_question(t, me, out, start)
        fill_table(t, me, out, start)
        if len(t.placed) > 0:
            fill_placed(t, me, out, start)
        else:
            fill_pieces(t, me, out, start)
            fill_borders(t, me, out, start)
            fill_seats(t, me, out, start)


def question_of(asked: Answering) -> i64:
    """Which question is open, by the verb of its last option: only a card or a move may be passed."""
    act = asked.options.items[asked.options.count - 1]
    if act < PLACE:
        return 0
    if act < PLAY:
        return 1
    if act < PICK:
        return 2
    if act < ARRANGE:
        return 4
    if act < LOOK:
        return 5
    if act < ACCUSE:
        return 6
    if act < PUT:
        return 7
    return 8 if act < MOVE else i64(3)


def places_on(t: Table, me: i64, seat: i64) -> i64:
    """How many places clockwise from mine a seat is."""
    turn = seat - me
    return turn if turn >= 0 else turn + t.seats


def to_me(t: Table, me: i64, piece: i64) -> i64:
    """Q8: the kinds another's piece may be, as far as I know of it alone."""
    seen = t.origin_seen_by[piece] if t.group[piece] == 0 else t.seen_by[piece]
    return bit(t.kind[piece]) if has(seen, me) else known(t, piece)


def fill_question(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """The piece that is asked about, and the zones that were picked."""
    top = t.stack[-1]
    if isinstance(top, Picking):
        mark_zone(top.one, out, start + PICKED)
        mark_zone(top.two, out, start + PICKED)
    elif isinstance(top, Arranging):
        mark_zone(top.one, out, start + PICKED)
        mark_zone(top.two, out, start + PICKED)
        mark_zone(top.three, out, start + PICKED)
    if len(t.placed) > 0:
        if t.unplaced[me] > 0:
            out[start + IN_HAND_AT + next_to_place(t, me)] = 1
        for i in range(PIECES - t.unplaced[me], PIECES):
            out[start + LEFT + LINE_UP[i]] += 1
    else:
        held = in_hand(t, me)
        if held >= 0:
            out[start + IN_HAND_AT + t.kind[held]] = 1


def mark_zone(zone: i64, out: vec[u8], at: i64) -> None:
    if zone != NOWHERE:
        out[at + zone] = 1


def fill_table(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """What belongs to no seat, and who is whose."""
    for turn in range(t.seats):
        out[start + SEATS_AT + turn] = 1
    if t.garrison:
        out[start + OPTIONS] = 1
    if t.charge:
        out[start + OPTIONS + 1] = 1
    for territory in range(TERRITORIES):
        owner = t.owners[territory]
        city = t.board.cities[territory]
        if city > 0:
            out[start + CITIES + territory] = 1
        if owner != NO_SEAT:
            turn = places_on(t, me, owner)
            out[start + OWNERS + turn * TERRITORIES + territory] = 1
            out[start + TERRITORY_COUNT + turn] += 1
            if city > 0:
                out[start + CITY_COUNT + turn] += 1
    out[start + TURN + places_on(t, me, t.turn)] = 1
    out[start + FIRST + places_on(t, me, t.first)] = 1
    for card in range(CARDS):
        out[start + DRAWN + card] = byte(t.drawn[card])
        out[start + DISCARDS + card] = byte(t.discards[card])
    out[start + PILE] = byte(total(t.pile))
    if t.traitor_last:
        out[start + PILE + 1] = 16
    out[start + MOVES] = byte(t.moves)
    if t.moved:
        out[start + MOVES + 1] = 4
    out[start + ROUND] = byte(t.round)
    out[start + ROUND + 1] = byte(t.rounds - t.round) if t.rounds > 0 else u8(255)


def fill_placed(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """Q2.4: while all place unseen, the own pieces only."""
    for zone in range(ZONES):
        kind = t.placed[zone]
        if kind != NO_PIECE and t.owners[zone // 3] == me:
            out[start + STANDS + zone] = 1
            out[start + OWN + kind * ZONES + zone] = 1


def fill_pieces(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """Q2.6, Q8: who stands where, and what it may be."""
    at = t.at
    for zone in range(ZONES):
        piece = at[zone]
        if piece == EMPTY:
            continue
        turn = places_on(t, me, piece // PIECES)
        out[start + STANDS + turn * ZONES + zone] = 1
        if turn == 0:
            out[start + OWN + t.kind[piece] * ZONES + zone] = 1
            if only(known(t, piece)):
                out[start + SHOWN + zone] = 1
            continue
        kinds = to_me(t, me, piece)
        if only(kinds):
            out[start + KNOWN + zone] = 1
        row = start + MAY_BE + zone
        for kind in range(KINDS):
            if has(kinds, kind):
                out[row + kind * ZONES] = 1


def fill_borders(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """Q4: what stands beside what: whom I may attack, who may attack me, whom I am sure to beat."""
    around = t.board.around
    at = t.at
    for piece in range(me * PIECES, (me + 1) * PIECES):
        zone = t.zone[piece]
        if zone < 0:
            continue
        kind = t.kind[piece]
        for to in around[zone]:
            other = at[to]
            if other == EMPTY or other // PIECES == me:
                continue
            kinds = to_me(t, me, other)
            if kinds & MOBILE != 0:
                out[start + THREATENED + zone] = 1
            if moves(kind):
                out[start + TARGETS + to] = 1
                if beats_all(kind, kinds):
                    out[start + WINS + to] = 1


def beats_all(kind: i64, kinds: i64) -> bool:
    """Q4.4: whether a piece wins against each of these kinds."""
    return all(not has(kinds, other) or outcome(kind, other) == ATTACKER for other in range(i64(KINDS)))


def fill_seats(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """How each seat stands."""
    for piece in range(t.seats * PIECES):
        turn = places_on(t, me, piece // PIECES)
        zone = t.zone[piece]
        if zone >= 0:
            out[start + PIECE_COUNT + turn] += 1
        elif zone == IN_BAG:
            out[start + BAG_SIZE + turn] += 1
            kinds = bit(t.kind[piece]) if turn == 0 else to_me(t, me, piece)
            if only(kinds):
                out[start + BAG + turn * KINDS + t.kind[piece]] += 1
    for seat in range(t.seats):
        taker = t.flag_with[seat]
        if taker != NO_SEAT:
            out[start + FLAG_LOST + places_on(t, me, seat)] = 1
            out[start + FLAG_WITH + places_on(t, me, taker)] += 1


ENCODING: Final = ConquestEncoding(FEATURES, CHOICES)

# Where each block begins.
QUESTION: Final[i64] = ENCODING.at("question")
BEGUN: Final[i64] = ENCODING.at("begun")
PICKED: Final[i64] = ENCODING.at("picked")
IN_HAND_AT: Final[i64] = ENCODING.at("in-hand")
LEFT: Final[i64] = ENCODING.at("left")
SEATS_AT: Final[i64] = ENCODING.at("seats")
OPTIONS: Final[i64] = ENCODING.at("options")
STANDS: Final[i64] = ENCODING.at("stands")
OWN: Final[i64] = ENCODING.at("own")
MAY_BE: Final[i64] = ENCODING.at("may-be")
KNOWN: Final[i64] = ENCODING.at("known")
SHOWN: Final[i64] = ENCODING.at("shown")
TARGETS: Final[i64] = ENCODING.at("targets")
THREATENED: Final[i64] = ENCODING.at("threatened")
WINS: Final[i64] = ENCODING.at("wins")
OWNERS: Final[i64] = ENCODING.at("owners")
CITIES: Final[i64] = ENCODING.at("cities")
PIECE_COUNT: Final[i64] = ENCODING.at("pieces")
TERRITORY_COUNT: Final[i64] = ENCODING.at("territories")
CITY_COUNT: Final[i64] = ENCODING.at("city-count")
BAG: Final[i64] = ENCODING.at("bag")
BAG_SIZE: Final[i64] = ENCODING.at("bag-size")
FLAG_LOST: Final[i64] = ENCODING.at("flag-lost")
FLAG_WITH: Final[i64] = ENCODING.at("flag-with")
TURN: Final[i64] = ENCODING.at("turn")
FIRST: Final[i64] = ENCODING.at("first")
DRAWN: Final[i64] = ENCODING.at("drawn")
DISCARDS: Final[i64] = ENCODING.at("discards")
PILE: Final[i64] = ENCODING.at("pile")
MOVES: Final[i64] = ENCODING.at("moves")
ROUND: Final[i64] = ENCODING.at("round")
