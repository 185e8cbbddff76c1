"""The state of a table: its log folded, row by row, into where it stands.

It depends on header and rows and on nothing else, so it is the same live, after a crash, and in a replay.
"""

from __future__ import annotations

from array import array
from typing import Any

from ...games import GAMES
from ...kernel.contract import HIDDEN, Decision, Event, Game, Table
from ...kernel.engine import apply, pending, seen, take_events
from ...kernel.seats import CHANCE, EVERYONE, PUBLIC, has, seats_of
from ..log.marks import mark
from ..log.rows import (
    Act,
    Close,
    Created,
    DeletionWish,
    Header,
    Notice,
    Pause,
    Phase,
    PromiseAnswered,
    PromiseMade,
    Rematch,
    Row,
    Rules,
    SeatChange,
    Start,
    Talk,
    Undo,
)
from .clock import Clock
from .seats import Caller, Seat, caller_of, first_seats, people
from .talk import REPLIES, Promise


class Undoable:
    """How the table was before an act that may still be taken back."""

    def __init__(self, seat: int, entry: int, table: Table, clock: Clock | None, entries: int) -> None:
        self.seat = seat
        self.entry = entry
        self.table = table
        self.clock = clock
        self.entries = entries


class TableState:
    def __init__(self, table_id: str, header: Header) -> None:
        self.table_id = table_id
        self.header = header
        self.game: Game[Any] = GAMES[header.game].new(len(header.seats), header.options).game
        """As it is set up: on a board of its own, a game has its own words."""
        self.seats: list[Seat] = first_seats(header)
        self.table: Table | None = None
        """The engine's table; None before the game begins."""
        self.clock = Clock(header.clock, len(header.seats)) if header.clock else None
        self.entries = array("q")
        """The entries that hold, as seat, act, seat, act, ..."""
        self.opened_by = 0
        """The number of the row that opened the decision, which is the decision's own."""
        self.answered = [0] * len(self.seats)
        """The number of each seat's last answer to it: in a sealed question a seat may have several to give."""
        self.promises: list[Promise] = []
        """Those that are still open."""
        self.wants_pause: set[int] = set()
        """Who has asked for the other of pause and play."""
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
        self.last_told = dict.fromkeys(self.viewers, 0)
        """The last number of which each viewer has been told anything."""

    @property
    def viewers(self) -> list[int]:
        return [*range(len(self.seats)), PUBLIC]

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self.table is None:
            return "waiting"
        if self.table.asked == 0:
            return "over"
        return "paused" if self.paused else "playing"

    def people(self) -> list[int]:
        """The seats that belong to people, whoever plays them now."""
        return people(self.header)

    def caller(self, token: str | None) -> Caller | None:
        return caller_of(token, self.header, self.seats)

    def unwanted(self) -> bool:
        """Whether all who sit here want it deleted."""
        sitting = {seat for seat in self.people() if self.seats[seat].taken}
        return bool(sitting) and sitting <= self.wants_deletion

    def decision(self) -> Decision | None:
        """The open question to the seats; None before, after, and when chance is asked."""
        found = None if self.table is None else pending(self.table)
        return None if found is None or has(found.asked, CHANCE) else found

    def decision_number(self, viewer: int) -> int:
        """The number of the open decision as this viewer knows it: after an answer of one's own it is another one,
        but that somebody else has answered in secret, nobody may know."""
        return max(self.opened_by, self.answered[viewer]) if viewer != PUBLIC else self.opened_by

    def asked(self) -> list[int]:
        found = self.decision()
        return [] if found is None else seats_of(found.asked)

    def may_undo(self, seat: int) -> bool:
        return self.undoable is not None and self.undoable.seat == seat and self.phase == "playing"

    def effective(self) -> list[tuple[int, int]]:
        """The entries that hold."""
        return list(zip(self.entries[::2], self.entries[1::2], strict=True))

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
                self.seats[change.seat].change(change)
            case Start():
                events = self._start(row)
            case Undo():
                self._undo(row)
            case PromiseMade() as made:
                self.promises.append(Promise(row.seq, made.seat, made.to, made.text, made.open, "made"))
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
            case Created() | Talk():
                pass
        self.row, self.events, self.redacted = row, events, redacted
        self.mark = row.mark or self.mark
        for viewer in self.last_told:
            if not self.hides_from(viewer):
                self.last_told[viewer] = row.seq

    def told_promises(self, viewer: int) -> list[Promise]:
        """Those that are open, and the one that the last row settled."""
        settled = [] if self.settled is None else [self.settled]
        return [promise for promise in (*self.promises, *settled) if promise.seen_by(viewer)]

    def _answer(self, body: PromiseAnswered) -> None:
        answered = next(promise for promise in self.promises if promise.number == body.number)
        answered.state = REPLIES[body.answer][1]
        if not answered.is_open:
            self.promises.remove(answered)
            self.settled = answered

    def _start(self, row: Row) -> list[Event]:
        self.table = self.game.new(len(self.seats), self.header.options)
        self.table.events = []
        self._decision_opened(row, anew=True)
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
        self._decision_opened(row, anew=not self.same_decision)
        if self.same_decision and not aside:
            self.answered[body.seat] = row.seq
        self.undoable = None
        if before is not None and self._nothing_revealed(events):
            before.events = []
            self.undoable = Undoable(body.seat, row.seq, before, clock, len(self.entries))
        self.entries.extend((body.seat, body.act))
        return events, redacted

    def _nothing_revealed(self, events: list[Event]) -> bool:
        """Neither drawn nor shown to anybody, and not the end."""
        open_to_all = all(event.viewers == EVERYONE and not self.game.events[event.key].reveals for event in events)
        return open_to_all and self.decision() is not None

    def _undo(self, row: Row) -> None:
        undoable = self.undoable
        assert undoable is not None
        self.table, self.clock, self.undoable = undoable.table, undoable.clock, None
        del self.entries[undoable.entries :]
        self.opened_by, self.answered = row.seq, [0] * len(self.seats)
        self.same_decision = False

    def _decision_opened(self, row: Row, anew: bool) -> None:
        if anew:
            self.opened_by, self.answered = row.seq, [0] * len(self.seats)
        if self.clock is not None:
            self.clock.asked(self.asked(), row.at, anew)

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

    # What was told

    def hides_from(self, viewer: int) -> bool:
        """Whether this viewer may not even know that the last row is there."""
        match self.row.body:
            case Act():
                told = any(has(event.viewers, viewer) for event in self.events)
                return self.redacted[viewer] == HIDDEN and not told and self.same_decision
            case Talk() as talk:
                return talk.to is not None and viewer not in (talk.seat, *talk.to)
            case PromiseMade():
                return not self.promises[-1].seen_by(viewer)
            case PromiseAnswered() as answered:
                return answered.number not in [promise.number for promise in self.told_promises(viewer)]
        return False

    def next_mark(self) -> str:
        """The mark of the last row, which hashes all that was told and offered up to it."""
        return mark(self.mark, self.events, self.game, self.table, self.asked())
