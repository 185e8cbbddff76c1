"""What is kept for somebody so that only the holder of the personal key can read it.

Anybody who knows the public half can seal; to open, the key itself is needed, and that is nowhere on the server. So a
result can be put away when a game ends, while its player is gone.
"""

from __future__ import annotations

from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ..state.tokens import made_from

SIZE: Final = 32
"""Bytes of a public half."""
ONCE: Final = bytes(12)
"""Each key of the cipher is used for one text only, so its number may always be the same."""


def secret_of(key: str) -> X25519PrivateKey:
    return X25519PrivateKey.from_private_bytes(made_from(key, "sealed"))


def public_of(key: str) -> bytes:
    """The half by which everybody can seal something for the holder of a personal key."""
    return secret_of(key).public_key().public_bytes_raw()


def seal(public: bytes, text: bytes) -> bytes:
    own = X25519PrivateKey.generate()
    begins = own.public_key().public_bytes_raw()
    shared = own.exchange(X25519PublicKey.from_public_bytes(public))
    return begins + AESGCM(cipher_key(shared, begins, public)).encrypt(ONCE, text, None)


def unseal(key: str, sealed: bytes) -> bytes | None:
    """None if it was sealed for another key, or changed."""
    secret, begins = secret_of(key), sealed[:SIZE]
    try:
        shared = secret.exchange(X25519PublicKey.from_public_bytes(begins))
        cipher = AESGCM(cipher_key(shared, begins, secret.public_key().public_bytes_raw()))
        return cipher.decrypt(ONCE, sealed[SIZE:], None)
    except (InvalidTag, ValueError):
        return None


def cipher_key(shared: bytes, begins: bytes, public: bytes) -> bytes:
    return made_from(shared.hex(), f"sealed {begins.hex()} {public.hex()}")
