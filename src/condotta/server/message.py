"""One number of a table's log as one eye may see it. Built from nothing for that eye; nothing is taken out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ..kernel.contract import HIDDEN, Event, Game
from ..kernel.engine import asides, options
from ..kernel.named_values import values_of_act, values_of_event
from ..kernel.seats import PUBLIC, has, seats_of
from .rows import Act, Answer, By, Pause, Promise, Rematch, Rules, SeatChange, Talk, Undo
from .story import Story
from .talk import Pledge

ENCODER: Final = msgspec.json.Encoder()
LARGEST_IN_BROWSERS: Final = (1 << 53) - 1


class Value(Struct, frozen=True):
    """An argument with its name and kind; `value` is a number, a seat, a word, or several of them."""

    name: str
    kind: str
    value: int | str | list[int | str]


class ActShown(Struct, frozen=True):
    act: int | None
    """None where the number is too large for a browser; the text always serves."""
    text: str
    verb: str
    args: list[Value]


class EventShown(Struct, frozen=True):
    key: str
    args: list[Value]


class Entry(Struct, frozen=True):
    seat: int
    by: By
    act: Raw


class Said(Struct, frozen=True, rename={"from_": "from"}):
    from_: int
    to: list[int] | None
    text: str


class DecisionShown(Struct, frozen=True):
    number: int
    rule: str
    name: str
    invited: list[int]
    asked: bool
    sealed: bool
    options: list[Raw]
    default: str | None


class ClockShown(Struct, frozen=True):
    left: list[int]
    running: list[int]


class SeatShown(Struct, frozen=True):
    seat: int
    name: str | None
    taken: bool
    bot: str | None
    away: bool
    agrees: bool


class TableShown(Struct, frozen=True):
    table: str
    game: str
    state: str
    variants: list[str]
    language: str
    public: bool
    talk: bool
    seats: list[SeatShown]
    paused: bool
    winners: list[int]
    scores: list[int]
    rematch: str | None


class Message(Struct, frozen=True):
    seq: int
    at: int
    kind: str
    events: list[EventShown]
    view: Any
    decision: DecisionShown | None
    asides: list[Raw]
    undo: bool
    clock: ClockShown | None
    promises: list[Pledge]
    table: TableShown
    entry: Entry | UnsetType | None = UNSET
    said: Said | UnsetType = UNSET
    change: dict[str, int | str | bool | None] | UnsetType = UNSET


class Empty(Struct, frozen=True):
    """What an eye gets of a row that it may not see."""

    seq: int


def message(story: Story, eye: int) -> bytes:
    """What the story's last row tells this eye; the same bytes whenever it is asked for."""
    if story.is_blind(eye):
        return empty(story.row.seq)
    table, body = story.table, story.row.body
    plays = eye != PUBLIC and table is not None
    return ENCODER.encode(
        Message(
            seq=story.row.seq,
            at=story.row.at,
            kind=str(type(body).__struct_config__.tag),
            events=[event_shown(story.game, event) for event in story.events if has(event.eyes, eye)],
            view=None if table is None else story.game.view(table, eye),
            decision=decision_shown(story, eye),
            asides=[act_shown(story.game, act) for act in asides(table, eye)] if plays and table else [],
            undo=story.may_undo(eye),
            clock=clock_shown(story, eye),
            promises=[pledge for pledge in story.pledges if pledge.seen_by(eye)],
            table=table_shown(story),
            entry=entry_shown(story, body, eye) if isinstance(body, Act) else UNSET,
            said=Said(body.seat, body.to, body.text) if isinstance(body, Talk) else UNSET,
            change=change_shown(story),
        )
    )


def empty(seq: int) -> bytes:
    return b'{"seq":%d}' % seq


def is_empty(told: bytes) -> bool:
    return len(told) < 30


def entry_shown(story: Story, body: Act, eye: int) -> Entry | None:
    """C2.5 and its like: an act may be read whole, in part, or not at all; then not even whose it was."""
    looks = story.looks[eye]
    return None if looks == HIDDEN else Entry(body.seat, body.by, act_shown(story.game, looks))


def change_shown(story: Story) -> dict[str, int | str | bool | None] | UnsetType:
    body = story.row.body
    if isinstance(body, SeatChange):
        return {"seat": body.seat, "what": body.what}
    if isinstance(body, Promise):
        return {"number": story.row.seq}
    if isinstance(body, Answer):
        return {"number": body.number}
    if isinstance(body, Undo):
        return {"seat": body.seat, "entry": body.entry}
    if isinstance(body, Pause):
        return {"seat": body.seat, "on": body.on}
    if isinstance(body, Rematch):
        return {"table": body.table}
    if isinstance(body, Rules):
        return {"old": body.old, "new": body.new}
    return UNSET


def decision_shown(story: Story, eye: int) -> DecisionShown | None:
    decision = story.decision()
    if decision is None or story.table is None:
        return None
    asked = has(decision.asked, eye)
    acts = options(story.table, eye) if asked else []
    default = story.game.catalogue.show(story.game.default(story.table, eye)) if asked else None
    return DecisionShown(
        number=story.number(eye),
        rule=decision.rule,
        name=decision.name,
        invited=seats_of(decision.invited),
        asked=asked,
        sealed=decision.sealed,
        options=[act_shown(story.game, act) for act in acts],
        default=default,
    )


def clock_shown(story: Story, eye: int) -> ClockShown | None:
    clock, at = story.clock, story.row.at
    if clock is None:
        return None
    decision = story.decision()
    if decision is None or not decision.sealed or story.paused:
        running = [seat for seat, since in enumerate(clock.since) if since is not None]
        return ClockShown([clock.left_at(seat, at) for seat in range(len(clock.left))], running)
    secret = [seat for seat in seats_of(decision.invited) if seat != eye and seat < len(clock.left)]
    left = [clock.sealed_left_at(s, at) if s in secret else clock.left_at(s, at) for s in range(len(clock.left))]
    own = [seat for seat in range(len(clock.left)) if seat == eye and clock.since[seat] is not None]
    return ClockShown(left, sorted([*secret, *own]))


def table_shown(story: Story) -> TableShown:
    """What everybody may know of a table."""
    header, over = story.header, story.state == "over"
    variants = header.options.get("variants", [])
    return TableShown(
        table=story.table_id,
        game=header.game,
        state=story.state,
        variants=[str(name) for name in variants] if isinstance(variants, list) else [],
        language=header.language,
        public=header.public,
        talk=header.talk,
        seats=[
            SeatShown(number, seat.name, seat.taken, seat.bot, seat.away, number in story.wants_pause)
            for number, seat in enumerate(story.seats)
        ],
        paused=story.paused,
        winners=seats_of(story.table.winners) if story.table is not None and over else [],
        scores=story.game.scores(story.table) if story.table is not None and over else [],
        rematch=story.rematch,
    )


# Acts and events in words of the catalogue


@lru_cache(maxsize=1 << 16)
def act_shown(game: Game[Any], act: int) -> Raw:
    """An act as its number, its notation, and its parts: encoded once, used many times."""
    verb = game.catalogue.verb(act)
    args = [Value(*named) for named in values_of_act(game.catalogue, act)]
    number = int(act) if act <= LARGEST_IN_BROWSERS else None
    return Raw(ENCODER.encode(ActShown(number, game.catalogue.show(act), verb.name, args)))


def event_shown(game: Game[Any], event: Event) -> EventShown:
    return EventShown(event.key, [Value(*named) for named in values_of_event(game.events[event.key], event)])
