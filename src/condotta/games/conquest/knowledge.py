"""Q8 What each seat knows of each piece.

What all know and what a seat has looked at by itself are kept together: for each piece the set of kinds
it may be by what all know, and the seats that know it because they have looked.

A piece that nothing has mixed with others is in group 0: `origin` and `origin_seen_by` say what is known.
A Regroup, or a draw from a bag, mixes pieces into a group. From then on there are two lists. The origins
(`origin`, `origin_seen_by`, and what each really is, `origin_kind`) are what was known before. The places
(`may_be`, `seen_by`, `kind`) are what has been learnt since of what stands there. Each origin is at one
of the places; only the owner knows at which.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.seats import bit, size
from .pieces import ANY, PIECES, SPY, only
from .table import IN_BAG, Table


def known(t: Table, piece: i64) -> i64:
    """The kinds a piece may be by what all know of it alone; counting the others may leave fewer."""
    if t.group[piece] == 0:
        return t.origin[piece]
    return t.may_be[piece]


def narrow(t: Table, piece: i64, kinds: i64) -> None:
    """Q8: all learn that a piece is one of these kinds."""
    if t.group[piece] == 0:
        t.origin[piece] &= kinds
    else:
        t.may_be[piece] &= kinds
        sort_out(t, t.group[piece])


def reveal(t: Table, piece: i64) -> None:
    """Q4.4: a piece is shown to all."""
    narrow(t, piece, bit(t.kind[piece]))


def look_at(t: Table, seat: i64, piece: i64) -> None:
    """Q8: a seat has seen what a piece is; all have seen that it looked."""
    if t.group[piece] == 0:
        t.origin_seen_by[piece] |= bit(seat)
    else:
        t.seen_by[piece] |= bit(seat)


def spy_on_board(t: Table, seat: i64) -> None:
    """Q7: all learn that a seat's Spy is not in its bag."""
    piece = seat * PIECES
    while piece < (seat + 1) * PIECES:
        if t.zone[piece] == IN_BAG:
            narrow(t, piece, ANY & ~bit(SPY))
        piece += 1


def spy_in_bag(t: Table, seat: i64) -> None:
    """Q7: all learn that a seat's Spy is in its bag."""
    piece = seat * PIECES
    while piece < (seat + 1) * PIECES:
        if t.zone[piece] != IN_BAG:
            narrow(t, piece, ANY & ~bit(SPY))
        piece += 1


def mix(t: Table, pieces: vec[i64]) -> None:
    """Q8: what was known of each of these pieces is from now on known of them together. To be called before
    they change places. Pieces already mixed with others bring their group along."""
    if alike(t, pieces):
        return
    i: i64 = 0
    while i < len(pieces):
        if t.group[pieces[i]] != 0:
            loosen(t, t.group[pieces[i]], pieces)
        i += 1
    id = unused(t, pieces[0])
    i = 0
    while i < len(pieces):
        join(t, pieces[i], id)
        i += 1
    sort_out(t, id)


def unused(t: Table, piece: i64) -> i64:
    """A number that no group of this piece's owner has."""
    id = piece - piece % PIECES + 1
    while len(members_of(t, id)) > 0:
        id += 1
    return id


def alike(t: Table, pieces: vec[i64]) -> bool:
    """Whether the same is known of each of these pieces, so that mixing them takes nothing away."""
    i: i64 = 0
    while i < len(pieces):
        piece = pieces[i]
        if t.group[piece] != 0 or t.origin_seen_by[piece] != 0 or t.origin[piece] != t.origin[pieces[0]]:
            return False
        i += 1
    return True


def join(t: Table, piece: i64, id: i64) -> None:
    """Bring a piece, and the group it may be in, into a group; what its place may hold is open again."""
    old = t.group[piece]
    if old == 0:
        t.origin_kind[piece] = t.kind[piece]
        t.group[piece] = id
    elif old != id:
        other = piece - piece % PIECES
        end = other + PIECES
        while other < end:
            if t.group[other] == old:
                t.group[other] = id
            other += 1
    t.may_be[piece] = ANY
    t.seen_by[piece] = 0


