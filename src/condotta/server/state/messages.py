"""One row of a table's log as one viewer may see it. Built from nothing for that viewer; nothing is taken out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ...kernel.contract import HIDDEN, Event, Game, Table
from ...kernel.engine import asides, forced, options
from ...kernel.named_values import values_of_act, values_of_event
from ...kernel.seats import PUBLIC, has, seats_of
from ...kernel.signature import EventSpec
from ..log.rows import (
    Act,
    By,
    Close,
    DaysOff,
    DeletionWish,
    Motion,
    Mute,
    Notice,
    Pause,
    Phase,
    PromiseAnswered,
    PromiseMade,
    Rematch,
    Rules,
    SeatChange,
    StandIn,
    Talk,
    Undo,
    Vote,
)
from .seats import Votes
from .table_state import TableState
from .talk import PromiseState
from .timing.standing_bids import open_auction

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


class AheadShown(Struct, frozen=True):
    """What an option would do, as far as its seat can know it; `act` is its text."""

    act: str
    tells: list[EventShown]


class DecisionShown(Struct, frozen=True):
    number: int
    rule: str
    name: str
    invited: list[int]
    asked: bool
    sealed: bool
    options: list[Raw]
    default: str | None
    forced: bool
    """Whether there is one answer only, as everybody can tell."""
    ahead: list[AheadShown]


class ClockShown(Struct, frozen=True):
    left: list[int]
    running: list[int]
    off: list[int]
    """Until when each seat has days off, by the server's time; 0 if it has none. Its time does not run before."""
    days_off: list[int]
    """How many days each seat could take off now."""


class SeatShown(Struct, frozen=True):
    seat: int
    name: str | None
    taken: bool
    bot: str | None
    away: bool
    agrees: bool
    resigned: bool
    mutes: list[int]


class MotionShown(Struct, frozen=True):
    what: Motion
    seat: int | None
    """The one it is about."""
    name: str | None
    """Of who offers to play it."""
    agreed: list[int]


class TableShown(Struct, frozen=True):
    table: str
    game: str
    state: Phase
    variants: list[str]
    language: str
    public: bool
    talk: bool
    seats: list[SeatShown]
    paused: bool
    motions: list[MotionShown]
    winners: list[int]
    scores: list[int]
    rematch: str | None


class PromiseShown(Struct, frozen=True):
    number: int
    maker: int
    to: int
    text: str
    open: bool
    state: PromiseState


class BiddingShown(Struct, frozen=True):
    """For a seat that is in an auction: what it may bid up to, and up to how much it does."""

    lot: int
    least: int
    most: int
    up_to: int | None


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
    promises: list[PromiseShown]
    table: TableShown
    entry: Entry | UnsetType | None = UNSET
    said: Said | UnsetType = UNSET
    change: dict[str, int | str | bool | None] | UnsetType = UNSET
    bidding: BiddingShown | UnsetType = UNSET


class Told(NamedTuple):
    """A message as it is sent, and its number; no bytes where a row tells a viewer nothing."""

    number: int
    body: bytes


def message(state: TableState, viewer: int, replay: bool = False) -> Told:
    """What the last row tells this viewer; the same bytes whenever it is asked for.

    Its numbers count what this viewer was told. In a replay, when everything may be known, they count the rows, so that
    a moment has the same number for every viewer.
    """
    if state.hides_from(viewer):
        return Told(state.told[viewer], b"")
    table, body = state.table, state.row.body
    plays = viewer != PUBLIC and table is not None and state.given_up is None
    number = state.row.seq if replay else state.told[viewer]
    found = Message(
        seq=number,
        at=state.row.at,
        kind=str(type(body).__struct_config__.tag),
        events=[event_shown(state.game.events, event) for event in state.events if has(event.viewers, viewer)],
        view=None if table is None else state.game.view(table, viewer),
        decision=decision_shown(state, viewer),
        asides=[act_shown(state.game, act) for act in asides(table, viewer)] if plays and table else [],
        undo=state.may_undo(viewer),
        clock=clock_shown(state, viewer),
        promises=[
            PromiseShown(one.numbers[viewer], one.maker, one.to, one.text, one.open, one.state)
            for one in state.told_promises(viewer)
        ],
        table=table_shown(state),
        entry=entry_shown(state, body, viewer) if isinstance(body, Act) else UNSET,
        said=Said(body.seat, body.to, body.text) if isinstance(body, Talk) else UNSET,
        change=change_shown(state, viewer, replay),
        bidding=UNSET if replay else bidding_shown(state, viewer),
    )
    return Told(number, ENCODER.encode(found))


def entry_shown(state: TableState, body: Act, viewer: int) -> Entry | None:
    """C2.5 and its like: an act may be read whole, in part, or not at all; then not even whose it was."""
    redacted = state.redacted[viewer]
    return None if redacted == HIDDEN else Entry(body.seat, body.by, act_shown(state.game, redacted))


