"""Secret tokens: 192 random bits each, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
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
    return tokens_from(new_key(), seats)


def new_token() -> str:
    return token_from(new_key(), "seat")


def new_table_id() -> str:
    return table_id_from(new_key())


# What is made for somebody who may have to ask twice is made from a key of that client's own: it comes out the same
# again, and nobody else can make it. Of the key, too, only the hash is kept.


def new_key() -> str:
    """For a client that sends none."""
    return secrets.token_urlsafe(32)


def token_from(key: str, what: str) -> str:
    return urlsafe_b64encode(made_from(key, what)[:24]).decode()


def tokens_from(key: str, seats: int) -> Tokens:
    own = [token_from(key, f"seat {seat}") for seat in range(seats)]
    return Tokens(token_from(key, "host"), token_from(key, "invitation"), own)


def table_id_from(key: str) -> str:
    """Twelve letters, 60 bits: to know it is to be allowed to watch."""
    return "".join(TABLE_LETTERS[byte % len(TABLE_LETTERS)] for byte in made_from(key, "table")[:12])


def made_from(key: str, what: str) -> bytes:
    return hmac.digest(key.encode(), what.encode(), "sha256")


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
