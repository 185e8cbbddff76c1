"""Tables and seats: create, join, start, leave, hand over, come back, rematch."""

from __future__ import annotations

from ..bots import bots_for
from ..games import GAMES
from ..kernel.errors import SetupError
from ..words import languages
from .house import House, first_row
from .refusal import Refusal
from .rows import Body, Close, Header, Rematch, SeatChange, Start
from .seats import PERSON, Caller
from .store import Batch
from .table import LiveTable
from .talk import LONGEST_NAME, cleaned
from .tokens import hash_of, new_table_id, new_token
from .wire import CreateTable, Handed, HandOver, Join, Joined, Links, Rematched, SeatLink, TableCreated

DAY = 86400


def link(table_id: str, token: str | None = None) -> str:
    """Where a table is opened; a token stands behind the #, which browsers keep to themselves."""
    return f"/t/{table_id}" + (f"#{token}" if token else "")


def bots_of(game_name: str) -> list[str]:
    """The bots that can play a game."""
    return bots_for(GAMES[game_name])


def check_bot(game_name: str, bot: str) -> None:
    """Only registered names: a name that came over the wire must never choose which program is run."""
    known = bots_of(game_name)
    if bot not in known:
        raise Refusal(422, "bot-by-module" if ":" in bot else "unknown-bot", bot=bot, known=", ".join(known))


async def create(house: House, wanted: CreateTable) -> TableCreated:
    game = GAMES.get(wanted.game)
    if game is None:
        raise Refusal(422, "no-such-game", game=wanted.game, known=", ".join(GAMES))
    for kind in wanted.seats:
        if kind != PERSON:
            check_bot(game.name, kind)
    if wanted.language not in languages():
        raise Refusal(422, "no-such-language", known=", ".join(languages()))
    if wanted.clock is not None and wanted.clock.then is not None:
        check_bot(game.name, wanted.clock.then)
    try:
        game.new(len(wanted.seats), wanted.options)
    except SetupError as error:
        raise Refusal(422, "setup", reason=str(error)) from None
    host, invitation, tokens = new_token(), new_token(), [new_token() for _seat in wanted.seats]
    header = Header(
        game=game.name,
        rules=game.rules_version,
        seats=wanted.seats,
        options=wanted.options,
        language=wanted.language,
        public=wanted.public,
        talk=wanted.talk,
        clock=wanted.clock.setup() if wanted.clock else None,
        host=hash_of(host),
        invitation=hash_of(invitation),
        tokens=[hash_of(token) for token in tokens],
    )
    table_id = new_table_id()
    await house.create(table_id, header)
    return TableCreated(
        table=table_id,
        host=host,
        invitation=invitation,
        links=Links(link(table_id), link(table_id, invitation), link(table_id, host)),
        seats=[
            SeatLink(seat, token, link(table_id, token))
            for seat, token in enumerate(tokens)
            if wanted.seats[seat] == PERSON
        ],
    )


async def join(table: LiveTable, caller: Caller, wanted: Join) -> Joined:
    """By the seat's own link, by the invitation, or at a public table just so."""
    name = cleaned(wanted.name, LONGEST_NAME)
    token: str | None = None
    found = 0

    def sit_down() -> list[Body]:
        nonlocal token, found
        story = table.story
        if caller.role == "seat" and caller.seat is not None:
            found = caller.seat
            if wanted.seat is not None and wanted.seat != found:
                raise Refusal(403, "another-seat")
        elif caller.role == "invited" or (caller.role in ("spectator", "host") and story.header.public):
            found, token = free_seat(table, wanted.seat), new_token()
        else:
            raise Refusal(401, "needs-link")
        if story.state in ("closed", "over"):
            raise Refusal(409, "table-is-past-that", state=story.state)
        others = [seat.name for number, seat in enumerate(story.seats) if number != found and seat.name]
        if name.casefold() in [other.casefold() for other in others]:
            raise Refusal(409, "name-taken", name=name)
        return [SeatChange(found, "joins", name=name, token=hash_of(token) if token else None)]

    seq = await table.change(sit_down)
    return Joined(found, token, link(table.story.table_id, token) if token else None, seq)