def loosen(t: Table, id: i64, mixed: vec[i64]) -> None:
    """Some of a group are to be mixed again. Which says more, what was known before the first mixing, or what
    has been learnt since of the places? If the latter, the group is given up for it; only the places that are
    mixed again lose what was learnt of them otherwise."""
    members = members_of(t, id)
    every: i64 = 0
    i: i64 = 0
    while i < len(members):
        every |= t.origin[members[i]]
        i += 1
    lost_origins: i64 = 0
    lost_places: i64 = 0
    i = 0
    while i < len(members):
        piece = members[i]
        lost_origins += size(every & ~t.origin[piece]) + size(every) * size(t.origin_seen_by[piece])
        if contains(mixed, piece):
            lost_places += size(every & ~t.may_be[piece]) + size(every) * size(t.seen_by[piece])
        i += 1
    if lost_places <= lost_origins:
        return
    i = 0
    while i < len(members):
        piece = members[i]
        t.group[piece] = 0
        t.origin[piece] = every & t.may_be[piece]
        t.origin_seen_by[piece] = t.seen_by[piece]
        i += 1


def sort_out(t: Table, id: i64) -> None:
    """Take out of a group what is no longer mixed: a place all know, where it is clear which origin it was;
    and all of them once nothing tells the origins apart."""
    again = True
    while again:
        again = False
        members = members_of(t, id)
        i: i64 = 0
        while i < len(members) and not again:
            if only(t.may_be[members[i]]):
                again = settle_place(t, members, members[i])
            i += 1
        if not again and indistinct(t, members):
            i = 0
            while i < len(members):
                piece = members[i]
                t.group[piece] = 0
                t.origin[piece] &= t.may_be[piece]
                t.origin_seen_by[piece] |= t.seen_by[piece]
                i += 1


def settle_place(t: Table, members: vec[i64], place: i64) -> bool:
    """A place whose kind all know leaves the group with its origin, if all origins it can be are alike."""
    kinds = t.may_be[place]
    model: i64 = -1
    found: i64 = -1
    i: i64 = 0
    while i < len(members):
        piece = members[i]
        if t.origin[piece] & kinds != 0:
            if model < 0:
                model = piece
            elif t.origin[piece] != t.origin[model] or t.origin_seen_by[piece] != t.origin_seen_by[model]:
                return False
            if t.origin_kind[piece] == t.kind[place]:
                found = piece
        i += 1
    # The origin found leaves with the place; the origin written beside the place takes its seat in the list.
    t.origin[found] = t.origin[place]
    t.origin_seen_by[found] = t.origin_seen_by[place]
    t.origin_kind[found] = t.origin_kind[place]
    t.group[place] = 0
    t.origin[place] = kinds
    t.origin_seen_by[place] = 0
    return True


def indistinct(t: Table, members: vec[i64]) -> bool:
    """Whether nothing tells the origins of a group apart."""
    if len(members) == 0:
        return False
    i: i64 = 0
    while i < len(members):
        piece = members[i]
        if t.origin[piece] != t.origin[members[0]]:
            return False
        if t.origin_seen_by[piece] != 0 and len(members) > 1:
            return False
        i += 1
    return True


def members_of(t: Table, id: i64) -> vec[i64]:
    """The pieces of a group."""
    found = vec[i64]()
    if id == 0:
        return found
    piece = (id - 1) - (id - 1) % PIECES
    end = piece + PIECES
    while piece < end:
        if t.group[piece] == id:
            found = append(found, piece)
        piece += 1
    return found


def contains(pieces: vec[i64], piece: i64) -> bool:
    i: i64 = 0
    while i < len(pieces):
        if pieces[i] == piece:
            return True
        i += 1
    return False
