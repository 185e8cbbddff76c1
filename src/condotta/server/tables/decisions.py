"""What is decided about a seat by others than its player, or about a table: by the host, or by all others together.

Each is a row that everybody is told. Nobody gets a hand to see by it but whoever plays the seat from then on, and its
owner can always take it back.
"""

from __future__ import annotations

from ...kernel.seats import PUBLIC
from ..log.rows import Body, Close, Decider, DeletionWish, Motion, SeatChange, StandIn, Vote
from ..refusal import Refusal
from ..state.names import check_name, checked_name
from ..state.seats import Caller
from ..state.timing.clock import DAY
from ..state.tokens import hash_of, new_key, token_from
from .actions import PLAYED, absent_for, days_off_until, is_absent
from .live import LiveTable
from .lobby import change_of, check_bot, check_host, check_not_resigned, link
from .registry import TableRegistry
from .requests import AskDeletion, CastVote, FreeSeat, OfferToPlay, Replace
from .responses import DeletionAsked, Handed


async def free(table: LiveTable, caller: Caller, request: FreeSeat) -> Handed:
    """The host frees a seat before the start, and gets a link for it: also for one that nobody has taken yet."""
    check_host(caller)
    key = request.key or new_key()
    token = token_from(key, table.state.table_id)
    row = await table.change(lambda: [freed(table, request.seat, token, "host")], key)
    change_of(row, "freed")
    return Handed(table.number(PUBLIC, row), token, link(table.state.table_id, token))


def freed(table: LiveTable, seat: int, token: str, by: Decider) -> SeatChange:
    check_seat(table, seat, ("waiting",))
    name = table.state.seats[seat].name
    if name is not None:
        check_absent(table, seat)
    return SeatChange(seat, "freed", name=name, token=hash_of(token), by=by)


async def replace(table: LiveTable, caller: Caller, request: Replace) -> int:
    """The host lets a bot play for somebody who is absent."""
    check_host(caller)
    check_bot(table.state.game.name, request.bot)
    row = await table.change(lambda: [replaced(table, request.seat, request.bot, "host")])
    return table.number(PUBLIC, row)


def replaced(table: LiveTable, seat: int, bot: str, by: Decider) -> SeatChange:
    check_seat(table, seat, PLAYED)
    check_absent(table, seat)
    if table.state.seats[seat].bot is not None:
        raise Refusal(409, "bot-plays")
    return SeatChange(seat, "replaced", bot=bot, by=by)


async def close(table: LiveTable, caller: Caller) -> int:
    """The host ends a table that has not begun, or at which nobody is any more."""
    check_host(caller)

    def end() -> list[Body]:
        if table.state.phase not in ("waiting", *PLAYED):
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        if table.state.phase != "waiting" and not all(is_absent(table, seat) for seat in voters(table, None)):
            raise Refusal(409, "somebody-plays")
        return [Close()]

    return table.number(PUBLIC, await table.change(end))


async def offer(table: LiveTable, caller: Caller, request: OfferToPlay) -> Handed:
    """Somebody offers to play a seat whose player is absent. The link is good as soon as all others agree."""
    name = checked_name(request.name)
    key = request.key or new_key()
    token = token_from(key, table.state.table_id)

    def make() -> list[Body]:
        state = table.state
        if not (
            caller.role in ("invited", "candidate", "host") or (caller.role == "spectator" and state.header.public)
        ):
            raise Refusal(401, "needs-link")
        check_seat(table, request.seat, PLAYED)
        check_absent(table, request.seat)
        check_name(state.seats, name)
        return [StandIn(request.seat, name, hash_of(token))]

    row = await table.change(make, key)
    if not isinstance(row.body, StandIn) or (row.body.seat, row.body.name) != (request.seat, name):
        raise Refusal(422, "key-used-before")
    return Handed(table.number(PUBLIC, row), token, link(table.state.table_id, token))


