"""What else is asked and answered over the wire: games, texts, records, and why something is refused."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from ..log.rows import Branch, ClockSetup
from ..refusal import Refused
from ..state.messages import TableShown
from ..state.seats import Role
from ..tables.presence import PresenceShown
from ..tables.requests import Request


class ReplayRequest(Request, frozen=True):
    record: str


class QrRequest(Request, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class TryAct(Request, frozen=True):
    """Something that a step of a lesson did not ask for."""

    step: int
    text: Annotated[str, Meta(max_length=200)]


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
    absence: int
    days_off: int
    hints: bool
    branch: Branch | None


class TableInfo(Struct, frozen=True):
    you: You
    table: TableShown
    setup: Setup
    absent: list[int]
    """For how long there was no sign of each seat, in milliseconds."""
    presence: PresenceShown
    seq: int
    now: int
    stopped: Refused | None
    """Why the table can be read but not go on."""


class TableList(Struct, frozen=True):
    tables: list[Raw]


class Forbidden(Struct, frozen=True):
    variants: list[str]
    rule: str


class ArgInfo(Struct, frozen=True):
    name: str
    kind: str
    words: list[str]


class VerbInfo(Struct, frozen=True):
    name: str
    args: list[ArgInfo]
    payload: str | None
    rule: Annotated[str, Meta(description="the rule that tells what it does; empty where that depends on the question")]


class Kind(Struct, frozen=True):
    name: str
    kind: str


class OptionInfo(Struct, frozen=True):
    """What a table can be set up with; `usual`, `least` and `most` as the kind needs them."""

    name: str
    kind: Annotated[str, Meta(description="switch, number, seat or file")]
    rule: str
    usual: bool | int | None
    least: int
    most: int
    variant: str | None


class MomentInfo(Struct, frozen=True):
    """Keys of events: what a moment is about, where it begins, what it tells of the way there, what it changes."""

    name: str
    results: list[str]
    begins: list[str]
    tells: list[str]
    changes: list[str]


class GameInfo(Struct, frozen=True):
    name: str
    rules: int
    fewest: int
    most: int
    variants: list[str]
    forbidden: list[Forbidden]
    options: list[OptionInfo]
    bots: Annotated[list[str], Meta(description="all that can play it: the levels, then the others")]
    levels: Annotated[list[str], Meta(description="the ladder of levels, the weakest first")]
    usual_level: Annotated[str, Meta(description="the level of a table whose host has not chosen one")]
    things: dict[str, list[str]]
    thing_rules: Annotated[dict[str, list[str]], Meta(description="for each thing the rule that tells what it does")]
    verbs: list[VerbInfo]
    events: dict[str, list[Kind]]
    moments: Annotated[list[MomentInfo], Meta(description="what must be seen before one goes on")]
    chapters: Annotated[list[str], Meta(description="the events with which a chapter of the log begins")]


class GameList(Struct, frozen=True):
    games: list[GameInfo]
    languages: list[str]


class GameTexts(Struct, frozen=True):
    game: str
    help: str


class BesideTexts(Struct, frozen=True):
    rules: str
    lesson: str
    refusals: str
    review: str
    notices: str


class Texts(Struct, frozen=True):
    lang: str
    shell: str
    page: str
    games: dict[str, str]


class Health(Struct, frozen=True):
    ok: bool
    version: str
    wire: int
