"""The story of a table whose game is over: everybody may know everything now."""

from __future__ import annotations

from msgspec import Raw, Struct

from ...kernel.contract import Event, Table
from ...kernel.moments import Moment
from ...kernel.story import Story
from ..log.rows import Act, Header, Row, Start, Undo
from .messages import EventShown, Value, event_shown, message
from .replay import Ordinary
from .table_state import TableState


class MomentShown(Struct, frozen=True):
    """What must be seen before one goes on: what led to it, the result, and what it changes."""

    name: str
    told: list[EventShown]
    result: EventShown
    changes: list[EventShown]


class TurningPointShown(Struct, frozen=True):
    at: int
    """The number of its row, as in a replay."""
    moment: MomentShown


class SourceShown(Struct, frozen=True):
    name: str
    number: int
    points: list[int]


class MeasureShown(Struct, frozen=True):
    name: str
    lines: list[list[int]]
    """For each seat what it had, from sample to sample."""


class StoryShown(Struct, frozen=True):
    winners: list[int]
    scores: list[int]
    ending: EventShown
    """Why it was won."""
    sources: list[SourceShown]
    """How the scores were made."""
    at: list[int]
    """The rows at which something measured has changed."""
    measures: list[MeasureShown]
    turning_points: list[TurningPointShown]
    final: list[Raw]
    """The last message of the game as each seat saw it."""


class StoryTeller:
    """Reads a table's rows."""

    def __init__(self, table_id: str, header: Header) -> None:
        self.state = TableState(table_id, header)
        self.story = Story(self.state.game)
        self.ordinary = Ordinary()
        self.final: list[Raw] = []

    def add(self, found: Row) -> None:
        state, row = self.state, self.ordinary.row(found)
        if row is None:
            return
        state.apply(row)
        if isinstance(row.body, Undo):
            self.story.take_back(row.body.entry)
        if isinstance(row.body, Act | Start) and state.table is not None:
            self.story.hear(row.seq, state.table, state.events)
        if state.phase == "over" and not self.final:
            self.final = [Raw(message(state, seat, replay=True).body) for seat in range(len(state.seats))]

    def shown(self) -> StoryShown:
        table, story, game = self.state.table, self.story, self.state.game
        assert table is not None and self.state.phase == "over"
        return StoryShown(
            winners=self.state.winners,
            scores=game.scores(table),
            ending=self._ending(table),
            sources=[SourceShown(*source) for source in story.scoring(table)],
            at=story.at,
            measures=[
                MeasureShown(name, [story.line(name, seat) for seat in range(len(self.state.seats))])
                for name in game.measures(table)
            ],
            turning_points=[TurningPointShown(turn.at, self._moment(turn.moment)) for turn in story.turning_points()],
            final=self.final,
        )

    def _ending(self, table: Table) -> EventShown:
        """Why it was won: by the rules, or because somebody has given it up."""
        given_up, game = self.state.given_up, self.state.game
        if given_up is not None:
            return EventShown("resigned", [Value("seat", "seat", given_up)])
        return event_shown(game.endings, game.ending(table))

    def _moment(self, moment: Moment) -> MomentShown:
        def shown(events: tuple[Event, ...]) -> list[EventShown]:
            return [event_shown(self.state.game.events, event) for event in events]

        result = event_shown(self.state.game.events, moment.result)
        return MomentShown(moment.name, shown(moment.told), result, shown(moment.changes))
