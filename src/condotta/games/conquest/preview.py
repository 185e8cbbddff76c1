"""What a move would do, told to the seat that makes it: by what it knows of the piece it would fight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contract import Event
from ...kernel.engine import options
from ...kernel.seats import bit
from ...kernel.signature import NUMBER, SEAT, EventSpec, event
from .acts import MOVE
from .board import ZONES
from .clash import ATTACKER, BOTH_BEATEN, outcome
from .notation import PIECE
from .odds import odds
from .pieces import FLAG, KINDS, PIECES
from .table import EMPTY, Table

AHEAD: Final[dict[str, EventSpec]] = {
    "beats": event(PIECE),
    "is-beaten": event(PIECE),
    "both-beaten": event(PIECE),
    "captures": event(SEAT),
    "surely-beats": event(),
    "surely-beaten": event(),
    "chances": event(NUMBER.called("wins"), NUMBER.called("both"), NUMBER.called("loses")),
}
"""What can be told of a move: certain if the piece is known or all it can be ends alike, else in hundredths."""


def previews(t: Table, seat: i64) -> dict[int, list[Event]]:
    """Q4.4, Q8: every fight that this seat may choose now. At a table without the memory aid people remember by
    themselves."""
    found: dict[int, list[Event]] = {}
    if not t.memory:
        return found
    known: dict[int, vec[float]] = {}
    for act in options(t, int(seat)):
        if MOVE <= act < MOVE + ZONES * ZONES and t.at[(act - MOVE) % ZONES] != EMPTY:
            enemy = t.at[(act - MOVE) % ZONES]
            owner = int(enemy // PIECES)
            if owner not in known:
                known[owner] = odds(t, seat, owner)
            found[act] = [fight(seat, t.kind[t.at[(act - MOVE) // ZONES]], enemy, known[owner])]
    return found


def fight(seat: i64, kind: i64, enemy: i64, likely: vec[float]) -> Event:
    """What becomes of an own piece of this kind against an enemy's, by what that one can be and how likely."""
    shares = [0.0, 0.0, 0.0]
    kinds: i64 = 0
    last: i64 = 0
    for other in range(KINDS):
        share = likely[enemy % PIECES * KINDS + other]
        if share > 0.0:
            kinds += 1
            last = other
            result = outcome(kind, other)
            shares[0 if result == ATTACKER else 1 if result == BOTH_BEATEN else 2] += share
    if kinds == 1:
        if last == FLAG:
            return Event("captures", bit(seat), enemy // PIECES, 0, 0, 0)
        key = "beats" if shares[0] > 0.0 else "both-beaten" if shares[1] > 0.0 else "is-beaten"
        return Event(key, bit(seat), last, 0, 0, 0)
    if shares[1] == 0.0 and (shares[0] == 0.0 or shares[2] == 0.0):
        return Event("surely-beats" if shares[0] > 0.0 else "surely-beaten", bit(seat), 0, 0, 0, 0)
    wins, both, loses = hundredths(shares)
    return Event("chances", bit(seat), wins, both, loses, 0)


def hundredths(shares: list[float]) -> list[int]:
    """Whole numbers that add up to 100: what can happen is at least 1, what cannot is 0."""
    found = [0 if share == 0.0 else max(1, round(100.0 * share)) for share in shares]
    largest = found.index(max(found))
    found[largest] += 100 - sum(found)
    return found
