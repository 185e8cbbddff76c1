"""What the log of a table is made of: a header that never changes, and numbered rows that are only added."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

By = Literal["person", "bot", "default", "chance"]
Change = Literal[
    "joins",
    "leaves",
    "away",
    "to-bot",
    "to-person",
    "back",
    "renews",
    "absent",
    "renamed",
    "kept",
    "freed",
    "replaced",
    "here",
    "resigned",
]
Decider = Literal["host", "vote"]
"""Who decides about a seat that is not one's own, or about a table: its host, or all others together."""
Motion = Literal["free", "to-bot", "to-person", "end"]
"""What the seats can agree on: to free a seat before the start, to hand one whose player is absent to a bot or to
somebody who offers to play, to end the table."""
PromiseReply = Literal["accept", "refuse", "withdraw", "kept", "broken"]
Phase = Literal["waiting", "playing", "paused", "over", "closed"]
"""Where a table stands."""
Reason = Literal["age", "players", "host"]
"""Why a table was deleted: by its age, by all who sat there, by whoever runs the server."""


class ClockSetup(Struct, frozen=True, omit_defaults=True):
    kind: Literal["move", "bank"]
    seconds: int
    increment: int = 0
    then: str | None = None
    """The bot that takes the seat when time is out, until its owner is back."""


class Branch(Struct, frozen=True):
    """Where a table goes on from that was not played from its beginning."""

    table: str | None
    """None: from a record that somebody brought along."""
    at: int
    """The row of that game, as a replay counts them."""
    seat: int
    """Who plays on; the others are bots."""
    known: Literal["seat", "all"]
    """Whether hidden things are as they were, or only as that seat could have imagined them."""


class Header(Struct, frozen=True, kw_only=True):
    """All that is settled when a table is created. Tokens are hashes."""

    game: str
    rules: int
    seats: list[str]
    """`person` or the name of a bot, for each seat."""
    options: dict[str, object]
    language: str = "en"
    public: bool = False
    talk: bool = True
    clock: ClockSetup | None = None
    absence: int = 600
    """Seconds without a sign of life after which others may decide about a seat."""
    hints: bool = False
    """Whether the only person at the table may ask the strongest bot."""
    host: str
    invitation: str
    tokens: list[str]
    branch: Branch | None = None


class Created(Struct, frozen=True, tag="table", tag_field="kind"):
    """The first row of every log."""


class SeatChange(Struct, frozen=True, tag="seat", tag_field="kind", omit_defaults=True):
    seat: int
    what: Change
    name: str | None = None
    bot: str | None = None
    token: str | None = None
    """The hash of the seat's new token, where it gets one."""
    by: Decider | None = None
    """None if the seat itself asked for it."""
    was: str | None = None
    """The name that the seat had before, where it gets another."""


class Start(Struct, frozen=True, tag="start", tag_field="kind", omit_defaults=True):
    position: dict[str, Any] | None = None
    """Where the game begins, if not at its beginning (kernel/position.py)."""


class Act(Struct, frozen=True, tag="act", tag_field="kind"):
    """An entry of the game; chance's results are such entries too."""

    seat: int
    act: int
    by: By


class Undo(Struct, frozen=True, tag="undo", tag_field="kind"):
    seat: int
    entry: int
    """The row that no longer holds."""


class Talk(Struct, frozen=True, tag="talk", tag_field="kind"):
    seat: int
    to: list[int] | None
    text: str


class PromiseMade(Struct, frozen=True, tag="promise", tag_field="kind"):
    seat: int
    to: int
    text: str
    open: bool


class PromiseAnswered(Struct, frozen=True, tag="answer", tag_field="kind"):
    seat: int
    number: int
    answer: PromiseReply


class Pause(Struct, frozen=True, tag="pause", tag_field="kind"):
    seat: int
    on: bool


class Close(Struct, frozen=True, tag="close", tag_field="kind", omit_defaults=True):
    by: Decider = "host"


class Vote(Struct, frozen=True, tag="vote", tag_field="kind", omit_defaults=True):
    """A seat agrees to a motion, or takes that back."""

    seat: int
    what: Motion
    on: bool
    about: int | None = None
    bot: str | None = None


class StandIn(Struct, frozen=True, tag="stand-in", tag_field="kind"):
    """Somebody offers to play a seat whose player is absent; the hash of the token is good once all others agree."""

    seat: int
    name: str
    token: str


class Rematch(Struct, frozen=True, tag="rematch", tag_field="kind"):
    seat: int
    table: str


class Rules(Struct, frozen=True, tag="rules", tag_field="kind"):
    """The game was moved to a newer version of the rules after a dry replay proved equal."""

    old: int
    new: int


class Notice(Struct, frozen=True, tag="notice", tag_field="kind"):
    """What whoever runs the server tells all at a table, and whether it pauses the table or lets it go on."""

    text: str
    pause: bool | None = None


class DaysOff(Struct, frozen=True, tag="days-off", tag_field="kind"):
    """A seat takes days off from now on, or with 0 ends them: its time does not run meanwhile."""

    seat: int
    days: int


class Mute(Struct, frozen=True, tag="mute", tag_field="kind"):
    """A seat is not told any more what another one says, or is again."""

    seat: int
    about: int
    on: bool


class DeletionWish(Struct, frozen=True, tag="deletion", tag_field="kind"):
    """A seat wants the table deleted, or does not any more; it is when all want it who sat there."""

    seat: int
    on: bool


class StandingBid(Struct, frozen=True, tag="standing", tag_field="kind"):
    """A seat bids up to so much in the auction of a lot; None takes that back. Nobody else is told."""

    seat: int
    lot: int
    up_to: int | None


Body = (
    Created
    | SeatChange
    | Start
    | Act
    | Undo
    | Talk
    | PromiseMade
    | PromiseAnswered
    | Pause
    | Close
    | Rematch
    | Rules
    | Vote
    | StandIn
    | Notice
    | DeletionWish
    | DaysOff
    | Mute
    | StandingBid
)


class Row(Struct, frozen=True):
    seq: int
    at: int
    """The server's time."""
    wall: int
    body: Body
    key: str | None = None
    """The idempotency key with which the seat asked for it."""
    mark: str = ""
    """Of a row that touches the game: the hash of all that was told up to here."""


def seat_of(body: Body) -> int | None:
    """The seat that asked for a row, to keep its key apart from those of others."""
    return getattr(body, "seat", None)


BODY: Final = msgspec.json.Decoder(Body)
HEADER: Final = msgspec.json.Decoder(Header)


def decoded_row(found: tuple[Any, ...]) -> Row:
    """As a database gives it: number, time, time of day, body, key, mark."""
    seq, at, wall_time, body, key, mark = found
    return Row(seq, at, wall_time, BODY.decode(body), key, mark)
