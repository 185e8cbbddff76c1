"""Playing: acts, standing bids, undo, talk, promises, pause. Each is asked by a seat, under a key."""

from __future__ import annotations

import secrets
from typing import Any

from ...games.conquest.table import Table as ConquestTable
from ...kernel.contract import Game, Table
from ...kernel.engine import check
from ...kernel.errors import InvalidAct
from ...kernel.rng import Rng
from ...kernel.seats import has
from ...search.conquest_setup import sensible_setup
from ..log.rows import Act, Body, Pause, PromiseAnswered, PromiseMade, StandingBid, Talk, Undo
from ..refusal import Refusal
from ..state.table_state import TableState
from ..state.talk import MAX_PROMISES, MAX_TEXT, cleaned
from ..state.timing.standing_bids import open_auction
from .live import LiveTable
from .requests import AnswerPromise, AskPause, DoAct, DoUndo, LeaveBid, MakePromise, Say


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
        return [words]

    return await table.do(seat, request.key, words, make)


async def promise(table: LiveTable, seat: int, request: MakePromise) -> int:
    words = PromiseMade(seat, request.to, cleaned(request.text, MAX_TEXT), request.open)

    def make() -> list[Body]:
        check_talk(table, [request.to])
        if request.to == seat:
            raise Refusal(422, "to-yourself")
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
        if table.state.phase not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        return [wish]

    return await table.do(seat, request.key, wish, make)


def check_talk(table: LiveTable, to: list[int]) -> None:
    if not table.state.header.talk:
        raise Refusal(409, "talk-is-off")
    if table.state.phase == "closed":
        raise Refusal(409, "table-is-past-that", state="closed")
    if any(seat >= len(table.state.seats) for seat in to):
        raise Refusal(404, "no-such-seat")
