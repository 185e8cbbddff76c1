"""Playing: acts, standing bids, undo, talk, promises, pause, leaving well. Each is asked by a seat, under a key."""

from __future__ import annotations

import secrets
from typing import Any

from ...bots.levels import USUAL
from ...games.conquest.table import Table as ConquestTable
from ...kernel.contract import Game, Table
from ...kernel.engine import check
from ...kernel.errors import InvalidAct
from ...kernel.rng import Rng
from ...kernel.seats import has
from ...search.conquest_setup import sensible_setup
from ..log.rows import (
    Act,
    Body,
    DaysOff,
    Mute,
    Pause,
    PromiseAnswered,
    PromiseMade,
    SeatChange,
    StandingBid,
    Talk,
    Undo,
)
from ..refusal import Refusal
from ..state.table_state import TableState
from ..state.talk import MAX_PROMISES, MAX_TEXT, cleaned
from ..state.timing.clock import days_off_of
from ..state.timing.standing_bids import open_auction
from .live import LiveTable
from .lobby import check_bot, check_not_resigned
from .requests import AnswerPromise, AskPause, DoAct, DoUndo, LeaveBid, MakePromise, MuteSeat, Resign, Say, TakeDaysOff

PLAYED = ("playing", "paused")


def act_of(game: Game[Any], request: DoAct) -> int:
    """The act that is meant. Raises InvalidAct or AmbiguousAct where the text means none, or several."""
    if (request.act is None) == (request.text is None):
        raise Refusal(422, "act-or-text")
    if request.text is not None:
        return game.catalogue.read(request.text)
    assert request.act is not None
    try:
        return game.catalogue.read(game.catalogue.show(request.act))
    except (IndexError, OverflowError):
        raise InvalidAct("no-such-act", number=request.act) from None


async def act(table: LiveTable, seat: int, request: DoAct) -> int:
    state = table.state
    act = act_of(state.game, request)
    aside = state.game.is_aside(act)
    if request.decision is None and not aside:
        raise Refusal(422, "decision-missing")
    entry = Act(seat, act, "person")

    def make() -> list[Body]:
        state = table.state
        t = playing(state, seat)
        if not aside and request.decision != state.decision_number(seat) and state.phase != "over":
            raise Refusal(409, "stale", number=request.decision or 0, now=state.decision_number(seat))
        check(t, seat, act)
        return [entry]

    return await table.do(seat, request.key, entry, make)


def playing(state: TableState, seat: int) -> Table:
    """The engine's table, if this seat's player may act there."""
    if state.table is None:
        raise Refusal(409, "not-begun")
    if state.given_up is not None:
        raise Refusal(409, "table-is-past-that", state=state.phase)
    if state.paused:
        raise Refusal(409, "paused")
    if state.seats[seat].bot is not None:
        raise Refusal(409, "bot-plays")
    return state.table


async def leave_bid(table: LiveTable, seat: int, request: LeaveBid) -> int:
    """Bid up to so much in the auction that runs, and where the seat is asked, at once; or take that back."""
    bid = StandingBid(seat, request.lot, request.up_to)

    def make() -> list[Body]:
        state = table.state
        t, auction = playing(state, seat), open_auction(state)
        if auction is None or auction.lot != request.lot or not has(auction.inside, seat):
            raise Refusal(409, "not-in-auction")
        if request.up_to is None:
            if seat not in state.standing.up_to:
                raise Refusal(409, "no-standing-bid")
            return [bid]
        least, most = auction.lowest(t, seat), auction.most(t, seat)
        if not (least <= request.up_to <= most and auction.may_bid(t, seat)):
            raise Refusal(409, "bid-out-of-reach", least=int(least), most=int(most))
        if seat not in state.asked():
            return [bid]
        return [bid, Act(seat, int(auction.up_to(t, seat, request.up_to)), "person")]

    return await table.do(seat, request.key, bid, make)


def suggested_setup(table: LiveTable, seat: int) -> list[str]:
    """What a sensible player could answer who knows what this seat knows."""
    state = table.state
    if not isinstance(state.table, ConquestTable):
        return []
    acts = sensible_setup(state.table, seat, Rng(secrets.randbits(62)))
    return [state.game.catalogue.show(act) for act in acts]


async def undo(table: LiveTable, seat: int, request: DoUndo) -> int:
    def make() -> list[Body]:
        state = table.state
        if not state.may_undo(seat) or state.undoable is None:
            raise Refusal(409, "no-undo")
        return [Undo(seat, state.undoable.row)]

    return await table.do(seat, request.key, Undo(seat, 0), make)


async def say(table: LiveTable, seat: int, request: Say) -> int:
    to = None if request.to is None else sorted({*request.to} - {seat})
    words = Talk(seat, to, cleaned(request.text, MAX_TEXT))

    def make() -> list[Body]:
        check_talk(table, request.to or [])
        if to == []:
            raise Refusal(422, "to-yourself")
        if to is not None:
            check_heard(table, seat, to)
        return [words]

    return await table.do(seat, request.key, words, make)


