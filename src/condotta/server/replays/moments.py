"""A moment of a game that is over, to be played on from by somebody: as it was, or as one seat could have known it."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from msgspec import Struct

from ...games import GAMES
from ...kernel.contract import Table
from ...kernel.position import Position, position_of
from ...kernel.record import read_record
from ...kernel.rng import Rng
from ..log.rows import Act
from ..refusal import Refusal
from ..state.records import MAX_ROWS, read

Known = Literal["seat", "all"]


class Wish(Struct, frozen=True):
    """From where somebody wants to play on, and as who."""

    at: int
    """The row, as a replay counts them."""
    seat: int
    known: Known


class Moment(Struct, frozen=True):
    """All that a table needs that begins there."""

    game: str
    seats: int
    options: dict[str, Any]
    position: Position


def position_for(t: Table | None, wish: Wish, seed: int | None = None) -> Position:
    """Where one begins. What the seat did not know is drawn anew from what it knew, so nothing of it comes along; the
    same seed draws the same from every world that looks the same to the seat."""
    if t is None or t.asked == 0:
        raise Refusal(409, "nothing-to-play-on")
    if wish.seat >= t.seats:
        raise Refusal(404, "no-such-seat")
    if wish.known == "all":
        return position_of(t)
    return position_of(t.game.determinize(t, wish.seat, Rng(secrets.randbits(62) if seed is None else seed)))


def moment_in(text: str, wish: Wish) -> Moment:
    """A moment of a record that somebody brought along. Raises RecordError."""
    if text.count("\n") > MAX_ROWS:
        raise Refusal(422, "record-too-much")
    match = read_record(text, GAMES)
    if match.position is not None:  # whoever wrote it may have written anything: here it is only looked at
        raise Refusal(422, "record-from-a-moment")
    bodies = read(text).bodies[: wish.at]
    again = match.begun()
    for body in bodies:
        if isinstance(body, Act):
            again.act(body.seat, body.act)
    begun = again.table if len(bodies) == wish.at else None
    return Moment(match.game.name, int(match.table.seats), match.options, position_for(begun, wish))
