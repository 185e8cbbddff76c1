"""Secret tokens: 192 random bits each, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from msgspec import Struct

TABLE_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
MAX_LENGTH: Final = 100
"""No token of ours is nearly so long; what is longer is not hashed."""


class Tokens(Struct, frozen=True):
    """All tokens of a new table."""

    host: str
    invitation: str
    seats: list[str]


def new_tokens(seats: int) -> Tokens:
    return Tokens(new_token(), new_token(), [new_token() for _seat in range(seats)])


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Twelve letters, 60 bits: to know it is to be allowed to watch."""
    return "".join(secrets.choice(TABLE_LETTERS) for _i in range(12))


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
