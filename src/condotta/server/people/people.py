"""People and their keys: who is behind a personal key, and which seats are tied to it.

A key is a secret that a browser makes; of it only the hash is kept. A tie says that a key opens the seat that a token
with a certain hash opens, and no more: where the seat has another token, the tie opens nothing; where that token is
only the owner's, the key is only the owner's too.
"""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct

from ..log.store import Store
from ..log.times import wall_time
from ..log.writes import NotSaved, Statement, Write
from ..refusal import Refusal
from ..state.seats import Caller, Role
from ..state.table_state import TableState
from ..state.tokens import MAX_LENGTH, hash_of
from .sealing import public_of, seal, unseal

DAY: Final = 24 * 3600 * 1000
MAX_TIES: Final = 1000
"""Tables of one key."""
TIED: Final[tuple[Role, ...]] = ("seat", "owner", "candidate")
"""Whose tokens can be tied."""
OWNED: Final = {"ratings": "player", "results": "person", "ties": "person", "persons": "person"}
"""Where something of a person is kept, and how the person is called there; all of it goes when a key is forgotten."""


class Person(Struct, frozen=True):
    id: str
    """By which the server knows somebody, whatever the key; never told to anybody."""
    public: bytes
    made: int
    used: int
    profile: bytes | None
    """Sealed: what the page wants to find again on another device."""
    rated: bool
    """Whether this person wants ratings."""
    shown: str | None
    """The name under which everybody may see them."""


