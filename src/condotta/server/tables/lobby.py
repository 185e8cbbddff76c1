"""Tables and seats: create, join, start, leave, hand over, come back, rematch."""

from __future__ import annotations

from msgspec.structs import replace

from ...bots import bots_for
from ...games import GAMES, game_named
from ...kernel.errors import SetupError
from ...words import languages
from ..log.rows import Body, Close, Rematch, SeatChange, Start
from ..refusal import Refusal
from ..state.names import checked_name, look_of
from ..state.new_table import new_header, new_table
from ..state.seats import PERSON, Caller
from ..state.tokens import hash_of, new_table_id, new_token, new_tokens
from .live import LiveTable
from .registry import TableRegistry
from .requests import CreateTable, HandOver, Join
from .responses import Handed, Joined, Links, Rematched, SeatLink, TableCreated


def link(table_id: str, token: str | None = None) -> str:
    """Where a table is opened; a token stands behind the #, which browsers keep to themselves."""
    return f"/t/{table_id}" + (f"#{token}" if token else "")


def bots_of(game_name: str) -> list[str]:
    """The bots that can play a game."""
    return bots_for(GAMES[game_name])


def check_bot(game_name: str, bot: str) -> None:
    """Only registered names: a name that came over the wire must never choose which program is run."""
    known = bots_of(game_name)
    if bot not in known and ":" in bot:
        raise Refusal(422, "bot-by-module", bot=bot, known=", ".join(known))
    if bot not in known:
        raise Refusal(422, "unknown-bot", bot=bot, known=", ".join(known))


async def create(registry: TableRegistry, request: CreateTable, creator: str | None = None) -> TableCreated:
    game = game_named(request.game)
    for kind in request.seats:
        if kind != PERSON:
            check_bot(game.name, kind)
    if request.language not in languages():
        raise SetupError("no-such-language", language=request.language, known=", ".join(languages()))
    if request.clock is not None and request.clock.then is not None:
        check_bot(game.name, request.clock.then)
    game.new(len(request.seats), request.options)  # raises SetupError if the table cannot be set up so
    tokens = new_tokens(len(request.seats))
    clock = request.clock.setup() if request.clock else None
    header = new_header(
        game, request.seats, request.options, tokens, request.language, request.public, request.talk, clock
    )
    table_id = new_table_id()
    await registry.create(table_id, header, creator)
    return TableCreated(
        table=table_id,
        host=tokens.host,
        invitation=tokens.invitation,
        links=Links(link(table_id), link(table_id, tokens.invitation), link(table_id, tokens.host)),
        seats=[
            SeatLink(seat, token, link(table_id, token))
            for seat, token in enumerate(tokens.seats)
            if request.seats[seat] == PERSON
        ],
    )


async def join(table: LiveTable, caller: Caller, request: Join) -> Joined:
    """By the seat's own link, by the invitation, or at a public table just so."""
    name = checked_name(request.name)
    token: str | None = None
    found = 0

    def sit_down() -> list[Body]:
        nonlocal token, found
        state = table.state
        if caller.role == "seat" and caller.seat is not None:
            found = caller.seat
            if request.seat is not None and request.seat != found:
                raise Refusal(403, "another-seat")
        elif caller.role == "invited" or (caller.role in ("spectator", "host") and state.header.public):
            found, token = free_seat(table, request.seat), new_token()
        else:
            raise Refusal(401, "needs-link")
        if state.phase in ("closed", "over"):
            raise Refusal(409, "table-is-past-that", state=state.phase)
        others = [seat.name for number, seat in enumerate(state.seats) if number != found and seat.name]
        if look_of(name) in [look_of(other) for other in others]:
            raise Refusal(409, "name-taken", name=name)
        was = state.seats[found].name
        if token is None and was not in (None, name):
            return [SeatChange(found, "renamed", name=name, was=was)]
        return [SeatChange(found, "joins", name=name, token=hash_of(token) if token else None)]

    seq = await table.change(sit_down)
    return Joined(found, token, link(table.state.table_id, token) if token else None, seq)


