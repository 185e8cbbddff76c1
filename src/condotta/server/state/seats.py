"""The seats of a table: who sits there, and which token opens it."""

from __future__ import annotations

from copy import copy
from typing import Final, Literal

from msgspec import Struct

from ...kernel.seats import PUBLIC
from ..log.rows import Header, Motion, SeatChange, StandIn, Talk, Vote
from .tokens import MAX_LENGTH, hash_of, same

PERSON: Final = "person"
SAME_PLAYER: Final = ("renews", "renamed")
"""Changes of a seat after which the same person plays it."""

Role = Literal["seat", "owner", "host", "invited", "candidate", "spectator"]


class Caller(Struct, frozen=True):
    """Who asks: by the token, or a spectator without one."""

    role: Role
    seat: int | None = None


SPECTATOR: Final = Caller("spectator")


class Seat(Struct):
    token: str
    """The hash of the token that plays this seat."""
    name: str | None = None
    """Of who sits here; of who may sit here, while the seat is kept and not taken."""
    taken: bool = False
    invited: bool = False
    """Whether it was taken by the invitation, and not by a link of its own."""
    bot: str | None = None
    """The bot that plays now, for its owner or as its own master."""
    away: bool = False
    owner: str | None = None
    """The hash of the owner's token while somebody else has the seat."""
    resigned: bool = False
    """Its player has given the game up: a bot plays it to the end, or of two seats the other one has won."""
    mutes: list[int] = []
    """The seats of whose talk it wants to be told nothing."""

    def change(self, row: SeatChange) -> None:
        if row.what == "joins":
            self.name, self.taken, self.away = row.name, True, False
            self.token, self.invited = row.token or self.token, row.token is not None
        elif row.what == "kept":
            self.name = row.name
        elif row.what in ("leaves", "freed"):
            self.name, self.taken, self.invited = None, False, False
            self.token = row.token or self.token
        elif row.what == "away":
            self.away = True
        elif row.what in ("to-bot", "absent", "replaced"):
            self.bot, self.taken = row.bot, True
            self.away = row.what != "to-bot"
        elif row.what == "resigned":
            self.bot, self.resigned = row.bot, True
        elif row.what == "renamed":
            self.name = row.name
        elif row.what == "to-person":
            self.owner, self.token = self.owner or self.token, row.token or self.token
            self.bot, self.away = None, False
        elif row.what == "here":
            self.bot, self.away = None, False
        elif row.what == "back":
            self.token, self.owner, self.bot, self.away = self.owner or self.token, None, None, False
        else:
            self.token = row.token or self.token

    def mute(self, other: int, on: bool) -> None:
        muted = {*self.mutes}
        self.mutes = sorted(muted | {other} if on else muted - {other})


class Votes(Struct):
    """A motion as it stands."""

    bot: str | None
    agreed: list[int]


def change_seat(seats: list[Seat], row: SeatChange) -> None:
    """And who sits there next, after it was freed, is heard by all."""
    seats[row.seat].change(row)
    if row.what == "freed":
        for seat in seats:
            seat.mute(row.seat, False)


class Motions(dict[tuple[Motion, int | None], Votes]):
    """What is asked of the others, and about which seat."""

    def clone(self) -> Motions:
        return Motions({motion: copy(votes) for motion, votes in self.items()})

    def vote(self, body: Vote) -> None:
        votes = self.setdefault((body.what, body.about), Votes(body.bot, []))
        votes.agreed = sorted({*votes.agreed, body.seat} if body.on else {*votes.agreed} - {body.seat})
        votes.bot = body.bot or votes.bot
        if not votes.agreed:
            del self[body.what, body.about]

    def settle(self, seat: int) -> None:
        """It stands otherwise with a seat now: what was asked about it is no longer asked."""
        for motion in [motion for motion in self if motion[1] == seat]:
            del self[motion]


def first_seats(header: Header) -> list[Seat]:
    return [
        Seat(token) if kind == PERSON else Seat(token, taken=True, bot=kind)
        for kind, token in zip(header.seats, header.tokens, strict=True)
    ]


def given_up(seats: list[Seat]) -> int | None:
    """The seat that has ended the game by giving it up: one of two."""
    resigned = [number for number, seat in enumerate(seats) if seat.resigned]
    return resigned[0] if resigned and len(seats) == 2 else None


def hears(seats: list[Seat], viewer: int, talk: Talk) -> bool:
    """What is said reaches those it is for, but for who does not want to hear it from this seat."""
    if viewer != PUBLIC and talk.seat in seats[viewer].mutes:
        return False
    return talk.to is None or viewer in (talk.seat, *talk.to)


def people(header: Header) -> list[int]:
    return [seat for seat, kind in enumerate(header.seats) if kind == PERSON]


def caller_of(token: str | None, header: Header, seats: list[Seat], stand_ins: dict[int, StandIn]) -> Caller | None:
    """Who has this token; None if it opens nothing here."""
    if token is None:
        return SPECTATOR
    return None if len(token) > MAX_LENGTH else holder_of(hash_of(token), header, seats, stand_ins)


def holder_of(given: str, header: Header, seats: list[Seat], stand_ins: dict[int, StandIn]) -> Caller | None:
    """Who has the token with this hash. All are compared, whichever fits."""
    found: Caller | None = None
    if same(given, header.invitation):
        found = Caller("invited")
    if same(given, header.host):
        found = Caller("host")
    for number, one in stand_ins.items():
        if same(given, one.token):
            found = Caller("candidate", number)
    for number, seat in enumerate(seats):
        if seat.owner is not None and same(given, seat.owner):
            found = Caller("owner", number)
        if same(given, seat.token) and header.seats[number] == PERSON:
            found = Caller("seat", number)
    return found
