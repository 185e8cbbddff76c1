"""Q8 What each seat knows of each piece.

What all know and what a seat has looked at by itself are kept together: for each piece the set of kinds
it may be by what all know, and the seats that know it because they have looked.

A piece that nothing has mixed with others is in group 0: `origin` and `origin_seen_by` say what is known.
A Regroup, or a draw from a bag, mixes pieces into a group. From then on there are two lists. The origins
(`origin`, `origin_seen_by`, and what each really is, `origin_kind`) are what was known before. The places
(`may_be`, `seen_by`, `kind`) are what has been learnt since of what stands there. Each origin is at one
of the places; only the owner knows at which. The groups of each seat are numbered from 1.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.seats import bit, first, has, size
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
    elif t.may_be[piece] & ~kinds != 0:
        t.may_be[piece] &= kinds
        sort_out(t, piece // PIECES, t.group[piece])


def reveal(t: Table, piece: i64) -> None:
    """Q4.4, Q7: a piece is shown to all."""
    narrow(t, piece, bit(t.kind[piece]))


def look_at(t: Table, seat: i64, piece: i64) -> None:
    """Q8: a seat sees what a piece of another is; all have seen that it looked."""
    if piece // PIECES == seat:
        return
    if t.group[piece] == 0:
        t.origin_seen_by[piece] |= bit(seat)
    else:
        t.seen_by[piece] |= bit(seat)
    t.tell(bit(seat), "you-see", t.zone[piece], t.kind[piece])


def spy_on_board(t: Table, seat: i64) -> None:
    """Q3.2: all learn that a seat's Spy is not in its bag."""
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.zone[piece] == IN_BAG:
            narrow(t, piece, ANY & ~bit(SPY))


def spy_in_bag(t: Table, seat: i64) -> None:
    """Q3.2: all learn that a seat's Spy is in its bag."""
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.zone[piece] != IN_BAG:
            narrow(t, piece, ANY & ~bit(SPY))


def mix(t: Table, pieces: vec[i64]) -> None:
    """Q8: what was known of each of these pieces is from now on known of them together. To be called before
    they change places. Pieces already mixed with others bring their group along. One alone is mixed with nothing."""
    if len(pieces) == 1 or alike(t, pieces):
        return
    seat = pieces[0] // PIECES
    groups: i64 = 0
    for piece in pieces:
        group = t.group[piece]
        if group != 0 and not has(groups, group):
            groups |= bit(group)
            loosen(t, members_of(t, seat, group), pieces)
    joined = unused(t, seat)
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if has(groups, t.group[piece]):
            t.group[piece] = joined
    for piece in pieces:
        if t.group[piece] == 0:
            t.group[piece] = joined
            t.origin_kind[piece] = t.kind[piece]
        t.may_be[piece] = ANY
        t.seen_by[piece] = 0
    sort_out(t, seat, joined)


def unused(t: Table, seat: i64) -> i64:
    """A number from 1 that no group of this seat has."""
    used: i64 = 0
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        used |= bit(t.group[piece])
    return first(~used & ~1)


def alike(t: Table, pieces: vec[i64]) -> bool:
    """Whether the same is known of each of these pieces, so that mixing them takes nothing away."""
    model = t.origin[pieces[0]]
    return all(t.group[piece] == 0 and t.origin_seen_by[piece] == 0 and t.origin[piece] == model for piece in pieces)


def loosen(t: Table, members: vec[i64], mixed: vec[i64]) -> None:
    """Some of a group are to be mixed again. Which says more, what was known before the first mixing, or what
    has been learnt since of the places? If the latter, the group is given up for it; only the places that are
    mixed again lose what was learnt of them otherwise."""
    every: i64 = 0
    for piece in members:
        every |= t.origin[piece]
    lost_origins: i64 = 0
    lost_places: i64 = 0
    for piece in members:
        lost_origins += said(every, t.origin[piece], t.origin_seen_by[piece])
        if any(other == piece for other in mixed):
            lost_places += said(every, t.may_be[piece], t.seen_by[piece])
    if lost_places <= lost_origins:
        return
    for piece in members:
        t.group[piece] = 0
        t.origin[piece] = every & t.may_be[piece]
        t.origin_seen_by[piece] = t.seen_by[piece]


def said(every: i64, kinds: i64, seen_by: i64) -> i64:
    """How much it says of a piece that it is one of these kinds, of all that its group may be, and who has seen it."""
    excluded = size(every & ~kinds)
    return excluded if seen_by == 0 else excluded + size(every) * size(seen_by)


def sort_out(t: Table, seat: i64, group: i64) -> None:
    """Take out of a group what is no longer mixed: a place all know, where it is clear which origin it was;
    and all of them once nothing tells the origins apart."""
    members = members_of(t, seat, group)
    while settle_place(t, members):
        members = members_of(t, seat, group)
    if indistinct(t, members):
        for piece in members:
            t.group[piece] = 0
            t.origin[piece] &= t.may_be[piece]
            t.origin_seen_by[piece] |= t.seen_by[piece]


def settle_place(t: Table, members: vec[i64]) -> bool:
    """A place whose kind all know leaves the group with its origin, if all origins it can be are alike. Whether
    there was one."""
    for place in members:
        if only(t.may_be[place]):
            found = origin_of(t, members, place)
            if found >= 0:
                # The origin found leaves with the place; the one written beside the place takes its seat in the list.
                t.origin[found] = t.origin[place]
                t.origin_seen_by[found] = t.origin_seen_by[place]
                t.origin_kind[found] = t.origin_kind[place]
                t.group[place] = 0
                t.origin[place] = t.may_be[place]
                t.origin_seen_by[place] = 0
                return True
    return False


def origin_of(t: Table, members: vec[i64], place: i64) -> i64:
    """The origin that is at a place whose kind all know; -1 if those that it can be are not alike."""
    kind = t.kind[place]
    model: i64 = -1
    found: i64 = -1
    for piece in members:
        if has(t.origin[piece], kind):
            if model < 0:
                model = piece
            elif t.origin[piece] != t.origin[model] or t.origin_seen_by[piece] != t.origin_seen_by[model]:
                return -1
            if t.origin_kind[piece] == kind:
                found = piece
    # Which of them it was is the owner's secret: the first is taken for it, so that the list does not tell.
    t.origin_kind[found] = t.origin_kind[model]
    return model


def indistinct(t: Table, members: vec[i64]) -> bool:
    """Whether nothing tells the origins of a group apart."""
    if len(members) == 1:
        return True
    return len(members) > 0 and all(
        t.origin[piece] == t.origin[members[0]] and t.origin_seen_by[piece] == 0 for piece in members
    )


def members_of(t: Table, seat: i64, group: i64) -> vec[i64]:
    """The pieces of a group."""
    found = vec[i64]()
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if t.group[piece] == group:
            found = append(found, piece)
    return found
