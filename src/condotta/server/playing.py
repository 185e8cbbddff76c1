"""Playing: acts, undo, talk, promises, pause. Each is asked by a seat, under a key."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game
from ..kernel.engine import check
from ..kernel.errors import InvalidAct
from .refusal import Refusal
from .rows import Act, Answer, Body, Pause, Promise, Talk, Undo
from .table import LiveTable
from .talk import LONGEST_TEXT, cleaned
from .wire import AnswerPromise, AskPause, DoAct, DoUndo, MakePromise, Say


def act_of(game: Game[Any], wanted: DoAct) -> int:
    """The act that is meant. Raises InvalidAct or AmbiguousAct where the text means none, or several."""
    if (wanted.act is None) == (wanted.text is None):
        raise Refusal(422, "act-or-text")
    if wanted.text is not None:
        return game.catalogue.read(wanted.text)
    assert wanted.act is not None
    try:
        return game.catalogue.read(game.catalogue.show(wanted.act))
    except (IndexError, OverflowError):
        raise InvalidAct("no-such-act", number=wanted.act) from None


async def act(table: LiveTable, seat: int, wanted: DoAct) -> int:
    story = table.story
    act = act_of(story.game, wanted)
    aside = story.game.is_aside(act)
    if wanted.decision is None and not aside:
        raise Refusal(422, "decision-missing")
    entry = Act(seat, act, "person")

    def make() -> list[Body]:
        story = table.story
        if story.table is None:
            raise Refusal(409, "not-begun")
        if story.paused:
            raise Refusal(409, "paused")
        if story.seats[seat].bot is not None:
            raise Refusal(409, "bot-plays")
        if not aside and wanted.decision != story.number(seat) and story.state != "over":
            raise Refusal(409, "stale", number=wanted.decision or 0, now=story.number(seat))
        check(story.table, seat, act)
        return [entry]

    return await table.do(seat, wanted.key, entry, make)


async def undo(table: LiveTable, seat: int, wanted: DoUndo) -> int:
    def make() -> list[Body]:
        story = table.story
        if not story.may_undo(seat) or story.undoable is None:
            raise Refusal(409, "no-undo")
        return [Undo(seat, story.undoable.entry)]

    return await table.do(seat, wanted.key, Undo(seat, 0), make)


async def say(table: LiveTable, seat: int, wanted: Say) -> int:
    to = None if wanted.to is None else sorted({*wanted.to} - {seat})
    words = Talk(seat, to, cleaned(wanted.text, LONGEST_TEXT))

    def make() -> list[Body]:
        check_talk(table, wanted.to or [])
        if to == []:
            raise Refusal(422, "to-yourself")
        return [words]

    return await table.do(seat, wanted.key, words, make)


async def promise(table: LiveTable, seat: int, wanted: MakePromise) -> int:
    words = Promise(seat, wanted.to, cleaned(wanted.text, LONGEST_TEXT), wanted.open)

    def make() -> list[Body]:
        check_talk(table, [wanted.to])
        if wanted.to == seat:
            raise Refusal(422, "to-yourself")
        return [words]

    return await table.do(seat, wanted.key, words, make)


async def answer(table: LiveTable, seat: int, number: int, wanted: AnswerPromise) -> int:
    reply = Answer(seat, number, wanted.answer)

    def make() -> list[Body]:
        pledges = [pledge for pledge in table.story.pledges if pledge.number == number and pledge.seen_by(seat)]
        if not pledges:
            raise Refusal(404, "no-such-promise")
        pledges[0].check(seat, wanted.answer)
        return [reply]

    return await table.do(seat, wanted.key, reply, make)


async def pause(table: LiveTable, seat: int, wanted: AskPause) -> int:
    wish = Pause(seat, wanted.on)

    def make() -> list[Body]:
        if table.story.state not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.story.state)
        return [wish]

    return await table.do(seat, wanted.key, wish, make)


def check_talk(table: LiveTable, to: list[int]) -> None:
    if not table.story.header.talk:
        raise Refusal(409, "talk-is-off")
    if table.story.state == "closed":
        raise Refusal(409, "table-is-past-that", state="closed")
    if any(seat >= len(table.story.seats) for seat in to):
        raise Refusal(404, "no-such-seat")
