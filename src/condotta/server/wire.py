"""The requests and answers of the wire. The description served to programs is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from .message import TableShown
from .rows import ClockSetup, Mark
from .seats import Role
from .talk import LONGEST_NAME, LONGEST_TEXT

Key = Annotated[str, Meta(min_length=1, max_length=64, description="The same key again gives the same answer.")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Every request: what is not known in it is refused, not ignored."""


class ClockWanted(Request, frozen=True):
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
    clock: ClockWanted | None = None


class Join(Request, frozen=True):
    name: Name
    seat: SeatNumber | None = None


class StartTable(Request, frozen=True):
    fill: BotName | None = None


class Nothing(Request, frozen=True):
    pass


class HandOver(Request, frozen=True):
    to: Literal["bot", "person"]
    bot: BotName | None = None


class ReplayWanted(Request, frozen=True):
    record: str


class DoAct(Request, frozen=True):
    key: Key
    decision: Number | None = None
    act: Number | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


class DoUndo(Request, frozen=True):
    key: Key


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
    answer: Mark


class AskPause(Request, frozen=True):
    key: Key
    on: bool


class QrWanted(Request, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


# Answers


class Done(Struct, frozen=True):
    """The number of the message that tells what was done."""

    seq: int


class SeatLink(Struct, frozen=True):
    seat: int
    token: str
    link: str


class Links(Struct, frozen=True):
    watch: str
    any: str
    host: str


class TableCreated(Struct, frozen=True):
    table: str
    host: str
    invitation: str
    links: Links
    seats: list[SeatLink]


class Joined(Struct, frozen=True):
    seat: int
    token: str | None
    link: str | None
    seq: int


class Handed(Struct, frozen=True):
    seq: int
    token: str | None
    link: str | None


class Rematched(Struct, frozen=True):
    seq: int
    table: str


class You(Struct, frozen=True):
    role: Role
    seat: int | None


class Setup(Struct, frozen=True):
    options: dict[str, Any]
    rules: int
    clock: ClockSetup | None
    language: str
    public: bool
    talk: bool
    created: int


class TableFound(Struct, frozen=True):
    you: You
    table: TableShown
    setup: Setup
    seq: int
    now: int


class TableList(Struct, frozen=True):
    tables: list[Raw]


class Forbidden(Struct, frozen=True):
    variants: list[str]
    rule: str


class ArgFound(Struct, frozen=True):
    name: str
    kind: str
    words: list[str]


class VerbFound(Struct, frozen=True):
    name: str
    args: list[ArgFound]
    payload: str | None
    rule: Annotated[str, Meta(description="the rule that tells what it does; empty where that depends on the question")]


class Kind(Struct, frozen=True):
    name: str
    kind: str


class OptionFound(Struct, frozen=True):
    """What a table can be set up with; `usual`, `least` and `most` as the kind needs them."""

    name: str
    kind: Annotated[str, Meta(description="switch, number, seat or file")]
    rule: str
    usual: bool | int | None
    least: int
    most: int
    variant: str | None


class GameFound(Struct, frozen=True):
    name: str
    rules: int
    fewest: int
    most: int
    variants: list[str]
    forbidden: list[Forbidden]
    options: list[OptionFound]
    bots: list[str]
    things: dict[str, list[str]]
    thing_rules: Annotated[dict[str, list[str]], Meta(description="for each thing the rule that tells what it does")]
    verbs: list[VerbFound]
    events: dict[str, list[Kind]]


class GameList(Struct, frozen=True):
    games: list[GameFound]
    languages: list[str]


class GameTexts(Struct, frozen=True):
    words: str
    rules: str


class TextsFound(Struct, frozen=True):
    lang: str
    shell: str
    server: str
    page: str
    games: dict[str, GameTexts]


class Health(Struct, frozen=True):
    ok: bool
    version: str


class Refused(Struct, frozen=True):
    """Why not: a key of the texts with its arguments, the rule, and the sentence."""

    key: str
    rule: str
    args: dict[str, str | int]
    sentence: str
