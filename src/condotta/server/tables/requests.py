"""What people ask of a table. The description served to programs is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..log.rows import ClockSetup, Motion, PromiseReply
from ..state.talk import MAX_NAME, MAX_TEXT
from ..state.timing.clock import MOST_DAYS_OFF

Key = Annotated[str, Meta(min_length=1, max_length=64, description="The same key again gives the same answer.")]
OwnKey = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=64,
        description="A secret of the client's own, of 128 random bits or more: the same again gives the same answer.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Text = Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
BotName = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Every request: what is not known in it is refused, not ignored."""


class ClockRequest(Request, frozen=True):
    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0
    then: BotName | None = None

    def setup(self) -> ClockSetup:
        return ClockSetup(self.kind, self.seconds, self.increment, self.then)


class CreateTable(Request, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    language: Annotated[str, Meta(max_length=10)] = "en"
    public: bool = False
    talk: bool = True
    clock: ClockRequest | None = None
    absence: Annotated[int, Meta(ge=1, le=30 * 86400)] = 600
    hints: bool = False
    key: OwnKey | None = None


class Join(Request, frozen=True):
    name: Name
    seat: SeatNumber | None = None
    key: OwnKey | None = None


class StartTable(Request, frozen=True):
    fill: BotName | None = None


class Nothing(Request, frozen=True):
    pass


class Renew(Request, frozen=True):
    key: OwnKey | None = None


class AskRematch(Request, frozen=True):
    key: OwnKey | None = None


class HandOver(Request, frozen=True):
    to: Literal["bot", "person"]
    bot: BotName | None = None
    key: OwnKey | None = None


class FreeSeat(Request, frozen=True):
    seat: SeatNumber
    key: OwnKey | None = None


class Replace(Request, frozen=True):
    seat: SeatNumber
    bot: BotName


class OfferToPlay(Request, frozen=True):
    seat: SeatNumber
    name: Name
    key: OwnKey | None = None


class CastVote(Request, frozen=True):
    key: Key
    what: Motion
    on: bool = True
    seat: SeatNumber | None = None
    bot: BotName | None = None


class DoAct(Request, frozen=True):
    key: Key
    decision: Number | None = None
    act: Number | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


class DoUndo(Request, frozen=True):
    key: Key


class LeaveBid(Request, frozen=True):
    key: Key
    lot: Number
    up_to: Number | None


class Say(Request, frozen=True):
    key: Key
    text: Text
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=6)] | None = None


class MakePromise(Request, frozen=True):
    key: Key
    text: Text
    to: SeatNumber
    open: bool = True


class AnswerPromise(Request, frozen=True):
    key: Key
    answer: PromiseReply


class AskPause(Request, frozen=True):
    key: Key
    on: bool


class Resign(Request, frozen=True):
    key: Key
    bot: BotName | None = None


class TakeDaysOff(Request, frozen=True):
    key: Key
    days: Annotated[int, Meta(ge=0, le=MOST_DAYS_OFF)]


class MuteSeat(Request, frozen=True):
    key: Key
    seat: SeatNumber
    on: bool = True


class AskDeletion(Request, frozen=True):
    key: Key
    on: bool
