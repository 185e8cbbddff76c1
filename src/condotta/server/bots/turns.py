"""A question for a bot, as it waits in the database for whoever has a free core."""

from __future__ import annotations

from typing import NamedTuple


class Question(NamedTuple):
    table: str
    number: int
    """Of the decision, or of the row after which a bot may do something beside it."""
    seat: int
    bot: str
    beside: bool
    people: bool
    """Whether people play at the table."""
    rules: str
    """The game, with the version of the rules that it is played by."""
