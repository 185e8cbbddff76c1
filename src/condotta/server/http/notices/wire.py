"""What is asked and answered about notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ...notices.quiet import QuietHours, zone_named
from ...notices.subscriptions import Kind, PushKeys
from ...tables.requests import Request, SeatNumber

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="A minute of the day.")]
Code = Annotated[str, Meta(min_length=1, max_length=200)]


class Quiet(Request, frozen=True):
    since: Minute
    until: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=60, description="As in `Europe/Warsaw`.")]

    def hours(self) -> QuietHours:
        zone_named(self.zone)
        return QuietHours(self.since, self.until, self.zone)


class Keys(Request, frozen=True):
    """As the browser's `PushSubscription` has them."""

    p256dh: Code
    auth: Code

    def push_keys(self) -> PushKeys:
        return PushKeys(self.p256dh, self.auth)


class Subscribe(Request, frozen=True):
    kind: Kind
    address: Annotated[str, Meta(min_length=3, max_length=1000, description="A mail address, or where to post.")]
    language: Annotated[str, Meta(max_length=10)] = "en"
    quiet: Quiet | None = None
    keys: Keys | None = None


class Unsubscribe(Request, frozen=True):
    kind: Kind
    address: Annotated[str, Meta(max_length=1000)]


class Nudge(Request, frozen=True):
    seat: SeatNumber


class SubscriptionShown(Struct, frozen=True):
    kind: Kind
    address: str
    confirmed: bool
    quiet: QuietHours | None


class NoticesShown(Struct, frozen=True):
    push: Annotated[str, Meta(description="The server's public key, for the browser to subscribe with.")]
    mail: Annotated[bool, Meta(description="Whether this server sends mails.")]
    subscriptions: list[SubscriptionShown]
