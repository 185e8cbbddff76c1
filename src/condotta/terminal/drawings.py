"""What each game gives to the faces: its table as lines and as pictures, from a view and the words alone."""

from __future__ import annotations

from typing import Any, Protocol

from rich.text import Text

from ..words import Words
from . import condottiere, conquest, princes
from .session import Commands


class Drawing(Protocol):
    """A module of one game. `view` is that game's view of the one who looks."""

    COMMANDS: Commands
    """What can be typed in this game beside the acts."""

    def headline(self, view: Any, words: Words) -> str:
        """Where the game stands, in one line."""
        ...

    def describe(self, view: Any, words: Words) -> list[str]:
        """What one must know to answer, one fact a line."""
        ...

    def look(self, view: Any, words: Words) -> list[str]:
        """The whole table, one fact a line."""
        ...

    def board(self, view: Any, words: Words, width: int, height: int, marked: int | None) -> Text:
        """The board in so many columns and rows; `marked` is the place an option points at."""
        ...

    def seats(self, view: Any, words: Words, width: int) -> Text:
        """What lies before each seat, and how far it is from winning."""
        ...

    def hand(self, view: Any, words: Words, width: int, boxed: bool) -> Text:
        """The own cards."""
        ...

    def place_of(self, act: int) -> int | None:
        """The place on the board an act points at."""
        ...


DRAWINGS: dict[str, Drawing] = {"condottiere": condottiere, "princes": princes, "conquest": conquest}
"""By the name of the game."""