class Tie(Struct, frozen=True):
    person: str
    table: str
    seat: int
    token: str
    """Its hash, as it was when it was tied."""
    at: int


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Who

    async def known(self, key: str | None) -> Person:
        """Who has this key; refused if nobody has."""
        found = None if key is None else await self.find(key)
        if found is None:
            raise Refusal(401, "unknown-key")
        return found

    async def find(self, key: str) -> Person | None:
        if len(key) > MAX_LENGTH:
            return None
        found = await self.store.ask(
            "SELECT person, public, made, used, profile, rated, shown FROM persons WHERE key = ?", hash_of(key)
        )
        if not found:
            return None
        person, public, made, used, profile, rated, shown = found[0]
        return Person(
            person, bytes(public), made, used, None if profile is None else bytes(profile), bool(rated), shown
        )

    async def make(self, key: str) -> Person:
        """A person for a key that a client has made; asked twice, the same one."""
        now = wall_time()
        await self.save(
            Statement(
                "INSERT INTO persons VALUES (?, ?, ?, ?, ?, NULL, 0, NULL) ON CONFLICT DO NOTHING",
                (secrets.token_hex(16), hash_of(key), public_of(key), now, now),
            )
        )
        return await self.known(key)

    async def use(self, person: Person) -> None:
        """Note the day on which a key was used last."""
        if wall_time() - person.used > DAY:
            await self.save(Statement("UPDATE persons SET used = ? WHERE person = ?", (wall_time(), person.id)))

    async def keep_profile(self, person: Person, text: bytes) -> None:
        sealed = seal(person.public, text)
        await self.save(Statement("UPDATE persons SET profile = ? WHERE person = ?", (sealed, person.id)))

    async def renew(self, person: Person, old: str, new: str) -> None:
        """Another key for the same person: the old one opens nothing from now on. Of several that are asked for at
        once one is good, and nothing is sealed for the others."""
        public, before, after = public_of(new), hash_of(old), hash_of(new)
        if await self.find(new) is not None:
            raise Refusal(422, "key-used-before")
        profile = None if person.profile is None else unseal(old, person.profile)
        sealed = None if profile is None else seal(public, profile)
        results = await self.store.ask("SELECT game, body FROM results WHERE person = ?", person.id)
        opened = {game: unseal(old, bytes(body)) for game, body in results}
        renewed = "person = (SELECT person FROM persons WHERE key = ?)"
        await self.save(
            Statement(
                "UPDATE persons SET key = ?, public = ?, profile = ? WHERE person = ? AND key = ?",
                (after, public, sealed, person.id, before),
            ),
            *(
                Statement(
                    f"UPDATE results SET body = ? WHERE game = ? AND {renewed}", (seal(public, text), game, after)
                )
                for game, text in opened.items()
                if text is not None
            ),
        )
        await self.known(new)

    async def forget(self, person: Person) -> None:
        """With all that is tied to it; of the tables nothing changes."""
        await self.save(
            *(
                Statement(f"DELETE FROM {table} WHERE {column} = ?", (person.id,), erases=True)
                for table, column in OWNED.items()
            )
        )

    async def forget_unused(self, since: int) -> None:
        """The keys that nobody has used after a moment of the day."""
        old = "(SELECT person FROM persons WHERE used < ?)"
        await self.save(
            *(
                Statement(f"DELETE FROM {table} WHERE {column} IN {old}", (since,), erases=True)
                for table, column in OWNED.items()
            )
        )

    async def rate(self, person: Person, wants: bool, shown: str | None) -> None:
        """Whether somebody wants ratings, and under which name everybody may see them; who does not want them has
        none."""
        writes = [Statement("UPDATE persons SET rated = ?, shown = ? WHERE person = ?", (int(wants), shown, person.id))]
        if not wants:
            writes.append(Statement("DELETE FROM ratings WHERE player = ?", (person.id,), erases=True))
        await self.save(*writes)

    # Which seats

    async def tie(self, person: Person, state: TableState, token_hash: str) -> Caller | None:
        """Tie the seat that is opened by a token with this hash: one at each table, the last that was asked for."""
        caller = state.holder(token_hash)
        if caller is None or caller.role not in TIED:
            return None
        if sum(tie.table != state.table_id for tie in await self.ties(person)) >= MAX_TIES:
            raise Refusal(409, "too-many-ties", most=MAX_TIES)
        await self.save(
            Statement(
                "INSERT INTO ties SELECT person, ?, ?, ?, ? FROM persons WHERE person = ? "
                "AND EXISTS (SELECT 1 FROM games WHERE game = ?) "
                "ON CONFLICT (person, game) DO UPDATE "
                "SET seat = excluded.seat, token = excluded.token, at = excluded.at",
                (state.table_id, caller.seat, token_hash, wall_time(), person.id, state.table_id),
            )
        )
        return caller

    async def untie(self, person: Person, table: str) -> None:
        await self.save(Statement("DELETE FROM ties WHERE person = ? AND game = ?", (person.id, table)))

    async def ties(self, person: Person) -> list[Tie]:
        """Of a person, the newest first."""
        found = await self.store.ask(
            "SELECT person, game, seat, token, at FROM ties WHERE person = ? ORDER BY at DESC, game", person.id
        )
        return [Tie(*each) for each in found]

    async def ended(self, person: Person) -> set[str]:
        """The tables of a person where nobody plays any more."""
        found = await self.store.ask(
            "SELECT ties.game FROM ties JOIN status ON status.game = ties.game "
            "WHERE person = ? AND state IN ('over', 'closed')",
            person.id,
        )
        return {table for (table,) in found}

    async def ties_at(self, table: str) -> list[Tie]:
        """All that are tied at a table."""
        found = await self.store.ask("SELECT person, game, seat, token, at FROM ties WHERE game = ?", table)
        return [Tie(*each) for each in found]

    async def seats_at(self, state: TableState) -> dict[str, Caller]:
        """What each person may still do at a table by the key: as the seat, its owner, or who offers to play it."""
        ties = await self.ties_at(state.table_id)
        found = {tie.person: state.holder(tie.token) for tie in ties}
        return {person: caller for person, caller in found.items() if caller is not None}

    async def tied(self, key: str, table: str) -> str | None:
        """The hash of the token that a key stands for at a table."""
        if len(key) > MAX_LENGTH:
            return None
        found = await self.store.ask(
            "SELECT token FROM ties WHERE game = ? AND person = (SELECT person FROM persons WHERE key = ?)",
            table, hash_of(key),
        )  # fmt: skip
        return str(found[0][0]) if found else None

    async def save(self, *writes: Write) -> None:
        try:
            await self.store.append(*writes)
        except NotSaved:
            raise Refusal(503, "not-saved") from None


def ties_of_rematch(before: str, after: str) -> Statement:
    """A rematch has the same tokens, so the same keys open it."""
    return Statement(
        "INSERT INTO ties SELECT person, ?, seat, token, ? FROM ties WHERE game = ? ON CONFLICT DO NOTHING",
        (after, wall_time(), before),
    )
