"""The state of a table: its log folded, row by row, into where it stands.

It depends on header and rows and on nothing else, so it is the same live, after a crash, and in a replay.
"""

from __future__ import annotations

from array import array
from copy import copy
from itertools import islice
from typing import Any

from ...games import GAMES
from ...kernel.contract import Decision, Event, Game, Table
from ...kernel.engine import apply, pending, seen, take_events
from ...kernel.errors import ActError
from ...kernel.position import begun
from ...kernel.seats import CHANCE, EVERYONE, PUBLIC, bit, has, seats_of
from ..log.marks import mark
from ..log.rows import (
    Act,
    Close,
    Created,
    DaysOff,
    DeletionWish,
    Header,
    Mute,
    Notice,
    Pause,
    Phase,
    PromiseAnswered,
    PromiseMade,
    Rematch,
    Row,
    Rules,
    SeatChange,
    StandIn,
    StandingBid,
    Start,
    Talk,
    Undo,
    Vote,
)
from . import seats as seating
from .seats import SAME_PLAYER, Caller, Motions, Seat
from .talk import REPLIES, Promise
from .timing.clock import Clock
from .timing.standing_bids import StandingBids
from .undo import Undoable, clone_of, unheard


class TableState:
    def __init__(self, table_id: str, header: Header) -> None:
        self.table_id = table_id
        self.header = header
        self.game: Game[Any] = GAMES[header.game].new(len(header.seats), header.options).game
        """As it is set up: on a board of its own, a game has its own words."""
        self.seats: list[Seat] = seating.first_seats(header)
        self.table: Table | None = None
        """The engine's table; None before the game begins."""
        self.position: dict[str, Any] | None = None
        """Where the game began, if not at its beginning."""
        self.clock = Clock(header.clock, len(header.seats)) if header.clock else None
        self.entries = array("q")
        """The entries that hold, as seat, act, seat, act, ..."""
        self.decisions = dict.fromkeys(self.viewers, 0)
        """The number of the open decision as each viewer knows it: that of the message that opened it. After an answer
        of one's own it is another one, since a sealed question may have more to ask; that somebody else has answered in
        secret, nobody may know."""
        self.promises: list[Promise] = []
        """Those that are still open."""
        self.standing = StandingBids()
        self.wants_pause: set[int] = set()
        """Who has asked for the other of pause and play."""
        self.motions = Motions()
        self.stand_ins: dict[int, StandIn] = {}
        """Who offers to play a seat."""
        self.wants_deletion: set[int] = set()
        """Who has asked that the table be deleted."""
        self.paused = False
        self.closed = False
        self.rematch: str | None = None
        self.undoable: Undoable | None = None
        self.rules = header.rules
        self.mark = ""
        # What the last row told.
        self.row = Row(0, 0, 0, Created())
        self.events: list[Event] = []
        self.redacted: dict[int, int] = {}
        """The last act as each viewer may read it."""
        self.same_decision = True
        self.settled: Promise | None = None
        """The promise that the last row settled: it is told once."""
        self.told = dict.fromkeys(self.viewers, 0)
        """How many messages each viewer has been told, counted for each alone: a number that counts what others do in
        secret would tell that they did it."""
        self.hearers = array("H")
        """For each row the set of viewers who were told of it."""

    def clone(self) -> TableState:
        """One that goes its own way from here."""
        other = copy(self)
        other.seats = [copy(seat) for seat in self.seats]
        other.table = None if self.table is None else clone_of(self.table)
        other.clock = None if self.clock is None else self.clock.clone()
        other.undoable = None if self.undoable is None else self.undoable.clone()
        other.promises = [copy(promise) for promise in self.promises]
        other.standing = self.standing.clone()
        other.motions = self.motions.clone()
        other.entries, other.hearers = self.entries[:], self.hearers[:]
        other.decisions, other.told, other.stand_ins = {**self.decisions}, {**self.told}, {**self.stand_ins}
        other.wants_pause = {*self.wants_pause}
        return other

    @property
    def viewers(self) -> list[int]:
        return [*range(len(self.seats)), PUBLIC]

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self.table is None:
            return "waiting"
        if self.table.asked == 0 or self.given_up is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def given_up(self) -> int | None:
        return seating.given_up(self.seats)

    @property
    def winners(self) -> list[int]:
        """Of a game that is over: by the rules, or because the other one has given it up."""
        if self.given_up is not None:
            return [1 - self.given_up]
        return [] if self.table is None else seats_of(self.table.winners)

    def people(self) -> list[int]:
        """The seats that belong to people, whoever plays them now."""
        return seating.people(self.header)

    def caller(self, token: str | None) -> Caller | None:
        return seating.caller_of(token, self.header, self.seats, self.stand_ins)

    def holder(self, token_hash: str) -> Caller | None:
        """Who has the token with this hash."""
        return seating.holder_of(token_hash, self.header, self.seats, self.stand_ins)

    def unwanted(self) -> bool:
        """Whether all who sit here want it deleted."""
        sitting = {seat for seat in self.people() if self.seats[seat].taken}
        return bool(sitting) and sitting <= self.wants_deletion

    def decision(self) -> Decision | None:
        """The open question to the seats; None before, after, and when chance is asked."""
        found = None if self.table is None or self.given_up is not None else pending(self.table)
        return None if found is None or has(found.asked, CHANCE) else found

    def decision_number(self, viewer: int) -> int:
        return self.decisions[viewer]

    def asked(self) -> list[int]:
        found = self.decision()
        return [] if found is None else seats_of(found.asked)

    def next_due(self) -> int | None:
        """When the table goes on by itself, if nothing happens: a time is out, or a standing bid answers."""
        moments = [self.standing.due, None if self.clock is None else self.clock.next_due()]
        return min((moment for moment in moments if moment is not None), default=None)

    def may_undo(self, seat: int) -> bool:
        return self.undoable is not None and self.undoable.seat == seat and self.phase == "playing"

    def effective(self) -> list[tuple[int, int]]:
        """The entries that hold."""
        return list(zip(self.entries[::2], self.entries[1::2], strict=True))

    # Numbers

    def number(self, viewer: int, row: int) -> int:
        """Which of this viewer's messages tells of a row, or the last one before it."""
        if row == self.row.seq:
            return self.told[viewer]
        return sum(1 for viewers in self.hearers[:row] if has(viewers, viewer))

    def row_of(self, viewer: int, number: int) -> int | None:
        """The row that a message of this viewer tells of; 0 for the beginning."""
        if number == 0:
            return 0
        rows = (row for row, viewers in enumerate(self.hearers, start=1) if has(viewers, viewer))
        return next(islice(rows, number - 1, None), None)

    # One row after another

    def apply(self, row: Row) -> None:
        """Let a row happen. An act the rules refuse raises ActError and changes nothing."""
        self.same_decision = True
        self.settled = None
        events: list[Event] = []
        redacted: dict[int, int] = {}
        match row.body:
            case Act() as act:
                events, redacted = self._act(row, act)
            case SeatChange() as change:
                seating.change_seat(self.seats, change)
                self._settle(change.seat)
                if change.what not in SAME_PLAYER:
                    self.standing.end(change.seat)
                if change.what == "resigned":
                    self._resign(row, change.seat)
            case Vote() as vote:
                self.motions.vote(vote)
            case StandIn() as offer:
                self._settle(offer.seat)
                self.stand_ins[offer.seat] = offer
            case Start() as start:
                self.motions.clear()
                events = self._start(row, start)
            case Undo() as undo:
                self._undo(row)
                self.standing.end(undo.seat)
            case StandingBid() as bid:
                self.standing.change(bid)
            case PromiseMade() as made:
                self.promises.append(Promise(row.seq, {}, made.seat, made.to, made.text, made.open, "made"))
            case PromiseAnswered() as answered:
                self._answer(answered)
            case Pause() as pause:
                self._pause(row, pause)
            case Close():
                self.closed = True
            case Rematch() as rematch:
                self.rematch = rematch.table
            case Rules() as rules:
                self.rules = rules.new
            case Notice() as notice:
                if notice.pause is not None and notice.pause != self.paused:
                    self._turn_pause(row)
            case DeletionWish() as wish:
                self.wants_deletion = self.wants_deletion - {wish.seat} | ({wish.seat} if wish.on else set())
            case DaysOff() as off:
                for clock in (self.clock, self.undoable.clock if self.undoable is not None else None):
                    if clock is not None:
                        clock.take_days_off(off.seat, off.days, row.at)
            case Mute() as mute:
                self.seats[mute.seat].mute(mute.about, mute.on)
            case Created() | Talk():
                pass
        self.row, self.events, self.redacted = row, events, redacted
        self.mark = row.mark or self.mark
        viewers = [viewer for viewer in self.told if not self.hides_from(viewer)]
        self.hearers.append(sum(bit(viewer) for viewer in viewers))
        for viewer in viewers:
            self.told[viewer] += 1
        if isinstance(row.body, PromiseMade):
            self.promises[-1].numbers = {viewer: self.told[viewer] for viewer in viewers}
        if not self.same_decision:
            self.decisions = {**self.told}
        elif isinstance(row.body, Act) and row.body.seat != CHANCE and not self.game.is_aside(row.body.act):
            self.decisions[row.body.seat] = self.told[row.body.seat]
        self.standing.follow(self, row)

    def told_promises(self, viewer: int) -> list[Promise]:
        """Those that are open, and the one that the last row settled."""
        return [promise for promise in self._promises() if promise.seen_by(viewer)]

    def promise(self, row: int) -> Promise:
        return next(promise for promise in self._promises() if promise.row == row)

    def _promises(self) -> list[Promise]:
        return self.promises if self.settled is None else [*self.promises, self.settled]

    def _answer(self, body: PromiseAnswered) -> None:
        answered = self.promise(body.number)
        answered.state = REPLIES[body.answer][1]
        if not answered.is_open:
            self.promises.remove(answered)
            self.settled = answered

    def _start(self, row: Row, body: Start) -> list[Event]:
        self.position = body.position
        self.table = begun(self.game, len(self.seats), self.header.options, body.position)
        self.table.events = []
        self.same_decision = False
        self._ask(row)
        return take_events(self.table)

    def _act(self, row: Row, body: Act) -> tuple[list[Event], dict[int, int]]:
        table = self.table
        assert table is not None
        aside = self.game.is_aside(body.act)
        top = table.stack[-1] if table.stack else None
        redacted = {} if top is None else {viewer: seen(table, body.seat, body.act, viewer) for viewer in self.viewers}
        may_be_undone = body.by == "person" and not aside and top is not None and not top.sealed
        before = table.clone() if may_be_undone else None
        clock = self.clock.clone() if self.clock is not None and may_be_undone else None
        apply(table, body.seat, body.act)
        events = take_events(table)
        self.same_decision = bool(table.stack) and table.stack[-1] is top and (aside or top.sealed)
        if self.clock is not None and not aside and body.seat != CHANCE:
            self.clock.moved(body.seat, row.at)
        self._ask(row)
        if not (aside and self._unseen_beside(body, events, redacted)):
            self.undoable = None
        if before is not None and self._nothing_revealed(events):
            before.events = []
            self.undoable = Undoable(body.seat, row.seq, before, clock, len(self.entries))
        self.entries.extend((body.seat, body.act))
        return events, redacted

    def _unseen_beside(self, body: Act, events: list[Event], redacted: dict[int, int]) -> bool:
        """Whether this was done in secret from the one who may take an act back: to refuse that now would tell it. So
        it is done at the table without that act as well, where an undo will find it."""
        undo = self.undoable
        if undo is None or not unheard(undo.seat, redacted, events):
            return False
        try:
            apply(undo.table, body.seat, body.act)
        except ActError:
            return False  # it rests on the act itself
        take_events(undo.table)
        return True

    def _nothing_revealed(self, events: list[Event]) -> bool:
        """Neither drawn nor shown to anybody, and not the end. Nor does a sealed question follow: who has answered it
        may not be known, and so not whether it is too late."""
        open_to_all = all(event.viewers == EVERYONE and not self.game.events[event.key].reveals for event in events)
        follows = self.decision()
        return open_to_all and follows is not None and not follows.sealed

    def _undo(self, row: Row) -> None:
        undoable = self.undoable
        assert undoable is not None
        self.table, self.clock, self.undoable = undoable.table, undoable.clock, None
        del self.entries[undoable.entries : undoable.entries + 2]
        self.same_decision = False

    def _ask(self, row: Row) -> None:
        if self.clock is not None:
            self.clock.asked(self.asked(), row.at, anew=not self.same_decision)

    def _pause(self, row: Row, body: Pause) -> None:
        if body.on == self.paused:
            self.wants_pause.discard(body.seat)
        else:
            self.wants_pause.add(body.seat)
        if self.wants_pause >= {seat for seat in self.people() if self.seats[seat].bot is None}:
            self._turn_pause(row)

    def _turn_pause(self, row: Row) -> None:
        """From play to pause, or back."""
        self.paused = not self.paused
        self.undoable = None
        self.wants_pause.clear()
        if self.clock is not None and self.paused:
            self.clock.stand(row.at)
        elif self.clock is not None:
            self.clock.go_on(self.asked(), row.at)

    def _settle(self, seat: int) -> None:
        """It stands otherwise with a seat now: what was asked about it is no longer asked."""
        self.motions.settle(seat)
        self.stand_ins.pop(seat, None)

    def _resign(self, row: Row, seat: int) -> None:
        """Who gives a game up takes nothing back; of two, it is over."""
        if self.undoable is not None and self.undoable.seat == seat:
            self.undoable = None
        if self.given_up is not None:
            self.paused = False
            if self.clock is not None:
                self.clock.stand(row.at)

    # What was told

    def hides_from(self, viewer: int) -> bool:
        """Whether this viewer may not even know that the last row is there."""
        match self.row.body:
            case Act():
                return unheard(viewer, self.redacted, self.events) and self.same_decision
            case Talk() as talk:
                return not seating.hears(self.seats, viewer, talk)
            case StandingBid() as bid:
                return viewer != bid.seat
            case PromiseMade():
                return not self.promises[-1].seen_by(viewer)
            case PromiseAnswered() as answered:
                return not self.promise(answered.number).seen_by(viewer)
        return False

    def next_mark(self) -> str:
        """The mark of the last row, which hashes all that was told and offered up to it."""
        return mark(self.mark, self.events, self.game, self.table, self.asked())