def change_shown(state: TableState, viewer: int, replay: bool) -> dict[str, int | str | bool | None] | UnsetType:
    body = state.row.body
    if isinstance(body, SeatChange):
        decided = {} if body.by is None else {"by": body.by, "name": body.name}
        was = {} if body.was is None else {"was": body.was}
        return {"seat": body.seat, "what": body.what, **decided, **was}
    if isinstance(body, Vote):
        return {"seat": body.seat, "what": body.what, "about": body.about, "on": body.on}
    if isinstance(body, StandIn):
        return {"seat": body.seat, "name": body.name}
    if isinstance(body, Close):
        return {"by": body.by}
    if isinstance(body, PromiseMade | PromiseAnswered):
        row = state.row.seq if isinstance(body, PromiseMade) else body.number
        return {"number": state.promise(row).numbers[viewer]}
    if isinstance(body, Undo):
        return {"seat": body.seat, "entry": body.entry if replay else state.number(viewer, body.entry)}
    if isinstance(body, Notice):
        return {"text": body.text, "pause": body.pause}
    if isinstance(body, DaysOff):
        return {"seat": body.seat, "days": body.days}
    if isinstance(body, Mute):
        return {"seat": body.seat, "about": body.about, "on": body.on}
    if isinstance(body, Pause | DeletionWish):
        return {"seat": body.seat, "on": body.on}
    if isinstance(body, Rematch):
        return {"table": body.table}
    if isinstance(body, Rules):
        return {"old": body.old, "new": body.new}
    return UNSET


def decision_shown(state: TableState, viewer: int) -> DecisionShown | None:
    decision = state.decision()
    if decision is None or state.table is None:
        return None
    asked = has(decision.asked, viewer)
    acts = options(state.table, viewer) if asked else []
    default = state.game.catalogue.show(state.game.default(state.table, viewer)) if asked else None
    return DecisionShown(
        number=state.decisions[viewer],
        rule=decision.rule,
        name=decision.name,
        invited=seats_of(decision.invited),
        asked=asked,
        sealed=decision.sealed,
        options=[act_shown(state.game, act) for act in acts],
        default=default,
        forced=asked and forced(state.table, viewer),
        ahead=ahead_shown(state.game, state.table, viewer) if asked else [],
    )


def ahead_shown(game: Game[Any], table: Table, viewer: int) -> list[AheadShown]:
    previews = game.previews(table, viewer)
    return [
        AheadShown(game.catalogue.show(act), [event_shown(game.ahead, event) for event in events])
        for act, events in previews.items()
    ]


def bidding_shown(state: TableState, viewer: int) -> BiddingShown | UnsetType:
    """P4.3: nobody else may know what a seat can pay, or wants to."""
    auction, up_to = open_auction(state), state.standing.up_to.get(viewer)
    if auction is None or not has(auction.inside, viewer) or state.seats[viewer].bot is not None:
        return UNSET
    least, most = int(auction.lowest(state.table, viewer)), int(auction.most(state.table, viewer))
    if up_to is None and (most < least or not auction.may_bid(state.table, viewer)):
        return UNSET
    return BiddingShown(int(auction.lot), least, most, up_to)


def clock_shown(state: TableState, viewer: int) -> ClockShown | None:
    clock, at = state.clock, state.row.at
    if clock is None:
        return None
    decision, seats = state.decision(), range(len(clock.left))
    off = [until if until > at else 0 for until in clock.off_until]
    days_off = [clock.days_off_left(seat, at) for seat in seats]
    if decision is None or not decision.sealed:
        running = [seat for seat in seats if clock.since[seat] is not None]
        return ClockShown([clock.left_at(seat, at) for seat in seats], running, off, days_off)
    secret = [seat for seat in seats_of(decision.invited) if seat != viewer and seat in seats]
    left = [clock.sealed_left_at(s, at) if s in secret else clock.left_at(s, at) for s in seats]
    own = [seat for seat in seats if seat == viewer and clock.since[seat] is not None]
    return ClockShown(left, [] if state.paused else sorted([*secret, *own]), off, days_off)


def table_shown(state: TableState) -> TableShown:
    """What everybody may know of a table."""
    header, over = state.header, state.phase == "over"
    variants = header.options.get("variants", [])
    return TableShown(
        table=state.table_id,
        game=header.game,
        state=state.phase,
        variants=[str(name) for name in variants] if isinstance(variants, list) else [],
        language=header.language,
        public=header.public,
        talk=header.talk,
        seats=[
            SeatShown(
                number,
                seat.name,
                seat.taken,
                seat.bot,
                seat.away,
                number in state.wants_pause,
                seat.resigned,
                seat.mutes,
            )
            for number, seat in enumerate(state.seats)
        ],
        paused=state.paused,
        motions=motions_shown(state),
        winners=state.winners if over else [],
        scores=state.game.scores(state.table) if state.table is not None and over else [],
        rematch=state.rematch,
    )


def motions_shown(state: TableState) -> list[MotionShown]:
    """What is asked of the others; somebody who offers to play asks by that alone."""
    offers: dict[tuple[Motion, int | None], Votes] = {("to-person", seat): Votes(None, []) for seat in state.stand_ins}
    found: list[MotionShown] = []
    for (what, seat), votes in {**offers, **state.motions}.items():
        offer = state.stand_ins.get(seat) if what == "to-person" and seat is not None else None
        found.append(MotionShown(what, seat, offer.name if offer else None, votes.agreed))
    return found


# Acts and events in words of the catalogue


@lru_cache(maxsize=1 << 16)
def act_shown(game: Game[Any], act: int) -> Raw:
    """An act as its number, its notation, and its parts: encoded once, used many times."""
    verb = game.catalogue.verb(act)
    args = [Value(*named) for named in values_of_act(game.catalogue, act)]
    number = int(act) if act <= LARGEST_IN_BROWSERS else None
    return Raw(ENCODER.encode(ActShown(number, game.catalogue.show(act), verb.name, args)))


def event_shown(specs: dict[str, EventSpec], event: Event) -> EventShown:
    return EventShown(event.key, [Value(*named) for named in values_of_event(specs[event.key], event)])
