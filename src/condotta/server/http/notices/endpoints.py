"""What the addresses about notices lead to: a seat says how it wants to be told of its turns, and ends that."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Final

from ....kernel.seats import PUBLIC, has
from ....words import languages
from ...notices.addresses import MAX_SECONDS, Dead, Failed, resolved, target_of
from ...notices.notifier import Notifier
from ...notices.senders import check_keys, public_half
from ...notices.subscriptions import Subscription, Told, Wishes
from ...refusal import Refusal
from ...state.tokens import hash_of
from ...tables.live import LiveTable
from ...tables.presence import looks_at
from ...tables.requests import Nothing
from ..call import Call
from ..endpoints import Endpoint, one_create
from .wire import NoticesShown, Nudge, Subscribe, SubscriptionShown, Unsubscribe

MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
ID: Final = re.compile(r"[A-Za-z0-9_-]{24}")
MAX_OF_A_SEAT: Final = 8
MAILS_A_DAY: Final = 5
"""How often a day a mail address is asked whether it wants to be told."""


def notifier_of(call: Call) -> Notifier:
    found = call.request.app.state.notifier
    assert isinstance(found, Notifier)
    return found


async def shown(call: Call, table: LiveTable, seat: int) -> NoticesShown:
    notifier = notifier_of(call)
    found = await notifier.subscriptions.of(table.state.table_id, seat, table.state.seats[seat].token)
    return NoticesShown(
        public_half(await notifier.push_key()),
        notifier.settings.mail is not None,
        [SubscriptionShown(one.kind, one.address, one.confirmed, one.wishes.quiet) for one in found],
    )


async def get_notices(call: Call) -> NoticesShown:
    table = await call.table()
    return await shown(call, table, call.seat(table))


async def subscribe(call: Call) -> NoticesShown:
    table = await call.table()
    seat, notifier, request = call.seat(table), notifier_of(call), call.body
    if request.language not in languages():
        raise Refusal(422, "no-such-language", language=request.language, known=", ".join(languages()))
    await check_address(notifier, request)
    before = await notifier.subscriptions.of(call.table_id, seat, table.state.seats[seat].token)
    known = [one for one in before if (one.kind, one.address) == (request.kind, request.address)]
    if not known and len(before) >= MAX_OF_A_SEAT:
        raise Refusal(409, "notice-too-many", most=MAX_OF_A_SEAT)
    state = table.state
    wishes = Wishes(
        request.language,
        origin_of(call),
        None if request.quiet is None else request.quiet.hours(),
        None if request.keys is None else request.keys.push_keys(),
    )
    # Who asks looks at the page, and so knows of the question that is open now.
    told = Told(state.decisions[PUBLIC], state.row.seq)
    new = Subscription(secrets.token_urlsafe(18), call.table_id, seat, state.seats[seat].token, request.kind,
                       request.address, wishes, request.kind != "mail", told)  # fmt: skip
    one = await notifier.subscriptions.add(new)
    if not one.confirmed:
        await ask_once(notifier, one, table)
    return await shown(call, table, seat)


async def check_address(notifier: Notifier, request: Subscribe) -> None:
    """Whether it can be told there, as far as that is known now."""
    if (request.kind == "push") != (request.keys is not None):
        raise Refusal(422, "unfitting", reason="keys")
    if request.kind == "mail":
        if notifier.settings.mail is None:
            raise Refusal(409, "notice-no-mail")
        if not MAIL.fullmatch(request.address):
            raise Refusal(422, "notice-mail-address")
        return
    if request.keys is not None:
        check_keys(request.keys.push_keys())
    local = notifier.settings.local
    try:
        async with asyncio.timeout(MAX_SECONDS):
            await resolved(target_of(request.address, local), local)
    except (Failed, TimeoutError):
        raise Refusal(422, "notice-address") from None


async def ask_once(notifier: Notifier, one: Subscription, table: LiveTable) -> None:
    """Asked by mail, a few times a day at most, whoever asks for it; who sent it there does not wait for it."""
    name = f"mail {hash_of(one.address.lower())}"
    for number in range(MAILS_A_DAY):
        if await notifier.subscriptions.once_a_day(f"{name} {number}"):
            notifier.registry.spawn(asked(notifier, one, table))
            return
    await notifier.subscriptions.drop(one.id)
    raise Refusal(409, "notice-mail-often")


async def asked(notifier: Notifier, one: Subscription, table: LiveTable) -> None:
    try:
        await notifier.ask_to_confirm(one, table)
    except (Failed, Dead):
        await notifier.subscriptions.drop(one.id)


def origin_of(call: Call) -> str:
    """Of the page; programs do not say, and are told under the name by which they called."""
    headers, url = call.request.headers, call.request.url
    return headers.get("origin") or f"{url.scheme}://{headers.get('host', url.netloc)}"


async def unsubscribe(call: Call) -> NoticesShown:
    table = await call.table()
    seat, notifier = call.seat(table), notifier_of(call)
    for one in await notifier.subscriptions.of(call.table_id, seat, table.state.seats[seat].token):
        if (one.kind, one.address) == (call.body.kind, call.body.address):
            await notifier.subscriptions.drop(one.id)
    return await shown(call, table, seat)


# By who was told, without any token


async def stop(call: Call) -> Nothing:
    """Asked twice, it is as well: what is not there is stopped."""
    id = call.request.path_params["notice"]
    if ID.fullmatch(id):
        await notifier_of(call).subscriptions.drop(id)
    return Nothing()


async def confirm(call: Call) -> Nothing:
    notifier, id = notifier_of(call), call.request.path_params["notice"]
    if not ID.fullmatch(id) or await notifier.subscriptions.find(id) is None:
        raise Refusal(404, "notice-over")
    await notifier.subscriptions.confirm(id)
    return Nothing()


# A reminder


async def nudge(call: Call) -> Nothing:
    """Remind somebody who is asked and does not look. Whether anybody is reached is not told, nor whether a sealed
    question was answered."""
    table = await call.table()
    seat, state, other = call.seat(table), table.state, call.body.seat
    decision = state.decision()
    if other not in state.people() or other == seat or state.seats[other].bot is not None:
        raise Refusal(404, "no-such-seat")
    if state.phase != "playing" or decision is None or not has(decision.invited, other):
        raise Refusal(409, "nudge-not-asked")
    if other in looks_at(table).here:
        raise Refusal(409, "nudge-is-here")
    notifier = notifier_of(call)
    if not await notifier.subscriptions.once_a_day(f"nudge {call.table_id} {other}"):
        raise Refusal(409, "nudge-was-today")
    await notifier.nudge(table, other, state.seats[seat].name or "")
    return Nothing()


ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables/{table}/notices", get_notices, "How the seat is told.", NoticesShown),
    Endpoint(
        "POST", "/api/tables/{table}/notices", subscribe, "Be told.", NoticesShown, Subscribe, admit=one_create, cost=5
    ),
    Endpoint(
        "POST", "/api/tables/{table}/notices/off", unsubscribe, "Not be told any more.", NoticesShown, Unsubscribe
    ),
    Endpoint("POST", "/api/tables/{table}/nudge", nudge, "Remind somebody.", Nothing, Nudge),
    Endpoint("POST", "/api/notices/{notice}/stop", stop, "End a subscription.", Nothing, cost=5),
    Endpoint("POST", "/api/notices/{notice}/confirm", confirm, "Begin a subscription.", Nothing, cost=5),
]