def free_seat(table: LiveTable, request: int | None) -> int:
    seats = table.state.seats
    free = [seat for seat in table.state.people() if not seats[seat].taken]
    if request is not None:
        if request >= len(seats):
            raise Refusal(404, "no-such-seat")
        free = [seat for seat in free if seat == request]
    if not free or table.state.phase != "waiting":
        raise Refusal(409, "no-free-seat")
    return free[0]


async def start(table: LiveTable, caller: Caller, fill: str | None) -> int:
    if caller.role != "host":
        raise Refusal(401 if caller.role == "spectator" else 403, "only-the-host")
    if fill is not None:
        check_bot(table.state.game.name, fill)

    def begin() -> list[Body]:
        state = table.state
        if state.phase != "waiting":
            raise Refusal(409, "table-is-past-that", state=state.phase)
        free = [seat for seat in state.people() if not state.seats[seat].taken]
        if free and fill is None:
            raise Refusal(409, "seats-are-free", count=len(free))
        changes: list[Body] = [SeatChange(seat, "to-bot", bot=fill) for seat in free]
        return [*changes, Start()]

    return await table.change(begin)


async def close(table: LiveTable, caller: Caller) -> int:
    if caller.role != "host":
        raise Refusal(401 if caller.role == "spectator" else 403, "only-the-host")

    def end() -> list[Body]:
        if table.state.phase != "waiting":
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        return [Close()]

    return await table.change(end)


async def leave(table: LiveTable, seat: int) -> int:
    def go() -> list[Body]:
        phase = table.state.phase
        if phase == "waiting" and table.state.seats[seat].taken:
            return [SeatChange(seat, "leaves")]
        if phase in ("playing", "paused"):
            return [SeatChange(seat, "away")]
        raise Refusal(409, "table-is-past-that", state=phase)

    return await table.change(go)


async def hand_over(table: LiveTable, seat: int, request: HandOver) -> Handed:
    token = new_token() if request.to == "person" else None
    if request.to == "bot":
        check_bot(table.state.game.name, request.bot or "")

    def hand() -> list[Body]:
        if table.state.phase not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        if token is None:
            return [SeatChange(seat, "to-bot", bot=request.bot)]
        return [SeatChange(seat, "to-person", token=hash_of(token))]

    seq = await table.change(hand)
    return Handed(seq, token, link(table.state.table_id, token) if token else None)


async def back(table: LiveTable, seat: int) -> int:
    """From a bot, from another person, or from being away. To be back twice is to be back."""

    def come() -> list[Body]:
        found = table.state.seats[seat]
        if table.state.phase not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        if not (found.away or found.bot or found.owner):
            raise Refusal(409, "not-away")
        return [SeatChange(seat, "back")]

    return await table.change(come)


async def renew(table: LiveTable, seat: int) -> Handed:
    token = new_token()
    seq = await table.change(lambda: [SeatChange(seat, "renews", token=hash_of(token))])
    return Handed(seq, token, link(table.state.table_id, token))


async def rematch(registry: TableRegistry, table: LiveTable, seat: int) -> Rematched:
    """The same seats with the same tokens at a new table: made once, by whoever asks first."""
    async with table.lock:
        state = table.state
        if table.stopped is not None:
            raise table.stopped.refusal()
        if state.phase != "over":
            raise Refusal(409, "not-over")
        if state.rematch is not None:
            return Rematched(state.row.seq, state.rematch)
        header = replace(
            state.header,
            rules=state.game.rules_version,
            tokens=[held.owner or held.token for held in state.seats],
        )
        table_id = new_table_id()
        await registry.store.append(new_table(table_id, header, registry.now()))
        written = await table.write(lambda: [Rematch(seat, table_id)])
        return Rematched(written[0].seq, table_id)