def free_seat(table: LiveTable, wanted: int | None) -> int:
    seats = table.story.seats
    free = [seat for seat in table.story.people() if not seats[seat].taken]
    if wanted is not None:
        if wanted >= len(seats):
            raise Refusal(404, "no-such-seat")
        free = [seat for seat in free if seat == wanted]
    if not free or table.story.state != "waiting":
        raise Refusal(409, "no-free-seat")
    return free[0]


async def start(table: LiveTable, caller: Caller, fill: str | None) -> int:
    if caller.role != "host":
        raise Refusal(401 if caller.role == "spectator" else 403, "only-the-host")
    if fill is not None:
        check_bot(table.story.game.name, fill)

    def begin() -> list[Body]:
        story = table.story
        if story.state != "waiting":
            raise Refusal(409, "table-is-past-that", state=story.state)
        free = [seat for seat in story.people() if not story.seats[seat].taken]
        if free and fill is None:
            raise Refusal(409, "seats-are-free", count=len(free))
        changes: list[Body] = [SeatChange(seat, "to-bot", bot=fill) for seat in free]
        return [*changes, Start()]

    return await table.change(begin)


async def close(table: LiveTable, caller: Caller) -> int:
    if caller.role != "host":
        raise Refusal(401 if caller.role == "spectator" else 403, "only-the-host")

    def end() -> list[Body]:
        if table.story.state != "waiting":
            raise Refusal(409, "table-is-past-that", state=table.story.state)
        return [Close()]

    return await table.change(end)


async def leave(table: LiveTable, seat: int) -> int:
    def go() -> list[Body]:
        state = table.story.state
        if state == "waiting" and table.story.seats[seat].taken:
            return [SeatChange(seat, "leaves")]
        if state in ("playing", "paused"):
            return [SeatChange(seat, "away")]
        raise Refusal(409, "table-is-past-that", state=state)

    return await table.change(go)


async def hand_over(table: LiveTable, seat: int, wanted: HandOver) -> Handed:
    token = new_token() if wanted.to == "person" else None
    if wanted.to == "bot":
        check_bot(table.story.game.name, wanted.bot or "")

    def hand() -> list[Body]:
        if table.story.state not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.story.state)
        if token is None:
            return [SeatChange(seat, "to-bot", bot=wanted.bot)]
        return [SeatChange(seat, "to-person", token=hash_of(token))]

    seq = await table.change(hand)
    return Handed(seq, token, link(table.story.table_id, token) if token else None)


async def back(table: LiveTable, seat: int) -> int:
    """From a bot, from another person, or from being away. To be back twice is to be back."""

    def come() -> list[Body]:
        found = table.story.seats[seat]
        if table.story.state not in ("playing", "paused"):
            raise Refusal(409, "table-is-past-that", state=table.story.state)
        if not (found.away or found.bot or found.owner):
            raise Refusal(409, "not-away")
        return [SeatChange(seat, "back")]

    return await table.change(come)


async def renew(table: LiveTable, seat: int) -> Handed:
    token = new_token()
    seq = await table.change(lambda: [SeatChange(seat, "renews", token=hash_of(token))])
    return Handed(seq, token, link(table.story.table_id, token))


async def rematch(house: House, table: LiveTable, seat: int) -> Rematched:
    """The same seats with the same tokens at a new table: made once, by whoever asks first."""
    async with table.lock:
        story = table.story
        if story.state != "over":
            raise Refusal(409, "not-over")
        if story.rematch is not None:
            return Rematched(story.row.seq, story.rematch)
        old = story.header
        header = Header(
            game=old.game,
            rules=story.game.rules_version,
            seats=old.seats,
            options=old.options,
            language=old.language,
            public=old.public,
            talk=old.talk,
            clock=old.clock,
            host=old.host,
            invitation=old.invitation,
            tokens=[held.owner or held.token for held in story.seats],
        )
        table_id = new_table_id()
        _story, rows, status = first_row(table_id, header, house.now())
        await house.store.append(Batch(table_id, [], None, (table_id, header, rows, status)))
        written = await table.write(lambda: [Rematch(seat, table_id)])
        return Rematched(written[0].seq, table_id)