async def ask_deletion(registry: TableRegistry, table: LiveTable, seat: int, request: AskDeletion) -> DeletionAsked:
    """Told to all; when the last of them asks, the table goes."""
    wish = DeletionWish(seat, request.on)

    def make() -> list[Body]:
        return [wish]

    seq = await table.do(seat, request.key, wish, make)
    if table.state.unwanted():
        await registry.delete(table.state.table_id, "players")
        return DeletionAsked(seq, True)
    return DeletionAsked(seq, False)


# Votes


async def vote(table: LiveTable, seat: int, request: CastVote) -> int:
    """A seat agrees to a motion, or makes it; when all have agreed who are to be asked, it happens."""
    bot = request.bot if request.what == "to-bot" else None
    wish = Vote(seat, request.what, request.on, request.seat, bot)

    def make() -> list[Body]:
        check_motion(table, seat, request.what, request.seat)
        motion = table.state.motions.get((request.what, request.seat))
        chosen = bot or (motion.bot if motion is not None else None)
        if request.what == "to-bot":
            check_bot(table.state.game.name, chosen or "")
        agreed = {seat, *(motion.agreed if motion is not None else ())}
        if not request.on or not agreed >= {*asked_about(table, request.what, request.seat)}:
            return [wish]
        return [wish, decided(table, request.what, request.seat, chosen)]

    return await table.do(seat, request.key, wish, make)


def check_motion(table: LiveTable, seat: int, what: Motion, about: int | None) -> None:
    """Whether a seat may ask this now."""
    if (about is None) != (what == "end"):
        raise Refusal(422, "unfitting", reason="seat")
    if seat not in voters(table, about):
        raise Refusal(409, "not-yours-to-decide")
    if about is None:
        if table.state.phase not in ("waiting", *PLAYED):
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        return
    check_seat(table, about, ("waiting",) if what == "free" else PLAYED)
    if what != "free" or table.state.seats[about].name is not None:
        check_absent(table, about)
    if what == "to-bot" and table.state.seats[about].bot is not None:
        raise Refusal(409, "bot-plays")
    if what == "to-person" and about not in table.state.stand_ins:
        raise Refusal(409, "nobody-offers")


def voters(table: LiveTable, about: int | None) -> list[int]:
    """The people who sit at the table and play themselves, but for the one it is about."""
    seats = table.state.seats
    return [seat for seat in table.state.people() if seats[seat].taken and seats[seat].bot is None and seat != about]


def asked_about(table: LiveTable, what: Motion, about: int | None) -> list[int]:
    """Who must agree: all others who are there; to let another person see a hand, or to end a game that is being
    played, also those who are not."""
    everybody = what == "to-person" or (what == "end" and table.state.phase in PLAYED)
    return [seat for seat in voters(table, about) if everybody or not is_absent(table, seat)]


def decided(table: LiveTable, what: Motion, about: int | None, bot: str | None) -> Body:
    if about is None:
        return Close("vote")
    if what == "free":
        return freed(table, about, new_key(), "vote")
    if what == "to-bot":
        return replaced(table, about, bot or "", "vote")
    offer = table.state.stand_ins[about]
    return SeatChange(about, "to-person", name=offer.name, token=offer.token, by="vote")


def check_seat(table: LiveTable, seat: int, phases: tuple[str, ...]) -> None:
    if seat not in table.state.people():
        raise Refusal(404, "no-such-seat")
    if table.state.phase not in phases:
        raise Refusal(409, "table-is-past-that", state=table.state.phase)
    check_not_resigned(table, seat)


def check_absent(table: LiveTable, seat: int) -> None:
    off = days_off_until(table, seat)
    if off is not None:
        raise Refusal(409, "has-days-off", days=1 + (off - table.registry.now()) // DAY)
    if not is_absent(table, seat):
        left = table.state.header.absence * 1000 - absent_for(table, seat)
        raise Refusal(409, "not-absent", seconds=1 + left // 1000)
