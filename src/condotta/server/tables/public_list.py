"""The list of public tables: the newest and liveliest first, and of each address only a few, so that nobody who floods
it pushes the others off. Who created a table is known only as long as the servers run, and kept nowhere.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

MAX_LISTED: Final = 100
MAX_PER_ADDRESS: Final = 5
MAX_KNOWN: Final = 20_000


class PublicList:
    def __init__(self) -> None:
        self.creators: OrderedDict[str, str | None] = OrderedDict()
        """Who created each, as far as it is known; the liveliest last."""
        self.new: dict[str, str] | None = None
        """Who created the newest, for other processes that want to know it; None: nobody does."""

    def begin(self, tables: list[str]) -> None:
        """`tables` are those there are, the liveliest first."""
        self.creators = OrderedDict((table, self.creators.get(table)) for table in reversed(tables))

    def touch(self, table: str, creator: str | None = None) -> None:
        """A table was created, or something happened there."""
        self.creators[table] = creator or self.creators.get(table)
        if creator is not None and self.new is not None:
            self.new[table] = creator
        self.creators.move_to_end(table)
        if len(self.creators) > MAX_KNOWN:
            self.creators.popitem(last=False)

    def newly_created(self) -> dict[str, str]:
        """Since this was asked last: the tables and who created them."""
        found, self.new = self.new or {}, {}
        return found

    def created_elsewhere(self, creators: dict[str, str]) -> None:
        self.creators.update(creators)

    def drop(self, table: str) -> None:
        """A table can neither be joined nor watched any more."""
        self.creators.pop(table, None)

    def listed(self) -> list[str]:
        found: list[str] = []
        seen: Counter[str] = Counter()
        for table, creator in reversed(self.creators.items()):
            if creator is not None:
                seen[creator] += 1
                if seen[creator] > MAX_PER_ADDRESS:
                    continue
            found.append(table)
            if len(found) == MAX_LISTED:
                break
        return found
