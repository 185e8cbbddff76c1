"""The store as a PostgreSQL: as many servers as wanted, on as many machines."""

from __future__ import annotations

from ..store import Store
from ..writes import StoreError


def open_postgres(where: str, read_only: bool = False, trust: bool = False) -> Store:
    try:
        import psycopg_pool  # noqa: F401
    except ImportError:
        raise StoreError("no-psycopg") from None
    from .store import PostgresStore

    return PostgresStore(where, read_only, trust)
