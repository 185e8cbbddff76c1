"""Tables and seats: create, join, start, leave, hand over, come back, rematch."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...bots import bots_for
from ...games import GAMES, game_named
from ...kernel.errors import SetupError
from ...kernel.seats import PUBLIC
from ...words import languages
from ..log.rows import Body, Change, Rematch, Row, SeatChange, Start
from ..people.people import ties_of_rematch
from ..refusal import Refusal
from ..state.names import check_name, checked_name
from ..state.new_table import new_header, new_table
from ..state.seats import PERSON, Caller
from ..state.tokens import hash_of, new_key, table_id_from, token_from, tokens_from
from .live import LiveTable
from .opening import Overtaken
from .registry import TableRegistry
from .requests import AskRematch, CreateTable, HandOver, Join, Renew
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
    if request.hints and request.seats.count(PERSON) != 1:
        raise Refusal(422, "hints-for-one")
    if request.language not in languages():
        raise SetupError("no-such-language", language=request.language, known=", ".join(languages()))
    if request.clock is not None and request.clock.then is not None:
        check_bot(game.name, request.clock.then)
    game.new(len(request.seats), request.options)  # raises SetupError if the table cannot be set up so
    key = request.key or new_key()
    tokens, table_id = tokens_from(key, len(request.seats)), table_id_from(key)
    clock = request.clock.setup() if request.clock else None
    header = new_header(
        game,
        request.seats,
        request.options,
        tokens,
        request.language,
        request.public,
        request.talk,
        clock,
        request.absence,
        request.hints,
    )
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
    key = request.key or new_key()
    token = token_from(key, table.state.table_id)
    held = None if caller.seat is None else table.state.seats[caller.seat].token

    def sit_down() -> list[Body]:
        state = table.state
        own = caller.role == "seat" and caller.seat is not None
        if own and caller.seat is not None:
            found = caller.seat
            if state.seats[found].token != held:
                raise Overtaken  # the seat has got a new link since it was seen whose this one is
            if request.seat is not None and request.seat != found:
                raise Refusal(403, "another-seat")
        elif caller.role == "invited" or (caller.role in ("spectator", "host") and state.header.public):
            found = free_seat(table, request.seat)
            if caller.role == "invited":
                check_invitation(table)
        else:
            raise Refusal(401, "needs-link")
        if state.phase in ("closed", "over"):
            raise Refusal(409, "table-is-past-that", state=state.phase)
        check_name(state.seats, name, found)
        was = state.seats[found].name
        if own and was not in (None, name):
            return [SeatChange(found, "renamed", name=name, was=was)]
        return [SeatChange(found, "joins", name=name, token=None if own else hash_of(token))]

    row = await table.change(sit_down, key)
    sat = change_of(row, "joins", "renamed")
    if sat.name != name or request.seat not in (None, sat.seat):
        raise Refusal(422, "key-used-before")
    told = None if sat.token is None else token
    return Joined(sat.seat, told, link_or_none(table, told), table.number(sat.seat, row))


def change_of(row: Row, *whats: Change) -> SeatChange:
    """What a row did to a seat; a key that was used before must have asked for this."""
    if not isinstance(row.body, SeatChange) or row.body.what not in whats:
        raise Refusal(422, "key-used-before")
    return row.body


def link_or_none(table: LiveTable, token: str | None) -> str | None:
    return None if token is None else link(table.state.table_id, token)


def free_seat(table: LiveTable, request: int | None) -> int:
    seats = table.state.seats
    free = [seat for seat in table.state.people() if not seats[seat].taken and seats[seat].name is None]
    if request is not None:
        if request >= len(seats):
            raise Refusal(404, "no-such-seat")
        free = [seat for seat in free if seat == request]
    if not free or table.state.phase != "waiting":
        raise Refusal(409, "no-free-seat")
    return free[0]


def check_invitation(table: LiveTable) -> None:
    """One invitation does not fill a table: whoever has it could sit on all sides, and nobody would notice."""
    people = table.state.people()
    if len(people) > 1 and sum(table.state.seats[seat].invited for seat in people) >= len(people) - 1:
        raise Refusal(409, "last-seat-needs-its-link")


def check_host(caller: Caller) -> None:
    if caller.role != "host":
        raise Refusal(401 if caller.role == "spectator" else 403, "only-the-host")


async def start(table: LiveTable, caller: Caller, fill: str | None) -> int:
    check_host(caller)
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

    return table.number(PUBLIC, await table.change(begin))


async def leave(table: LiveTable, seat: int) -> int:
    def go() -> list[Body]:
        phase = table.state.phase
        if phase == "waiting" and table.state.seats[seat].taken:
            return [SeatChange(seat, "leaves")]
        if phase in ("playing", "paused"):
            return [SeatChange(seat, "away")]
        raise Refusal(409, "table-is-past-that", state=phase)

    return table.number(seat, await table.change(go))


def check_not_resigned(table: LiveTable, seat: int) -> None:
    if table.state.seats[seat].resigned:
        raise Refusal(409, "resigned")


async def hand_over(table: LiveTable, who: Callable[[], int], request: HandOver) -> Handed:
    """`who` says which seat asks, or refuses; it is not asked again where the key is known."""
    key = request.key or new_key()
    token = token_from(key, table.state.table_id) if request.to == "person" else None
    if request.to == "bot":
        check_bot(table.state.game.name, request.bot or "")

    def hand() -> list[Body]:
        seat = who()
        if table.state.phase not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        check_not_resigned(table, seat)
        if token is None:
            return [SeatChange(seat, "to-bot", bot=request.bot)]
        return [SeatChange(seat, "to-person", token=hash_of(token))]

    row = await table.change(hand, key)
    handed = change_of(row, "to-bot" if token is None else "to-person")
    return Handed(table.number(handed.seat, row), token, link_or_none(table, token))


async def back(table: LiveTable, seat: int, owner: bool) -> int:
    """From a bot or from being away; its owner, also from another person. To be back twice is to be back."""

    def come() -> list[Body]:
        found = table.state.seats[seat]
        if table.state.phase not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.state.phase)
        check_not_resigned(table, seat)
        if not (found.away or found.bot or found.owner):
            raise Refusal(409, "not-away")
        return [SeatChange(seat, "back" if owner or found.owner is None else "here")]

    return table.number(seat, await table.change(come))


async def renew(table: LiveTable, who: Callable[[], int], request: Renew) -> Handed:
    key = request.key or new_key()
    token = token_from(key, table.state.table_id)
    row = await table.change(lambda: [SeatChange(who(), "renews", token=hash_of(token))], key)
    renewed = change_of(row, "renews")
    return Handed(table.number(renewed.seat, row), token, link(table.state.table_id, token))


async def rematch(registry: TableRegistry, table: LiveTable, seat: int, request: AskRematch) -> Rematched:
    """The same seats with the same tokens at a new table, each kept for who had it: made once, by who asks first."""
    key = request.key or new_key()
    table_id, invitation = table_id_from(key), token_from(key, "invitation")
    async with table.lock:
        state = table.state
        if table.stopped is not None:
            raise table.stopped.refusal()
        if state.phase != "over":
            raise Refusal(409, "not-over")
        if state.rematch is None:
            header = replace(
                state.header,
                rules=state.game.rules_version,
                invitation=hash_of(invitation),
                branch=None,
                tokens=[held.owner or held.token for held in state.seats],
            )
            names = {seat: state.seats[seat].name for seat in state.people()}
            kept = {seat: name for seat, name in names.items() if name is not None}
            again = new_table(table_id, header, registry.now(), kept)
            ties = ties_of_rematch(state.table_id, table_id)
            await table.write(lambda: [Rematch(seat, table_id)], None, again, ties)
        found = table.state.rematch
        assert found is not None
        return Rematched(table.state.told[seat], found, invitation if found == table_id else None)
