"""Fills in the features of Condottiere and spells its acts; features.py declares them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.counts import total
from ...kernel.encoding import ZERO, Answering, Encoding, byte, choice_at, spelled
from ...kernel.seats import NO_SEAT, PUBLIC, bit, has, size
from .acts import DISCARD, DRAW, KEEP, LEAVE, PLACE, POPE, TAKE
from .cards import (
    BISHOP,
    COURTESAN,
    DECK,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    NO_CARD,
    PRINTED,
    SPRING,
    WINTER,
    stays,
)
from .dealing import hand_size
from .features import CHOICES, DRAW_CHOICE, FEATURES
from .map import NOWHERE, REGION_COUNT, largest_group
from .showing import eye_row
from .table import Table
from .victory import regions_of, total_to_win
from .view import knows_face_down

CARDS: Final[i64] = KINDS
TOKENS: Final[i64] = 6

GROUPS: Final = vec[u8]([0] * 131072)
"""The largest group of each set of regions, once it has been asked for."""


def group_of(regions: i64) -> i64:
    """`largest_group`, worked out once for each set."""
    known = i64(GROUPS[regions])
    if known == 0 and regions != 0:
        known = largest_group(regions)
        GROUPS[regions] = u8(known)
    return known


def question_of(act: i64) -> i64:
    """Which question an option answers, by its verb."""
    if act < PLACE:
        return 0
    if act < POPE:
        return 1
    if act < TAKE:
        return 2
    if act < TAKE + MERCENARIES + 1:
        return 3
    if act <= DISCARD:
        return 4
    if act < DRAW:
        return 5
    return 6 if act < LEAVE else i64(7)


class CondottiereEncoding(Encoding[Table]):
    def spell(self, t: Table, seat: i64, act: i64) -> i64:
        """`keep` is spelled card by card, the lower number first."""
        if act < KEEP:
            return spelled(act)
        if act >= DRAW:
            return spelled(act - DRAW + DRAW_CHOICE)
        return spelled(KEEP + (act - KEEP) // 16, KEEP + (act - KEEP) % 16)

    def fill(self, t: Table, asked: Answering, out: vec[u8], start: i64) -> None:
        me = asked.seat
        question = question_of(asked.options.items[0])
        out[start + QUESTION + question] = 1
        if asked.parts > 0:
            out[start + KEPT_CARD + choice_at(asked.begun, 0) - KEEP] = 1
        fill_table(t, out, start)
        fill_cards(t, me, out, start)
        fill_seats(t, me, out, start)
        fill_battle(t, me, question, out, start)
        fill_regions(t, me, out, start)


def fill_table(t: Table, out: vec[u8], start: i64) -> None:
    """What is the same for every seat."""
    for variant in range(i64(5)):
        if has(t.book.chosen, variant):
            out[start + VARIANTS + variant] = 1
    out[start + TO_WIN] = byte(total_to_win(t))
    out[start + TO_WIN + 1] = byte(t.book.connected_to_win(t))
    out[start + PILE] = byte(total(t.pile))
    out[start + POINTS_TO_WIN] = byte(t.book.points_to_win(t))
    if t.deciding:
        out[start + DECIDING] = 1
    out[start + QUIET] = byte(t.quiet)
    out[start + BATTLES] = byte(t.battles)
    out[start + REGION + (t.region if t.region != NOWHERE else REGION_COUNT)] = 1
    out[start + POPE_AT + (t.pope if t.pope != NOWHERE else REGION_COUNT)] = 1


def fill_cards(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """C2.5: the own hand, the lines, the discards, and so what is still unseen."""
    lines = t.lines
    hands = t.hands
    discards = t.discards
    held = t.held
    unseen = DECK.copies[:]
    for kind in range(CARDS):
        mine = hands[me * KINDS + kind]
        out[start + HAND + kind] = byte(mine)
        out[start + DISCARDS + kind] = byte(discards[kind])
        unseen[kind] -= mine + discards[kind]
    for turn in range(t.seats):
        seat = seat_after(t, me, turn)
        line = seat * KINDS
        known = eye_row(t, PUBLIC if seat == me else me, seat)
        row = start + turn * KINDS
        for kind in range(CARDS):
            lies = lines[line + kind]
            if lies > 0:
                out[row + LINES + kind] = byte(lies)
                unseen[kind] -= lies
            if held[known + kind] > 0:
                out[row + HELD + kind] = byte(held[known + kind])
        card = t.face_down[seat]
        if card != NO_CARD and knows_face_down(t, me, seat):
            unseen[card] -= 1
            if seat == me:
                out[start + FACE_DOWN + card] = 1
            else:
                out[start + FACE_DOWN_KNOWN + turn - 1] = byte(card + 1)
    for kind in range(CARDS):
        out[start + UNSEEN + kind] = byte(unseen[kind])


def seat_after(t: Table, me: i64, turn: i64) -> i64:
    """The seat so many places clockwise from mine."""
    seat = me + turn
    return seat if seat < t.seats else seat - t.seats


def fill_seats(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """How each seat stands."""
    rivals: i64 = 0
    against: i64 = 0
    for turn in range(t.seats):
        seat = seat_after(t, me, turn)
        cards = hand_size(t, seat)
        out[start + SEATS_AT + turn] = 1
        out[start + HAND_SIZES + turn] = byte(cards)
        out[start + POINTS + turn] = byte(t.points[seat])
        at = start + STANDING + turn * TOKENS
        if has(t.out, seat):
            out[at] = 1
        if has(t.played, seat):
            out[at + 1] = 1
        if has(t.fighters, seat):
            out[at + 2] = 1
            if turn > 0 and cards > 0 and not has(t.out, seat):
                rivals += 1
                against += cards
        if t.holder == seat:
            out[at + 3] = 1
        if t.placer == seat:
            out[at + 4] = 1
        if t.face_down[seat] != NO_CARD:
            out[at + 5] = 1
    out[start + RIVALS_IN] = byte(rivals)
    out[start + CARDS_AGAINST] = byte(against)


def fill_battle(t: Table, me: i64, question: i64, out: vec[u8], start: i64) -> None:
    """C5.8: strengths, my lead, and my lead after each card I may play or take back."""
    lines = t.lines[:]
    field = Field(t, me)
    field.look(lines)
    if field.winter:
        out[start + SEASONS] = 1
    if field.spring:
        out[start + SEASONS + 1] = 1
    if field.top != NO_CARD:
        out[start + STRONGEST + field.top] = 1
    most: i64 = 0
    for turn in range(t.seats):
        seat = seat_after(t, me, turn)
        out[start + STRENGTHS + turn] = byte(field.strength(lines, seat))
        if turn > 0 and lines[seat * KINDS + COURTESAN] > most:
            most = lines[seat * KINDS + COURTESAN]
    out[start + COURTESANS] = byte(ZERO + lines[me * KINDS + COURTESAN] - most)
    card = t.face_down[me]
    if card != NO_CARD:
        lines[me * KINDS + card] += 1
    lead = field.lead(lines)
    out[start + LEAD] = byte(ZERO + lead)
    if lead >= 0:
        out[start + AHEAD + (0 if lead > 0 else 1)] = 1
    for kind in range(CARDS):
        out[start + LEAD_AFTER + kind] = byte(ZERO)
    if question == 0:
        for kind in range(CARDS):
            if t.hands[me * KINDS + kind] > 0:
                if not stays(kind) and kind != BISHOP:
                    tell_lead(lead, kind, out, start)
                elif kind == WINTER or kind == SPRING or kind == BISHOP:
                    tell_lead(field.lead(field.changed(lines, kind)), kind, out, start)
                else:
                    lines[me * KINDS + kind] += 1
                    tell_lead(field.lead(lines), kind, out, start)
                    lines[me * KINDS + kind] -= 1
    elif question == 3:
        for kind in range(i64(MERCENARIES)):
            if t.lines[me * KINDS + kind] > 0:
                lines[me * KINDS + kind] -= 1
                tell_lead(field.lead(lines), kind, out, start)
                lines[me * KINDS + kind] += 1


def tell_lead(lead: i64, kind: i64, out: vec[u8], start: i64) -> None:
    out[start + MAY_LEAD + kind] = 1
    out[start + LEAD_AFTER + kind] = byte(ZERO + lead)
    if lead > 0:
        out[start + AHEAD_AFTER + kind] = 1


class Field:
    """C5.8: the strengths of lines that are only imagined. A test holds it against the rules."""

    def __init__(self, t: Table, me: i64) -> None:
        self.seats = t.seats
        self.fighters = t.fighters
        self.me = me
        self.winter = False
        self.spring = False
        self.top: i64 = NO_CARD

    def look(self, lines: vec[i64]) -> None:
        """C5.1, C5.2: Winter, Spring and the strongest mercenary."""
        winter: i64 = 0
        spring: i64 = 0
        top: i64 = NO_CARD
        for seat in range(self.seats):
            line = seat * KINDS
            winter += lines[line + WINTER]
            spring += lines[line + SPRING]
            kind: i64 = MERCENARIES - 1
            while kind > top:
                if lines[line + kind] > 0:
                    top = kind
                kind -= 1
        self.winter = winter > 0
        self.spring = spring > 0
        self.top = top

    def strength(self, lines: vec[i64], seat: i64) -> i64:
        line = seat * KINDS
        sum: i64 = 0
        count: i64 = 0
        for kind in range(i64(MERCENARIES)):
            lies = lines[line + kind]
            count += lies
            sum += PRINTED[kind] * lies
        if self.winter:
            sum = count
        if lines[line + DRUMMER] > 0:
            sum *= 2
        if self.spring and self.top != NO_CARD:
            sum += 3 * lines[line + self.top]
        return sum + 10 * lines[line + HEROINE] + lines[line + COURTESAN]

    def lead(self, lines: vec[i64]) -> i64:
        """How far my line is ahead of the strongest other that fights."""
        self.look(lines)
        best: i64 = 0
        for seat in range(self.seats):
            if seat != self.me and has(self.fighters, seat):
                value = self.strength(lines, seat)
                if value > best:
                    best = value
        return self.strength(lines, self.me) - best

    def changed(self, lines: vec[i64], kind: i64) -> vec[i64]:
        """C5.1, C5.2, C5.4: the lines after my Winter, Spring or Bishop."""
        after = lines[:]
        self.look(lines)
        gone: i64 = SPRING
        if kind == SPRING:
            gone = WINTER
        elif kind == BISHOP:
            gone = self.top
        if gone != NO_CARD:
            for seat in range(self.seats):
                after[seat * KINDS + gone] = 0
        if kind != BISHOP:
            after[self.me * KINDS + kind] += 1
        return after


def fill_regions(t: Table, me: i64, out: vec[u8], start: i64) -> None:
    """C2.1: who has which regions, what each lacks, and which region would bring it on."""
    connected_to_win = t.book.connected_to_win(t)
    in_all = total_to_win(t)
    if t.region != NOWHERE and t.owners[t.region] != NO_SEAT:
        defender = t.owners[t.region] - me
        out[start + DEFENDER + (defender if defender >= 0 else defender + t.seats)] = 1
    for turn in range(t.seats):
        seat = seat_after(t, me, turn)
        regions = regions_of(t, seat)
        count = size(regions)
        group = group_of(regions)
        out[start + LACKING + turn * 3] = byte(count)
        out[start + LACKING + turn * 3 + 1] = byte(in_all - count)
        out[start + LACKING + turn * 3 + 2] = byte(connected_to_win - group)
        lacks = lacking(in_all - count, connected_to_win - group)
        at = start + turn * REGION_COUNT
        for region in range(i64(REGION_COUNT)):
            if has(regions, region):
                out[at + OWNERS + region] = 1
                continue
            then = lacking(in_all - count - 1, connected_to_win - group_of(regions | bit(region)))
            if then < lacks:
                out[at + NEARER + region] = 1
                if region == t.region:
                    out[start + STAKES + turn * 2] = 1
            if then <= 0:
                out[at + COMPLETES + region] = 1
                if region == t.region:
                    out[start + STAKES + turn * 2 + 1] = 1


def lacking(in_all: i64, connected: i64) -> i64:
    return in_all if in_all < connected else connected


ENCODING: Final = CondottiereEncoding(FEATURES, CHOICES)

# Where each block begins.
QUESTION: Final[i64] = ENCODING.at("question")
KEPT_CARD: Final[i64] = ENCODING.at("kept")
VARIANTS: Final[i64] = ENCODING.at("variants")
SEATS_AT: Final[i64] = ENCODING.at("seats")
TO_WIN: Final[i64] = ENCODING.at("to-win")
HAND: Final[i64] = ENCODING.at("hand")
HAND_SIZES: Final[i64] = ENCODING.at("hand-sizes")
LINES: Final[i64] = ENCODING.at("lines")
HELD: Final[i64] = ENCODING.at("held")
DISCARDS: Final[i64] = ENCODING.at("discards")
UNSEEN: Final[i64] = ENCODING.at("unseen")
PILE: Final[i64] = ENCODING.at("pile")
STRENGTHS: Final[i64] = ENCODING.at("strengths")
LEAD: Final[i64] = ENCODING.at("lead")
AHEAD: Final[i64] = ENCODING.at("ahead")
MAY_LEAD: Final[i64] = ENCODING.at("may-lead")
LEAD_AFTER: Final[i64] = ENCODING.at("lead-after")
AHEAD_AFTER: Final[i64] = ENCODING.at("ahead-after")
SEASONS: Final[i64] = ENCODING.at("seasons")
STRONGEST: Final[i64] = ENCODING.at("strongest")
COURTESANS: Final[i64] = ENCODING.at("courtesans")
STANDING: Final[i64] = ENCODING.at("standing")
RIVALS_IN: Final[i64] = ENCODING.at("rivals-in")
CARDS_AGAINST: Final[i64] = ENCODING.at("cards-against")
FACE_DOWN: Final[i64] = ENCODING.at("face-down")
FACE_DOWN_KNOWN: Final[i64] = ENCODING.at("face-down-known")
REGION: Final[i64] = ENCODING.at("region")
DEFENDER: Final[i64] = ENCODING.at("defender")
POPE_AT: Final[i64] = ENCODING.at("pope")
OWNERS: Final[i64] = ENCODING.at("owners")
LACKING: Final[i64] = ENCODING.at("lacking")
NEARER: Final[i64] = ENCODING.at("nearer")
COMPLETES: Final[i64] = ENCODING.at("completes")
STAKES: Final[i64] = ENCODING.at("stakes")
POINTS: Final[i64] = ENCODING.at("points")
POINTS_TO_WIN: Final[i64] = ENCODING.at("points-to-win")
DECIDING: Final[i64] = ENCODING.at("deciding")
QUIET: Final[i64] = ENCODING.at("quiet")
BATTLES: Final[i64] = ENCODING.at("battles")