async def promise(table: LiveTable, seat: int, request: MakePromise) -> int:
    words = PromiseMade(seat, request.to, cleaned(request.text, MAX_TEXT), request.open)

    def make() -> list[Body]:
        check_talk(table, [request.to])
        if request.to == seat:
            raise Refusal(422, "to-yourself")
        check_heard(table, seat, [request.to])
        if sum(promise.maker == seat for promise in table.state.promises) >= MAX_PROMISES:
            raise Refusal(409, "too-many-promises", most=MAX_PROMISES)
        return [words]

    return await table.do(seat, request.key, words, make)


async def answer(table: LiveTable, seat: int, number: int, request: AnswerPromise) -> int:
    row = table.state.row_of(seat, number) or 0
    reply = PromiseAnswered(seat, row, request.answer)

    def make() -> list[Body]:
        promises = [promise for promise in table.state.promises if promise.row == row]
        if not promises:
            raise Refusal(404, "no-such-promise")
        promises[0].check(seat, request.answer)
        return [reply]

    return await table.do(seat, request.key, reply, make)


async def pause(table: LiveTable, seat: int, request: AskPause) -> int:
    wish = Pause(seat, request.on)

    def make() -> list[Body]:
        if table.state.phase not in PLAYED:
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        return [wish]

    return await table.do(seat, request.key, wish, make)


# Leaving well


async def resign(table: LiveTable, seat: int, request: Resign) -> int:
    """A person gives the game up, for good: of two seats the other one has won; of more, a bot plays on."""
    bot = None
    if len(table.state.seats) > 2:
        bot = request.bot or USUAL
        check_bot(table.state.game.name, bot)
    change = SeatChange(seat, "resigned", bot=bot)

    def make() -> list[Body]:
        if table.state.phase not in PLAYED:
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        check_not_resigned(table, seat)
        if table.state.seats[seat].owner is not None:
            raise Refusal(403, "not-yours-to-decide")
        return [change]

    return await table.do(seat, request.key, change, make)


async def days_off(table: LiveTable, seat: int, request: TakeDaysOff) -> int:
    """Where a clock gives a day or more: a person's time stands still for some days; 0 ends them."""
    change = DaysOff(seat, request.days)

    def make() -> list[Body]:
        state, now = table.state, table.registry.now()
        if state.phase not in PLAYED:
            raise Refusal(409, "table-is-past-that", state=state.phase)
        if state.clock is None or days_off_of(state.header.clock) == 0:
            raise Refusal(409, "no-days-off")
        if state.seats[seat].bot is not None:
            raise Refusal(409, "bot-plays")
        if request.days == 0 and days_off_until(table, seat) is None:
            raise Refusal(409, "not-away")
        left = state.clock.days_off_left(seat, now)
        if request.days > left:
            raise Refusal(409, "too-many-days-off", left=left)
        return [change]

    return await table.do(seat, request.key, change, make)


def days_off_until(table: LiveTable, seat: int) -> int | None:
    """Until when a seat has days off, by the server's time; None if it has none now."""
    clock = table.state.clock
    return clock.off_until[seat] if clock is not None and clock.off_until[seat] > table.registry.now() else None


def absent_for(table: LiveTable, seat: int) -> int:
    """For how long there was no sign of a seat, in milliseconds; who has days off is not missed."""
    return 0 if days_off_until(table, seat) is not None else table.presence.absent_for(seat)


def is_absent(table: LiveTable, seat: int) -> bool:
    """Whether there was no sign of a seat for the published time."""
    return absent_for(table, seat) >= table.state.header.absence * 1000


async def mute(table: LiveTable, seat: int, request: MuteSeat) -> int:
    """What a seat says is not told to this one any more."""
    change = Mute(seat, request.seat, request.on)

    def make() -> list[Body]:
        if request.seat not in table.state.people():
            raise Refusal(404, "no-such-seat")
        if request.seat == seat:
            raise Refusal(422, "to-yourself")
        return [change]

    return await table.do(seat, request.key, change, make)


def check_talk(table: LiveTable, to: list[int]) -> None:
    if not table.state.header.talk:
        raise Refusal(409, "talk-is-off")
    if table.state.phase == "closed":
        raise Refusal(409, "table-is-past-that", state="closed")
    if any(seat >= len(table.state.seats) for seat in to):
        raise Refusal(404, "no-such-seat")


def check_heard(table: LiveTable, seat: int, to: list[int]) -> None:
    """What is said to nobody who would hear it is not said."""
    if all(seat in table.state.seats[other].mutes for other in to):
        raise Refusal(409, "not-heard")
